import * as q from "../../numbers/rational.ts";
import { fractionLatex } from "../../numbers/written.ts";
import { isShort, quantityLatex } from "../../quantities/quantity.ts";
import { numberToLatex, roundSignificant } from "../../quantities/significant.ts";
import { noUnit, type Unit } from "../../quantities/unit.ts";
import type { Close } from "./formula/evaluate.ts";
import { type Equation, type Formula, namesIn } from "./formula/formula.ts";
import { formulaLatex } from "./formula/write-formula.ts";
import type { PhysicsProblem } from "./physics-problem.ts";

/** Significant digits of an intermediate value. */
const carried = 6;

/** Up to this denominator a value is written as a fraction, as 50/3 for 60 km/h in m/s; otherwise as a decimal. */
const largestDenominator = 99n;
const largestNumerator = 10_000n;

/** An intermediate value: unchanged if it is short or a small fraction, otherwise rounded to six digits. */
function carriedNumber(value: Close["value"], isExact: boolean): Close["value"] {
  return isCarriedExactly({ value, isExact }) ? value : roundSignificant(value, carried);
}

/** Whether a number is written without rounding. */
export function isCarriedExactly({ value, isExact }: Close): boolean {
  return isExact && (isShort(value, carried) || isSmallFraction(value));
}

function isSmallFraction(value: Close["value"]): boolean {
  const isShortEnough = value.numerator < largestNumerator && value.numerator > -largestNumerator;
  return !q.isTerminating(value) && value.denominator <= largestDenominator && isShortEnough;
}

function carriedLatex({ value, isExact }: Close): string {
  const written = carriedNumber(value, isExact);
  return q.isTerminating(written)
    ? numberToLatex(written)
    : fractionLatex(written.numerator, written.denominator);
}

/** The symbol of a variable in LaTeX. */
export function symbolOf({ frame }: PhysicsProblem, name: string): string {
  return frame.variables.get(name)?.latex ?? name;
}

const greek: Readonly<Record<string, string>> = {
  lambda: "λ",
  theta: "θ",
  omega: "ω",
  eta: "η",
  rho: "ρ",
  mu: "μ",
  nu: "ν",
  phi: "φ",
  Phi: "Φ",
  beta: "β",
  alpha: "α",
  varepsilon: "ε",
  Delta: "Δ",
};

/**
 * The symbol of a quantity as plain text, such as `v_e`, `λ` or `h'`; the name of the variable if its LaTeX is not a
 * plain symbol.
 */
export function typedSymbol(name: string, latex: string): string {
  const typed = latex
    .replaceAll(/\\text\{(\w+)\}/g, "$1")
    .replaceAll(/\\([A-Za-z]+) ?/g, (whole, letter: string) => greek[letter] ?? whole)
    .replaceAll(/[{}]/g, "");
  return /^[A-Za-zΑ-ω']+(?:_\w+)?$/.test(typed) ? typed : name;
}

/** LaTeX of a formula with the symbols of its law. */
export function symbolsLatex(problem: PhysicsProblem, formula: Formula): string {
  return formulaLatex(formula, { name: (name) => symbolOf(problem, name), times: " " });
}

/** LaTeX of an equation with the symbols of its law. */
export function equationLatex(problem: PhysicsProblem, { left, right }: Equation): string {
  return `${symbolsLatex(problem, left)} = ${symbolsLatex(problem, right)}`;
}

/** Whether values are written alone or with their units. */
export type ValueStyle = "numbers" | "quantities";

/** LaTeX of a formula with the values substituted; negative values are in brackets. */
export function valuesLatex(
  problem: PhysicsProblem,
  formula: Formula,
  values: ReadonlyMap<string, Close>,
  notation: ValueStyle,
): string {
  const write = (name: string): string => {
    const close = values.get(name);
    if (!close) return symbolOf(problem, name);
    const unit = problem.units.get(name) ?? noUnit;
    const text = withUnit(carriedLatex(close), unit, notation);
    return q.sign(close.value) < 0 ? `\\left(${text}\\right)` : text;
  };
  return withoutIdleBrackets(formulaLatex(formula, { name: write, times: " \\times " }));
}

function withUnit(number: string, unit: Unit, shown: ValueStyle): string {
  if (unit.symbol === "°") return `${number}^{\\circ}`;
  if (shown === "numbers" || unit.symbol === "") return number;
  return unit.symbol === "₹" ? `${unit.latex}${number}` : `${number}\\,${unit.latex}`;
}

/** Whether all values of a formula are substituted without rounding. */
export function isPutInExactly(formula: Formula, values: ReadonlyMap<string, Close>): boolean {
  return namesIn(formula).every((name) => {
    const close = values.get(name);
    return close === undefined || isCarriedExactly(close);
  });
}

/** Removes the brackets around a negative number that stands alone, or alone above or below a fraction line. */
function withoutIdleBrackets(latex: string): string {
  return latex
    .replaceAll(/\{\\left\((-[^()]+)\\right\)\}/g, "{$1}")
    .replace(/^\\left\((-[^()]+)\\right\)$/, "$1");
}

/** An equation with the values substituted on both sides, with ≈ if one of them is rounded. */
export function equationWithValues(
  problem: PhysicsProblem,
  { left, right }: Equation,
  values: ReadonlyMap<string, Close>,
): string {
  const [one, other] = [left, right].map((side) => {
    return valuesLatex(problem, side, values, "numbers");
  });
  const isExact = [...values.values()].every(isCarriedExactly);
  return `${one ?? ""} ${isExact ? "=" : "\\approx"} ${other ?? ""}`;
}

/** A solved formula with its values and its result: "u = √(2gH) = √(2 × 9.8 × 122.5) = 49". */
export function solvedWithValues(
  problem: PhysicsProblem,
  name: string,
  formula: Formula,
  values: ReadonlyMap<string, Close>,
): string {
  const sign = isPutInExactly(formula, values) ? "=" : "\\approx";
  const own = values.get(name);
  const written = own ? valuesLatex(problem, { kind: "name", name }, values, "numbers") : "";
  const worked = valuesLatex(problem, formula, values, "numbers");
  const found = own && isCarriedExactly(own) ? sign : "\\approx";
  return `${symbolOf(problem, name)} = ${symbolsLatex(problem, formula)} ${sign} ${worked} ${found} ${written}`;
}

/** LaTeX of an intermediate value with its unit. */
export function valueLatex(close: Close, unit: Unit): string {
  const value = carriedNumber(close.value, close.isExact);
  return quantityLatex({
    value,
    unit,
    significant: null,
    places: unit === noUnit ? 0 : (q.decimalPlaces(value) ?? 0),
  });
}
