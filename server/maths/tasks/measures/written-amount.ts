import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Amount, Part } from "./amount.ts";

/** Decimals with more places are written as fractions. */
const mostPlaces = 25;

function style(value: Rational): "decimal" | "fraction" {
  const places = q.decimalPlaces(value);
  return places !== null && places <= mostPlaces ? "decimal" : "fraction";
}

/** LaTeX of a value: a decimal, or a fraction if that is too long or does not terminate. */
export function valueLatex(value: Rational): string {
  return rationalLatex(value, style(value));
}

function isMoney(unit: Unit): boolean {
  return unit.symbol === "₹";
}

/** Whether a unit is written as a word, as calendar units and paise are. */
function isSpelledOut(unit: Unit): boolean {
  return /^(?:day|week|fortnight|month|year|decade|century|millennium|paise)$/.test(unit.symbol);
}

function unitPlain(unit: Unit, value: Rational): string {
  // The micro sign is on few keyboards, so units with it are typed by name.
  if (!isSpelledOut(unit) && !unit.symbol.startsWith("µ")) return unit.symbol;
  return q.equals(value, q.one) ? unit.names.singular : unit.names.plural;
}

/** LaTeX of one part: `3\,\mathrm{km}`, `\text{₹}45`. */
export function partLatex({ value, unit }: Part): string {
  if (isMoney(unit)) {
    const places = moneyPlaces(value);
    return `\\text{₹}${places === 0 ? valueLatex(value) : decimalLatex(value, places)}`;
  }
  const name = isSpelledOut(unit) ? `\\text{ ${unitPlain(unit, value)}}` : `\\,${unit.latex}`;
  return `${valueLatex(value)}${name}`;
}

/** The decimal places of an amount of money: 2 if there are paise, as in ₹3.50. */
function moneyPlaces(value: Rational): number {
  const places = q.decimalPlaces(value);
  return places !== null && places > 0 && places <= 2 ? 2 : 0;
}

function partPlain({ value, unit }: Part): string {
  const number = rationalPlain(value, style(value));
  if (isMoney(unit)) {
    const [whole = "0", decimals = ""] = number.split(".");
    const places = moneyPlaces(value);
    return places === 0 ? `₹${number}` : `₹${whole}.${decimals.padEnd(places, "0")}`;
  }
  return `${number} ${unitPlain(unit, value)}`;
}

/** LaTeX of an amount: `5\,\mathrm{kg}\;250\,\mathrm{g}`. */
export function amountLatex(amount: Amount): string {
  return amount.map(partLatex).join("\\;");
}

/** An amount as plain text: "5 kg 250 g". */
export function amountPlain(amount: Amount): string {
  return amount.map(partPlain).join(" ");
}

/** Splits an amount in base units into units in descending order; all values but the last are whole. */
export function partInto(base: Rational, units: readonly [Unit, ...Unit[]]): Amount {
  let rest = base;
  const parts = units.map((unit, at): Part => {
    const count = q.divide(rest, unit.scale);
    const isLast = at === units.length - 1;
    const value = isLast ? count : q.rational(count.numerator / count.denominator);
    rest = q.subtract(rest, q.multiply(value, unit.scale));
    return { value, unit };
  });
  const [first, ...others] = parts;
  if (!first) throw new Error("An amount has at least one unit");
  return [first, ...others];
}

/** The amount without parts that are zero; if all are zero, its last part. */
export function withoutZeros(amount: Amount): Amount {
  const [first, ...others] = amount.filter(({ value }) => !q.isZero(value));
  return first ? [first, ...others] : [amount[amount.length - 1] ?? amount[0]];
}
