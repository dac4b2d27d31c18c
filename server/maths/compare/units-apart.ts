import * as q from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";
import { isQuantity, unitRatio } from "./quantities.ts";

type Compare = (expected: string, given: string) => Judgement;

interface Parted {
  number: string;
  unit: string;
}

/**
 * Quantities whose number is not a decimal (2√161 m, 540/11°), and counted things (7 notebooks): the number by
 * value, then the unit or noun. Null if the expected answer is neither.
 */
export function compareCounted(
  expected: string,
  given: string,
  compareOne: Compare,
): Judgement | null {
  const wanted = parted(expected);
  if (!wanted || !mayBeCounted(wanted.unit)) return null;
  const found = parted(given) ?? { number: given, unit: "" };
  if (found.unit === "") {
    const verdict = compareOne(wanted.number, found.number);
    return verdict.outcome === "equal" ? withoutUnit(wanted.unit) : verdict;
  }
  const number = numberIn(wanted.unit, found);
  if (number !== null) return compareOne(wanted.number, number);
  return isUnit(found.unit) && isUnit(wanted.unit) ? different : unreadable;
}

/** The number of a quantity in another unit of its kind; null if the conversion is not possible. */
function numberIn(unit: string, { number, unit: own }: Parted): string | null {
  if (stem(unit) === stem(own)) return number;
  const ratio = isUnit(unit) && isUnit(own) ? unitRatio(own, unit) : null;
  if (ratio === null) return null;
  return q.equals(ratio, q.one) ? number : `(${number}) × ${rationalPlain(ratio)}`;
}

/** 7 is accepted for 7 notebooks, but not for 7 m. */
function withoutUnit(unit: string): Judgement {
  return isUnit(unit) ? unfinished("units") : equal;
}

function mayBeCounted(unit: string): boolean {
  return isUnit(unit) || /^[a-z]{3,}$/i.test(unit);
}

function isUnit(text: string): boolean {
  return isQuantity(`1 ${text}`);
}

const numeric =
  /\d\)?$|[)}½⅓⅔¼¾π]$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/** The number, and the text after it: words, a unit, or °. */
function parted(given: string): Parted | null {
  const text = given.replaceAll(/\s*\*?\s*(?:\bpi\b|(?<=\d)pi\b)/gi, "π");
  const [, number = "", unit = ""] =
    /^(.*?[^\s])\s*((?:°|\b[a-zA-Z]{2,}|(?<=\s)[a-zA-Z](?![a-z]*\())[a-zA-Z/^\d\s.²³-]*)$/.exec(
      text.trim(),
    ) ?? [];
  const isName =
    /^[a-zA-Z°][a-zA-Z/^\d\s.²³-]*$/.test(unit) &&
    !/^(?:or|and|at|is|sin|cos|tan|log|ln|pi|sqrt|no|not|x)\b/i.test(unit);
  return isName && numeric.test(number) && /\d|^[a-z]+$/i.test(number) ? { number, unit } : null;
}

const sameUnits: readonly (readonly string[])[] = [
  ["cm", "centimetre", "centimeter"],
  ["m", "metre", "meter", "mtr"],
  ["km", "kilometre", "kilometer"],
  ["mm", "millimetre", "millimeter"],
  ["day"],
  ["year", "yr", "saal"],
  ["min", "minute"],
  ["hour", "hr", "h", "ghante"],
  ["°", "degree", "deg"],
  ["litre", "liter", "l", "ltr"],
  ["man", "men", "worker"],
];

function stem(unit: string): string {
  const plain = unit
    .trim()
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/(?<=[a-z]{2})s$/, "");
  return sameUnits.find((names) => names.includes(plain))?.[0] ?? plain;
}
