import { different, equal, type Judgement, unreadable } from "./judgement.ts";
import type { MathsAnswer } from "../outcome.ts";

interface Option {
  letter: string;
  /** The text after the letter. */
  value: string;
}

/** An option by its letter, (b) or "b", with or without its value. Null if the expected answer is none. */
export function compareOptions(
  expected: string,
  given: string,
  compareOne: (expected: string, given: string) => Judgement,
): Judgement | null {
  const wanted =
    /^\(?[a-h]\)/i.test(expected) || /^[a-h]$/i.test(expected) ? readOption(expected) : null;
  if (!wanted) return null;
  const found = readOption(given);
  if (!found) return wanted.value === "" ? unreadable : compareOne(wanted.value, given);
  if (found.letter !== wanted.letter) return different;
  if (found.value === "") return equal;
  return wanted.value === "" ? unreadable : compareOne(wanted.value, found.value);
}

function readOption(text: string): Option | null {
  const [, bracketed, dotted, alone, value = ""] =
    /^(?:option\s*)?(?:\(\s*([a-h])\s*\)|([a-h])\s*[).:]|([a-h])$)\s*(.*)$/i.exec(text.trim()) ??
    [];
  const letter = bracketed ?? dotted ?? alone;
  return letter === undefined ? null : { letter: letter.toLowerCase(), value: value.trim() };
}

/** A letter, or a number marked as the number of an option. */
const chosen =
  /^(?:option\s*[-:]?\s*\(?\s*([a-h]|[ivx]{1,4}|\d)\s*\)?|\(\s*([a-h]|[ivx]{1,4}|\d)\s*\)|([a-h])(?:\s*[).:]|$))\s*[.:]?\s*(.*)$/iu;

/** Compares a choice with the correct option: by letter, by value, by text, or by letter and value. */
export function compareToOption(
  { letter, text }: NonNullable<MathsAnswer["option"]>,
  given: string,
  compareValue: (given: string) => Judgement,
): Judgement {
  const { said, value, bare } = choiceIn(given);
  if (isSameText(bare, text)) return equal;
  if (said === null) return compareValue(given);
  if (said !== letter.toLowerCase()) return different;
  return value.trim() === "" || isSameText(value, text) ? equal : compareValue(value);
}

/** The option at the start of a text, in lower case, and the text after it. */
export function choiceIn(given: string): { said: string | null; value: string; bare: string } {
  const bare = given
    .replaceAll(/\\text\s*\{([^{}]*)\}/g, "$1")
    .replaceAll(/[$*]/g, "")
    .trim();
  const [, named, bracketed, alone, value = ""] = chosen.exec(bare) ?? [];
  const said = named ?? bracketed ?? alone ?? null;
  return { said: said && said.toLowerCase(), value, bare };
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
