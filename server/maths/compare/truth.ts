import { different, equal, unreadable } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

const yes = new Set(["true", "yes", "t", "y", "correct", "right", "haan", "ha", "sahi"]);
const no = new Set(["false", "no", "f", "n", "incorrect", "wrong", "nahi", "nahin", "galat"]);

function truthOf(text: string): boolean | null {
  const [word = "", ...more] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (more.length > 4) return null;
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** True and false, yes and no, also in Hinglish. Null where the expected answer is neither. */
export function compareTruth(expected: string, given: string): Judgement | null {
  const wanted = /^(?:true|false|yes|no)$/i.test(expected.trim()) ? truthOf(expected) : null;
  if (wanted === null) return null;
  const found = truthOf(given);
  if (found === null) return unreadable;
  return found === wanted ? equal : different;
}
