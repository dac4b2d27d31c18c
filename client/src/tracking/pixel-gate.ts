import { pixelIdsMeta, type PixelIds } from "#shared/domain/pixel-ids.ts";
import { seemsSignedIn } from "../lib/take-over.ts";
import { mayShare } from "./consent.ts";
import { pageHere } from "./page-here.ts";
import type { OpenPixels } from "./pixels.ts";
import { forget, store, stored } from "./stored.ts";
import type { TrackedEvent } from "./tracked-event.ts";

const heldKey = "pixels_held";
const mostHeld = 30;

/** What the pixels are to be told once they are there. */
let held: TrackedEvent[] = [];
let opened: OpenPixels | null = null;

/** The ids that the server gave this page; null on every page that has no pixel. */
function pixelIds(): PixelIds | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pixelIdsMeta}"]`)?.content;
  return content ? (JSON.parse(content) as PixelIds) : null; // safe: written by our own server
}

/**
 * A student who is signed in in this browser is a child on public pages too. On /auth her signing in is what is to be
 * told.
 */
function mayOpen(): boolean {
  const isOfStudent = seemsSignedIn() && pageHere() !== "auth";
  return pixelIds() !== null && mayShare() && !isOfStudent;
}

/**
 * An event of a public page. Until the visitor has said what she wants it is held in this page's memory, and goes with the
 * page. Where there is no pixel nothing is held.
 */
export function offerToPixels(event: TrackedEvent): void {
  if (opened && mayOpen()) opened.tell(event);
  else if (pixelIds()) held = [...held, event].slice(-mostHeld);
}

/** Brings the pixels to this page, where they may be, and tells them what has happened so far. */
export async function openPixels(): Promise<OpenPixels | null> {
  const ids = pixelIds();
  if (ids === null || !mayOpen()) return null;
  const { startPixels } = await import("./pixels.ts");
  opened ??= startPixels(ids);
  const before = JSON.parse(stored("sessionStorage", heldKey) ?? "[]") as TrackedEvent[]; // safe: kept by keepHeld
  forget("sessionStorage", heldKey);
  for (const event of [...before, ...held.splice(0)]) opened.tell(event);
  return opened;
}

/** Not before the page is there and has nothing to do: who came to read or buy comes first. */
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

/** A page that is left before the pixels came hands on to the next what they are still to be told. */
function keepHeld(): void {
  if (held.length > 0 && mayOpen())
    store("sessionStorage", heldKey, JSON.stringify(held.splice(0)));
}

/** What has happened so far is told nobody. After a refusal nothing more is told; scripts that are there go with the page. */
export function closePixels(): void {
  held = [];
  forget("sessionStorage", heldKey);
}

/** Whether somebody signed in here whom the pixels haven't been told of yet. */
export function hasHeld(): boolean {
  return held.length > 0 && mayOpen();
}
