import { lawFrames } from "../laws/law-book.ts";
import type { CompiledFrame } from "./compiled-frame.ts";
import { altering } from "./filler.ts";
import { isListed } from "./idle-words.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

/**
 * Words that name the bodies of a word problem but are on no list: "A racehorse accelerates …", "a 70 kg acrobat". In a
 * frame with `hasBodies` they do not affect the result. A word that has a meaning in physics is never taken for a body.
 */
export function bodiesIn(frame: CompiledFrame, items: readonly Item[]): ReadonlySet<string> {
  if (frame.frame.hasBodies !== true) return none;
  const found = items.flatMap((_, at) => bodyAt(frame, items, at));
  return found.length === 0 ? none : new Set(found);
}

const none: ReadonlySet<string> = new Set();
/** At most two unknown words name a body: "a soccer player" has one, "a hammer thrower" two. */
const longest = 2;

/** The unknown words that start at this position, if they are the subject of a sentence or follow a mass. */
function bodyAt(frame: CompiledFrame, items: readonly Item[], at: number): string[] {
  if (!isSubject(items, at) && !isBehindMass(items, at)) return [];
  const words: string[] = [];
  while (words.length < longest && isUnknown(frame, items[at + words.length])) {
    words.push(textOf(items[at + words.length]));
  }
  const isBody =
    words.length > 0 && words.every(isPlain) && goesOn(frame, items, at + words.length);
  return isBody ? words : [];
}

function isSubject(items: readonly Item[], at: number): boolean {
  const before = items[at - 2];
  const isStart = before === undefined || before.kind === "stop" || before.kind === "question";
  return isStart && /^an?$/.test(textOf(items[at - 1]));
}

function isBehindMass(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before?.kind === "quantity" && before.quantity.unit.dimension.mass === 1 && isMass(before);
}

function isMass({ quantity: { unit } }: Extract<Item, { kind: "quantity" }>): boolean {
  return /^(?:kg|g|mg|t|tonne)$/.test(unit.symbol);
}

function isUnknown(frame: CompiledFrame, item: Item | undefined): boolean {
  if (item?.kind !== "word" || isListed(frame, item.text)) return false;
  return !frame.wordings.has(item.text) && !frame.letters.has(item.typedText);
}

/** Whether a word is long enough for a noun and has no meaning in any frame. */
function isPlain(word: string): boolean {
  return word.length > 3 && !altering.has(word) && !physicsWords().has(word);
}

/**
 * Whether the words after a body continue as a sentence does: with a verb or "of mass". "A reduction of 5 m/s" names a
 * quantity instead.
 */
function goesOn(frame: CompiledFrame, items: readonly Item[], at: number): boolean {
  const next = textOf(items[at]);
  if (next === "of") return textOf(items[at + 1]) === "mass";
  const names = frame.wordings.get(next) ?? [];
  const isName = names.some(({ meaning }) => meaning.kind === "name" || meaning.kind === "never");
  return !isName && /^[a-z]+$/.test(next) && !isUnknown(frame, items[at]) && next !== "in";
}

let vocabulary: ReadonlySet<string> | null = null;

/** All longer words by which a frame names a quantity, is called for or is ruled out; computed on first use. */
function physicsWords(): ReadonlySet<string> {
  vocabulary ??= new Set(
    lawFrames.flatMap(({ needs, never = "", variables, facts = [] }) => [
      ...wordsOf(needs),
      ...wordsOf(never),
      ...facts.flatMap(({ words }) => wordsOf(words)),
      ...variables.flatMap(({ words, givenWords, targetWords, sharedWords, asks, behind }) =>
        [words, givenWords, targetWords, sharedWords, asks, behind].flatMap((list) =>
          wordsOf(list ?? ""),
        ),
      ),
      ...unsteady,
    ]),
  );
  return vocabulary;
}

/** Nouns for which the plain laws do not hold, or that are no single body. */
const unsteady =
  "inductor diode transistor photodiode thermistor mixture alloy compound collision explosion parachutist parachute balloon leaf leaves raindrop raindrops droplet bubble glider rocketship pair dozen half quarter team".split(
    " ",
  );

function wordsOf(list: string): string[] {
  return list.split(/[^a-z]+/).filter((word) => word.length > 3);
}
