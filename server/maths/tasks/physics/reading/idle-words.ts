import type { CompiledFrame } from "./compiled-frame.ts";
import { filler, hinglish } from "./filler.ts";
import { objects } from "./objects.ts";

/** Whether a word is on one of the lists of words without effect, including that of the frame. */
export function isListed(frame: CompiledFrame, text: string): boolean {
  return filler.has(text) || objects.has(text) || hinglish.has(text) || frame.words.has(text);
}
