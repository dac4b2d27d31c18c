import { pixelIdsMeta, type PixelIds } from "#shared/domain/pixel-ids.ts";
import { seemsSignedIn } from "../lib/take-over.ts";
import { mayShare } from "./consent.ts";
import { pageHere } from "./page-here.ts";
import type { OpenPixels } from "./pixels.ts";
import { forget, store, stored } from "./stored.ts";
import type { TrackedEvent } from "./tracked-event.ts";

const heldKey = "pixels_held";
const mostHeld = 30;

/** Events for the pixels, until they are loaded. */
let held: TrackedEvent[] = [];
let opened: OpenPixels | null = null;

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
  const isOfStudent = seemsSignedIn() && pageHere() !== "auth";
  return pixelIds() !== null && mayShare() && !isOfStudent;
}

/**
 * Offers an event of a public page to the pixels. Until the visitor has chosen, it is held in this page's memory and
 * lost with the page. On pages without pixels nothing is held.
 */
export function offerToPixels(event: TrackedEvent): void {
  if (opened && mayOpen()) opened.tell(event);
  else if (pixelIds()) held = [...held, event].slice(-mostHeld);
}

/** Loads the pixels of this page, if allowed, and sends them the events held so far. */
export async function openPixels(): Promise<OpenPixels | null> {
  const ids = pixelIds();
  if (ids === null || !mayOpen()) return null;
  const { startPixels } = await import("./pixels.ts");
  opened ??= startPixels(ids);
  const before = JSON.parse(stored("sessionStorage", heldKey) ?? "[]") as TrackedEvent[]; // safe: stored by keepHeld
  forget("sessionStorage", heldKey);
  for (const event of [...before, ...held.splice(0)]) opened.tell(event);
  return opened;
}

/** Loads the pixels when the page has loaded and is idle: reading and buying have priority. */
export function openPixelsWhenIdle(): void {
  if (!mayOpen()) return;
  window.addEventListener("pagehide", keepHeld);
  const open = () => void openPixels().catch(() => undefined);
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? window.requestIdleCallback(open, { timeout: 5_000 })
      : setTimeout(open, 1_000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** If a page is left before the pixels have loaded, the held events are stored for the next page. */
function keepHeld(): void {
  if (held.length > 0 && mayOpen())
    store("sessionStorage", heldKey, JSON.stringify(held.splice(0)));
}

/** Drops held events. After a refusal nothing more is sent; scripts that are already loaded end with the page. */
export function closePixels(): void {
  held = [];
  forget("sessionStorage", heldKey);
}

/** Whether there are held events, such as a sign-in, that the pixels must still get. */
export function hasHeld(): boolean {
  return held.length > 0 && mayOpen();
}
