import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lazily } from "../../../read/lazily.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";

/** A matrix derived from a matrix of which only the order and the determinant are known. */
type Made =
  | { kind: "multiple"; factor: bigint }
  | { kind: "power"; exponent: number }
  | { kind: "inverse" | "adjoint" | "transpose" | "with-adjoint" };

interface Problem {
  order: number;
  determinant: Rational;
  made: Made;
}

const kinds = "(?:non-singular |non singular |nonsingular |invertible |square )*";
const ask = "(?:then )?(?:find |what is |write |evaluate |calculate )?(?:the )?(?:value of )?";
const order = String.raw`(?:matrix of order (?<order>[234])(?: ?[x×] ?\k<order>)?|(?<rows>[234]) ?[x×] ?\k<rows> ${kinds}matrix)`;
const value = String.raw`(?:\|a\||det ?\(?a\)?) ?= ?(?<value>-?\d{1,6}(?:/\d{1,6})?)`;
const target = String.raw`\|(?<target>[^|]+)\|`;

const patterns = lazily(() => [
  new RegExp(
    `^(?:if |let |given (?:that )?)?a (?:is|be) an? ${kinds}${order},? ?(?:and|with|such that|where|if)? ?${value}[,.]? ?${ask}${target}$`,
  ),
  new RegExp(
    `^${ask}${target},? ?(?:if|where|when) a is (?:an? )?${kinds}(?:${order}|of order (?<bare>[234])) ?(?:and|with|such that) ?${value}$`,
  ),
]);

function recognise({ text }: Question): Problem | null {
  if (!text.includes("|") || !/order|matrix/i.test(text)) return null;
  const line = text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/(?: ?=)? ?[?.]$/, "");
  for (const pattern of patterns()) {
    const groups = pattern.exec(line)?.groups;
    const problem = groups && problemOf(groups);
    if (problem) return problem;
  }
  return null;
}

function problemOf(groups: Partial<Record<string, string>>): Problem | null {
  const made = madeOf(groups["target"] ?? "");
  const size = Number(groups["order"] ?? groups["rows"] ?? groups["bare"]);
  const [top = "0", bottom = "1"] = (groups["value"] ?? "").split("/");
  if (!made || BigInt(bottom) === 0n) return null;
  return { order: size, determinant: q.rational(BigInt(top), BigInt(bottom)), made };
}

function madeOf(written: string): Made | null {
  const text = written
    .replaceAll(/[\s(){}.]/g, "")
    .replace("⁻¹", "^-1")
    .replace("²", "^2");
  const [, multiple] = /^(-|-?\d{1,4})a$/.exec(text) ?? [];
  if (multiple !== undefined) {
    return { kind: "multiple", factor: multiple === "-" ? -1n : BigInt(multiple) };
  }
  const [, exponent] = /^a\^([2-6])$/.exec(text) ?? [];
  if (exponent !== undefined) return { kind: "power", exponent: Number(exponent) };
  if (text === "a^-1") return { kind: "inverse" };
  if (/^adja$/.test(text)) return { kind: "adjoint" };
  if (/^(?:a'|a\^t)$/.test(text)) return { kind: "transpose" };
  return /^a(?:·)?adja$/.test(text) ? { kind: "with-adjoint" } : null;
}

function raise(base: Rational, exponent: number): Rational {
  return Array.from({ length: exponent }, () => base).reduce(q.multiply, q.one);
}

function solve({ order: size, determinant, made }: Problem): Rational {
  if (made.kind === "inverse" && q.isZero(determinant)) {
    throw notSupported("A matrix with the determinant 0 has no inverse.");
  }
  switch (made.kind) {
    case "multiple":
      return q.multiply(raise(q.rational(made.factor), size), determinant);
    case "power":
      return raise(determinant, made.exponent);
    case "inverse":
      return q.divide(q.one, determinant);
    case "adjoint":
      return raise(determinant, size - 1);
    case "transpose":
      return determinant;
    case "with-adjoint":
      return raise(determinant, size);
  }
}

/** Tests the rule on a sample matrix with the given order and determinant. */
export function prove(problem: Problem, found: Rational): Proof | null {
  const { order: size, determinant, made } = problem;
  const own = m.build(size, size, (row, column) => {
    if (row !== column) return column === row + 1 ? form.one : form.zero;
    return row === 0 ? form.fromRational(determinant) : form.one;
  });
  const other = madeMatrix(own, made);
  if (!other || !form.equals(m.determinant(own), form.fromRational(determinant))) return null;
  return form.equals(m.determinant(other), form.fromRational(found))
    ? {
        method: "Tried with a matrix that has this determinant",
        lines: [
          `|A| = ${rationalLatex(determinant)}: \\quad ${nameOf(made)} = ${rationalLatex(found)}`,
        ],
      }
    : null;
}

function madeMatrix(own: Matrix, made: Made): Matrix | null {
  const adjoint = (): Matrix =>
    m.transpose(m.build(own.length, own.length, (row, column) => m.cofactor(own, row, column)));
  switch (made.kind) {
    case "multiple":
      return m.mapEntries(own, (entry) => form.scale(entry, q.rational(made.factor)));
    case "power":
      return Array.from({ length: made.exponent - 1 }, () => own).reduce(m.multiply, own);
    case "inverse": {
      const below = m.determinant(own);
      if (form.isZero(below)) return null;
      return m.mapEntries(adjoint(), (entry) => form.divide(entry, below));
    }
    case "adjoint":
      return adjoint();
    case "transpose":
      return m.transpose(own);
    case "with-adjoint":
      return m.multiply(own, adjoint());
  }
}

function nameOf(made: Made): string {
  switch (made.kind) {
    case "multiple":
      return `|${made.factor === -1n ? "-" : made.factor}A|`;
    case "power":
      return `|A^{${made.exponent}}|`;
    case "inverse":
      return "|A^{-1}|";
    case "adjoint":
      return "|\\text{adj}\\,A|";
    case "transpose":
      return "|A^{T}|";
    case "with-adjoint":
      return "|A\\,(\\text{adj}\\,A)|";
  }
}

/** Returns the rule, and its line with the numbers substituted. */
function ruleOf({ order: size, determinant, made }: Problem): { rule: string; put: string } {
  const own =
    q.sign(determinant) < 0 ? `(${rationalLatex(determinant)})` : rationalLatex(determinant);
  switch (made.kind) {
    case "multiple": {
      const factor = made.factor < 0n ? `(${made.factor})` : String(made.factor);
      return {
        rule: "A number can be taken out of each of the $n$ rows: $|kA| = k^{n}|A|$.",
        put: `${factor}^{${size}} \\times ${own}`,
      };
    }
    case "power":
      return { rule: "$|AB| = |A||B|$, so $|A^{m}| = |A|^{m}$.", put: `${own}^{${made.exponent}}` };
    case "inverse":
      return { rule: "$|A||A^{-1}| = |I| = 1$.", put: `1 \\div ${own}` };
    case "adjoint":
      return {
        rule: "$A\\,(\\text{adj}\\,A) = |A|\\,I$, so $|\\text{adj}\\,A| = |A|^{n - 1}$.",
        put: `${own}^{${size} - 1}`,
      };
    case "transpose":
      return { rule: "A matrix and its transpose have the same determinant.", put: own };
    case "with-adjoint":
      return {
        rule: "$A\\,(\\text{adj}\\,A) = |A|\\,I$, and $|A|\\,I$ has the determinant $|A|^{n}$.",
        put: `${own}^{${size}}`,
      };
  }
}

function explain(problem: Problem, found: Rational): Explanation {
  const name = nameOf(problem.made);
  const { rule, put } = ruleOf(problem);
  const line = `${name} = ${put}`;
  const answer = { latex: `${name} = ${rationalLatex(found)}`, plain: rationalPlain(found) };
  return lesson({
    topic: "Determinants",
    method: "Properties of determinants",
    difficulty: "beginner",
    answer,
    steps: [
      step(
        "Write down what is known",
        "The rule needs only the order and the determinant.",
        `n = ${problem.order},\\; |A| = ${rationalLatex(problem.determinant)}`,
      ),
      step("Put the numbers into the rule", rule, line),
      ...(line === answer.latex
        ? []
        : [step("Work it out", "Powers come before × and ÷, as in BODMAS.", answer.latex, line)]),
    ],
    idea: "The matrix itself is not needed: a property of determinants leads from $|A|$ to what is asked.",
    firstMove:
      "Which property joins the determinant of $A$ with the determinant that is asked for?",
    finalMove: "Put the numbers into the property. Which number do you get?",
    terms: { "Order of a determinant": "How many rows and columns it has." },
    next: ["What would change for a matrix of another order?"],
  });
}

/** Finds the determinants of 2A, adj A, A⁻¹ and so on from the order of A and |A| alone. */
export const determinantRuleTask = defineTask<Problem, Rational>({
  name: "determinant-properties",
  recognise,
  reading: ({ order: size, determinant, made }) =>
    `n = ${size},\\; |A| = ${rationalLatex(determinant)},\\; ${nameOf(made)} = {?}`,
  solve,
  prove,
  explain,
  vary: ({ order: size, made }, random) => {
    const texts = { "with-adjoint": "A adj A", adjoint: "adj A", inverse: "A^-1", transpose: "A'" };
    const written =
      made.kind === "multiple"
        ? `${wholeBetween(random, 2, 5)}A`
        : made.kind === "power"
          ? `A^${made.exponent}`
          : texts[made.kind];
    return `If A is a square matrix of order ${size} and |A| = ${wholeBetween(random, 2, 9)}, find |${written}|`;
  },
  examples: [
    "If A is a square matrix of order 3 and |A| = 4, find |2A|",
    "If A is a square matrix of order 3 and |A| = 5, find |adj A|",
  ],
});
