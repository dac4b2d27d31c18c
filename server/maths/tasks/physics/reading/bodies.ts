import { lawFrames } from "../laws/law-book.ts";
import type { CompiledFrame } from "./compiled-frame.ts";
import { altering } from "./filler.ts";
import { isListed } from "./idle-words.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

/**
 * The words by which a word problem names its own bodies though no list has them: "A racehorse accelerates …", "a 70 kg
 * acrobat". Which body it is changes nothing in a frame of bodies; a word with a meaning in physics is never one.
 */
export function bodiesIn(frame: CompiledFrame, items: readonly Item[]): ReadonlySet<string> {
  if (frame.frame.hasBodies !== true) return none;
  const found = items.flatMap((_, at) => bodyAt(frame, items, at));
  return found.length === 0 ? none : new Set(found);
}

const none: ReadonlySet<string> = new Set();
/** "A soccer player" has one unknown word before a known one, "a hammer thrower" two. */
const longest = 2;

/** The unknown words that start here, if they are the subject of a sentence or stand behind a mass. */
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
  return !frame.wordings.has(item.text) && !frame.letters.has(item.written);
}

/** Long enough to be a noun, and without any meaning that a frame knows. */
function isPlain(word: string): boolean {
  return word.length > 3 && !altering.has(word) && !physicsWords().has(word);
}

/** "A reduction of 5 m/s" names a quantity; a body does something, or is of some mass. */
function goesOn(frame: CompiledFrame, items: readonly Item[], at: number): boolean {
  const next = textOf(items[at]);
  if (next === "of") return textOf(items[at + 1]) === "mass";
  const names = frame.wordings.get(next) ?? [];
  const isName = names.some(({ meaning }) => meaning.kind === "name" || meaning.kind === "never");
  return !isName && /^[a-z]+$/.test(next) && !isUnknown(frame, items[at]) && next !== "in";
}

let known: ReadonlySet<string> | null = null;

/** Every word by which a frame names a quantity, is called for or is ruled out; made when it is first requested. */
function physicsWords(): ReadonlySet<string> {
  known ??= new Set(
    lawFrames.flatMap(({ needs, never = "", variables, facts = [] }) => [
      ...wordsOf(needs),
      ...wordsOf(never),
      ...facts.flatMap(({ words }) => wordsOf(words)),
      ...variables.flatMap(({ words, given, asked, shared, asks, behind }) =>
        [words, given, asked, shared, asks, behind].flatMap((list) => wordsOf(list ?? "")),
      ),
      ...unsteady,
    ]),
  );
  return known;
}

/** Bodies for which the plain laws do not hold. */
const unsteady =
  "inductor diode transistor photodiode thermistor mixture alloy compound collision explosion parachutist parachute balloon leaf leaves raindrop raindrops droplet bubble glider rocketship pair dozen half quarter team".split(
    " ",
  );

function wordsOf(list: string): string[] {
  return list.split(/[^a-z]+/).filter((word) => word.length > 3);
}
