import { rationalPlain } from "../../../numbers/written.ts";
import * as q from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { sameSize, wholeBetween } from "../../../variation/random.ts";
import {
  type Audience,
  defineTask,
  type Explanation,
  type Proof,
  type Task,
} from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import { scan, type ScannedQuestion, type Value } from "./scan.ts";
import { capturedValues, matchWording, wordings } from "./wording.ts";

/** The captured content of a wording. */
export interface Captures {
  /** The values in order of appearance. */
  values: readonly Value[];
  /** All captures, including letters and words. */
  texts: readonly string[];
  /** All values of the question, by the number in their mark. */
  all: readonly Value[];
  /** The value of π, if the question gives it and the task supports it. */
  pi?: q.Rational;
}

/** Wordings with the same meaning, and their reader, which returns null if the values don't fit. */
export interface Variant<Problem> {
  wordings: readonly string[];
  read: (captured: Captures) => Problem | null;
}

/** Returns a replacement for a value; null if it stays. */
type Reroll = (random: () => number) => (value: Value) => string | null;

interface WordedStages<Problem, Result> {
  name: string;
  /** A fast test of the scanned text before any wording is tried. */
  cue: RegExp;
  variants: readonly Variant<Problem>[];
  /** Reads a text that no wording matches, clause by clause; null if a word is not understood. */
  readText?: (scanned: ScannedQuestion, pi: q.Rational | null) => Problem | null;
  reading: (problem: Problem) => string;
  solve: (problem: Problem) => Result;
  prove: (problem: Problem, result: Result) => Proof | null;
  explain: (problem: Problem, result: Result, audience: Audience) => Explanation;
  /**
   * Creates the replacement of numbers for a similar question, once per question. By default every number is replaced
   * by one of the same size.
   */
  reroll?: Reroll;
  /** Returns the whole text of a similar question, if replacing numbers in the original doesn't work. */
  vary?: (random: () => number) => string;
  /** Whether "(Use π = 22/7)" at the end is removed and passed to the variants. */
  takesPi?: true;
  examples: readonly [string, string, ...string[]];
}

/** Creates a task that recognises whole sentences with gaps for values. */
export function wordedTask<Problem, Result>(stages: WordedStages<Problem, Result>): Task {
  let compiled: { list: ReturnType<typeof wordings>; read: Variant<Problem>["read"] }[] | null =
    null;

  function recognise(question: Question): Sourced<Problem> | null {
    const scanned = scan(question);
    if (!stages.cue.test(scanned.text)) return null;
    const { text, pi } = stages.takesPi ? withoutSettings(scanned) : { text: scanned.text };
    const problem =
      fromWordings({ ...scanned, text }, pi) ??
      stages.readText?.({ ...scanned, text }, pi ?? null) ??
      null;
    return problem && { problem, scanned, text: question.text };
  }

  function fromWordings(scanned: ScannedQuestion, pi: q.Rational | undefined): Problem | null {
    compiled ??= stages.variants.map((variant) => ({
      list: wordings(...variant.wordings),
      read: variant.read,
    }));
    for (const { list, read } of compiled) {
      const texts = matchWording(list, scanned);
      const values = texts && capturedValues(texts, scanned);
      const all = scanned.values;
      const problem = texts && values && read({ values, texts, all, ...(pi ? { pi } : {}) });
      if (problem) return problem;
    }
    return null;
  }

  return defineTask<Sourced<Problem>, Result>({
    name: stages.name,
    recognise,
    reading: ({ problem }) => stages.reading(problem),
    solve: ({ problem }) => stages.solve(problem),
    prove: ({ problem }, result) => stages.prove(problem, result),
    explain: ({ problem }, result, audience) => stages.explain(problem, result, audience),
    vary: (sourced, random) =>
      stages.vary?.(random) ?? varied(sourced, stages.reroll ?? rerolled, random),
    redraws: true,
    examples: stages.examples,
  });
}

const piClause =
  /(?: [.,])?(?: \()? (?:(?:take|use|using|taking|assume|given) )?(?:the value of )?π (?:=|as|to be) <q(\d+)>(?: \))?(?: \.)?$/;

/** Removes "(Use π = 22/7)" from the end and returns the value of π. A value that is not close to π is not removed. */
function withoutSettings(scanned: ScannedQuestion): { text: string; pi?: q.Rational } {
  const { values } = scanned;
  const text = withSquareMetres(scanned);
  const found = piClause.exec(text);
  const value = values[Number(found?.[1])];
  const pi = value?.kind === "quantity" ? exact.asRational(value.value) : null;
  const isNear = pi && Math.abs(Number(pi.numerator) / Number(pi.denominator) - Math.PI) < 0.03;
  return found && pi && isNear ? { text: text.slice(0, found.index), pi } : { text };
}

const squareMetre =
  /(?:per|\/) (?:(?:sq|square) (?:\. )?(?:m|metres?|meters?)|sqm|m \^ (?:\( )?<q(\d+)>(?: \))?)(?= |$)/g;

/** Normalises "per m²" and its variants to "per sqm". */
function withSquareMetres({ text, values }: ScannedQuestion): string {
  return text.replaceAll(squareMetre, (all, index?: string) => {
    const value = index === undefined ? null : values[Number(index)];
    const power = value?.kind === "quantity" ? exact.asRational(value.value) : null;
    return value && !(power && q.equals(power, q.rational(2n))) ? all : "per sqm";
  });
}

interface Sourced<Problem> {
  problem: Problem;
  scanned: ScannedQuestion;
  text: string;
}

function varied({ scanned, text }: Sourced<unknown>, reroll: Reroll, random: () => number): string {
  const change = reroll(random);
  const changes = scanned.values.flatMap((value) => {
    const written = isFixed(text, value) ? null : change(value);
    if (written === null) return [];
    const head = value.kind === "point" && value.name !== null ? value.name : "";
    return [{ start: value.start, end: value.numberEnd, written: head + written }];
  });
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, written }) => all.slice(0, start) + written + all.slice(end), text);
}

/** Whether a value must not be replaced: the exponent of m² or cm^2, and the value of π. */
function isFixed(text: string, { start }: Value): boolean {
  return (
    /^[²³]/.test(text.slice(start)) || /(?:\^|π (?:=|as|to be))\s*$/.test(text.slice(0, start))
  );
}

/** Replaces a value by a random one of the same kind and size. */
function rerolled(random: () => number): (value: Value) => string | null {
  return (value) => alike(value, random);
}

function alike(value: Value, random: () => number): string | null {
  switch (value.kind) {
    case "quantity":
    case "money":
    case "degrees":
      return numberLike(exact.asRational(value.value), random);
    case "point": {
      const [x, y] = [coordinate(value.x, random), coordinate(value.y, random)];
      return `(${x}, ${y})`;
    }
    case "ratio":
      return value.terms.map(() => wholeBetween(random, 1, 5)).join(":");
    case "equation":
    case "unknown-point":
      return null;
  }
}

function numberLike(value: q.Rational | null, random: () => number): string | null {
  if (!value || !q.isInteger(value)) return null;
  return rationalPlain(q.rational(sameSize(random, value.numerator)));
}

function coordinate(value: exact.Exact, random: () => number): string {
  const isNegative = exact.sign(value) < 0;
  return String(wholeBetween(random, 1, 9) * (isNegative ? -1 : 1));
}

/** Scales all lengths by one random factor, so that their ratios stay the same. */
export function rerolledScale(random: () => number): (value: Value) => string | null {
  const factor = q.rational(BigInt(wholeBetween(random, 2, 6)));
  return (value) => {
    const number = value.kind === "quantity" ? exact.asRational(value.value) : null;
    return number && rationalPlain(q.multiply(number, factor), "decimal");
  };
}
