import { joined, piecesOf } from "../pieces.ts";
import { settledPrefix } from "./settled-prefix.ts";

/** The first of these texts that is certainly false, counted from 0; null where there is none. */
export type FindWrongText = (texts: readonly string[]) => Promise<{ step: number } | null>;

export type SoundCounter = (texts: readonly string[]) => Promise<number>;

/** The number of leading texts that are sound; each is checked once, and none after the first false one. */
export function soundCounter(findWrongText: FindWrongText): SoundCounter {
  let sound = 0;
  let isStopped = false;
  return async (texts) => {
    if (isStopped || texts.length <= sound) return Math.min(sound, texts.length);
    const wrong = await findWrongText(texts.slice(sound));
    isStopped = wrong !== null;
    sound += wrong ? wrong.step : texts.length - sound;
    return sound;
  };
}

/** The pieces that are whole and sound, and of the one that is being written what says nothing to be checked. */
export async function streamingText(text: string, sound: SoundCounter): Promise<string> {
  const pieces = piecesOf(text);
  const whole = pieces.slice(0, -1);
  const count = await sound(whole);
  if (count < whole.length) return joined(whole.slice(0, count));
  const tail = beforeClaim(settledPrefix(pieces.at(-1) ?? ""));
  return joined([...whole, ...(tail === "" ? [] : [tail])]);
}

interface SoundText {
  text: string;
  /** Whether nothing of it was withheld. */
  isAll: boolean;
}

/** For a complete text, the part before the first false piece. */
export async function wholeText(text: string, sound: SoundCounter): Promise<SoundText> {
  const pieces = piecesOf(text);
  const count = await sound(pieces);
  return { text: joined(pieces.slice(0, count)), isAll: count === pieces.length };
}

const formulaOrEquality = /\$+[^$]*\$+|=/gu;

/** The text before the first equality, with the formula that states it. */
function beforeClaim(text: string): string {
  const claim = [...text.matchAll(formulaOrEquality)].find(([found]) => found.includes("="));
  return (claim ? text.slice(0, claim.index) : text).trimEnd();
}
