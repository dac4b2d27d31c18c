import { useState, useSyncExternalStore } from "react";
import { productName } from "#shared/catalogue.ts";
import { Button } from "../../ui/button.tsx";
import { newerVersion, activateNewerVersion } from "./newer-version.ts";

/** Says that there is a newer version. It is activated when the student accepts, or when she has closed the app. */
export function UpdateOffer() {
  const waitingWorker = useSyncExternalStore(newerVersion.subscribe, newerVersion.current);
  const [postponedWorker, setPostponedWorker] = useState<ServiceWorker | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  if (!waitingWorker || waitingWorker === postponedWorker) return null;
  const activate = () => {
    setUpdating(true);
    activateNewerVersion();
  };
  return (
    <section
      aria-label="Newer version"
      className="grid grid-cols-1 gap-2 rounded-card border border-teal bg-sheet p-4"
    >
      <output className="font-semibold">A newer {productName} is ready</output>
      <p className="text-sm text-ink-soft">It takes a second. What you are typing is kept.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={activate} pending={isUpdating} pendingLabel="Updating...">
          Use it now
        </Button>
        <Button variant="quiet" onClick={() => setPostponedWorker(waitingWorker)}>
          Later
        </Button>
      </div>
    </section>
  );
}
