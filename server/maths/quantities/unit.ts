import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { type Dimension, dimensionless, timesPower } from "./dimension.ts";

/** A unit of measurement: one of the table, or a product of powers of such units. */
export interface Unit {
  /** As typed: "km/h", "kg/m^3", "J/(kg K)", "°C", "ohm". */
  symbol: string;
  /** For maths mode, upright: `\mathrm{km/h}`. */
  latex: string;
  names: { singular: string; plural: string };
  dimension: Dimension;
  /**
   * Its size in SI units: 1 km/h is 5/18 of a metre per second. Times π to the power `piPower`, which is 1 for
   * a degree (π/180 of a radian) and 0 for nearly every other unit.
   */
  scale: Rational;
  piPower: number;
  /** The zero point of the scale, in SI units: 0 °C is 273.15 K. Only °C and °F have one. */
  offset: Rational | null;
  factors: readonly UnitFactor[];
}

export interface UnitFactor {
  unit: Unit;
  exponent: number;
}

/** The factors of a unit; a unit of the table is its only factor. */
function factorsOf(unit: Unit): readonly UnitFactor[] {
  return unit.factors.length > 0 ? unit.factors : [{ unit, exponent: 1 }];
}

/** The unit of a dimensionless number. */
export const noUnit: Unit = {
  symbol: "",
  latex: "",
  names: { singular: "", plural: "" },
  dimension: dimensionless,
  scale: q.one,
  piPower: 0,
  offset: null,
  factors: [],
};

/**
 * The unit a·bⁿ; equal factors are merged, so that m·m is m². An offset is dropped: J/°C is per degree of difference.
 */
export function multiplyUnits(a: Unit, b: Unit, exponent = 1): Unit {
  const factors: UnitFactor[] = a === noUnit ? [] : [...factorsOf(a)];
  const added = b === noUnit ? [] : factorsOf(b);
  for (const factor of added) {
    const at = factors.findIndex(({ unit }) => unit.symbol === factor.unit.symbol);
    const old = factors[at];
    const sum = (old?.exponent ?? 0) + factor.exponent * exponent;
    if (old) factors.splice(at, 1, { unit: old.unit, exponent: sum });
    else factors.push({ unit: factor.unit, exponent: sum });
  }
  return productOf(factors.filter((factor) => factor.exponent !== 0));
}

function productOf(factors: readonly UnitFactor[]): Unit {
  const [only] = factors;
  if (!only) return noUnit;
  if (factors.length === 1 && only.exponent === 1) return only.unit;
  let dimension = dimensionless;
  let scale = q.one;
  let piPower = 0;
  for (const { unit, exponent } of factors) {
    dimension = timesPower(dimension, unit.dimension, exponent);
    scale = q.multiply(scale, rationalPower(unit.scale, exponent));
    piPower += unit.piPower * exponent;
  }
  const names = { singular: nameOf(factors, "singular"), plural: nameOf(factors, "plural") };
  return {
    symbol: symbolOf(factors),
    latex: latexOf(factors),
    names,
    dimension,
    scale,
    piPower,
    offset: null,
    factors,
  };
}

/** A rational to a small integer power, which may be negative. */
export function rationalPower(base: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent));
  const power = q.rational(base.numerator ** size, base.denominator ** size);
  return exponent < 0 ? q.divide(q.one, power) : power;
}

/** The numerator and denominator; exponents in the denominator are positive. */
function sides(factors: readonly UnitFactor[]): { above: UnitFactor[]; below: UnitFactor[] } {
  const above = factors.filter(({ exponent }) => exponent > 0);
  const below = factors
    .filter(({ exponent }) => exponent < 0)
    .map(({ unit, exponent }) => ({ unit, exponent: -exponent }));
  return { above, below };
}

function symbolOf(factors: readonly UnitFactor[]): string {
  const { above, below } = sides(factors);
  const write = (list: UnitFactor[]): string =>
    list
      .map(({ unit, exponent }) => unit.symbol + (exponent === 1 ? "" : `^${exponent}`))
      .join(" ");
  if (below.length === 0) return write(above);
  if (above.length === 0) {
    return below.map(({ unit, exponent }) => `${unit.symbol}^-${exponent}`).join(" ");
  }
  return `${write(above)}/${below.length === 1 ? write(below) : `(${write(below)})`}`;
}

function latexOf(factors: readonly UnitFactor[]): string {
  const { above, below } = sides(factors);
  const write = (list: UnitFactor[], minus = ""): string =>
    list
      .map(({ unit, exponent }) => {
        return unit.latex + (exponent === 1 && minus === "" ? "" : `^{${minus}${exponent}}`);
      })
      .join("\\,");
  if (below.length === 0) return write(above);
  if (above.length === 0) return write(below, "-");
  return `${write(above)}/${below.length === 1 ? write(below) : `(${write(below)})`}`;
}

/** "kilograms per cubic metre", "metres per second squared". */
function nameOf(factors: readonly UnitFactor[], number: "singular" | "plural"): string {
  const { above, below } = sides(factors);
  const write = (list: UnitFactor[], form: "singular" | "plural"): string =>
    list
      .map((factor, at) => powerName(factor, at === list.length - 1 ? form : "singular"))
      .join(" ");
  const first = write(above, number);
  return below.length === 0 ? first : `${first} per ${write(below, "singular")}`.trim();
}

function powerName({ unit, exponent }: UnitFactor, form: "singular" | "plural"): string {
  const name = unit.names[form];
  const isLength = unit.dimension.length === 1;
  if (exponent === 1) return name;
  if (exponent === 2) return isLength ? `square ${name}` : `${name} squared`;
  if (exponent === 3) return isLength ? `cubic ${name}` : `${name} cubed`;
  return `${name} to the power ${exponent}`;
}
