import { different, equal, unreadable } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

interface Option {
  letter: string;
  /** What is written behind the letter. */
  value: string;
}

/** An option by its letter, (b) or "b", with its value or without. Null where the expected answer is none. */
export function compareOptions(
  expected: string,
  given: string,
  compareOne: (expected: string, given: string) => Judgement,
): Judgement | null {
  const wanted =
    /^\(?[a-e]\)/i.test(expected) || /^[a-e]$/i.test(expected) ? readOption(expected) : null;
  if (!wanted) return null;
  const found = readOption(given);
  if (!found) return wanted.value === "" ? unreadable : compareOne(wanted.value, given);
  if (found.letter !== wanted.letter) return different;
  if (found.value === "") return equal;
  return wanted.value === "" ? unreadable : compareOne(wanted.value, found.value);
}

function readOption(text: string): Option | null {
  const [, bracketed, dotted, alone, value = ""] =
    /^(?:option\s*)?(?:\(\s*([a-e])\s*\)|([a-e])\s*[).:]|([a-e])$)\s*(.*)$/i.exec(text.trim()) ??
    [];
  const letter = bracketed ?? dotted ?? alone;
  return letter === undefined ? null : { letter: letter.toLowerCase(), value: value.trim() };
}
