import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tooHard } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import {
  type Clause,
  clauses,
  countOf,
  numberOf,
  readClauses,
} from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { valuesAgree } from "./check-values.ts";
import { readFormula, valueWith, withValues } from "./term-formula-reading.ts";

type Said =
  | { kind: "formula"; text: string }
  /** A formula for the next term aₙ₊₁. */
  | { kind: "next"; text: string }
  | { kind: "start"; place: number; value: Rational }
  | { kind: "from"; place: number }
  | { kind: "ask"; places: readonly number[] }
  | { kind: "setting" };

interface GeneralTermProblem {
  /** The rule in n; a recursive rule also in p (aₙ₋₁) and s (aₙ₋₂). */
  formula: Expression;
  /** The initial terms of a recursive rule. */
  start: readonly Rational[];
  places: readonly number[];
  letter: string;
}

const mostPlaces = 60;

const wordings: readonly Clause<Said>[] = [
  ...clauses<Said>(
    [
      "[in|for|of|consider] [a|an|this] {kind:sequence} [is] [whose|with|where|defined_by|given_by|is_defined_by|is_given_by|defined_as|is|of_which|having|,|defined_recursively_by|is_defined_recursively_by]",
      "[whose] n|general th [term] [of] [a|an] <{kind:sequence}> [is|is_given_by|,]",
      "[whose|its|if|and] general|n_th term [of] [a|an] <{kind:sequence}> [is|is_given_by|:|,]",
      "[defined_by|given_by|defined_recursively_by|where|with|whose]",
    ],
    () => ({ kind: "setting" }),
  ),
  ...clauses<Said>(
    [
      "a_n|t_n|u_n|x_n = {f:formula}",
      "[whose|its] n th term [is|of_sequence_is|is_given_by] {f:formula}",
    ],
    ({ f }) => ({ kind: "formula", text: f ?? "" }),
  ),
  ...clauses<Said>(["a|t|u _ ( n + 1 ) = {f:recursion}"], ({ f }) => ({
    kind: "next",
    text: f ?? "",
  })),
  ...clauses<Said>(["a_n|t_n|u_n = {f:recursion}"], ({ f }) => ({
    kind: "formula",
    text: f ?? "",
  })),
  ...clauses<Said>(["{x:place} = {v}"], ({ x, v }) => ({
    kind: "start",
    place: placeOf(x),
    value: numberOf(v),
  })),
  ...clauses<Said>(["first term is {v}"], ({ v }) => ({
    kind: "start",
    place: 1,
    value: numberOf(v),
  })),
  ...clauses<Said>(["[for|when|where|if] [all] n ≥ {v:whole}"], ({ v }) => ({
    kind: "from",
    place: countOf(v),
  })),
  ...clauses<Said>(["[for|when|where|if] [all] n gt {v:whole}"], ({ v }) => ({
    kind: "from",
    place: countOf(v) + 1,
  })),
  ...clauses<Said>(
    [
      "[find|write|calculate|list|give|what_are|write_down] [its] first {k:whole} terms [of] [each_of] [a|an|this|following] <{kind:sequence}> [whose|defined_by|given_by]",
    ],
    ({ k }) => ({
      kind: "ask",
      places: Array.from({ length: Math.min(countOf(k), 20) }, (_, at) => at + 1),
    }),
  ),
  ...clauses<Said>(
    [
      "[find|write|calculate|what_is|give|determine] [its] {k:whole} th term [of|in] [a|an|this|following] <{kind:sequence}> [whose|defined_by|given_by]",
      "[find|write|calculate|what_is|determine|then] [value_of] [a|t|u|a_n] {x:place}",
      "[find|write|calculate|what_is|determine|then] [value_of] {x:place} [in|of] [a|an|this|following] <{kind:sequence}>",
    ],
    ({ k, x }) => ({ kind: "ask", places: [k === undefined ? placeOf(x) : countOf(k)] }),
  ),
  ...clauses<Said>(["[find|calculate] [value_of] {x:place} and|, {y:place}"], ({ x, y }) => ({
    kind: "ask",
    places: [placeOf(x), placeOf(y)],
  })),
];

function placeOf(name: string | undefined): number {
  return Number((name ?? "").split("_")[1] ?? Number.NaN);
}

function recognise(line: string): GeneralTermProblem | null {
  const said = readClauses(line, wordings);
  if (!said) return null;
  const rule = only([...saidOf(said, "formula"), ...saidOf(said, "next")]);
  const ask = only(saidOf(said, "ask"));
  const start = startOf(saidOf(said, "start"));
  if (!rule || !ask || !start) return null;
  const formula = readFormula(asPrevious(rule), ["n", "p", "s"]);
  if (!formula || !fitsStart(rule, start.length, saidOf(said, "from"))) return null;
  const furthest = start.length === 0 ? 100_000 : mostPlaces;
  const isInReach = ask.places.every((place) => place >= 1 && place <= furthest);
  return isInReach ? { formula, start, places: ask.places, letter: "a" } : null;
}

function saidOf<Kind extends Said["kind"]>(
  said: readonly Said[],
  kind: Kind,
): Extract<Said, { kind: Kind }>[] {
  // safe: the predicate compares the kind.
  return said.filter((one) => one.kind === kind) as Extract<Said, { kind: Kind }>[];
}

/** Returns the element of a list that has exactly one, otherwise null. */
function only<T>([one, ...others]: readonly T[]): T | null {
  return one === undefined || others.length > 0 ? null : one;
}

/** Returns the initial terms in their order; null if a place is missing. */
function startOf(starts: readonly { place: number; value: Rational }[]): Rational[] | null {
  const sorted = starts.toSorted((a, b) => a.place - b.place);
  if (!sorted.every(({ place }, at) => place === at + 1)) return null;
  return sorted.map(({ value }) => value);
}

/**
 * Replaces references to earlier terms by letters: p for the previous one, s for the one before it. The character ¤
 * marks what is not supported.
 */
function asPrevious({ kind, text }: Extract<Said, { kind: "formula" | "next" }>): string {
  const shifted = kind === "next" ? text.replaceAll(/[atu]_n/g, "p") : text;
  const named = shifted
    .replaceAll(/[atu] _ \( n - 1 \)/g, kind === "next" ? "s" : "p")
    .replaceAll(/[atu] _ \( n - 2 \)/g, kind === "next" ? "¤" : "s");
  // In a rule for aₙ₊₁ the letter n is one less than the place of the term; such rules are not supported.
  return kind === "next" && /(?:^| )n(?: |$)/.test(named) ? "¤" : named;
}

/** Whether a recursive rule has exactly as many initial terms as it refers back to, and starts after them. */
function fitsStart(
  { kind, text }: Extract<Said, { kind: "formula" | "next" }>,
  starts: number,
  from: readonly { place: number }[],
): boolean {
  const isSecond = /_ \( n - 2/.test(text) || (kind === "next" && /_ \( n - 1/.test(text));
  const isFirst = /_ \( n - 1|[atu]_n/.test(text);
  const needed = isSecond ? 2 : isFirst ? 1 : 0;
  const first = needed + 1 - (kind === "next" ? 1 : 0);
  const isFrom = from.every(({ place }) => place === first || (needed === 0 && place === 1));
  return starts === needed && isFrom && from.length <= 1;
}

/** Returns all terms up to a place. */
function termsUpTo({ formula, start }: GeneralTermProblem, place: number): Rational[] {
  const terms = [...start];
  for (let at = terms.length + 1; at <= place; at += 1) {
    terms.push(valueWith(formula, valuesAt(terms, at)));
  }
  return terms;
}

function valuesAt(terms: readonly Rational[], at: number): Record<string, Rational> {
  return { n: q.rational(BigInt(at)), p: terms[at - 2] ?? q.zero, s: terms[at - 3] ?? q.zero };
}

function solve(problem: GeneralTermProblem): Rational[] {
  const { formula, start, places } = problem;
  if (start.length === 0) {
    return places.map((place) => valueWith(formula, { n: q.rational(BigInt(place)) }));
  }
  const terms = termsUpTo(problem, Math.max(...places));
  return places.map((place) => terms[place - 1] ?? q.zero);
}

/** Evaluates every term again modulo two large primes. */
function prove(problem: GeneralTermProblem, values: readonly Rational[]): Proof | null {
  const { formula, start, places } = problem;
  const terms = start.length > 0 ? termsUpTo(problem, Math.max(...places)) : [];
  const checked = places.map((place, at) => {
    const value = values[at];
    if (!value) return false;
    if (place <= start.length) return q.equals(value, start[place - 1] ?? q.zero);
    const expression = withValues(formula, valuesAt(terms, place));
    return (
      valuesAgree(expression, value) &&
      (start.length === 0 || q.equals(value, terms[place - 1] ?? q.zero))
    );
  });
  if (!checked.every(Boolean)) return null;
  return {
    method: "Each value worked out again in another way (by remainders)",
    lines: places.map((place, at) => `a_{${place}} = ${rationalLatex(values[at] ?? q.zero)}`),
  };
}

/** Returns the rule with the usual names of earlier terms. */
function ruleLatex(formula: Expression): string {
  return expressionLatex(formula)
    .replaceAll(/(?<![\\a-z])p(?![a-z])/g, "a_{n-1}")
    .replaceAll(/(?<![\\a-z])s(?![a-z])/g, "a_{n-2}");
}

const mostSteps = 12;

function steps(problem: GeneralTermProblem, values: readonly Rational[]): MathsStep[] {
  const { formula, start, places } = problem;
  const isRecursive = start.length > 0;
  const writtenPlaces = isRecursive
    ? Array.from({ length: Math.max(...places) - start.length }, (_, at) => at + start.length + 1)
    : places;
  if (writtenPlaces.length > 20)
    throw tooHard("That is too many terms to write out. Ask for an earlier one.");
  const terms = isRecursive ? termsUpTo(problem, Math.max(...places)) : [];
  const lines = writtenPlaces.map((place) => {
    const known = valuesAt(terms, place);
    const value = isRecursive
      ? (terms[place - 1] ?? q.zero)
      : (values[places.indexOf(place)] ?? q.zero);
    return `a_{${place}} = ${expressionLatex(withValues(formula, known))} = ${rationalLatex(value)}`;
  });
  const opening = step(
    "Write down the rule",
    isRecursive
      ? "Each term is made from what comes before it, so go from term to term."
      : "Putting the place of a term for $n$ gives the term.",
    [
      ...start.map((value, at) => `a_{${at + 1}} = ${rationalLatex(value)}`),
      `a_{n} = ${ruleLatex(formula)}`,
    ].join(",\\quad "),
  );
  return [
    opening,
    ...lines
      .slice(0, mostSteps)
      .map((line, at) =>
        step(
          `Put in $n = ${writtenPlaces[at] ?? 0}$`,
          "The rule gives the term at every place.",
          line,
        ),
      ),
    ...(lines.length > mostSteps
      ? [
          step(
            "Go on in the same way",
            "The same rule holds for every place.",
            lines.slice(mostSteps).join(",\\quad "),
          ),
        ]
      : []),
  ];
}

/** Finds terms of a sequence from its general term or recursive rule. */
export const generalTerm = defineTask<GeneralTermProblem, Rational[]>({
  name: "terms-from-rule",
  recognise: (question) => {
    if (!/\b[atu]_|term/i.test(question.text)) return null;
    return recognise(questionLine(question));
  },
  reading: ({ formula, start, places }) => {
    const first = start.map((value, at) => `a_{${at + 1}} = ${rationalLatex(value)},\\; `).join("");
    const asked =
      places.length > 3
        ? `a_{1}, \\ldots, a_{${places.at(-1) ?? 1}}`
        : places.map((place) => `a_{${place}}`).join(", ");
    return `${first}a_{n} = ${ruleLatex(formula)},\\quad ${asked} \\text{?}`;
  },
  solve,
  prove,
  explain: (problem, values) =>
    lesson({
      topic: "Sequences and Series",
      method: problem.start.length > 0 ? "Recursive rule" : "General term",
      answer: {
        latex: values.map((value) => rationalLatex(value)).join(",\\; "),
        plain: values.map((value) => rationalPlain(value)).join(", "),
        kind: "in-order",
      },
      steps: steps(problem, values),
      idea: "The rule tells how to make a term: put in its place, and the terms before it where the rule needs them.",
      firstMove:
        problem.start.length > 0
          ? "Start with the terms that are given, and make the next one by the rule."
          : "Replace every $n$ in the rule by the number of the place.",
      finalMove: "Put the last place into the rule and work it out. What do you get?",
      terms: { "General term": "A formula that gives any term from its place in the sequence." },
      next: [
        "What is the term after these?",
        "Do the differences of neighbouring terms follow a rule?",
      ],
    }),
  vary: ({ start, places }, random) => {
    const [a, b] = [wholeBetween(random, 2, 5), nonZeroBetween(random, -9, 9)];
    const plus = b < 0 ? `- ${-b}` : `+ ${b}`;
    const isList = places.length > 2;
    const request = isList
      ? `Write the first ${places.length} terms`
      : `Find a_${Math.max(2, (places[0] ?? 5) + wholeBetween(random, -1, 2))}`;
    if (start.length === 0)
      return `${request} of the sequence a_n = ${a}n^2 ${plus}`.replace(
        /(a_\d+) of the/,
        "$1 in the",
      );
    return `a_1 = ${wholeBetween(random, 1, 9)}, a_n = ${a}a_(n-1) ${plus}. ${request}.`;
  },
  examples: [
    "Write the first five terms of the sequence whose general term is a_n = n(n + 2).",
    "a_1 = 3, a_n = 2a_(n-1) + 1. Find a_5.",
    "Find a_20 in the sequence a_n = n(n - 2)/(n + 3).",
  ],
});
