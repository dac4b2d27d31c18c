import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { readClauses } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { progressionClauses } from "./progression-clauses.ts";
import {
  type Ask,
  type Fact,
  factOf,
  type ProgressionKind,
  type ProgressionProblem,
} from "./progression.ts";

const about =
  /\b(?:a\.?p|g\.?p|h\.?p)\b|arithmetic|geometric|harmonic|progression|sequence|series|\bterms?\b|\b[ast]_|\.\s?\.|…|dots/i;

/** Reads a question about one progression; null if it belongs to another task. */
export function readProgression(question: Question): ProgressionProblem | null {
  if (!about.test(question.text) || question.text.length > 400) return null;
  const line = withSubscripts(questionLine(question));
  const said = readClauses(line, progressionClauses);
  if (!said) return null;
  const facts = said.flatMap((one) => one.facts);
  const asks = said.flatMap((one) => one.asks);
  if (!isSound(facts) || !isAnswerable(asks)) return null;
  const kind = kindOf(
    said.map(({ name }) => name),
    line,
    facts,
  );
  const hasDecimals = /\d\.\d|(?:^| )\.\d/.test(line);
  return kind && { kind, facts, asks, style: hasDecimals ? "decimal" : "fraction" };
}

/** Restores the underscores that students omit: "an = 50", "Sn" and "a13 = 35". */
function withSubscripts(line: string): string {
  return line
    .replaceAll(/(?<=^| )an (?== )/g, "a_n ")
    .replaceAll(/(?<=^| )sn (?=(?:= |, |and |$))/g, "s_n ")
    .replaceAll(/(?<=^| )([as]) (\d+) (?=(?:= |$))/g, "$1_$2 ");
}

const mostTerms = 100_000;

function isSound(facts: readonly Fact[]): boolean {
  return facts.length > 0 && !hasRepeats(facts) && !facts.some(isMisplaced);
}

function isAnswerable(asks: readonly Ask[]): boolean {
  return (asks.length === 1 || asks.length === 2) && !asks.some(hasBadPlace);
}

function isMisplaced(fact: Fact): boolean {
  if (fact.kind === "term") return !isPlace(fact.place);
  if (fact.kind === "sum") return !isPlace(fact.count);
  return fact.kind === "count" && !isPlace(fact.value);
}

function hasBadPlace(ask: Ask): boolean {
  if (ask.kind === "term" || ask.kind === "from end") return !isPlace(ask.place);
  if (ask.kind === "terms") return ask.count > 10 || !isPlace(ask.count);
  return ask.kind === "sum" && !isPlace(ask.count);
}

function isPlace(place: number): boolean {
  return Number.isInteger(place) && place >= 1 && place <= mostTerms;
}

/** Whether the question states the same fact twice. */
function hasRepeats(facts: readonly Fact[]): boolean {
  const keys = facts.map((fact) => {
    if (fact.kind === "term") return `term ${fact.place}`;
    return fact.kind === "sum" ? `sum ${fact.count}` : fact.kind;
  });
  return new Set(keys).size < keys.length;
}

/**
 * Determines the kind from the name, from "difference" or "ratio", or from the listed terms; null if names contradict
 * each other or nothing determines it.
 */
function kindOf(
  names: readonly string[],
  line: string,
  facts: readonly Fact[],
): ProgressionKind | null {
  const found = new Set(names.map(kindNamed).filter((kind) => kind !== null));
  if (/\bcommon difference\b|\bd =|\bfind (?:[\w]+ and )?d\b/.test(line)) found.add("AP");
  if (/\bcommon ratio\b|\br =|\bfind (?:[\w]+ and )?r\b/.test(line)) found.add("GP");
  const bare = / (ap|gp|arithmetic progression|geometric progression) /.exec(` ${line}`)?.[1];
  if (bare !== undefined) found.add(bare.startsWith("a") ? "AP" : "GP");
  const [kind, ...others] = found;
  if (others.length > 0) return null;
  return kind ?? kindOfList(facts);
}

function kindNamed(name: string): ProgressionKind | null {
  if (/^ap\b|arithmetic/.test(name)) return "AP";
  if (/^gp\b|geometric/.test(name)) return "GP";
  return /^hp\b|harmonic/.test(name) ? "HP" : null;
}

function kindOfList(facts: readonly Fact[]): ProgressionKind | null {
  const values = factOf(facts, "listed")?.values ?? [];
  if (values.length < 3) return null;
  const isAll = (fits: (before: Rational, term: Rational, after: Rational) => boolean): boolean =>
    values
      .slice(2)
      .every((after, at) => fits(values[at] ?? q.zero, values[at + 1] ?? q.zero, after));
  if (isAll((a, b, c) => q.equals(q.add(a, c), q.add(b, b)))) return "AP";
  return isAll((a, b, c) => q.equals(q.multiply(a, c), q.multiply(b, b))) ? "GP" : null;
}
