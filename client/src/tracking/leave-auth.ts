import { pages } from "#shared/domain/pages.ts";
import { hasPendingEvents, openPixels } from "./pixel-gate.ts";
import { flushEventsOnUnload } from "./track.ts";

/** The longest time in milliseconds that a student waits for an ad platform. */
const maxWaitMs = 2_000;
/** Milliseconds after which a loaded pixel script has sent its requests. */
const sendingMs = 300;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let isLeaving = false;

/**
 * Whether the navigation from /auth to a signed-in page needs a new document: pixels are loaded, or have events to get.
 */
export function needsNewDocument(): boolean {
  return isLeaving || hasPendingEvents();
}

/**
 * Sends the sign-in event to the pixels, and loads the signed-in page in a new document, without pixels. The pixels are
 * loaded only now: while this page had a form with a child's phone number, no third-party script could read it.
 */
export async function openSignedInPage(
  to: string,
  navigate: (address: string) => void = (address) => location.replace(address),
): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    flushEventsOnUnload();
    // Pixels send the address to their platform, and the target page is private. This bypasses the router, which must
    // not react.
    History.prototype.replaceState.call(history, null, "", pages.auth);
    await Promise.race([flushPixels(), pause(maxWaitMs)]);
  } catch {
    // The pixels didn't get the event; the student continues all the same.
  }
  navigate(to);
  isLeaving = false;
}

async function flushPixels(): Promise<void> {
  const pixels = await openPixels();
  if (!pixels) return;
  await pixels.whenLoaded;
  await pause(sendingMs);
}
