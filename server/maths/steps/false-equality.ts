import { checkLine } from "./check-step.ts";
import { longestLine } from "./chains/claims.ts";
import { isFalseMeasure } from "./false-measure.ts";
import { valueOf } from "./side-value.ts";

/**
 * The certainly false equality in a formula, as LaTeX; null where there is none. A teacher's line may omit a unit,
 * round without saying so, or use 22/7 for π: such a line is not false. Checked are sums, products, powers and
 * fractions of numbers, derivatives and integrals, and measures.
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

/** Removes the spacing commands of LaTeX. */
function spaced(side: string): string {
  return side.replaceAll(/\\[!,;: ]/gu, " ").trim();
}

function isFalse(first: string, second: string): boolean {
  const [left, right] = withoutRupees(spaced(first), spaced(second));
  if (isBare(left) && isBare(right)) return isFalseSum(left, right);
  const number = numberBeforeUnit(right);
  // "150 ÷ 2.5 = 60 km/h": the working omits its units.
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

/** The first sign determines each alternative, so that matching takes linear time. */
const unitBehind =
  /^(.*\d[}\])]*)\s*(?:\^?\\?\{?\\circ\}?\s*)?(?:\s*(?:(?:\/\s*)?\\(?:text|mathrm|operatorname|rm)\s*\{[^{}]*\}(?:\s*\^\s*\{?-?\d\}?)?|(?:\/\s*[a-z]{1,4}|[a-zA-Z]{1,3})(?![a-zA-Z])(?:\^\{?\d\}?|[²³])?))+$/u;

/** 60 in "60 \text{ km/h}" and in "60 km"; null where other text follows. */
function numberBeforeUnit(side: string): string | null {
  const [, number = ""] = unitBehind.exec(side) ?? [];
  const value = number.trim();
  const said = /\\(?:text|mathrm|rm)\s*\{([^{}]*)\}/u.exec(side)?.[1] ?? "";
  return isBare(value) && !isWorking(value) && !remainder.test(said) ? value : null;
}

/** Words after a number that change its value. */
const remainder =
  /\b(?:r|rem|remainder|hundreds?|thousands?|lakhs?|crores?|millions?|dozens?|tens?|ones|tenths?|hundredths?|mod|th|st|nd|rd|times|percent|approx\w*|nearly|about|ans|or|and|if|when|for|where)\b/iu;

const analysis = /^-?\\(?:[dt]?frac\s*\{d\}|int(?![a-z]))/u;

function isOfAnalysis(side: string): boolean {
  return analysis.test(side) && !/\\(?:text|mathrm|dots|ldots|cdots)/u.test(side);
}

/** Whether a letter may be a function of another one, as u and v are in integration by parts. */
function hasFunctions(formula: string): boolean {
  const letters = formula.replaceAll(/\\[a-zA-Z]+/gu, " ");
  const [, variable = ""] = /d([a-z])(?![a-z])/u.exec(letters) ?? [];
  // dy/dx makes y a function, and both sides are equal on a curve only.
  if (/\\[dt]?frac\s*\{\s*d\s*[a-z]\s*\}/u.test(formula)) return true;
  return /'|[A-Z]\s*\(/u.test(letters) || /[f-hu-wy]/u.test(letters.replaceAll(variable, ""));
}

/** The relative error that unstated rounding may cause. */
const rounding = 0.015;

function isFalseSum(left: string, right: string): boolean {
  if (checkLine(`${left} = ${right}`) !== "fails") return false;
  const [value, other] = [valueOf(left), valueOf(right)];
  if (value === null || other === null) return false;
  // Where both sides are worked out, and one of them is 0, the line may end a proof by contradiction.
  if (value * other === 0 && isWorking(left) === isWorking(right)) return false;
  // 17 ÷ 5 = 3 may precede its remainder.
  if (division.test(left) && /^\d+$/u.test(right) && Math.abs(value - other) < 1) return false;
  // 20/100 × 100 = 20% is a common way to write percentages.
  const isPercent = left.includes("%") !== right.includes("%");
  const readings = isPercent ? [other, other * 100, other / 100] : [other];
  return readings.every((reading) => !isRoundedFrom(value, reading, left + right));
}

/** After ≈ a number is rounded to its last displayed digit. */
function isFarFrom(first: string, second: string): boolean {
  const [left, right] = withoutRupees(spaced(first), spaced(second));
  const tolerance = Math.max(rounding, lastPlaceIn(right));
  const [value = null, other = null] = [left, numberBeforeUnit(right) ?? right].map(valueOf);
  if (value === null || other === null) return isFalseMeasure(first, second, tolerance);
  return Math.abs(value - other) > tolerance * Math.max(Math.abs(value), Math.abs(other));
}

/** One unit in the last non-zero place of a number, relative to the number; 0 without a number. */
function lastPlaceIn(side: string): number {
  const [, whole = "", decimals = ""] = /(\d[\d,{}]*)(?:\.(\d+))?(?!.*\d)/u.exec(side) ?? [];
  const digits = whole.replaceAll(/\D/gu, "");
  const zeros = /0*$/u.exec(digits)?.[0].length ?? 0;
  const part = 10 ** (decimals === "" ? zeros : -decimals.length) / Number(`${digits}.${decimals}`);
  return Number.isFinite(part) ? part : 0;
}

/** One whole number divided by another. */
const division = /^\d+\s*(?:÷|\/|\\div)\s*\d+$|^\\[dt]?frac\s*\{\d+\}\s*\{\d+\}$/u;

/** Adding, subtracting and multiplying whole numbers leaves nothing to round. */
function isRoundedFrom(value: number, other: number, written: string): boolean {
  const isExact = !/[./÷√]|\\(?:[dt]?frac|div|sqrt|pi|sin|cos|tan|cot|sec)/u.test(written);
  if (isExact) return Math.abs(value - other) < 1e-9 * Math.max(1, Math.abs(value));
  return Math.abs(value - other) <= rounding * Math.max(Math.abs(value), Math.abs(other));
}
