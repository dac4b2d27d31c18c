import { decimalLatex, fractionLatex, integerLatex } from "../numbers/written.ts";
import { sign } from "../numbers/rational.ts";
import {
  type Cases,
  type Expression,
  type FunctionName,
  matchExpression,
  type NumberLeaf,
  ungroup,
} from "./expression.ts";
import { greekLetters } from "./greek-letters.ts";
import { wouldBeWord } from "./write-plain.ts";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** The expression in LaTeX without delimiters, exactly as it is: nothing is computed or reordered. */
export function expressionLatex(expression: Expression): string {
  return write(expression, true);
}

/** `leading`: no sign precedes it, so that a negative number needs no brackets. */
function write(expression: Expression, leading: boolean): string {
  return matchExpression(expression, cases, leading);
}

const cases: Cases<string, boolean> = {
  number: bracketNegative,
  variable: (part) => letterLatex(part.name),
  constant: (part) => constantLatex[part.name],
  degrees: (part) => `${tight(part.operand)}^{\\circ}`,
  call: (part) => call(part),
  group: (part) => brackets(write(part.inner, true)),
  negate: (part, leading) => (leading ? negated(part) : brackets(negated(part))),
  sum: (part, leading) => `${write(part.left, leading)} + ${write(part.right, false)}`,
  difference: (part, leading) => `${write(part.left, leading)} - ${held(part.right, false)}`,
  product,
  quotient,
  power,
  root: (part) =>
    `\\sqrt${part.index === 2 ? "" : `[${part.index}]`}{${write(ungroup(part.operand), true)}}`,
  percent: (part, leading) =>
    `${part.operand.kind === "call" ? tight(part.operand) : held(part.operand, leading)}\\%`,
};

const constantLatex = { π: "\\pi", e: "e", i: "i", "∞": "\\infty" } as const;

const greek: ReadonlyMap<string, string> = new Map(
  [...greekLetters].map(([name, character]) => [character, `\\${name}`]),
);

/** A letter in LaTeX: θ is `\theta`, a_12 is `a_{12}`. */
export function letterLatex(name: string): string {
  const [letter = "", index] = name.split("_");
  const written = greek.get(letter) ?? letter;
  return index === undefined ? written : `${written}_{${index}}`;
}

const functionLatex: Partial<Record<FunctionName, string>> = {
  cosec: "\\operatorname{cosec}",
  arcsin: "\\sin^{-1}",
  arccos: "\\cos^{-1}",
  arctan: "\\tan^{-1}",
  arccot: "\\cot^{-1}",
  arcsec: "\\sec^{-1}",
  arccosec: "\\operatorname{cosec}^{-1}",
};

/**
 * `\sin x`, `\sin 30^{\circ}`, `\sin(x + 1)`, `\log_{2} 8`, `|x|`, `n!`; its exponent follows the name: `\sin^{2} x`.
 */
function call({ name, argument, base }: Of<"call">, exponent = ""): string {
  if (name === "abs") return `\\left|${write(ungroup(argument), true)}\\right|${exponent}`;
  if (name === "factorial") return `${tight(argument)}!${exponent}`;
  const low = base ? `_{${write(ungroup(base), true)}}` : "";
  return `${functionLatex[name] ?? `\\${name}`}${low}${exponent}${argumentLatex(argument)}`;
}

function argumentLatex(argument: Expression): string {
  const inner = ungroup(argument);
  const text = write(inner, true);
  const isPlain =
    inner.kind === "variable" ||
    inner.kind === "constant" ||
    inner.kind === "degrees" ||
    (inner.kind === "number" && sign(inner.value) >= 0) ||
    (inner.kind === "product" && /^\d+\\?[a-zα-ω]+$/.test(text));
  return isPlain ? ` ${text}` : brackets(text);
}

/** In brackets unless it is one number or letter. */
function tight(operand: Expression): string {
  const inner = ungroup(operand);
  const isOne =
    inner.kind === "variable" ||
    (inner.kind === "number" && sign(inner.value) >= 0 && inner.form.kind !== "mixed");
  return isOne ? write(inner, true) : brackets(write(inner, true));
}

function negated({ operand }: Of<"negate">): string {
  return `-${held(operand, false)}`;
}

/** An operand of a sign: a sum needs brackets, whether or not it was typed with them. */
function held(part: Expression, leading: boolean): string {
  const isSum = part.kind === "sum" || part.kind === "difference";
  return isSum ? brackets(write(part, true)) : write(part, leading);
}

function brackets(inner: string): string {
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

/** The number of a leaf in its own form, independent of its context. */
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

function power({ base, exponent }: Of<"power">): string {
  const raised = `^{${write(ungroup(exponent), true)}}`;
  const isNamed = base.kind === "call" && !["abs", "factorial"].includes(base.name);
  // sin⁻¹ x is the inverse function, so a negative power needs brackets.
  if (isNamed && exponent.kind === "number" && sign(exponent.value) > 0 && !isInverse(base.name)) {
    return call(base, raised);
  }
  return `${powerBase(base)}${raised}`;
}

function isInverse(name: FunctionName): boolean {
  return name.startsWith("arc");
}

function powerBase(base: Expression): string {
  const isBracketed = base.kind === "negate" || (base.kind === "number" && sign(base.value) < 0);
  return isBracketed || isPlainBase(base) ? write(base, false) : brackets(write(base, true));
}

function isPlainBase(base: Expression): boolean {
  if (base.kind === "number") return sign(base.value) >= 0 && base.form.kind !== "fraction";
  if (base.kind === "call") return base.name === "abs";
  return base.kind === "variable" || base.kind === "constant" || base.kind === "group";
}

function product({ sign: written, left, right }: Of<"product">, leading: boolean): string {
  const first = held(left, leading);
  if (written === "of") return `${first} \\text{ of } ${write(right, false)}`;
  const second = held(right, false);
  if (!canJoin(left, right, written === "implicit")) return `${first} \\times ${second}`;
  // \pi r, not \pir.
  const runsTogether = /\\[a-z]+$/i.test(first) && /^[a-z]/i.test(second);
  return first + (runsTogether || wouldBeWord(first, second) ? " " : "") + second;
}

/** Whether the × can be omitted: 2x, 2(x + 1), but never between two numbers. */
function canJoin(left: Expression, right: Expression, isImplicit: boolean): boolean {
  const first = right.kind === "power" ? right.base : right;
  // \sin x y could be the sine of xy.
  if (endsWithCall(left) && first.kind !== "call" && first.kind !== "group") return false;
  if (["variable", "constant", "call", "root"].includes(first.kind)) {
    return isImplicit || left.kind === "number";
  }
  return isImplicit && first.kind === "group";
}

function endsWithCall(expression: Expression): boolean {
  if (expression.kind === "product") return endsWithCall(expression.right);
  if (expression.kind === "power") return endsWithCall(expression.base);
  return expression.kind === "call" && !["abs", "factorial"].includes(expression.name);
}

function quotient({ sign: written, left, right }: Of<"quotient">, leading: boolean): string {
  if (written === "÷") return `${held(left, leading)} \\div ${held(right, false)}`;
  return `\\frac{${write(ungroup(left), true)}}{${write(ungroup(right), true)}}`;
}
