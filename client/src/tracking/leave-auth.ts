import { pages } from "#shared/domain/pages.ts";
import { hasHeld, openPixels } from "./pixel-gate.ts";
import { flushEventsAndLeave } from "./track.ts";

/** A student doesn't wait longer than this for an ad platform. */
const longestMs = 2_000;
/** What a pixel sends is on its way a moment after its script has come. */
const sendingMs = 300;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let isLeaving = false;

/** Whether the way from /auth to a signed-in page must lead through a new document: pixels are here, or are to be told. */
export function mustLeave(): boolean {
  return isLeaving || hasHeld();
}

/**
 * Tells the pixels that somebody signed in, and goes on to the signed-in page in a new document, without them. Only now are
 * they loaded at all: while there was a form on this page, with a child's phone number in it, no script of anybody else's
 * was here to read it.
 */
export async function leaveForSignedIn(
  to: string,
  go: (address: string) => void = (address) => location.replace(address),
): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    flushEventsAndLeave();
    // Pixels tell their platform the address, and where she was going is hers. Past the router, which needn't know.
    History.prototype.replaceState.call(history, null, "", pages.auth);
    await Promise.race([tellPixels(), pause(longestMs)]);
  } catch {
    // Nobody has learned of it; she goes on all the same.
  }
  go(to);
  isLeaving = false;
}

async function tellPixels(): Promise<void> {
  const pixels = await openPixels();
  if (!pixels) return;
  await pixels.loaded;
  await pause(sendingMs);
}
