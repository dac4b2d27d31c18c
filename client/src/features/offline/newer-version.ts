import { workerAddress } from "../../lib/trusted-types.ts";
import { onResume } from "../../lib/on-resume.ts";
import { takeOverMessage } from "../../service-worker/take-over-message.ts";

/** Interval in milliseconds at which an app that stays open for days checks for a newer version. */
const checkIntervalMs = 60 * 60 * 1000;

let waitingWorker: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The waiting service worker of a newer version, which the student can activate. */
export const newerVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => waitingWorker,
};

let isRegistered = false;

/** Registers the service worker, with which the app opens offline from the next visit on. */
export async function registerWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  try {
    watchRegistration(await navigator.serviceWorker.register(workerAddress()));
  } catch {
    // Service workers are switched off, or the phone is offline: the app works while there is a connection.
    isRegistered = false;
  }
}

/** Watches a registration for a version newer than the running one. */
function watchRegistration(registration: ServiceWorkerRegistration): void {
  const update = () => {
    // Without a controlling worker the waiting one is the first, so nothing is newer.
    const next = navigator.serviceWorker.controller && registration.waiting;
    if (next === waitingWorker) return;
    waitingWorker = next;
    for (const listener of listeners) listener();
  };
  const watch = () => registration.installing?.addEventListener("statechange", update);
  registration.addEventListener("updatefound", watch);
  // A worker may already be installing.
  watch();
  update();
  let checkedAt = Date.now();
  onResume(() => {
    if (Date.now() - checkedAt < checkIntervalMs) return;
    checkedAt = Date.now();
    // Offline: the next resume checks again.
    registration.update().catch(() => undefined);
  });
}

/** Activates the newer version at the student's request. A page is never reloaded without it. */
export function activateNewerVersion(reload = () => window.location.reload()): void {
  if (waitingWorker?.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  waitingWorker.postMessage(takeOverMessage);
}
