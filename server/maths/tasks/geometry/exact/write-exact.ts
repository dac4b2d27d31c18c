import {
  type Expression,
  fractionLeaf,
  integerLeaf,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { absolute } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import {
  decimalLatex,
  integerLatex,
  type NumberStyle,
  rationalLatex,
  rationalPlain,
} from "../../../numbers/written.ts";
import { tooHard } from "../../../refusal.ts";
import { type Exact, toNumber } from "./exact.ts";

type ExactTerm = Exact[number];

/** Returns the number in LaTeX: `\frac{25\sqrt{3}}{4}`, `100\pi - 50`. */
export function exactLatex(value: Exact, style: NumberStyle = "fraction"): string {
  return joined(value, (term) => termLatex(term, style));
}

/** Returns the number as a student would type it: 25*sqrt(3)/4, 100*pi - 50. */
export function exactPlain(value: Exact, style: NumberStyle = "fraction"): string {
  return joined(value, (term) => termPlain(term, style));
}

/** Returns the number for the text of a drawing: 25√3/4, 100π - 50. */
export function exactWords(value: Exact, style: NumberStyle = "fraction"): string {
  return exactPlain(value, style)
    .replaceAll(/sqrt\((\d+)\)/g, "√$1")
    .replaceAll("pi", "π")
    .replaceAll("*", "")
    .replaceAll("-", "−");
}

function joined(value: Exact, write: (term: ExactTerm) => string): string {
  if (value.length === 0) return "0";
  return value
    .map((term, at) => {
      const isNegative = q.sign(term.coefficient) < 0;
      const size = write({ ...term, coefficient: q.absolute(term.coefficient) });
      if (at === 0) return isNegative ? `-${size}` : size;
      return `${isNegative ? "-" : "+"} ${size}`;
    })
    .join(" ");
}

function isDecimal({ coefficient }: ExactTerm, style: NumberStyle): boolean {
  return q.isInteger(coefficient) || (style === "decimal" && q.isTerminating(coefficient));
}

/** Returns a power of a letter: π, π^2; empty for the power 0. */
function powerText(letter: string, power: number, wrap: (power: number) => string): string {
  if (power <= 0) return "";
  return power === 1 ? letter : `${letter}^${wrap(power)}`;
}

function termLatex(term: ExactTerm, style: NumberStyle): string {
  const { coefficient, radicand, pi } = term;
  const braced = (power: number): string => `{${power}}`;
  const root = radicand === 1n ? "" : `\\sqrt{${radicand}}`;
  const top = `${root}${powerText("\\pi", pi, braced)}`;
  const below = powerText("\\pi", -pi, braced);
  if (isDecimal(term, style) && below === "") {
    const isHidden = top !== "" && q.equals(coefficient, q.one);
    return `${isHidden ? "" : rationalLatex(coefficient, style)}${top}`;
  }
  const { numerator, denominator } = coefficient;
  const times = numerator === 1n && top !== "" ? "" : integerLatex(numerator);
  return `\\frac{${times}${top}}{${denominator === 1n ? below : integerLatex(denominator) + below}}`;
}

function termPlain(term: ExactTerm, style: NumberStyle): string {
  const { coefficient, radicand, pi } = term;
  const isPlain = isDecimal(term, style);
  const number = isPlain ? rationalPlain(coefficient, style) : coefficient.numerator.toString();
  const root = radicand === 1n ? "" : `sqrt(${radicand})`;
  const factors = [root, powerText("pi", pi, String)].filter((factor) => factor !== "");
  const top = [...(number === "1" && factors.length > 0 ? [] : [number]), ...factors].join("*");
  const under = [isPlain ? "" : coefficient.denominator.toString(), powerText("pi", -pi, String)];
  const below = under.filter((factor) => factor !== "");
  if (below.length === 0) return top;
  return below.length > 1 ? `${top}/(${below.join("*")})` : `${top}/${below.join("")}`;
}

/**
 * Returns the number rounded to `wanted` decimal places, without trailing zeros: 314.16. Throws a refusal for an
 * irrational number too large for floating point.
 */
export function decimalOf(value: Exact, wanted?: number): string {
  const [only] = value;
  const places = wanted ?? usualPlaces(value);
  const isExact =
    value.length === 0 || (value.length === 1 && only?.radicand === 1n && only.pi === 0);
  if (isExact) return roundedText(only?.coefficient ?? q.zero, places);
  const number = toNumber(value);
  if (Math.abs(number) >= mostCertain) {
    throw tooHard("The numbers are too large for a decimal of which every digit is certain.");
  }
  return trimmed(number.toFixed(places));
}

/** Floating point has 15 certain digits, of which two are for the decimals. */
const mostCertain = 1e13;

/** Returns two decimal places, or two significant figures for small numbers. */
function usualPlaces(value: Exact): number {
  const size = Math.abs(toNumber(value));
  return size >= 0.1 || size === 0 ? 2 : Math.min(15, 1 - Math.floor(Math.log10(size)));
}

function trimmed(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** Rounds half away from zero, as schools do. */
function roundedText({ numerator, denominator }: q.Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const size = (2n * absolute(numerator) * scale + denominator) / (2n * denominator);
  const text = rationalPlain(q.rational(size, scale), "decimal");
  return numerator < 0n && size !== 0n ? `-${text}` : text;
}

/** Returns the rounded number in LaTeX, with Indian digit groups. */
export function decimalLatexOf(value: Exact, places?: number): string {
  const text = decimalOf(value, places);
  const [whole = "0", decimals = ""] = text.replace("-", "").split(".");
  const size = q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return `${text.startsWith("-") ? "-" : ""}${decimalLatex(size)}`;
}

/** Returns the number as an expression for substitution; a sum is in brackets. */
export function exactExpression(value: Exact, style: NumberStyle = "fraction"): Expression {
  const [first, ...rest] = value;
  if (!first) return integerLeaf(0n);
  const start = termExpression(first, style);
  const sum = rest.reduce<Expression>((left, term) => {
    const size = { ...term, coefficient: q.absolute(term.coefficient) };
    const kind = q.sign(term.coefficient) < 0 ? "difference" : "sum";
    return { kind, left, right: termExpression(size, style) };
  }, start);
  return rest.length === 0 ? sum : { kind: "group", inner: sum };
}

function termExpression({ coefficient, radicand, pi }: ExactTerm, style: NumberStyle): Expression {
  const root: Expression[] =
    radicand === 1n ? [] : [{ kind: "root", index: 2, operand: integerLeaf(radicand) }];
  const circle: Expression = { kind: "constant", name: "π" };
  const power: Expression[] =
    pi <= 0
      ? []
      : [pi === 1 ? circle : { kind: "power", base: circle, exponent: integerLeaf(BigInt(pi)) }];
  const isUnit = q.equals(coefficient, q.one) && root.length + power.length > 0;
  const factors = [...(isUnit ? [] : [valueLeaf(coefficient, style)]), ...root, ...power];
  const [first = fractionLeaf(1n, 1n), ...more] = factors;
  const product = more.reduce<Expression>(
    (left, right) => ({ kind: "product", sign: "implicit", left, right }),
    first,
  );
  if (pi >= 0) return product;
  return { kind: "quotient", sign: "bar", left: product, right: circle };
}
