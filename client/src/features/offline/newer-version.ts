import { workerAddress } from "../../lib/trusted-types.ts";
import { onResume } from "../../lib/on-resume.ts";
import { takeOverMessage } from "../../service-worker/take-over-message.ts";

/** An app that lies open for days asks this often whether there is a newer one. */
const askEvery = 60 * 60 * 1000;

let ready: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The worker of a newer version that is on this phone and waits for the student's word. */
export const newerVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => ready,
};

let isRegistered = false;

/** Lets the app open without a line from the next visit on. */
export async function registerWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  try {
    follow(await navigator.serviceWorker.register(workerAddress()));
  } catch {
    // Switched off, or no line at this moment: the app works, as long as there is a line.
    isRegistered = false;
  }
}

/** Watches a registration for a version that is newer than the one that runs. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a worker in charge the one that waits is the first, and nothing is newer.
    const next = navigator.serviceWorker.controller && registration.waiting;
    if (next === ready) return;
    ready = next;
    for (const listener of listeners) listener();
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  // One may be on its way already.
  watch();
  look();
  let askedAt = Date.now();
  onResume(() => {
    if (Date.now() - askedAt < askEvery) return;
    askedAt = Date.now();
    // Without a line it is asked another time.
    registration.update().catch(() => undefined);
  });
}

/** The student wants it now. Only her own word reloads a page. */
export function takeNewerVersion(reload = () => window.location.reload()): void {
  if (ready?.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  ready.postMessage(takeOverMessage);
}
