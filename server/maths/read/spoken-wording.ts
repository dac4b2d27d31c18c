/**
 * A wording as words, compiled from text such as `[it's] [very] urgent`: `a|b` are alternatives, `_` is
 * a space inside one, `[a|b]` is optional. Words are compared, not characters, so that a long list
 * is cheap to compile.
 */
type SpokenWording = readonly Place[];

/** Wordings by each possible first word: most words of a text start none. */
export type SpokenWordings = ReadonlyMap<string, readonly SpokenWording[]>;

interface Place {
  /** Each alternative as its words. */
  options: readonly (readonly string[])[];
  isOptional: boolean;
}

/** Compiles wordings, indexed by their first words. */
export function spokenWordings(...texts: readonly string[]): SpokenWordings {
  const wordings = new Map<string, SpokenWording[]>();
  for (const wording of texts.map((text) => text.split(" ").map(placeOf))) {
    for (const first of firstWordsOf(wording)) {
      wordings.set(first, [...(wordings.get(first) ?? []), wording]);
    }
  }
  return wordings;
}

/** The first words of the parts up to the first required one. */
function firstWordsOf(wording: SpokenWording): ReadonlySet<string> {
  const needed = wording.findIndex(({ isOptional }) => !isOptional);
  const places = needed < 0 ? wording : wording.slice(0, needed + 1);
  return new Set(places.flatMap(({ options }) => options.flatMap(([first]) => first ?? [])));
}

function beginningAt(
  wordings: SpokenWordings,
  words: readonly SpokenWord[],
  at: number,
): readonly SpokenWording[] {
  return wordings.get(words[at]?.text ?? "") ?? [];
}

function placeOf(text: string): Place {
  const [, optional] = /^\[(.+)\]$/.exec(text) ?? [];
  const options = (optional ?? text).split("|").map((option) => option.split("_").map(plainWord));
  return { options, isOptional: optional !== undefined };
}

/** A word of a text and its offset. */
export interface SpokenWord {
  text: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/uy;
const gap = /[\s,]*/y;

/** The words at the start of a text, up to the first non-word and up to the given count. */
export function wordsAtStart(text: string, from: number, most: number): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (let at = from; words.length < most;) {
    word.lastIndex = at;
    const [found] = word.exec(text) ?? [];
    if (found === undefined) break;
    words.push({ text: plainWord(found), start: at, end: at + found.length });
    gap.lastIndex = at + found.length;
    at += found.length + (gap.exec(text)?.[0].length ?? 0);
  }
  return words;
}

const lastWord = /(?:^|[^\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)[\s,]*$/u;
/** No word of a list is longer. */
const longestWord = 24;

/** The words directly before an offset of a text, separated only by spaces and commas. */
export function wordsAtEnd(text: string, to: number, most: number): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (let end = to; words.length < most;) {
    const from = Math.max(0, end - longestWord);
    const near = text.slice(from, end);
    const [, found] = lastWord.exec(near) ?? [];
    if (found === undefined) break;
    const start = from + near.lastIndexOf(found);
    words.unshift({ text: plainWord(found), start, end: start + found.length });
    end = start;
  }
  return words;
}

/** The number of words that the longest matching wording uses from a position; 0 if none matches. */
export function longestMatch(
  wordings: SpokenWordings,
  words: readonly SpokenWord[],
  at = 0,
): number {
  let longest = 0;
  for (const wording of beginningAt(wordings, words, at)) {
    longest = Math.max(longest, ...endsOf(wording, words, [at]).map((end) => end - at));
  }
  return longest;
}

/** Whether one of the wordings matches all words from a position to the end. */
export function endsAll(
  wordings: SpokenWordings,
  words: readonly SpokenWord[],
  at: number,
): boolean {
  return beginningAt(wordings, words, at).some((wording) =>
    endsOf(wording, words, [at]).includes(words.length),
  );
}

/** The positions after a wording that begins at one of the given positions. */
function endsOf(
  wording: SpokenWording,
  words: readonly SpokenWord[],
  starts: readonly number[],
): readonly number[] {
  let ends = starts;
  for (const { options, isOptional } of wording) {
    const passed = ends.flatMap((at) =>
      options.flatMap((option) => (fits(option, words, at) ? [at + option.length] : [])),
    );
    ends = isOptional ? [...new Set([...ends, ...passed])] : passed;
    if (ends.length === 0) return [];
  }
  return ends;
}

function fits(option: readonly string[], words: readonly SpokenWord[], at: number): boolean {
  return option.every((wanted, place) => words[at + place]?.text === wanted);
}

/** In lower case, "plzzz" as "plz" and "hiii" as "hi": no two words of a list differ in that alone. */
function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’-]/g, "")
    .replace(/(.)\1+$/u, "$1");
}
