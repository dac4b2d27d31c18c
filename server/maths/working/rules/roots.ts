import { canonical } from "../../algebra/canonical.ts";
import { asRational } from "../../algebra/quotient.ts";
import { type Expression, integerLeaf, someWithin, ungroup } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { takeOutSquares } from "../../numbers/integers.ts";
import type { Rule } from "../change.ts";
import { factorsOf, isOneTerm, isSum, looksLike, productOf, workedOut } from "../written.ts";

type Root = Extract<Expression, { kind: "root" }>;

const ordinal: Partial<Record<number, string>> = { 2: "square", 3: "cube", 4: "fourth" };

/** √72 = 6√2, ∛16 = 2∛2, √(9x²y) = 3x√y. */
export const roots: Rule = (part, options) => {
  if (part.kind !== "root" || !isOneTerm(part.operand)) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  const name = ordinal[part.index] ?? `${part.index}th`;
  if (!someWithin(to, ({ kind }) => kind === "root")) {
    return { to, title: "Work out the root", why: wholeRoot(part, to, name) };
  }
  return {
    to,
    title: `Take what is a ${name} out of the root`,
    why: splitRoot(part) + lettersNote(part, options.positive),
  };
};

function wholeRoot(root: Root, value: Expression, name: string): string {
  if (someWithin(root, ({ kind }) => kind === "variable")) {
    return `It is the ${name} root of a ${name}.${lettersNote(root, true)}`;
  }
  return `$${expressionLatex({ kind: "power", base: { kind: "group", inner: value }, exponent: integerLeaf(BigInt(root.index)) })} = ${expressionLatex(root.operand)}$.`;
}

/** √72 = √(36 × 2). */
function splitRoot({ operand, index }: Root): string {
  const inner = ungroup(operand);
  const law = "The root of a product is the product of the roots.";
  if (index !== 2 || inner.kind !== "number" || inner.form.kind !== "integer") return law;
  const { outside, inside } = takeOutSquares(inner.value.numerator);
  if (outside === 1n) return law;
  return `$${inner.value.numerator} = ${outside * outside} \\times ${inside}$, and $\\sqrt{${outside * outside}} = ${outside}$. ${law}`;
}

function lettersNote({ index, operand }: Root, isPositive = false): string {
  const hasLetters = someWithin(operand, ({ kind }) => kind === "variable");
  return isPositive && hasLetters && index % 2 === 0
    ? " Letters under an even root stand for positive numbers here."
    : "";
}

/** √a·√b = √(ab), and √a/√b = √(a/b). */
export const productsOfRoots: Rule = (part, options) => {
  const isPair = part.kind === "product" || part.kind === "quotient";
  if (!isPair || !isOneTerm(part)) return null;
  const found = part.kind === "product" ? factorsOf(part) : [part.left, part.right];
  if (found.filter(hasRoot).length < 2) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  return {
    to,
    title: part.kind === "product" ? "Multiply the roots" : "Divide the roots",
    why:
      part.kind === "product"
        ? "$\\sqrt{a} \\times \\sqrt{b} = \\sqrt{ab}$. What is a square comes out of the root."
        : "$\\frac{\\sqrt{a}}{\\sqrt{b}} = \\sqrt{\\frac{a}{b}}$. What is a square comes out of the root.",
  };
};

function hasRoot(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "root");
}

/** 1/√2 = √2/2, and 1/(2 − √3) = 2 + √3: no roots, and no i, in the denominator. */
export const rationalise: Rule = (part, options) => {
  if (part.kind !== "quotient") return null;
  const below = ungroup(part.right);
  if (!hasNumericRoot(below)) return null;
  const factor = clearingFactor(below);
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  if (!factor) {
    return { to, title: "Rationalise the denominator", why: "No root is left below the bar." };
  }
  const multiplied: Expression = {
    kind: "quotient",
    sign: "bar",
    left: productOf([grouped(part.left), grouped(factor)]),
    right: productOf([grouped(below), grouped(factor)]),
  };
  const isConjugate = isSum(factor);
  return {
    to: multiplied,
    title: `Multiply above and below by $${expressionLatex(factor)}$`,
    why: isConjugate
      ? "The conjugate: $(a + b)(a - b) = a^{2} - b^{2}$ leaves nothing below that has to go."
      : "A root times itself leaves no root below. The value stays the same, as above and below are multiplied alike.",
  };
};

function hasNumericRoot(below: Expression): boolean {
  return someWithin(
    below,
    (part) =>
      (part.kind === "root" && asRational(canonical(part.operand)) !== null && part.index === 2) ||
      isImaginaryUnit(part),
  );
}

function isImaginaryUnit(part: Expression): boolean {
  return part.kind === "constant" && part.name === "i";
}

/** √b for a√b, a − √b for a + √b; null for other forms. */
function clearingFactor(below: Expression): Expression | null {
  if (isSum(below) && (below.kind === "sum" || below.kind === "difference")) {
    const kind = below.kind === "sum" ? "difference" : "sum";
    const isPair = [below.left, below.right].every(
      (term) => isOneTerm(term) && term.kind !== "negate",
    );
    return isPair ? { ...below, kind } : null;
  }
  const surds = factorsOf(below).filter((part) => part.kind === "root" || isImaginaryUnit(part));
  const [surd] = surds;
  return surds.length === 1 && surd && isOneTerm(below) ? surd : null;
}

function grouped(expression: Expression): Expression {
  const inner = ungroup(expression);
  return isSum(inner) ? { kind: "group", inner } : inner;
}
