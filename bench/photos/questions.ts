import { createHash } from "node:crypto";
import { openLibrary } from "../../server/library/library.ts";
import { loadedAreas } from "../../server/maths/tasks/registry.ts";
import { warmUp } from "../../server/tutor/solver/solver-worker.ts";
import { arithmeticOfBooks } from "./arithmetic.ts";

/** A question of the bench, the way a student types it. */
export interface PrintedSample {
  text: string;
  /** Tuning looks at the first half only. */
  half: "development" | "held out";
}

/** Subscripts, sets and tables are no part of what is read. */
const settable = /^[\w\s.,:;?!'()₹°√±π≤≥²³^+\-−×*÷/=<>θ%αβ]+$/u;
const formulaOfChemistry = /[A-Z][a-z]?\d|_|\n|lim |->/u;
const mostCharacters = 190;
const mostOfLibrary = 40;
const mostPlain = 70;

/**
 * All sums of schoolbooks here, the solver's examples that hold a power, a fraction, a root or a sign of their own, and
 * some of the plain ones and of the concepts' own questions. The same each time.
 */
export async function printedSamples(): Promise<PrintedSample[]> {
  await warmUp();
  const examples = loadedAreas.flatMap(({ tasks }) => tasks.flatMap((task) => task.examples));
  const all = drawn(examples.filter(isSettable));
  const special = all.filter((text) => /[√^²³÷₹≤≥πθ°±]|sqrt|\d\/\d|\)\/|<=|>=/u.test(text));
  const plain = all.filter((text) => !special.includes(text)).slice(0, mostPlain);
  const texts = new Set([
    ...arithmeticOfBooks,
    ...special.filter((_text, at) => at % 2 === 0),
    ...plain,
    ...drawn(await questionsOfConcepts()).slice(0, mostOfLibrary),
  ]);
  return [...texts].map((text) => ({ text, half: halfOf(text) }));
}

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
const drawn = (texts: readonly string[]) =>
  [...new Set(texts)].sort((one, other) => hashOf(one).localeCompare(hashOf(other)));

function halfOf(text: string): PrintedSample["half"] {
  return Number.parseInt(hashOf(`half of ${text}`).slice(0, 2), 16) % 2 === 0
    ? "development"
    : "held out";
}

/** A number of 0 to `below` - 1 that always belongs to this text and purpose. */
export function chosenFor(text: string, purpose: string, below: number): number {
  return Number.parseInt(hashOf(`${purpose} of ${text}`).slice(0, 8), 16) % below;
}
