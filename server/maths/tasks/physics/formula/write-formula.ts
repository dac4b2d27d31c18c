import type { Formula } from "./formula.ts";

/** How the names of a formula are written: as symbols, or as their values. */
export interface FormulaWriter {
  name: (name: string) => string;
  /** The sign between factors: a space between symbols, × between numbers. */
  times: string;
}

const ranks = { sum: 0, product: 1, power: 2, atom: 3 };

function rankOf(formula: Formula): number {
  switch (formula.kind) {
    case "sum":
      return ranks.sum;
    case "product":
      return ranks.product;
    case "power":
    case "raised":
      return ranks.power;
    case "number":
    case "pi":
    case "name":
    case "quotient":
    case "function":
      return ranks.atom;
  }
}

/** LaTeX of a formula, with its names written by `writer`. */
export function formulaLatex(formula: Formula, writer: FormulaWriter): string {
  const write = (inner: Formula, least = 0): string => {
    const text = formulaLatex(inner, writer);
    return rankOf(inner) < least ? `\\left(${text}\\right)` : text;
  };
  switch (formula.kind) {
    case "number":
      return formula.value.toString();
    case "pi":
      return "\\pi";
    case "name":
      return writer.name(formula.name);
    case "sum":
      return sumLatex(formula, write);
    case "product":
      return `${write(formula.left, ranks.product)}${writer.times}${write(formula.right, ranks.product)}`;
    case "quotient":
      return `\\frac{${write(formula.top)}}{${write(formula.bottom)}}`;
    case "power":
      return `${powerBase(formula.base, writer)}^{${formula.exponent}}`;
    case "raised":
      return `${powerBase(formula.base, writer)}^{${write(formula.exponent)}}`;
    case "function":
      return functionLatex(formula.of, write(formula.inner));
  }
}

function sumLatex(
  { left, right, isDifference }: Extract<Formula, { kind: "sum" }>,
  write: (inner: Formula, least?: number) => string,
): string {
  if (!isDifference) return `${write(left)} + ${write(right)}`;
  const subtracted = write(right, ranks.product);
  return isZero(left) ? `-${subtracted}` : `${write(left)} - ${subtracted}`;
}

/** Formulas have no unary minus: −x is represented as 0 − x, and written as −x. */
function isZero(formula: Formula): boolean {
  return formula.kind === "number" && formula.value === 0n;
}

function powerBase(base: Formula, writer: FormulaWriter): string {
  const text = formulaLatex(base, writer);
  // A substituted value may be negative, or a product itself such as 3 × 10⁸.
  const isPlain =
    /^(?:\d+(?:\.\d+)?|[a-zA-Z]|\\[a-zA-Z]+)$/.test(text) || /^\w_(?:\w|\{\w+\})$/.test(text);
  return isPlain ? text : `\\left(${text}\\right)`;
}

const functionNames: Record<string, string> = {
  asin: "\\sin^{-1}",
  acos: "\\cos^{-1}",
  atan: "\\tan^{-1}",
};

function functionLatex(of: string, inner: string): string {
  if (of === "sqrt") return `\\sqrt{${inner}}`;
  if (of === "abs") return `\\left|${inner}\\right|`;
  const name = functionNames[of] ?? `\\${of}`;
  // sin 2θ needs no brackets; the sine of a sum or a fraction does.
  return /^[\w\\{}^ ]+$/.test(inner) && !/\\(?:times|frac)/.test(inner)
    ? `${name} ${inner}`
    : `${name}\\left(${inner}\\right)`;
}
