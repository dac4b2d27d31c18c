import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import {
  children,
  type Expression,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { notSupported } from "../../../refusal.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { askedFor } from "../calculus-words.ts";
import { readOperator } from "../derivative/operator.ts";
import { isWord, readNatural } from "../read-formula.ts";

/** The letters p, q, r and s represent the derivatives of order 1 to 4. */
interface Problem {
  whole: Expression;
  left: Expression;
  right: Expression;
  order: number;
}

interface Result {
  order: number;
  /** Null if the equation is not a polynomial in its derivatives. */
  degree: number | null;
}

const letters = ["p", "q", "r", "s"] as const;

const known: ReadonlySet<string> = new Set(["x", "y", ...letters]);

const wordings = [
  "order and degree of the differential equation {equation}",
  "the order and degree of the differential equation {equation}",
  "order and degree of the following differential equation {equation}",
  "order and degree if defined of the differential equation {equation}",
  "degree and order of the differential equation {equation}",
  "order and degree of {equation}",
  "order and degree : {equation}",
  "{equation} ki|ka|ke order and|aur degree",
].map(phrase);

function recognise({ tokens }: Question): Problem | null {
  if (!tokens.some((token) => isWord(token, "order"))) return null;
  if (!tokens.some((token) => isWord(token, "degree"))) return null;
  const asked = askedFor(tokens);
  for (const wording of wordings) {
    const equation = matchPhrase(wording, asked)?.get("equation");
    const problem = equation && readProblem(equation);
    if (problem) return problem;
  }
  return null;
}

function readProblem(tokens: readonly Token[]): Problem | null {
  if (tokens.some((token) => isWord(token, ...letters))) return null;
  const lettered = withLetters(tokens);
  const sides = lettered && readSides(lettered.tokens);
  if (!sides || lettered.order === 0) return null;
  const whole: Expression = {
    kind: "difference",
    left: { kind: "group", inner: sides.left },
    right: { kind: "group", inner: sides.right },
  };
  const isKnown = variablesIn(whole).every((name) => known.has(name));
  return isKnown ? { whole, ...sides, order: lettered.order } : null;
}

/** The tokens with one letter for every derivative, and the highest order; null if one is too high, or not of y. */
function withLetters(tokens: readonly Token[]): { tokens: Token[]; order: number } | null {
  const replaced: Token[] = [];
  let order = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const operator = readOperator(tokens.slice(at));
    if (!operator) {
      replaced.push(token);
      continue;
    }
    const name = letters[operator.order - 1];
    if (name === undefined || operator.of !== "y" || operator.at) return null;
    replaced.push({ ...token, kind: "letter", text: name, written: name, spaced: true });
    order = Math.max(order, operator.order);
    at += operator.length - 1;
  }
  return { tokens: replaced, order };
}

function readSides(tokens: readonly Token[]): { left: Expression; right: Expression } | null {
  const sign = tokens.findIndex((token) => isSymbol(token, "="));
  if (sign < 0) return null;
  const [left, right] = [tokens.slice(0, sign), tokens.slice(sign + 1)].map(readNatural);
  return left && right ? { left, right } : null;
}

function hasDerivative(expression: Expression): boolean {
  return variablesIn(expression).some((name) => letters.some((letter) => letter === name));
}

/** sin y′, e^(y′), ln y″: never a polynomial. */
function isInFunction(whole: Expression): boolean {
  return someWithin(whole, (part) => {
    if (part.kind === "call") return hasDerivative(part.argument);
    return part.kind === "power" && hasDerivative(part.exponent);
  });
}

/** Under a root, in a denominator or with a fractional exponent: the equation must be cleared of it first. */
function needsClearing(whole: Expression): boolean {
  return someWithin(whole, (part) => {
    if (part.kind === "root") return hasDerivative(part.operand);
    if (part.kind === "quotient") return hasDerivative(part.right);
    const exponent = part.kind === "power" ? evaluateReal(part.exponent, new Map()) : 1;
    const isWhole = exponent !== null && Number.isInteger(exponent) && exponent > 0;
    return part.kind === "power" && hasDerivative(part.base) && !isWhole;
  });
}

function solve({ whole, order }: Problem): Result {
  if (isInFunction(whole)) return { order, degree: null };
  const highest = letters[order - 1] ?? "p";
  if (needsClearing(whole)) {
    throw notSupported(
      "First clear this equation of roots and fractions that hold a derivative, and type the result.",
    );
  }
  const coefficients = coefficientsIn(canonical(whole), highest);
  const degree = (coefficients?.length ?? 0) - 1;
  if (degree < 1) throw notSupported("The highest derivative of this equation cancels.");
  return { order, degree };
}

/** The highest power in the terms as written; the solution used the canonical form. */
function writtenPower(expression: Expression, name: string): number {
  const of = (part: Expression): number => writtenPower(part, name);
  if (expression.kind === "variable") return expression.name === name ? 1 : 0;
  if (expression.kind === "power") {
    return of(expression.base) * (evaluateReal(expression.exponent, new Map()) ?? 0);
  }
  if (expression.kind === "product") return of(expression.left) + of(expression.right);
  return Math.max(0, ...children(expression).map(of));
}

function prove({ whole, order }: Problem, result: Result): Proof | null {
  const highest = letters[order - 1] ?? "p";
  if (result.order !== order || !variablesIn(whole).includes(highest)) return null;
  if (result.degree === null) {
    if (!isInFunction(whole)) return null;
  } else if (isInFunction(whole) || writtenPower(whole, highest) !== result.degree) return null;
  return {
    method: "Every term looked through for its derivatives and their powers",
    lines: [`\\text{order } ${order}, \\quad ${degreeText(result)}`],
  };
}

function degreeText({ degree }: Result): string {
  return degree === null ? "\\text{degree not defined}" : `\\text{degree } ${degree}`;
}

/** Brackets distinguish the power of a derivative from its order. */
function sideLatex(side: Expression): string {
  return letters.reduce((text, letter, at) => {
    const slope = slopeOf(at + 1);
    const own = String.raw`(?<![a-z\\])${letter}(?![a-z])`;
    return text
      .replaceAll(new RegExp(String.raw`(?:\(${own}\)|${own})\^`, "g"), `\\left(${slope}\\right)^`)
      .replaceAll(new RegExp(own, "g"), slope);
  }, expressionLatex(side));
}

function slopeOf(order: number): string {
  const power = order === 1 ? "" : `^{${order}}`;
  return `\\frac{d${power}y}{dx${power}}`;
}

function reading({ left, right }: Problem): string {
  return `${sideLatex(left)} = ${sideLatex(right)}, \\quad \\text{order and degree}`;
}

function explain(problem: Problem, result: Result): Explanation {
  const highest = slopeOf(result.order);
  const equation = `${sideLatex(problem.left)} = ${sideLatex(problem.right)}`;
  const { degree } = result;
  return {
    topic: "Differential Equations",
    method: "Order and degree",
    difficulty: "beginner",
    answer: {
      latex: `\\text{order } ${result.order}, \\quad ${degreeText(result)}`,
      plain: `order ${result.order}, degree ${degree ?? "not defined"}`,
    },
    steps: [
      {
        title: "Find the highest derivative",
        why: "The order of the equation is the order of the highest derivative in it.",
        before: equation,
        after: `\\text{highest derivative: } ${highest}, \\quad \\text{order } ${result.order}`,
      },
      {
        title: "Look at its power",
        why:
          degree === null
            ? "A derivative stands inside another function, so that the equation is no polynomial in its derivatives."
            : "The equation is a polynomial in its derivatives: its degree is the power of the highest one.",
        before: equation,
        after: degreeText(result),
      },
    ],
    finalMove: ["To which power is the highest derivative raised?"],
    hints: {
      idea: ["Look for the highest derivative, then at its power."],
      firstMove: ["List all the derivatives that occur."],
    },
    keyTerms: [
      { term: "Order", meaning: "The order of the highest derivative in the equation." },
      {
        term: "Degree",
        meaning:
          "The power of that derivative, once the equation is a polynomial in its derivatives.",
      },
    ],
    followUpQuestions: ["How many constants does the general solution hold?"],
  };
}

const pool: readonly string[] = [
  "d^2y/dx^2 + 5x(dy/dx)^2 - 6y = 0",
  "(d^3y/dx^3)^2 + (d^2y/dx^2)^3 + y = 0",
  "(dy/dx)^4 + 3y = x",
  "(d^2y/dx^2)^2 + dy/dx = x^2",
];

function vary(_problem: Problem, random: () => number): string {
  const chosen = pool[Math.floor(random() * pool.length)] ?? pool[0];
  return `Find the order and degree of the differential equation ${chosen ?? ""}`;
}

/** The order and the degree of a differential equation. */
export const orderAndDegree = defineTask({
  name: "order-and-degree",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the order and degree of the differential equation d^2y/dx^2 + (dy/dx)^3 + y = 0",
    "Find the order and degree of the differential equation (d^2y/dx^2)^2 + sin x = 0",
  ],
});
