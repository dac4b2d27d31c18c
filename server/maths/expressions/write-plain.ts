import { sign } from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";
import { ungroup } from "./expression.ts";
import type { Expression, NumberLeaf } from "./expression.ts";

/** The expression as a student would type it; reading it again gives the same expression. */
export function expressionPlain(expression: Expression): string {
  return write(expression, true);
}

function write(expression: Expression, leading: boolean): string {
  switch (expression.kind) {
    case "number":
      return sign(expression.value) < 0 && !leading
        ? `(${numberPlain(expression)})`
        : numberPlain(expression);
    case "variable":
      return expression.name;
    case "group":
      return `(${write(expression.inner, true)})`;
    case "negate":
      return leading
        ? `-${write(expression.operand, false)}`
        : `(-${write(expression.operand, false)})`;
    case "sum":
      return `${write(expression.left, leading)} + ${write(expression.right, false)}`;
    case "difference":
      return `${write(expression.left, leading)} - ${write(expression.right, false)}`;
    case "product":
      return product(expression, leading);
    case "quotient":
      return quotient(expression, leading);
    case "power":
      return `${write(expression.base, false)}^${exponent(expression.exponent)}`;
    case "root":
      return `√(${write(ungroup(expression.operand), true)})`;
    case "percent":
      return `${write(expression.operand, leading)}%`;
  }
}

function exponent(expression: Expression): string {
  const text = write(ungroup(expression), true);
  return /^\d+$/.test(text) ? text : `(${text})`;
}

function product(
  { sign: written, left, right }: Extract<Expression, { kind: "product" }>,
  leading: boolean,
): string {
  const signs = { "×": " × ", of: " of ", implicit: "" };
  return `${write(left, leading)}${signs[written]}${write(right, false)}`;
}

function quotient(
  { sign: written, left, right }: Extract<Expression, { kind: "quotient" }>,
  leading: boolean,
): string {
  if (written === "÷") return `${write(left, leading)} ÷ ${write(right, false)}`;
  return `${side(left)}/${side(right)}`;
}

/** One side of a slash, in brackets unless it is a single number or letter. */
function side(expression: Expression): string {
  const inner = ungroup(expression);
  const isSingle =
    inner.kind === "variable" || (inner.kind === "number" && /^[\d.]+$/.test(numberPlain(inner)));
  return isSingle ? write(inner, true) : `(${write(inner, true)})`;
}

function numberPlain({ value, form, money }: NumberLeaf): string {
  const rupee = money === true ? "₹" : "";
  switch (form.kind) {
    case "integer":
      return rupee + value.numerator.toString();
    case "decimal":
      return rupee + rationalPlain(value, "decimal");
    case "fraction":
      return `${rupee}${form.numerator}/${form.denominator}`;
    case "mixed":
      return `${rupee}${form.whole} ${form.numerator}/${form.denominator}`;
  }
}
