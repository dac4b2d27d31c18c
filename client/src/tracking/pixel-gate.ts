import { pixelIdsMeta, type PixelIds } from "#shared/domain/pixel-ids.ts";
import { seemsSignedIn } from "../lib/take-over.ts";
import { mayShare } from "./consent.ts";
import { currentPage } from "./current-page.ts";
import type { Pixels } from "./pixels.ts";
import { removeItem, writeItem, readItem } from "./browser-storage.ts";
import type { TrackedEvent } from "./tracked-event.ts";

const pendingEventsKey = "pixels_held";
const maxPendingEvents = 30;

/** Events for the pixels, until they are loaded. */
let pendingEvents: TrackedEvent[] = [];
let pixels: Pixels | null = null;

/** The pixel ids that the server put into this page; null on every page without pixels. */
function pixelIds(): PixelIds | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pixelIdsMeta}"]`)?.content;
  return content ? (JSON.parse(content) as PixelIds) : null; // safe: written by our own server
}

/**
 * Whether pixels may be loaded. A student who is signed in in this browser is a child on public pages too. On /auth,
 * her sign-in is the event to send.
 */
function mayOpen(): boolean {
  const isStudent = seemsSignedIn() && currentPage() !== "auth";
  return pixelIds() !== null && mayShare() && !isStudent;
}

/**
 * Offers an event of a public page to the pixels. Until the visitor has chosen, it is pending in this page's memory and
 * lost with the page. On pages without pixels nothing is stored.
 */
export function sendToPixels(event: TrackedEvent): void {
  if (pixels && mayOpen()) pixels.send(event);
  else if (pixelIds()) pendingEvents = [...pendingEvents, event].slice(-maxPendingEvents);
}

/** Loads the pixels of this page, if allowed, and sends them the pending events. */
export async function openPixels(): Promise<Pixels | null> {
  const ids = pixelIds();
  if (ids === null || !mayOpen()) return null;
  const { startPixels } = await import("./pixels.ts");
  pixels ??= startPixels(ids);
  const storedEvents = JSON.parse(
    readItem("sessionStorage", pendingEventsKey) ?? "[]",
  ) as TrackedEvent[]; // safe: stored by storePendingEvents
  removeItem("sessionStorage", pendingEventsKey);
  for (const event of [...storedEvents, ...pendingEvents.splice(0)]) pixels.send(event);
  return pixels;
}

/** Loads the pixels when the page has loaded and is idle: reading and buying have priority. */
export function openPixelsWhenIdle(): void {
  if (!mayOpen()) return;
  window.addEventListener("pagehide", storePendingEvents);
  const open = () => void openPixels().catch(() => undefined);
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? window.requestIdleCallback(open, { timeout: 5_000 })
      : setTimeout(open, 1_000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** If a page is left before the pixels have loaded, the pending events are stored for the next page. */
function storePendingEvents(): void {
  if (pendingEvents.length > 0 && mayOpen())
    writeItem("sessionStorage", pendingEventsKey, JSON.stringify(pendingEvents.splice(0)));
}

/** Drops pending events. After a refusal nothing more is sent; scripts that are already loaded end with the page. */
export function closePixels(): void {
  pendingEvents = [];
  removeItem("sessionStorage", pendingEventsKey);
}

/** Whether there are pending events, such as a sign-in, that the pixels must still get. */
export function hasPendingEvents(): boolean {
  return pendingEvents.length > 0 && mayOpen();
}
