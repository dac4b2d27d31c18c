import * as form from "../../../algebra/quotient.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import { isReordered } from "../identities/same-symbols.ts";
import { type ComplexNumber, complexOf, writeComplex } from "./complex-form.ts";

/**
 * Brings a number to the form a + ib, with the steps: powers of i, powers of brackets, then the conjugate of a
 * denominator. Refuses what has no such form.
 */
export function standardForm(given: Expression): { steps: MathsStep[]; z: ComplexNumber } {
  const z = complexOf(given);
  const steps: MathsStep[] = [];
  let current = ungroup(tidy(given));
  const note = (after: Expression, title: string, why: string): void => {
    if (isReordered(current, after)) return;
    const [before, shown] = [current, after].map(expressionLatex);
    steps.push({ title, why, before: before ?? null, after: shown ?? "" });
    current = after;
  };
  note(everywhere(current, powerOfI), "Reduce the powers of i", reasonForPowers(current));
  note(everywhere(current, squareFirst), "Square first", "$z^{2n} = (z^{2})^{n}$.");
  note(everywhere(current, squareFirst), "Square again", "$z^{2n} = (z^{2})^{n}$.");
  note(
    everywhere(current, powerOfBracket),
    "Work out the powers",
    "Multiply out, with $i^{2} = -1$.",
  );
  note(
    everywhere(current, sideOfBar),
    "Work out both sides of the bar",
    "Multiply out, with $i^{2} = -1$.",
  );
  note(
    everywhere(current, byConjugate),
    "Multiply above and below by the conjugate",
    conjugateReason,
  );
  note(
    everywhere(current, opened),
    "Multiply out",
    "$i^{2} = -1$, and $(a + ib)(a - ib) = a^{2} + b^{2}$.",
  );
  note(
    writeComplex(z),
    "Add real and imaginary parts",
    "Real parts are added to real parts, imaginary ones to imaginary ones.",
  );
  return { steps, z };
}

const conjugateReason = "Then what is below the bar becomes a real number.";

type Rule = (part: Expression) => Expression | null;

/** Applies a rule to all parts of an expression from the outside inwards; parts of a replaced part are not visited. */
function everywhere(whole: Expression, rule: Rule): Expression {
  const visit = (part: Expression): Expression => {
    const by = rule(part);
    return by ? inBrackets(by) : mapChildren(part, visit);
  };
  return ungroup(tidy(visit(whole)));
}

function isUnit(part: Expression): boolean {
  return part.kind === "constant" && part.name === "i";
}

function hasUnit(part: Expression): boolean {
  return someWithin(part, isUnit);
}

function wholeExponent(part: Expression): bigint | null {
  const inner = ungroup(part);
  if (inner.kind !== "number" || !q.isInteger(inner.value)) return null;
  return inner.value.numerator;
}

function valueOf(part: Expression): Expression {
  return writeComplex(complexOf(part));
}

function powerOfI(part: Expression): Expression | null {
  if (part.kind !== "power" || !isUnit(ungroup(part.base))) return null;
  return wholeExponent(part.exponent) === null ? null : valueOf(part);
}

function reasonForPowers(whole: Expression): string {
  const divisions: string[] = [];
  someWithin(whole, (part) => {
    const exponent = part.kind === "power" && powerOfI(part) ? wholeExponent(part.exponent) : null;
    if (exponent !== null && (exponent > 4n || exponent < 0n)) {
      const rest = ((exponent % 4n) + 4n) % 4n;
      const times = (exponent - rest) / 4n;
      divisions.push(`$${exponent} = 4 \\times ${times < 0n ? `(${times})` : times} + ${rest}$`);
    }
    return false;
  });
  const rule = "$i^{2} = -1$, $i^{3} = -i$, $i^{4} = 1$";
  return divisions.length === 0 ? `${rule}.` : `${rule}; ${divisions.slice(0, 3).join(", ")}.`;
}

/** A high even power by squaring its base: (1 + i)⁸ as (2i)⁴. */
function squareFirst(part: Expression): Expression | null {
  const isPower = part.kind === "power" && hasUnit(part.base) && !isUnit(ungroup(part.base));
  const exponent = isPower ? wholeExponent(part.exponent) : null;
  if (!isPower || exponent === null || exponent < 4n || exponent % 2n !== 0n) return null;
  const square = valueOf({ ...part, exponent: integerLeaf(2n) });
  const base: Expression = { kind: "group", inner: ungroup(square) };
  return { ...part, base, exponent: integerLeaf(exponent / 2n) };
}

function powerOfBracket(part: Expression): Expression | null {
  const isPower = part.kind === "power" && hasUnit(part.base) && !isUnit(ungroup(part.base));
  const exponent = isPower ? wholeExponent(part.exponent) : null;
  return exponent !== null && exponent > 1n ? valueOf(part) : null;
}

/** A fraction with its numerator and denominator in the form a + ib. */
function sideOfBar(part: Expression): Expression | null {
  if (part.kind !== "quotient" || !hasUnit(part.right)) return null;
  const [left, right] = [part.left, part.right].map((side) =>
    hasUnit(side) ? valueOf(side) : ungroup(side),
  );
  return left && right ? { ...part, sign: "bar", left, right } : null;
}

function byConjugate(part: Expression): Expression | null {
  if (part.kind !== "quotient" || !hasUnit(part.right)) return null;
  const below = complexOf(part.right);
  const conjugate = inBrackets(writeComplex({ ...below, im: form.negate(below.im) }));
  const times = (side: Expression): Expression => ({
    kind: "product",
    sign: "implicit",
    left: inBrackets(side),
    right: conjugate,
  });
  return { ...part, sign: "bar", left: times(part.left), right: times(part.right) };
}

/** Multiplies out a product or quotient that contains i. */
function opened(part: Expression): Expression | null {
  if ((part.kind !== "product" && part.kind !== "quotient") || !hasUnit(part)) return null;
  const isPlain = part.kind === "product" && isUnit(part.right) && !hasUnit(part.left);
  return isPlain ? null : valueOf(part);
}
