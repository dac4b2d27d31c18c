import { amountLetters } from "./story-text.ts";
import type { AmountKind } from "./amount.ts";

/**
 * For one part of a wording, lists of words: the text must contain all words of one list. Empty if any text matches.
 */
type Need = readonly (readonly string[])[];

const known = new Map<string, Need>();

/** The words that a part of a wording needs; cached, because wordings share many of their parts. */
function needOf(part: string): Need {
  const found = known.get(part);
  if (found) return found;
  const options = part.split(/\|(?![^{]*\})/).flatMap((option): Need => {
    const gap = /^\{\w+:([\w|]+)\}$/.exec(option)?.[1];
    return gap === undefined
      ? [option.split("_").map(keyOf)]
      : gap.split("|").map((kind) => (isAmountKind(kind) ? [amountLetters[kind]] : []));
  });
  const need = options.some((words) => words.length === 0) ? [] : options;
  known.set(part, need);
  return need;
}

function isAmountKind(kind: string): kind is AmountKind {
  return kind in amountLetters;
}

const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: "N_1",
    two: "N_2",
    three: "N_3",
    four: "N_4",
    five: "N_5",
    times: "×",
  }),
);

function keyOf(word: string): string {
  return spelled.get(word) ?? (/^\d+$/.test(word) ? `N_${word}` : word);
}

const places = new Map<string, readonly Need[]>();

/** The words that the required parts of a wording need; computed on first use. */
function needsOf(wording: string): readonly Need[] {
  const found = places.get(wording);
  if (found) return found;
  // Parts with few alternatives exclude most word problems, so they are tested first.
  const needs = mustBeFilled(wording)
    .map(needOf)
    .filter((need) => need.length > 0)
    .toSorted((one, other) => one.length - other.length);
  places.set(wording, needs);
  return needs;
}

function mustBeFilled(wording: string): string[] {
  let depth = 0;
  return wording
    .replaceAll(/[<>]/g, " $& ")
    .split(" ")
    .filter((part) => {
      // Words in [ ] are joined by _; checked here, because the regular expression of a wording is seldom built.
      if (part.startsWith("[") !== part.endsWith("]"))
        throw new Error(`A space in [ ]: ${wording}`);
      if (part === "<") depth += 1;
      if (part === ">") depth -= 1;
      return depth === 0 && !/^(?:|[<>/]|\[.*)$/.test(part);
    });
}

/**
 * Whether a word problem contains all words that a wording requires, in any order. Only then is the regular expression
 * built, because a word problem needs only a few out of hundreds of wordings.
 */
export function mayHold(keys: ReadonlySet<string>, wording: string): boolean {
  return needsOf(wording).every((need) => {
    return need.some((words) => words.every((word) => keys.has(word)));
  });
}

/** The words that can start a wording; null if any word can. */
export function headsOf(wording: string): ReadonlySet<string> | null {
  const heads = new Set<string>();
  for (const part of wording.trim().split(/ +/)) {
    const isOptional = part.startsWith("[");
    const need = part.includes("<") ? [] : needOf(isOptional ? part.slice(1, -1) : part);
    if (need.length === 0) return null;
    for (const [first] of need) if (first !== undefined) heads.add(first);
    if (!isOptional) return heads;
  }
  return null;
}

/** The words of a word problem; amounts by letter, and small whole numbers also with their value: `N` and `N_2`. */
export function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const atom of text.split(" ")) for (const key of keysOfAtom(atom)) keys.add(key);
  return keys;
}

/** The keys of the atom that begins at a position of a word problem. */
export function keysAt(text: string, at: number): readonly string[] {
  return keysOfAtom(text.slice(at, text.indexOf(" ", at)));
}

function keysOfAtom(atom: string): string[] {
  const [, letter, number] = /^([A-Z])\d+(?:_(\d+))?$/.exec(atom) ?? [];
  if (letter === undefined) return [atom.replace(/^~/, "")];
  return number === undefined ? [letter] : [letter, `N_${number}`];
}
