import type { Equation } from "../../../equations/equation.ts";
import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import type { MathsSolution } from "../../../outcome.ts";

/** The texts for one kind of equation. */
interface EquationKind {
  topic: string;
  method: string;
  difficulty: MathsSolution["difficulty"];
  idea: string;
  firstMove: string;
  keyTerms: MathsSolution["keyTerms"];
}

const root = { term: "Root", meaning: "A value of the unknown that makes the equation true." };

export function kindOf({ left, right }: Equation): EquationKind {
  const has = (test: (part: Expression) => boolean): boolean =>
    [left, right].some((side) => someWithin(side, test));
  if (has((part) => part.kind === "call" && (part.name === "ln" || part.name === "log")))
    return logarithmic;
  if (has((part) => part.kind === "power" && variablesIn(part.exponent).length > 0))
    return exponential;
  if (has((part) => part.kind === "call" && part.name === "abs")) return modulus;
  if (has(isRadical)) return radical;
  if (has((part) => part.kind === "quotient" && variablesIn(part.right).length > 0))
    return rational;
  return polynomial;
}

function isRadical(part: Expression): boolean {
  if (part.kind === "root") return variablesIn(part.operand).length > 0;
  const isFraction =
    part.kind === "power" &&
    someWithin(part.exponent, ({ kind }) => kind === "quotient" || kind === "number") &&
    part.exponent.kind === "group";
  return isFraction && variablesIn(part.base).length > 0;
}

const logarithmic: EquationKind = {
  topic: "Logarithms",
  method: "From logarithms to powers",
  difficulty: "advanced",
  idea: "Bring the logarithms together, then write the equation as a power.",
  firstMove: "Use the laws of logarithms to bring them together.",
  keyTerms: [
    root,
    { term: "Logarithm", meaning: "The exponent to which the base must be raised." },
  ],
};
const exponential: EquationKind = {
  topic: "Exponential Equations",
  method: "Comparing exponents",
  difficulty: "intermediate",
  idea: "Write both sides as powers of the same base. Then the exponents must be equal.",
  firstMove: "Look for a number of which both sides are powers.",
  keyTerms: [
    root,
    { term: "Exponential equation", meaning: "An equation with the unknown in an exponent." },
  ],
};
const modulus: EquationKind = {
  topic: "Modulus Equations",
  method: "Two cases",
  difficulty: "intermediate",
  idea: "A modulus is a distance: what stands inside may be positive or negative.",
  firstMove: "Bring the modulus to stand alone.",
  keyTerms: [
    root,
    { term: "Modulus", meaning: "The distance of a number from 0; it is never negative." },
  ],
};
const radical: EquationKind = {
  topic: "Equations with roots",
  method: "Raising both sides to a power",
  difficulty: "intermediate",
  idea: "A root is undone by a power. It must stand alone first.",
  firstMove: "Bring the root to stand alone.",
  keyTerms: [
    root,
    { term: "Extraneous root", meaning: "A value that came in by squaring and does not fit." },
  ],
};
const rational: EquationKind = {
  topic: "Equations reducible to polynomials",
  method: "Clearing the denominators",
  difficulty: "intermediate",
  idea: "Multiply both sides by the common denominator. No denominator may vanish.",
  firstMove: "Find the common denominator of all fractions.",
  keyTerms: [root, { term: "Common denominator", meaning: "A multiple of all denominators." }],
};
const polynomial: EquationKind = {
  topic: "Polynomials",
  method: "Factorisation",
  difficulty: "advanced",
  idea: "Bring everything to the same side and factorise. A product vanishes only where a factor does.",
  firstMove: "Bring everything to the same side, and take out what all terms have in common.",
  keyTerms: [
    root,
    { term: "Zero of a polynomial", meaning: "A number for which the polynomial becomes 0." },
  ],
};
