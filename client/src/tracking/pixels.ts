import { factsOf } from "#shared/domain/events.ts";
import type { PixelIds } from "#shared/domain/pixel-ids.ts";
import { allowScriptsOf } from "../lib/trusted-types.ts";
import type { TrackedEvent } from "./tracked-event.ts";

/** The loaded pixels of a page. */
export interface Pixels {
  send: (event: TrackedEvent) => void;
  /** Resolves when the scripts have loaded or failed. */
  whenLoaded: Promise<unknown>;
}

/** Global function of a platform, which queues calls until its script has loaded. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  handleRequest?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: unknown;
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
    snaptr?: Pixel;
  }
}

/** Loads the scripts of the platforms that have an id. No other code does. */
export function startPixels({ meta, snap }: PixelIds): Pixels {
  allowScriptsOf(["https://connect.facebook.net", "https://sc-static.net"]);
  const senders: ((event: TrackedEvent) => void)[] = [];
  const loads: Promise<unknown>[] = [];
  if (meta !== undefined) {
    senders.push(startMeta(meta));
    loads.push(load("https://connect.facebook.net/en_US/fbevents.js"));
  }
  if (snap !== undefined) {
    senders.push(startSnap(snap));
    loads.push(load("https://sc-static.net/scevent.min.js"));
  }
  return {
    send: (event) => {
      for (const send of senders) send(event);
    },
    whenLoaded: Promise.all(loads),
  };
}

/** Meta's standard events; others are sent as custom ones. */
const metaStandard = new Set([
  "PageView",
  "ViewContent",
  "AddToCart",
  "Purchase",
  "Lead",
  "CompleteRegistration",
  "Search",
]);

function startMeta(id: string) {
  const fbq = window.fbq ?? stub((pixel) => pixel.callMethod);
  fbq.push = fbq;
  fbq.loaded = true;
  fbq.version = "2.0";
  // Disables everything automatic: page views, clicks on buttons, form fields. And no advanced matching: `init` gets no
  // personal data.
  fbq.disablePushState = true;
  window.fbq = fbq;
  window._fbq = fbq;
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  return (event: TrackedEvent) => {
    const name = factsOf(event.name).meta;
    if (name === undefined) return;
    const method = metaStandard.has(name) ? "track" : "trackCustom";
    const { value, currency, search_string, content_name } = sharedOf(event);
    const parameters = defined({ value, currency, search_string, content_name });
    fbq(method, name, parameters, { eventID: event.id });
  };
}

function startSnap(id: string) {
  const snaptr = window.snaptr ?? stub((pixel) => pixel.handleRequest);
  window.snaptr = snaptr;
  snaptr("init", id, {});
  return (event: TrackedEvent) => {
    const name = factsOf(event.name).snap;
    if (name === undefined) return;
    const { value, currency, transaction_id, search_string, content_name } = sharedOf(event);
    const parameters = { price: value, currency, transaction_id, search_string };
    const client_dedup_id = event.id;
    snaptr("track", name, {
      ...defined({ ...parameters, description: content_name }),
      client_dedup_id,
    });
  };
}

/** Queues calls until the platform's script has loaded and takes over. */
function stub(workOf: (pixel: Pixel) => ((...call: unknown[]) => void) | undefined): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      const work = workOf(pixel);
      if (work) work.apply(pixel, call);
      else pixel.queue.push(call);
    },
    { queue: [] as unknown[][] },
  );
  return pixel;
}

/** All properties of an event, by any name, that a pixel may ever get. */
interface SharedProperties {
  value?: number;
  currency?: string;
  transaction_id?: string;
  search_string?: string;
  content_name?: string;
}

function sharedOf({ properties }: TrackedEvent): SharedProperties {
  const { plan, ...shared } = properties as SharedProperties & { plan?: string }; // safe: properties from the table of events
  return { content_name: plan, ...shared } as SharedProperties; // safe: as above
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function load(address: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", resolve);
    // Blocked by the visitor's browser or network: the page works without it.
    script.addEventListener("error", resolve);
    document.head.append(script);
  });
}
