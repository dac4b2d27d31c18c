import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { fractionLatex, mixedLatex, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { around, isWhole, type Layout, partOf, type Place } from "./place.ts";
import { sideName } from "./position-text.ts";

/** A number in two forms; `before` is null if it has been in this form all along. */
interface Rewriting {
  before: string;
  after: string;
}

/** One step for all numbers at a time: their forms, the marks around them, the parts, the counting. */
export function stepsOf({ places, isOneLine }: Layout): MathsStep[] {
  return [
    ...lowestTerms(places),
    ...wholesApart(places),
    betweenStep(places),
    ...(isOneLine ? commonDenominator(places) : []),
    ...divideStep(places),
    countStep(places),
  ];
}

function rewriteStep(title: string, why: string, all: readonly Rewriting[]): MathsStep[] {
  const changes = all.filter(({ before, after }) => before !== after);
  const [only] = changes;
  if (!only) return [];
  return [
    changes.length === 1
      ? step(title, why, only.after, only.before)
      : step(title, why, together(changes.map(({ before, after }) => `${before} = ${after}`))),
  ];
}

function together(lines: readonly string[]): string {
  return lines.join(",\\quad ");
}

/** The number in lowest terms, in the form in which it is written. */
function reduced({ number: { value, form, latex } }: Place): string {
  if (form === "fraction") return rationalLatex(value);
  return form === "mixed" ? (mixedLatex(value) ?? latex) : latex;
}

function lowestTerms(places: readonly Place[]): MathsStep[] {
  return rewriteStep(
    "Bring the fraction to its lowest terms",
    "Equal fractions are the same point, and fewer parts are easier to draw.",
    places.map((place) => ({ before: place.number.latex, after: reduced(place) })),
  );
}

/** Improper fractions as mixed numbers, decimals with one place as wholes and tenths. */
function wholesApart(places: readonly Place[]): MathsStep[] {
  const open = places.filter((place) => !isWhole(place) && !isFine(place));
  const fractions = open.filter(({ number }) => number.form === "fraction");
  const decimals = open.filter(({ number }) => number.form === "decimal");
  return [
    ...rewriteStep(
      "Write the improper fraction as a mixed number",
      "The whole part tells which whole unit the point lies beyond.",
      fractions.map((place) => ({
        before: reduced(place),
        after: mixedLatex(place.number.value) ?? reduced(place),
      })),
    ),
    ...rewriteStep(
      "Write the decimal with tenths",
      "The digit after the decimal point counts tenths.",
      decimals.map(({ number, start, count, parts, side }) => {
        const whole = q.isZero(start) ? (side < 0 ? "-" : "") : rationalLatex(start);
        return { before: number.latex, after: `${whole}${fractionLatex(count, parts)}` };
      }),
    ),
  ];
}

function betweenStep(places: readonly Place[]): MathsStep {
  const lines = places.map((place) => {
    const { number, side } = place;
    if (side === 0) return "0 = 0";
    if (isWhole(place)) {
      return side < 0 ? `${rationalLatex(number.value)} < 0` : `0 < ${rationalLatex(number.value)}`;
    }
    const [least, most] = around(place).map((mark) => rationalLatex(mark, "decimal"));
    return `${least ?? ""} < ${number.latex} < ${most ?? ""}`;
  });
  const isNegative = places.some(({ side }) => side < 0);
  if (places.every(isWhole)) {
    return step(
      "Find the side of $0$",
      "Positive numbers lie to the right of $0$, negative numbers to the left.",
      together(lines),
    );
  }
  const marks = places.every(isFine) ? "tenths" : isNegative ? "integers" : "whole numbers";
  const [only, other] = places;
  return step(
    `Find the two ${marks} between which ${other ? "each number" : "it"} lies`,
    only && !other ? whyBetween(only) : whyEachBetween(isNegative),
    together(lines),
  );
}

function whyBetween(place: Place): string {
  const { start, side } = place;
  const size = isFine(place) ? "one tenth" : "one unit";
  const far = q.isZero(start)
    ? `less than ${size} away from $0$`
    : `less than ${size} beyond $${rationalLatex(start, "decimal")}$`;
  return side < 0
    ? `It is negative, so it lies to the left of $0$, and it is ${far}.`
    : `It is positive, so it lies to the right of $0$, and it is ${far}.`;
}

function whyEachBetween(isNegative: boolean): string {
  const far = "What follows the whole part is less than one unit.";
  return isNegative ? `${far} Negative numbers lie to the left of $0$.` : far;
}

function commonDenominator(places: readonly Place[]): MathsStep[] {
  return rewriteStep(
    "Write the fractions with a common denominator",
    "Then one line with equal parts has a mark for each of them.",
    places
      .filter((place) => !isWhole(place) && place.number.form !== "decimal")
      .map(({ number, parts }) => {
        const { value } = number;
        const own = rationalLatex(value);
        return value.denominator === parts
          ? { before: own, after: own }
          : {
              before: own,
              after: fractionLatex((value.numerator * parts) / value.denominator, parts),
            };
      }),
  );
}

function divideStep(places: readonly Place[]): MathsStep[] {
  const divided = places.filter((place) => !isWhole(place));
  const lines = divided.map(
    (place) => `${rationalLatex(place.unit, "decimal")} \\div ${place.parts} = ${partLatex(place)}`,
  );
  const different = [...new Set(lines)];
  const [first] = divided;
  if (!first) return [];
  const stretch = isFine(first) ? "the tenth" : "each unit";
  return [
    step(
      different.length > 1
        ? "Divide the units of each line into equal parts"
        : `Divide ${stretch} into $${first.parts}$ equal parts`,
      whyDivided(divided),
      together(different),
    ),
  ];
}

function isFine({ unit }: Place): boolean {
  return !q.equals(unit, q.one);
}

function whyDivided(places: readonly Place[]): string {
  if (places.some(({ number }) => number.form !== "decimal")) {
    return "The denominator tells into how many equal parts a unit is divided.";
  }
  return places.every(isFine) ? "Ten hundredths make a tenth." : "Ten tenths make a unit.";
}

/** A part as a decimal if the number is one, otherwise as a fraction. */
function partLatex(place: Place): string {
  return rationalLatex(partOf(place), place.number.form === "decimal" ? "decimal" : "fraction");
}

function countStep(places: readonly Place[]): MathsStep {
  const lines = together(places.map(countLine));
  const [only, other] = places;
  if (!only || other) {
    return places.every(isWhole)
      ? step(
          "Count the units from $0$, and mark the points",
          "Each unit is a step of $1$. The sign tells to which side.",
          lines,
        )
      : step(
          "Count the parts from the last mark before each number, and mark the points",
          "The whole part tells from which mark, the rest of the number how many parts, the sign to which side.",
          lines,
        );
  }
  if (only.side === 0) return step("Mark the point $0$", "It is where all counting starts.", lines);
  const things = isWhole(only) ? "unit" : "part";
  const title = `Count $${only.count}$ ${things}${only.count === 1n ? "" : "s"} from $${rationalLatex(only.start, "decimal")}$ to the ${sideName(only)}, and mark the point`;
  return step(title, whyCount(only), lines);
}

function countLine(place: Place): string {
  const { number, start, side, count } = place;
  const sign = side < 0 ? "-" : "+";
  const counted = isWhole(place) ? `${count}` : `${count} \\times ${partLatex(place)}`;
  const shown = isWhole(place) ? rationalLatex(number.value) : number.latex;
  return `${shown} = ${rationalLatex(start, "decimal")} ${sign} ${counted}`;
}

function whyCount(place: Place): string {
  const { side, number } = place;
  const direction =
    side < 0
      ? "The minus sign says: to the left of $0$."
      : "A positive number is counted to the right.";
  if (isWhole(place)) return `Each unit is a step of $1$. ${direction}`;
  const counted =
    number.form !== "decimal"
      ? "The numerator of the fraction tells how many parts are counted."
      : `The last digit tells how many ${isFine(place) ? "hundredths" : "tenths"} are counted.`;
  return `${counted} ${direction}`;
}

/** How many parts there are from one whole number to the next. */
export function partsOfOne(place: Place): Rational {
  return q.divide(q.one, partOf(place));
}
