import { checkLine } from "./check-step.ts";
import { longestLine } from "./chains/claims.ts";
import { isFalseMeasure } from "./false-measure.ts";
import { valueOf } from "./side-value.ts";

/**
 * The equality in a formula that is false for certain, as LaTeX; null where there is none. A teacher's line may leave
 * out a unit, round without saying so, or take 22/7 for π: such a line is not false. What is left are sums, products,
 * powers and fractions of numbers, derivatives and integrals, and measures.
 */
export function falseEquality(latex: string): string | null {
  if (latex.length > longestLine || checkLine(latex) !== "fails") return null;
  for (const claim of latex.split(claimEnd)) {
    const [first = "", ...others] = claim.split(relation);
    let left = ended(first);
    for (const [at, sign] of others.entries()) {
      if (at % 2 > 0) continue;
      const right = ended(others[at + 1] ?? "");
      const isFound = sign === "=" ? isFalse(left, right) : isFarFrom(left, right);
      if (isFound) return `${left} ${sign} ${right}`;
      left = right;
    }
  }
  return null;
}

const relation = /((?<![<>!\\:])=(?!=)|\\approx(?![a-z])|≈)/u;

const claimEnd =
  /\\(?:Right|right|Longright|longright)arrow|\\implies|\\iff|\\therefore|\\to(?![a-z])|⇒|→|∴|(?<!\\);|(?<!\\),(?=\s|\\)|\\q?quad|\\\\|&|\\text\s*\{\s*(?:or|and|so|then|hence|thus|therefore)[,\s]*\}/u;

function ended(side: string): string {
  return side
    .replace(/(?:\\checkmark|✓|✔)\s*$/u, "")
    .replace(/(?:\\[!,;: ]|[\s.,])+$/u, "")
    .trim();
}

/** Without the spaces that LaTeX sets by commands. */
function spaced(side: string): string {
  return side.replaceAll(/\\[!,;: ]/gu, " ").trim();
}

function isFalse(first: string, second: string): boolean {
  const [left, right] = withoutRupees(spaced(first), spaced(second));
  if (isBare(left) && isBare(right)) return isFalseSum(left, right);
  const number = numberBeforeUnit(right);
  // "150 ÷ 2.5 = 60 km/h": the working goes without its units.
  if (number !== null && isBare(left)) return isWorking(left) && isFalseSum(left, number);
  if (isOfAnalysis(left) || isOfAnalysis(right)) {
    return !hasFunctions(left + right) && checkLine(`${left} = ${right}`) === "fails";
  }
  return isFalseMeasure(first, second, rounding);
}

const rupees = /₹|\\text\s*\{\s*(?:₹|Rs\.?|INR)\s*\}|\bRs\.?(?=\s*\d)/gu;

/** Amounts as numbers, where both sides are in rupees or the right one is the sum of plain numbers. */
function withoutRupees(left: string, right: string): [left: string, right: string] {
  const numbers = [left, right].map((side) => side.replaceAll(rupees, "").trim());
  const [first = left, second = right] = numbers;
  const [isFirst, isSecond] = [first !== left, second !== right];
  return isSecond && (isFirst || isWorking(left)) ? [first, second] : [left, right];
}

/** Digits, signs of arithmetic, fractions and roots: nothing that may be a name, a unit, a time of day or a ratio. */
const bare =
  /^(?:[\d\s.,+\-−*×÷·/()^{}[\]%|!]|\{,\}|\\(?:[dt]?frac|sqrt|times|div|cdot|left|right|pi|%))+$/u;

const sineOfDegrees =
  /\\(?:sin|cos|tan|cot|sec|cosec)(?:\^\{?\d\}?)?\s*(?:\\left)?\(?\s*\d+\s*\^\s*\{?\\circ\}?\s*(?:\\right)?\)?/gu;

function isBare(side: string): boolean {
  const text = side.replaceAll(sineOfDegrees, "1");
  return /\d/u.test(text) && bare.test(text);
}

function isWorking(side: string): boolean {
  return /\\|[+*×÷·/^]|(?<=[\d)}])\s*[-−]/u.test(side);
}

/** Each way to go on is told by its first sign, so that no text takes long to look through. */
const unitBehind =
  /^(.*\d[}\])]*)\s*(?:\^?\\?\{?\\circ\}?\s*)?(?:\s*(?:(?:\/\s*)?\\(?:text|mathrm|operatorname|rm)\s*\{[^{}]*\}(?:\s*\^\s*\{?-?\d\}?)?|(?:\/\s*[a-z]{1,4}|[a-zA-Z]{1,3})(?![a-zA-Z])(?:\^\{?\d\}?|[²³])?))+$/u;

/** 60 of "60 \text{ km/h}" and of "60 km"; null where something else stands behind it. */
function numberBeforeUnit(side: string): string | null {
  const [, number = ""] = unitBehind.exec(side) ?? [];
  const value = number.trim();
  const said = /\\(?:text|mathrm|rm)\s*\{([^{}]*)\}/u.exec(side)?.[1] ?? "";
  return isBare(value) && !isWorking(value) && !remainder.test(said) ? value : null;
}

/** Words behind a number that make it another one. */
const remainder =
  /\b(?:r|rem|remainder|hundreds?|thousands?|lakhs?|crores?|millions?|dozens?|tens?|ones|tenths?|hundredths?|mod|th|st|nd|rd|times|percent|approx\w*|nearly|about|ans|or|and|if|when|for|where)\b/iu;

const analysis = /^-?\\(?:[dt]?frac\s*\{d\}|int(?![a-z]))/u;

function isOfAnalysis(side: string): boolean {
  return analysis.test(side) && !/\\(?:text|mathrm|dots|ldots|cdots)/u.test(side);
}

/** Whether a letter may be a function of another one, as u and v are where they are integrated by parts. */
function hasFunctions(formula: string): boolean {
  const letters = formula.replaceAll(/\\[a-zA-Z]+/gu, " ");
  const [, variable = ""] = /d([a-z])(?![a-z])/u.exec(letters) ?? [];
  // Where dy/dx stands, y is one, and both sides are equal on a curve alone.
  if (/\\[dt]?frac\s*\{\s*d\s*[a-z]\s*\}/u.test(formula)) return true;
  return /'|[A-Z]\s*\(/u.test(letters) || /[f-hu-wy]/u.test(letters.replaceAll(variable, ""));
}

/** A part in so many that rounding without a word of it may cost. */
const rounding = 0.015;

function isFalseSum(left: string, right: string): boolean {
  if (checkLine(`${left} = ${right}`) !== "fails") return false;
  const [value, other] = [valueOf(left), valueOf(right)];
  if (value === null || other === null) return false;
  // Two sides that are worked out, and one of them 0, may be what a contradiction comes to.
  if (value * other === 0 && isWorking(left) === isWorking(right)) return false;
  // 17 ÷ 5 = 3 may stand before its remainder.
  if (division.test(left) && /^\d+$/u.test(right) && Math.abs(value - other) < 1) return false;
  // 20/100 × 100 = 20% is how profits are written.
  const isPercent = left.includes("%") !== right.includes("%");
  const readings = isPercent ? [other, other * 100, other / 100] : [other];
  return readings.every((reading) => !isRoundedFrom(value, reading, left + right));
}

/** Behind ≈ stands what is rounded to the last place that it shows. */
function isFarFrom(first: string, second: string): boolean {
  const [left, right] = withoutRupees(spaced(first), spaced(second));
  const tolerance = Math.max(rounding, lastPlaceIn(right));
  const [value = null, other = null] = [left, numberBeforeUnit(right) ?? right].map(valueOf);
  if (value === null || other === null) return isFalseMeasure(first, second, tolerance);
  return Math.abs(value - other) > tolerance * Math.max(Math.abs(value), Math.abs(other));
}

/** One of the last place of a number that is not 0, be it of tens or hundreds, as a part of it; 0 without a number. */
function lastPlaceIn(side: string): number {
  const [, whole = "", decimals = ""] = /(\d[\d,{}]*)(?:\.(\d+))?(?!.*\d)/u.exec(side) ?? [];
  const digits = whole.replaceAll(/\D/gu, "");
  const zeros = /0*$/u.exec(digits)?.[0].length ?? 0;
  const part = 10 ** (decimals === "" ? zeros : -decimals.length) / Number(`${digits}.${decimals}`);
  return Number.isFinite(part) ? part : 0;
}

/** One whole number by another. */
const division = /^\d+\s*(?:÷|\/|\\div)\s*\d+$|^\\[dt]?frac\s*\{\d+\}\s*\{\d+\}$/u;

/** Whole numbers that are added, subtracted and multiplied leave nothing to round. */
function isRoundedFrom(value: number, other: number, written: string): boolean {
  const isExact = !/[./÷√]|\\(?:[dt]?frac|div|sqrt|pi|sin|cos|tan|cot|sec)/u.test(written);
  if (isExact) return Math.abs(value - other) < 1e-9 * Math.max(1, Math.abs(value));
  return Math.abs(value - other) <= rounding * Math.max(Math.abs(value), Math.abs(other));
}
