import { onTestFinished, vi } from "vitest";
import { pixelIdsMeta } from "#shared/domain/pixel-ids.ts";

interface EventBatch {
  visitorId: string | null;
  isPrivate: boolean;
  events: { id: string; name: string; page: string; properties: Record<string, unknown> }[];
}

/**
 * Creates a page at an address in a browser without stored data. The test records what the page sends to our server.
 */
export function givenPage(address: string, body = "") {
  history.replaceState(null, "", address);
  document.body.innerHTML = body;
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  const beacons: Blob[] = [];
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_address: string, blob: Blob) => beacons.push(blob) > 0,
  });
  // jsdom has no requestIdleCallback; here the page is idle at once.
  window.requestIdleCallback = (callback) => {
    callback({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  const forgetListeners = keepListeners();
  onTestFinished(() => {
    forgetListeners();
    document.head.innerHTML = "";
    document.body.innerHTML = "";
    delete window.fbq;
    delete window.snaptr;
    Reflect.deleteProperty(navigator, "globalPrivacyControl");
  });

  /** Unloads the page; returns the events that the server received. */
  async function sentBatches(): Promise<EventBatch[]> {
    window.dispatchEvent(new Event("pagehide"));
    const bodies = await Promise.all(beacons.splice(0).map(textOf));
    return bodies.map((text) => JSON.parse(text) as EventBatch); // safe: the body that event-line.ts sends
  }

  const toldEvents = async () => (await sentBatches()).flatMap(({ events }) => events);
  const toldNames = async () => (await toldEvents()).map(({ name }) => name);
  return { sentBatches, toldEvents, toldNames };
}

/** Each test loads the modules again, and listeners of an earlier test must not run in this one. */
function keepListeners(): () => void {
  const spies = [window, document].map((target) => {
    const spy = vi.spyOn(target, "addEventListener");
    return () => {
      for (const [type, listener, options] of spy.mock.calls) {
        target.removeEventListener(type, listener, options);
      }
      spy.mockRestore();
    };
  });
  return () => spies.forEach((forget) => forget());
}

/** jsdom's blobs have no `text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    // safe: read as text
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

export const metaId = "1234567890";
export const snapId = "01234567-89ab-4def-8123-456789abcdef";

/** Both platforms with their scripts loaded: the calls are recorded. */
export function givenPixels(consent?: "ask") {
  const tag = document.createElement("meta");
  tag.name = pixelIdsMeta;
  tag.content = JSON.stringify({ meta: metaId, snap: snapId, ...(consent && { consent }) });
  document.head.append(tag);
  const meta: unknown[][] = [];
  const snap: unknown[][] = [];
  window.fbq = Object.assign((...call: unknown[]) => void meta.push(call), { queue: [] });
  window.snaptr = Object.assign((...call: unknown[]) => void snap.push(call), { queue: [] });
  const scripts = () => Array.from(document.head.querySelectorAll("script"), ({ src }) => src);
  const tracked = (calls: unknown[][]) => calls.filter(([how]) => String(how).startsWith("track"));
  return {
    meta,
    snap,
    scripts,
    /** Calls as method, event name and properties, without the event id. */
    toldMeta: () => tracked(meta).map(([how, name, properties]) => [how, name, properties]),
    toldSnap: () => tracked(snap).map(([, name, properties]) => [name, properties]),
  };
}
