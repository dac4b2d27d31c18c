import { amountLetters } from "./story-text.ts";
import type { AmountKind } from "./amount.ts";

/** The words of which a story must have all of one list, for each place of a wording. */
export type Need = readonly (readonly string[])[];

/**
 * What a wording can't do without, read off its text, so that its pattern is built only for stories that have these
 * words: a story needs the patterns of a few of hundreds of wordings.
 */
export function needsOf(wording: string): Need[] {
  const needs: Need[] = [];
  let depth = 0;
  for (const part of wording.replaceAll(/[<>]/g, " $& ").split(" ")) {
    // Words in [ ] are joined by _; here, since the pattern of a wording is seldom built.
    if (part.startsWith("[") !== part.endsWith("]")) throw new Error(`A space in [ ]: ${wording}`);
    if (part === "<") depth += 1;
    else if (part === ">") depth -= 1;
    else if (depth === 0 && part !== "" && part !== "/" && !part.startsWith("[")) {
      const need = needOf(part);
      if (need.every((words) => words.length > 0)) needs.push(need);
    }
  }
  return needs;
}

function needOf(part: string): Need {
  const gap = /^\{\w+:([\w|]+)\}$/.exec(part)?.[1];
  if (gap !== undefined) return gap.split("|").map(lettersOf);
  return part.split(/\|(?![^{]*\})/).flatMap((option): Need => {
    return option.startsWith("{") ? needOf(option) : [option.split("_").map(keyOf)];
  });
}

/** Nothing for a gap that takes words. */
function lettersOf(kind: string): string[] {
  return isAmountKind(kind) ? [amountLetters[kind]] : [];
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

/** The words of a story, its amounts by their letters, and small whole numbers also by name: `N` and `N_2` for `N0_2`. */
export function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const atom of text.split(" ")) {
    const [, letter, number] = /^([A-Z])\d+(?:_(\d+))?$/.exec(atom) ?? [];
    if (letter === undefined) keys.add(atom.replace(/^~/, ""));
    else keys.add(letter);
    if (number !== undefined) keys.add(`N_${number}`);
  }
  return keys;
}

/** Whether a story has all that a wording needs. */
export function meets(keys: ReadonlySet<string>, needs: readonly Need[]): boolean {
  return needs.every((need) => need.some((words) => words.every((word) => keys.has(word))));
}
