import { useEffect, useState } from "react";
import type { Toast } from "./toast-store.ts";

/** A live region is heard when its words change, not when it appears with them. */
const afterMilliseconds = 50;
/** Long enough to be taken up; what stayed longer would be met again by who reads on through the page. */
const forMilliseconds = 1000;

/** Says a toast to those who don't see it: bad news and offers at once, the rest when there is a pause. */
export function ToastAnnouncement({ toast }: { toast: Toast }) {
  const [stage, setStage] = useState<"silent" | "said" | "over">("silent");
  useEffect(() => {
    const saying = setTimeout(() => setStage("said"), afterMilliseconds);
    const ending = setTimeout(() => setStage("over"), afterMilliseconds + forMilliseconds);
    return () => {
      clearTimeout(saying);
      clearTimeout(ending);
    };
  }, []);
  if (stage === "over") return null;

  const { title, description, action, variant } = toast;
  const urgent = variant === "destructive" || action !== undefined;
  return (
    <div role="status" aria-live={urgent ? "assertive" : "polite"} className="sr-only">
      {stage === "said" &&
        [title, description, action?.alternative].filter((words) => words !== undefined).join(" ")}
    </div>
  );
}
