import { sign } from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";
import { readsAsLetters } from "./letter-runs.ts";
import {
  type Cases,
  type Expression,
  matchExpression,
  type NumberLeaf,
  ungroup,
  variablesIn,
} from "./expression.ts";

/** The expression as a student would type it; parsing it gives the same expression. */
export function expressionPlain(expression: Expression): string {
  return write(expression, true);
}

function write(expression: Expression, leading: boolean): string {
  return matchExpression(expression, cases, leading);
}

const cases: Cases<string, boolean> = {
  number: (part, leading) =>
    sign(part.value) < 0 && !leading ? `(${numberPlain(part)})` : numberPlain(part),
  variable: (part) => part.name,
  constant: (part) => part.name,
  degrees: (part) => `${side(part.operand)}°`,
  call: (part) => call(part),
  group: (part) => `(${write(part.inner, true)})`,
  negate: (part, leading) =>
    leading ? `-${held(part.operand, false)}` : `(-${held(part.operand, false)})`,
  sum: (part, leading) => `${write(part.left, leading)} + ${write(part.right, false)}`,
  difference: (part, leading) => `${write(part.left, leading)} - ${held(part.right, false)}`,
  product,
  quotient,
  power: (part) => `${powerBase(part.base)}^${exponent(part.exponent)}`,
  root,
  percent: (part, leading) => `${held(part.operand, leading)}%`,
};

/** Roots of order above 3 are typed as powers; for a number, root(3, 4) is clearer than 3^(1/4). */
const roots: Partial<Record<number, string>> = { 2: "√", 3: "∛" };

function root({ index, operand }: Extract<Expression, { kind: "root" }>): string {
  const sign = roots[index];
  const under = ungroup(operand);
  if (sign === undefined && under.kind === "number" && under.form.kind === "integer") {
    return `root(${numberPlain(under)}, ${index})`;
  }
  return sign === undefined
    ? `${ungroup(operand).kind === "power" ? powerBase(ungroup(operand)) : side(operand)}^(1/${index})`
    : `${sign}(${write(ungroup(operand), true)})`;
}

function call({ name, argument, base }: Extract<Expression, { kind: "call" }>): string {
  const inner = write(ungroup(argument), true);
  if (name === "abs") return `|${inner}|`;
  if (name === "factorial") return `${side(argument)}!`;
  return `${name}${base ? `_${side(base)}` : ""}(${inner})`;
}

/** An operand of a sign: a sum needs brackets, whether or not it was typed with them. */
function held(part: Expression, leading: boolean): string {
  const isSum = part.kind === "sum" || part.kind === "difference";
  return isSum ? `(${write(part, true)})` : write(part, leading);
}

function powerBase(base: Expression): string {
  const text = held(base, false);
  const isFunction = base.kind === "call" && base.name !== "factorial";
  const isPlain = !["call", "power", "root", "product", "quotient", "degrees"].includes(base.kind);
  return isPlain || isFunction ? text : `(${text})`;
}

function exponent(expression: Expression): string {
  const text = write(ungroup(expression), true);
  return /^\d+$/.test(text) ? text : `(${text})`;
}

function product(
  { sign: written, left, right }: Extract<Expression, { kind: "product" }>,
  leading: boolean,
): string {
  const [first, second] = [held(left, leading), held(right, false)];
  if (written === "of") return `${first} of ${second}`;
  // 1/4ln(5) might be 1 over 4 ln 5; before a letter, as in 1/4x, schools agree on the reading.
  const isUnclear = /\d\/\d+$/.test(first) && variablesIn(right).length === 0;
  if (written === "×" || isUnclear || /^[\d.]/.test(second) || wouldBeWord(first, second)) {
    return `${first} × ${second}`;
  }
  // x sin(x): without a space they would be a word; before ∛ a space improves readability.
  const isParted = /[a-z]$/i.test(first) && /^(?:[a-z]{2}|∛)/i.test(second);
  return isParted ? `${first} ${second}` : first + second;
}

/** Whether the letters of a product would be read as a word if written together: n times o must not become "no". */
export function wouldBeWord(first: string, second: string): boolean {
  const [end = ""] = /[a-z]+$/i.exec(first) ?? [];
  const [start = ""] = /^[a-z]+/i.exec(second) ?? [];
  return end !== "" && start.length === 1 && !readsAsLetters((end + start).toLowerCase());
}

function quotient(
  { sign: written, left, right }: Extract<Expression, { kind: "quotient" }>,
  leading: boolean,
): string {
  if (written === "÷") return `${held(left, leading)} ÷ ${held(right, false)}`;
  return `${side(left)}/${side(right)}`;
}

/** One side of a slash, in brackets unless it is a single number or letter. */
function side(expression: Expression): string {
  const inner = ungroup(expression);
  const isSingle =
    inner.kind === "variable" ||
    inner.kind === "constant" ||
    inner.kind === "call" ||
    (inner.kind === "power" && inner.base.kind === "variable") ||
    (inner.kind === "number" && /^[\d.]+$/.test(numberPlain(inner)));
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
