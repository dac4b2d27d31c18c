import { useState, useSyncExternalStore } from "react";
import { productName } from "#shared/catalogue.ts";
import { Button } from "../../ui/button.tsx";
import { newerVersion, takeNewerVersion } from "./newer-version.ts";

/** Says that there is a newer version. It is activated when the student accepts, or when she has closed the app. */
export function UpdateOffer() {
  const ready = useSyncExternalStore(newerVersion.subscribe, newerVersion.current);
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null);
  const [isComing, setComing] = useState(false);
  if (!ready || ready === putOff) return null;
  const take = () => {
    setComing(true);
    takeNewerVersion();
  };
  return (
    <section
      aria-label="Newer version"
      className="grid grid-cols-1 gap-2 rounded-card border border-teal bg-sheet p-4"
    >
      <output className="font-semibold">A newer {productName} is ready</output>
      <p className="text-sm text-ink-soft">It takes a second. What you are typing is kept.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={take} pending={isComing} pendingLabel="Updating...">
          Use it now
        </Button>
        <Button variant="quiet" onClick={() => setPutOff(ready)}>
          Later
        </Button>
      </div>
    </section>
  );
}
