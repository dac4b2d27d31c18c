import { decimalLatex, fractionLatex, integerLatex } from "../numbers/written.ts";
import { sign } from "../numbers/rational.ts";
import { matchExpression, ungroup } from "./expression.ts";
import type { Expression, NumberLeaf } from "./expression.ts";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** The expression in bare LaTeX, just as it stands: nothing is worked out or reordered. */
export function expressionLatex(expression: Expression): string {
  return write(expression, true);
}

/** `leading`: no sign stands before it, so that a negative number needs no brackets. */
function write(expression: Expression, leading: boolean): string {
  return matchExpression<string>(expression, {
    number: (part) => bracketNegative(part, leading),
    variable: (part) => part.name,
    group: (part) => brackets(write(part.inner, true)),
    negate: (part) => (leading ? negated(part) : brackets(negated(part))),
    sum: (part) => `${write(part.left, leading)} + ${write(part.right, false)}`,
    difference: (part) => `${write(part.left, leading)} - ${write(part.right, false)}`,
    product: (part) => product(part, leading),
    quotient: (part) => quotient(part, leading),
    power: (part) => `${powerBase(part.base)}^{${write(ungroup(part.exponent), true)}}`,
    root: (part) => `\\sqrt{${write(ungroup(part.operand), true)}}`,
    percent: (part) => `${write(part.operand, leading)}\\%`,
  });
}

function negated({ operand }: Of<"negate">): string {
  return `-${write(operand, false)}`;
}

function brackets(inner: string): string {
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

/** The number of a leaf in its own form, without regard to what stands around it. */
export function numberLatex({ value, form, money }: NumberLeaf): string {
  const rupee = money === true ? "\\text{₹}" : "";
  switch (form.kind) {
    case "integer":
      return rupee + integerLatex(value.numerator);
    case "decimal":
      return rupee + decimalLatex(value, form.places);
    case "fraction":
      return rupee + fractionLatex(form.numerator, form.denominator);
    case "mixed":
      return `${rupee}${integerLatex(form.whole)}${fractionLatex(form.numerator, form.denominator)}`;
  }
}

function bracketNegative(leaf: NumberLeaf, leading: boolean): string {
  const text = numberLatex(leaf);
  return sign(leaf.value) < 0 && !leading ? brackets(text) : text;
}

function powerBase(base: Expression): string {
  const text = write(base, false);
  const isPlain =
    base.kind === "variable" ||
    base.kind === "group" ||
    (base.kind === "number" && sign(base.value) >= 0 && base.form.kind !== "fraction");
  return isPlain || /^(?:\\left)?\(/.test(text) ? text : brackets(text);
}

function product({ sign: written, left, right }: Of<"product">, leading: boolean): string {
  const first = write(left, leading);
  if (written === "of") return `${first} \\text{ of } ${write(right, false)}`;
  const joined = canJoin(left, right, written === "implicit");
  return `${first}${joined ? "" : " \\times "}${write(right, false)}`;
}

/** Whether the sign can be left out: 2x, 2(x + 1), but never between two numbers. */
function canJoin(left: Expression, right: Expression, isImplicit: boolean): boolean {
  const first = right.kind === "power" ? right.base : right;
  if (first.kind === "variable") return isImplicit || left.kind === "number";
  return isImplicit && first.kind === "group";
}

function quotient({ sign: written, left, right }: Of<"quotient">, leading: boolean): string {
  if (written === "÷") return `${write(left, leading)} \\div ${write(right, false)}`;
  return `\\frac{${write(ungroup(left), true)}}{${write(ungroup(right), true)}}`;
}
