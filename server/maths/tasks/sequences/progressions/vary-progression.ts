import { nonZeroBetween, pick, wholeBetween } from "../../../variation/random.ts";
import { placeName } from "../place-name.ts";
import {
  type AskCases,
  type Fact,
  forAsk,
  type ProgressionKind,
  type ProgressionProblem,
} from "./progression.ts";

/** Returns a question of the same form about another progression. */
export function varyProgression(
  { kind, facts, asks }: ProgressionProblem,
  random: () => number,
): string {
  const made = madeUp(kind, random);
  const statements = facts.map((fact) => tell(fact, made));
  const demands = demandsOn(made, random);
  const requests = asks.map((ask) => forAsk(demands, ask)).join(" and ");
  if (!facts.some((fact) => fact.kind === "listed")) {
    return `In ${kind === "AP" ? "an AP" : kind === "GP" ? "a GP" : "an HP"}, ${statements.join(" and ")}. ${requests.replace(/^f/, "F")}.`;
  }
  const [ask] = asks;
  const list = `the ${kind} ${statements[0] ?? ""}`;
  if (ask?.kind === "place of") return `Which term of ${list} is ${made.term(made.length)}?`;
  if (ask?.kind === "count for sum") {
    return `How many terms of ${list} must be taken so that their sum is ${made.total(made.length)}?`;
  }
  return `In the ${kind} ${statements.join(" ")}, ${requests}.`;
}

interface MadeUp {
  kind: ProgressionKind;
  first: number;
  /** The common difference or ratio. */
  size: number;
  /** The number of terms. */
  length: number;
  /** Limits a place to those whose terms have few digits. */
  near: (place: number) => number;
  term: (place: number) => number;
  total: (count: number) => number;
}

function madeUp(kind: ProgressionKind, random: () => number): MadeUp {
  const isGeometric = kind === "GP";
  const [first, size] = isGeometric
    ? [wholeBetween(random, 1, 6), pick(random, [2, 3, -2])]
    : [wholeBetween(random, 1, 20), nonZeroBetween(random, kind === "HP" ? 1 : -5, 8)];
  const term = (place: number): number =>
    isGeometric ? first * size ** (place - 1) : first + (place - 1) * size;
  return {
    kind,
    first,
    size,
    length: isGeometric ? wholeBetween(random, 4, 7) : wholeBetween(random, 8, 15),
    near: (place) => Math.min(place, isGeometric ? 8 : 30),
    term,
    total: (count) =>
      Array.from({ length: count }, (_, at) => term(at + 1)).reduce((sum, one) => sum + one, 0),
  };
}

const stepName = (kind: ProgressionKind): string => (kind === "GP" ? "ratio" : "difference");

function tell(fact: Fact, { kind, first, size, length, near, term, total }: MadeUp): string {
  switch (fact.kind) {
    case "first":
      return `first term is ${first}`;
    case "step":
      return `common ${stepName(kind)} is ${size}`;
    case "term":
      return `a_${near(fact.place)} = ${term(near(fact.place))}`;
    case "sum":
      return `S_${near(fact.count)} = ${total(near(fact.count))}`;
    case "count":
      return `n = ${length}`;
    case "last":
      return `a_n = ${term(length)}`;
    case "sum of all":
      return `S_n = ${total(length)}`;
    case "listed":
      return `${[1, 2, 3].map((at) => `${kind === "HP" ? "1/" : ""}${term(at)}`).join(", ")}, ...`;
  }
}

function demandsOn({ kind, near }: MadeUp, random: () => number): AskCases<string> {
  const further = (place: number): number => near(place + wholeBetween(random, 0, 3));
  const number = (): string => "find n";
  return {
    first: () => "find the first term",
    step: () => `find the common ${stepName(kind)}`,
    term: ({ place }) => `find the ${placeName(further(place))} term`,
    sum: ({ count }) => `find the sum of the first ${further(count)} terms`,
    terms: ({ count }) => `find the first ${count} terms`,
    last: () => "find a_n",
    "sum of all": () => "find s_n",
    count: number,
    "count for sum": number,
    "from end": number,
    "infinite sum": number,
    "is a term": number,
    "place of": number,
  };
}
