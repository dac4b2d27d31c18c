import { detailOf } from "../../../lib/api-error.ts";
import type { OpenSession } from "./use-open-session.ts";

/** Shown if the finish failed for another reason than a lost connection. */
export function FinishFailure({ open }: { open: OpenSession }) {
  if (!open.finishError) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {detailOf(open.finishError)}
    </p>
  );
}
