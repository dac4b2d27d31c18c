import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { clauses, readWhole } from "../../../wording/line-reader.ts";
import { readListWithBlanks } from "../../../wording/number-list.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { differences, findRule } from "./find-rule.ts";
import { inBrackets } from "./next-term-steps.ts";

interface MissingProblem {
  /** A missing term is null. */
  terms: readonly (Rational | null)[];
  /** Whether the question says that it is an arithmetic progression. */
  isArithmetic: boolean;
}

interface MissingResult {
  terms: readonly Rational[];
  pattern: { kind: "step"; step: Rational } | { kind: "ratio"; ratio: Rational };
}

const sequence =
  "[sequence|series|pattern|number_pattern|number_series|number_sequence|following_sequence|following_series|list]";
const progression = "[following] arithmetic_progression|arithmetic_sequence|ap";
const find = "[find|fill_in|fill|what_is|write|complete|calculate|which_is|tell]";
const missing = "[missing] term|terms|number|numbers|value|values|blank|blanks|box|boxes";

const wordings = [
  ...clauses(
    [
      `${find} ${missing} [in|of|:|in_boxes_of] [this] ${sequence} [:] {list:list}`,
      `[in] ${sequence} [:] {list:list} [.|,] ${find} ${missing}`,
    ],
    ({ list }) => problem(list, false),
  ),
  ...clauses(
    [
      `${find} ${missing} [in|of|:] [this|an] ${progression} [:] {list:list}`,
      `[in] [this|an] ${progression} [:] {list:list} [.|,] ${find} ${missing}`,
    ],
    ({ list }) => problem(list, true),
  ),
];

function problem(list: string | undefined, isArithmetic: boolean): MissingProblem | null {
  const terms = readListWithBlanks((list ?? "").replace(/(?: ,)? \.\.\.$/, ""));
  if (!terms || terms.length > 12) return null;
  const blanks = terms.filter((term) => term === null).length;
  const fewest = isArithmetic ? 2 : 3;
  const isFit = blanks >= 1 && blanks <= 3 && terms.length - blanks >= fewest;
  return isFit ? { terms, isArithmetic } : null;
}

interface Known {
  at: number;
  value: Rational;
}

function solve({ terms, isArithmetic }: MissingProblem): MissingResult {
  const known = terms.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const result =
    byStep(terms.length, known) ?? (isArithmetic ? null : byRatio(terms.length, known));
  if (!result) {
    throw notSupported(
      "I can't find one sure rule that gives the missing number. Give more terms of the sequence.",
    );
  }
  return result;
}

function byStep(length: number, knownTerms: readonly Known[]): MissingResult | null {
  const [first, second] = knownTerms;
  if (!first || !second) return null;
  const rise = q.subtract(second.value, first.value);
  const size = q.divide(rise, q.rational(BigInt(second.at - first.at)));
  const terms = Array.from({ length }, (_, at) =>
    q.add(first.value, q.multiply(size, q.rational(BigInt(at - first.at)))),
  );
  return fits(terms, knownTerms) ? { terms, pattern: { kind: "step", step: size } } : null;
}

/** Takes the ratio from two adjacent terms; from others its sign could be ambiguous. */
function byRatio(length: number, knownTerms: readonly Known[]): MissingResult | null {
  const pair = knownTerms.findIndex(({ at }, index) => knownTerms[index + 1]?.at === at + 1);
  const [before, after] = [knownTerms[pair], knownTerms[pair + 1]];
  if (!before || !after || knownTerms.some(({ value }) => q.isZero(value))) return null;
  const ratio = q.divide(after.value, before.value);
  const terms = Array.from({ length }, (_, at) => {
    const times = BigInt(Math.abs(at - before.at));
    const power = q.rational(ratio.numerator ** times, ratio.denominator ** times);
    return at < before.at ? q.divide(before.value, power) : q.multiply(before.value, power);
  });
  return fits(terms, knownTerms) ? { terms, pattern: { kind: "ratio", ratio } } : null;
}

function fits(terms: readonly Rational[], known: readonly Known[]): boolean {
  return known.every(({ at, value }) => q.equals(terms[at] ?? q.zero, value));
}

function prove({ terms: asked }: MissingProblem, { terms, pattern }: MissingResult): Proof | null {
  const isKept = asked.every((term, at) => term === null || q.equals(term, terms[at] ?? q.zero));
  const rule = findRule(terms.length > 2 ? terms : [...terms, ...terms]);
  if (!isKept) return null;
  const text = (value: Rational | undefined): string => inBrackets(value ?? q.zero, "fraction");
  if (pattern.kind === "step") {
    if (!differences(terms).every((value) => q.equals(value, pattern.step))) return null;
    return {
      method: "With the found numbers, every difference of neighbours is the same",
      lines: terms
        .slice(1)
        .map(
          (term, at) =>
            `${rationalLatex(term)} - ${text(terms[at])} = ${rationalLatex(pattern.step)}`,
        ),
    };
  }
  if (rule.kind !== "ratio" || !q.equals(rule.ratio, pattern.ratio)) return null;
  return {
    method: "With the found numbers, every quotient of neighbours is the same",
    lines: terms
      .slice(1)
      .map(
        (term, at) =>
          `${rationalLatex(term)} \\div ${text(terms[at])} = ${rationalLatex(pattern.ratio)}`,
      ),
  };
}

function steps(problem: MissingProblem, result: MissingResult): MathsStep[] {
  const { terms, pattern } = result;
  return [
    pattern.kind === "step"
      ? differenceStep(problem, terms, pattern.step)
      : ratioStep(problem, terms, pattern.ratio),
    step(
      "Find what is missing from its neighbour",
      "The rule of the sequence leads from every term to the next, and back.",
      neighbourLines(problem, result),
    ),
  ];
}

/** Returns the indices of the known terms. */
function knownPlaces(terms: MissingProblem["terms"]): number[] {
  return terms.flatMap((term, at) => (term === null ? [] : [at]));
}

const latexAt = (terms: readonly Rational[], at: number): string =>
  rationalLatex(terms[at] ?? q.zero);
const signedAt = (terms: readonly Rational[], at: number): string =>
  inBrackets(terms[at] ?? q.zero, "fraction");

function differenceStep(
  { terms: asked }: MissingProblem,
  terms: readonly Rational[],
  difference: Rational,
): MathsStep {
  const [from = 0, to = 1] = knownPlaces(asked);
  const apart = to - from;
  const rise = `${latexAt(terms, to)} - ${signedAt(terms, from)}`;
  const quotient = apart === 1 ? rise : `\\frac{${rise}}{${apart}}`;
  return step(
    "Find the common difference",
    apart === 1
      ? "All the known terms fit this difference."
      : `From one known term to the next known one there are ${apart} equal steps.`,
    `d = ${quotient} = ${rationalLatex(difference)}`,
  );
}

function ratioStep(
  { terms: asked }: MissingProblem,
  terms: readonly Rational[],
  ratio: Rational,
): MathsStep {
  const known = knownPlaces(asked);
  const from = known.find((at, index) => known[index + 1] === at + 1) ?? 0;
  const quotient = `${latexAt(terms, from + 1)} \\div ${signedAt(terms, from)}`;
  return step(
    "Find the common ratio",
    "All the known terms fit this ratio.",
    `r = ${quotient} = ${rationalLatex(ratio)}`,
  );
}

/** Computes each missing term from the one before it, and a missing first term from the second. */
function neighbourLines(
  { terms: given }: MissingProblem,
  { terms, pattern }: MissingResult,
): string {
  const [onwards, back, move] =
    pattern.kind === "step"
      ? (["+", "-", pattern.step] as const)
      : (["\\times", "\\div", pattern.ratio] as const);
  const blanks = given.flatMap((term, at) => (term === null ? [at] : []));
  return blanks
    .map((at) => {
      const [near, sign] = at > 0 ? [at - 1, onwards] : [1, back];
      return `${latexAt(terms, near)} ${sign} ${inBrackets(move, "fraction")} = ${latexAt(terms, at)}`;
    })
    .join(",\\quad ");
}

/** Finds missing terms inside a sequence. */
export const missingTerm = defineTask<MissingProblem, MissingResult>({
  name: "missing-term",
  takesBareMaths: true,
  recognise: (question) => {
    if (
      !/[_?x]|\bmissing\b|blank|box/i.test(question.text) ||
      !/miss|blank|box|complete/i.test(question.text)
    ) {
      return null;
    }
    return readWhole(questionLine(question), wordings);
  },
  reading: ({ terms }) =>
    terms.map((term) => (term === null ? "\\square" : rationalLatex(term))).join(",\\; "),
  solve,
  prove,
  explain: (problem, result) => {
    const isStep = result.pattern.kind === "step";
    const found = problem.terms.flatMap((term, at) =>
      term === null ? [result.terms[at] ?? q.zero] : [],
    );
    return lesson({
      topic: isStep ? "Arithmetic Progressions" : "Number Patterns",
      method: isStep ? "Common difference" : "Common ratio",
      answer: {
        latex: found.map((value) => rationalLatex(value)).join(",\\; "),
        plain: found.map((value) => rationalPlain(value)).join(", "),
        kind: "in-order",
      },
      steps: steps(problem, result),
      idea: "Find what leads from one term to the next, from two terms that you know.",
      firstMove: isStep
        ? "Subtract a known term from the next known one, and divide by the number of steps between them."
        : "Divide a known term by the known one right before it.",
      finalMove: "Use the rule on the term next to the blank. What do you get?",
      next: ["Check the rule on every term of the sequence. Does it hold everywhere?"],
    });
  },
  vary: ({ terms }, random) => {
    const [first, size] = [wholeBetween(random, 1, 20), wholeBetween(random, 2, 9)];
    const list = terms.map((term, at) => (term === null ? "_" : `${first + at * size}`));
    const known = terms.filter((term) => term !== null).length;
    // Two known terms don't determine a rule.
    return known > 2
      ? `Find the missing number: ${list.join(", ")}`
      : `Find the missing terms in the AP: ${list.join(", ")}`;
  },
  examples: [
    "Find the missing number: 2, 5, _, 11, 14",
    "Find the missing terms in the AP: 5, _, _, 26",
  ],
});
