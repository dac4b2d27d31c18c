import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { AskResult } from "./answer-asks.ts";
import type { Model } from "./model.ts";
import {
  type Ask,
  type AskCases,
  type Fact,
  factOf,
  forAsk,
  type ProgressionProblem,
} from "./progression.ts";
import type { ProgressionResult } from "./solve-progression.ts";

/** The terms in order, with their partial sums. */
interface WrittenOut {
  terms: readonly Rational[];
  sums: readonly Rational[];
}

const mostWritten = 2000;

/**
 * Computes the progression term by term, without formulas, and verifies every fact of the question and every answer.
 * Returns null if one is wrong, or if there are too many terms.
 */
export function proveProgression(
  problem: ProgressionProblem,
  { solutions }: ProgressionResult,
): Proof | null {
  const isTurned = problem.kind === "HP";
  const facts = isTurned ? problem.facts.map(turned) : problem.facts;
  const lines: string[] = [];
  for (const { model, found } of solutions) {
    const needed = Math.max(
      4,
      ...facts.map(reachOfFact),
      ...problem.asks.map((ask, at) => reachOfAsk(ask, found[at])),
    );
    const isGeometric = model.letter === "r";
    if (needed > (isGeometric ? 400 : mostWritten)) return null;
    const list = writeOut(model, needed);
    const counts = [...new Set(found.flatMap((one) => (one.kind === "counts" ? one.counts : [])))];
    if (!facts.every((fact) => holds(fact, list, counts, model))) return null;
    const own = isTurned ? found.map(turnedFound) : found;
    const isProved = problem.asks.every((ask, at) => {
      const one = own[at];
      return one !== undefined && isFound(ask, one, { list, model, facts, counts });
    });
    if (!isProved) return null;
    lines.push(outline(list, problem.style));
  }
  return {
    method: isTurned
      ? "The reciprocals written out one by one, each from the one before it: what is given and what was found stand among them"
      : "The terms written out one by one, each from the one before it, and added up: what is given and what was found come out again",
    lines,
  };
}

function turned(fact: Fact): Fact {
  const over = (value: Rational): Rational => q.divide(q.one, value);
  if (fact.kind === "listed") return { ...fact, values: fact.values.map(over) };
  return fact.kind === "term" || fact.kind === "first"
    ? { ...fact, value: over(fact.value) }
    : fact;
}

function turnedFound(found: AskResult): AskResult {
  return found.kind === "value" ? { ...found, value: q.divide(q.one, found.value) } : found;
}

function reachOfFact(fact: Fact): number {
  switch (fact.kind) {
    case "term":
      return fact.place;
    case "sum":
      return fact.count;
    case "count":
      return fact.value;
    case "listed":
      return fact.values.length;
    case "first":
    case "step":
    case "last":
    case "sum of all":
      return 1;
  }
}

function reachOfAsk(ask: Ask, found: AskResult | undefined): number {
  if (found?.kind === "counts") return Math.max(...found.counts);
  if (ask.kind === "term") return ask.place;
  return ask.kind === "sum" || ask.kind === "terms" ? ask.count : 1;
}

function writeOut(model: Model, count: number): WrittenOut {
  const terms = [model.first];
  const sums = [model.first];
  for (let made = 1; made < count; made += 1) {
    const term = model.next(terms[made - 1] ?? q.zero);
    terms.push(term);
    sums.push(q.add(sums[made - 1] ?? q.zero, term));
  }
  return { terms, sums };
}

function same(a: Rational | undefined, b: Rational): boolean {
  return a !== undefined && q.equals(a, b);
}

function holds(
  fact: Fact,
  { terms, sums }: WrittenOut,
  counts: readonly number[],
  model: Model,
): boolean {
  switch (fact.kind) {
    case "first":
      return same(terms[0], fact.value);
    case "step":
      return q.equals(model.step, fact.value);
    case "term":
      return same(terms[fact.place - 1], fact.value);
    case "sum":
      return same(sums[fact.count - 1], fact.value);
    case "count":
      return fact.value >= 1;
    case "listed":
      return fact.values.every((value, at) => same(terms[at], value));
    case "last":
      return counts.every((count) => same(terms[count - 1], fact.value));
    case "sum of all":
      return counts.every((count) => same(sums[count - 1], fact.value));
  }
}

interface Case {
  list: WrittenOut;
  model: Model;
  facts: readonly Fact[];
  counts: readonly number[];
}

function isFound(ask: Ask, found: AskResult, known: Case): boolean {
  const { terms, sums } = known.list;
  switch (found.kind) {
    case "truth":
      return ask.kind === "is a term" && found.isTrue === isAmong(ask.value, known.model);
    case "terms":
      return found.values.every((value, at) => same(terms[at], value));
    case "counts":
      return found.counts.every((count) => {
        if (ask.kind === "place of") return same(terms[count - 1], ask.value);
        return ask.kind !== "count for sum" || same(sums[count - 1], ask.value);
      });
    case "value":
      return forAsk(valueChecks(found.value, known), ask);
  }
}

function valueChecks(value: Rational, known: Case): AskCases<boolean> {
  const { model, facts } = known;
  const { terms, sums } = known.list;
  const isNoValue = (): boolean => false;
  return {
    first: () => same(terms[0], value),
    step: () => same(terms[1], model.next(terms[0] ?? q.zero)) && q.equals(model.step, value),
    term: ({ place }) => same(terms[place - 1], value),
    sum: ({ count }) => same(sums[count - 1], value),
    last: () => isLast(value, known),
    "sum of all": () => isSumOfAll(value, known),
    "from end": ({ place }) => isFromEnd(place, value, model, facts),
    // S = a + rS has S as its only solution.
    "infinite sum": () => q.equals(q.add(model.first, q.multiply(model.step, value)), value),
    count: isNoValue,
    "count for sum": isNoValue,
    "is a term": isNoValue,
    "place of": isNoValue,
    terms: isNoValue,
  };
}

/** Returns the number of terms, from the result or from the facts. */
function countIn({ counts, facts }: Case): number | undefined {
  return counts[0] ?? factOf(facts, "count")?.value;
}

/** Whether the value is the last term; true if the last term is unknown. */
function isLast(value: Rational, known: Case): boolean {
  const last = lastIn(known);
  return last === undefined || q.equals(last, value);
}

function lastIn(known: Case): Rational | undefined {
  const { terms, sums } = known.list;
  const count = countIn(known);
  if (count !== undefined && count <= terms.length) return terms[count - 1];
  const total = factOf(known.facts, "sum of all");
  return total && terms[sums.findIndex((sum) => q.equals(sum, total.value))];
}

/** Adds the terms one by one, up to the last term or the number of terms. */
function isSumOfAll(value: Rational, known: Case): boolean {
  const { model, facts } = known;
  const count = countIn(known);
  const last = factOf(facts, "last");
  let [term, sum] = [model.first, model.first];
  for (let made = 1; made <= mostWritten; made += 1) {
    const isEnd = count === undefined ? same(last?.value, term) : made === count;
    if (isEnd) return q.equals(sum, value);
    term = model.next(term);
    sum = q.add(sum, term);
  }
  return false;
}

/** Goes from the answer forward by place − 1 terms, which must reach the last term. */
function isFromEnd(place: number, value: Rational, model: Model, facts: readonly Fact[]): boolean {
  const last = factOf(facts, "last");
  let term = value;
  for (let made = 1; made < place && made < mostWritten; made += 1) term = model.next(term);
  return same(last?.value, term) && isAmong(value, model);
}

function isAmong(value: Rational, model: Model): boolean {
  let term = model.first;
  for (let made = 0; made < mostWritten; made += 1) {
    if (q.equals(term, value)) return true;
    term = model.next(term);
  }
  return false;
}

/** Returns the first terms and the last one in LaTeX. */
function outline({ terms }: WrittenOut, style: ProgressionProblem["style"]): string {
  const text = (value: Rational): string => rationalLatex(value, style);
  const shown = terms.slice(0, 4).map(text);
  const last = terms.at(-1);
  if (terms.length <= 4 || !last) return shown.join(",\\; ");
  if (terms.length <= 8) return terms.map(text).join(",\\; ");
  return `${shown.join(",\\; ")},\\; \\ldots,\\; a_{${terms.length}} = ${text(last)}`;
}
