import { amountLetters } from "./story-text.ts";
import type { AmountKind } from "./amount.ts";

/** The words of which a story must have all of one list, for a place of a wording; empty where any will do. */
type Need = readonly (readonly string[])[];

const known = new Map<string, Need>();

/** What a place of a wording needs; wordings share many of their places, so each is read once. */
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

const spelled: Readonly<Record<string, string>> = {
  one: "N_1",
  two: "N_2",
  three: "N_3",
  four: "N_4",
  five: "N_5",
  times: "×",
};

function keyOf(word: string): string {
  return spelled[word] ?? (/^\d+$/.test(word) ? `N_${word}` : word);
}

/** The places of a wording that must be filled, in order, up to the first that the test denies. */
function everyPlace(wording: string, test: (need: Need) => boolean): boolean {
  let depth = 0;
  for (const part of wording.replaceAll(/[<>]/g, " $& ").split(" ")) {
    // Words in [ ] are joined by _; said here, since the pattern of a wording is seldom built.
    if (part.startsWith("[") !== part.endsWith("]")) throw new Error(`A space in [ ]: ${wording}`);
    if (part === "<") depth += 1;
    else if (part === ">") depth -= 1;
    else if (depth === 0 && part !== "" && part !== "/" && !part.startsWith("[")) {
      if (!test(needOf(part))) return false;
    }
  }
  return true;
}

/**
 * Whether a story has all that a wording can't do without, in whatever order: only then its pattern is built, as a
 * story needs the patterns of a few of hundreds of wordings.
 */
export function mayHold(keys: ReadonlySet<string>, wording: string): boolean {
  return everyPlace(wording, (need) => {
    return need.length === 0 || need.some((words) => words.every((word) => keys.has(word)));
  });
}

/** The words that a wording can begin with; null where it can begin with any. */
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

/** The words of a story, its amounts by their letters, and small whole numbers also by name: `N` and `N_2` for `N0_2`. */
export function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const atom of text.split(" ")) for (const key of keysOfAtom(atom)) keys.add(key);
  return keys;
}

/** The keys of the atom that begins at a place of a story. */
export function keysAt(text: string, at: number): readonly string[] {
  return keysOfAtom(text.slice(at, text.indexOf(" ", at)));
}

function keysOfAtom(atom: string): string[] {
  const [, letter, number] = /^([A-Z])\d+(?:_(\d+))?$/.exec(atom) ?? [];
  if (letter === undefined) return [atom.replace(/^~/, "")];
  return number === undefined ? [letter] : [letter, `N_${number}`];
}
