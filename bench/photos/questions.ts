import { createHash } from "node:crypto";
import { openLibrary } from "../../server/library/library.ts";
import { loadedAreas } from "@sawaal/maths/testing";
import { warmUp } from "../../server/tutor/solver/solver-worker.ts";
import { arithmeticOfBooks } from "./arithmetic.ts";

/** A question of the benchmark, in typed notation. */
export interface PrintedSample {
  text: string;
  /** Tuning uses the development questions only. */
  half: "development" | "held out";
}

/** The reader doesn't support subscripts, sets and tables. */
const settable = /^[\w\s.,:;?!'()₹°√±π≤≥²³^+\-−×*÷/=<>θ%αβ]+$/u;
const formulaOfChemistry = /[A-Z][a-z]?\d|_|\n|lim |->/u;
const mostCharacters = 190;
const mostOfLibrary = 40;
const mostPlain = 70;
/** The number of held-out questions of each kind. */
const heldOut = { special: 80, plain: 30, ofLibrary: 40 };

/**
 * For development: all sums like those of schoolbooks, half of the solver's examples with a power, a fraction, a root
 * or a special sign, and some of the plain ones and of the concepts' own questions. Held out: others of the same kinds.
 * The selection is deterministic.
 */
export async function printedSamples(): Promise<PrintedSample[]> {
  await warmUp();
  const examples = loadedAreas.flatMap(({ tasks }) => tasks.flatMap((task) => task.examples));
  const all = inRandomOrder(examples.filter(isSettable));
  const special = all.filter((text) => /[√^²³÷₹≤≥πθ°±]|sqrt|\d\/\d|\)\/|<=|>=/u.test(text));
  const plain = all.filter((text) => !special.includes(text));
  const ofLibrary = inRandomOrder(await questionsOfConcepts());
  const development = new Set([
    ...arithmeticOfBooks,
    ...special.filter((_text, at) => at % 2 === 0),
    ...plain.slice(0, mostPlain),
    ...ofLibrary.slice(0, mostOfLibrary),
  ]);
  const others = [
    ...special.filter((_text, at) => at % 2 === 1).slice(0, heldOut.special),
    ...plain.slice(mostPlain, mostPlain + heldOut.plain),
    ...ofLibrary.slice(mostOfLibrary, mostOfLibrary + heldOut.ofLibrary),
  ].filter((text) => !development.has(text));
  return [...inHalf(development, "development"), ...inHalf(new Set(others), "held out")];
}

const inHalf = (texts: ReadonlySet<string>, half: PrintedSample["half"]): PrintedSample[] =>
  Array.from(texts, (text) => ({ text, half }));

async function questionsOfConcepts(): Promise<string[]> {
  const library = await openLibrary();
  return library.all.flatMap(({ quiz }) =>
    quiz.map(({ question }) => question).filter((text) => isSettable(text)),
  );
}

function isSettable(text: string): boolean {
  return settable.test(text) && !formulaOfChemistry.test(text) && text.length <= mostCharacters;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Deterministic pseudo-random order. */
const inRandomOrder = (texts: readonly string[]) =>
  [...new Set(texts)].sort((one, other) => hashOf(one).localeCompare(hashOf(other)));

/** A number from 0 to `below` - 1, a hash of the text and the purpose. */
export function chosenFor(text: string, purpose: string, below: number): number {
  return Number.parseInt(hashOf(`${purpose} of ${text}`).slice(0, 8), 16) % below;
}
