import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { gap, wordings } from "../../../wording/token-wording.ts";
import { readNumber, splitNumbers, type WrittenNumber } from "../../../wording/written-number.ts";
import { pointsOnLine } from "./draw.ts";
import { around, isWhole, type Layout, layOut, type Place } from "./place.ts";
import { sideName } from "./position-text.ts";
import { partsOfOne, stepsOf } from "./steps.ts";

interface Problem {
  numbers: WrittenNumber[];
}

const verb = "show|represent|mark|locate|plot|draw|indicate";
const things =
  "[each_of|all] [following|these] [rational|decimal|mixed|whole] [point|points|number|numbers|fraction|fractions|integer|integers|decimal|decimals]";
const line = "[a|same|one|single] number_line|numberline|number-line";
const par = "number_line|numberline|sankhya_rekha par|pe|per|mein|me";
const dikhao =
  "dikhao|dikhaao|dikhaiye|dikhaye|dikhayein|darshao|darshaiye|darshaye|darshaiye|nirupit_karo|nirupit_kijiye|represent_karo|represent_kijiye|show_karo|mark_karo|plot_karo|locate_karo";

const asks = wordings({
  points: [
    `${verb} ${things} {numbers...} on|over|along|using|with ${line}`,
    `${verb} ${things} on|over|along ${line} [:|.|,] {numbers...}`,
    `draw ${line} and ${verb} ${things} {numbers...} [on_it|on_this|on_this_line]`,
    `draw ${line} and ${verb} ${things} on_it|on_this [:|.|,] {numbers...}`,
    `draw ${line} , ${verb} ${things} {numbers...} [on_it]`,
    `draw ${line} to ${verb} ${things} {numbers...}`,
    `on ${line} [,] ${verb} ${things} {numbers...}`,
    `how to|do|can [i|we|you] ${verb} ${things} {numbers...} on ${line}`,
    `{numbers...} ko ${par} ${dikhao}`,
    `${par} {numbers...} [ko] ${dikhao}`,
    `{numbers...} ${par} ${dikhao}`,
  ],
});

const mostNumbers = 4;
const forms = new Set(["integer", "decimal", "fraction", "mixed"]);

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const tokens = gap(gaps, "numbers");
    // "3 or 4" leaves open what is to be drawn.
    if (tokens.some((token) => token.kind === "word" && isOr(token.text))) return null;
    const numbers = splitNumbers(tokens)?.map(readSigned);
    if (!numbers || !numbers.every((number) => number !== null)) return null;
    if (numbers.length > mostNumbers) {
      throw notSupported(`I draw at most ${mostNumbers} numbers at a time on the number line.`);
    }
    return { numbers };
  });
}

/** The plus sign of "+5" only says that the number is positive. */
function readSigned(tokens: readonly Token[]): WrittenNumber | null {
  const [first, second] = tokens;
  const hasPlus = isSymbol(first, "+") && second?.kind !== "symbol";
  const number = readNumber(hasPlus ? tokens.slice(1) : tokens);
  return number && forms.has(number.form) ? number : null;
}

function isOr(text: string): boolean {
  return text === "or" || text === "ya";
}

/**
 * Checks each place by multiplication: a number times the parts of one unit is the count of its parts from 0. An
 * integer is counted back to 0.
 */
export function prove({ numbers }: Problem, { places }: Layout): Proof | null {
  const areSame =
    numbers.length === places.length &&
    places.every(({ number }, at) => number.latex === numbers[at]?.latex);
  if (!areSame || !places.every(isRight)) return null;
  return {
    method: places.every(isWhole)
      ? "Counting back to 0"
      : "A number times the parts of a unit is the count of its parts from 0",
    lines: places.map(proofLine),
  };
}

function isRight(place: Place): boolean {
  const { number, start, count, side, parts } = place;
  const fine = partsOfOne(place);
  const fromZero = q.add(q.multiply(start, fine), q.rational(count * BigInt(side)));
  const isInUnit = isWhole(place) || (count > 0n && count < parts);
  const isOnSide = q.isZero(start) || q.sign(start) === side;
  const { numerator, denominator } = number.value;
  return (
    isInUnit &&
    isOnSide &&
    numerator * fine.numerator * fromZero.denominator ===
      fromZero.numerator * denominator * fine.denominator
  );
}

function proofLine(place: Place): string {
  const { number, start, count, side } = place;
  const { value } = number;
  if (isWhole(place)) {
    return `${rationalLatex(value)} ${side < 0 ? "+" : "-"} ${count} = 0`;
  }
  const fine = partsOfOne(place);
  const total = rationalLatex(q.multiply(value, fine));
  const product = `${number.latex} \\times ${rationalLatex(fine)}`;
  if (q.isZero(start)) return `${product} = ${total}`;
  const sum = `${rationalLatex(start, "decimal")} \\times ${rationalLatex(fine)} ${side < 0 ? "-" : "+"} ${count}`;
  return `${product} = ${total} = ${sum}`;
}

function answerOf({ places }: Layout): MathsAnswer {
  const [only, other] = places;
  if (!only || other) {
    const all = places.map((place) => ({ place, ...positionOf(place) }));
    return {
      latex: all
        .map(({ place: { number }, latex }) => `${labelOf(number)}\\; ${latex}`)
        .join(",\\quad "),
      plain: all.map(({ place, plain }) => `for ${place.number.plain}: ${plain}`).join("; "),
    };
  }
  const { latex, plain } = positionOf(only);
  if (isWhole(only)) return { latex, plain };
  const [least, most] = around(only);
  return {
    latex: `${latex},\\quad \\text{between } ${rationalLatex(least, "decimal")} \\text{ and } ${rationalLatex(most, "decimal")}`,
    plain: `${plain}, between ${rationalPlain(least, "decimal")} and ${rationalPlain(most, "decimal")}`,
  };
}

/** A fraction on one line, as a student types it; the space of a mixed number counts in text alone. */
function labelOf({ plain }: WrittenNumber): string {
  return plain.includes(" ") ? `\\text{for ${plain}:}` : `\\text{for } ${plain}:`;
}

function positionOf(place: Place): { latex: string; plain: string } {
  const { start, side, count, parts } = place;
  if (side === 0) return { latex: "\\text{at 0 itself}", plain: "at 0 itself" };
  const size = isWhole(place)
    ? `${count} unit${count === 1n ? "" : "s"}`
    : `${count} of ${parts} parts`;
  const words = `${size} to the ${sideName(place)} of `;
  return {
    latex: `\\text{${words}} ${rationalLatex(start, "decimal")}`,
    plain: `${words}${rationalPlain(start, "decimal")}`,
  };
}

function topicOf(numbers: readonly WrittenNumber[]): string {
  if (numbers.every(({ value }) => q.isInteger(value))) return "Integers";
  if (numbers.some(({ form }) => form === "decimal")) return "Decimals";
  return numbers.some(({ value }) => q.sign(value) < 0) ? "Rational Numbers" : "Fractions";
}

function ideaOf({ places }: Layout): string {
  if (places.every(isWhole)) {
    return "Positive integers lie to the right of 0, negative integers to the left, all one unit apart.";
  }
  return places.every(({ number }) => number.form === "decimal" || q.isInteger(number.value))
    ? "Ten equal parts of a unit are tenths, ten equal parts of a tenth are hundredths. Each digit after the decimal point counts some of them."
    : "The denominator tells into how many equal parts each unit is divided, the numerator how many of them are counted. Negative numbers lie to the left of 0.";
}

function finalMoveOf({ places }: Layout): string {
  const [only, other] = places;
  if (!only || other) {
    const all = places.map(({ number }) => `$${number.latex}$`).join(", ");
    return `From which mark do you count for each of ${all}, how far, and to which side?`;
  }
  const things = isWhole(only) ? "units" : "parts";
  return `How many ${things} do you count for $${only.number.latex}$, from which mark and to which side?`;
}

/** Marks up to four numbers on the number line, and tells the positions of their points. */
export const pointsOnNumberLine = defineTask<Problem, Layout>({
  name: "points-on-number-line",
  recognise,
  reading: ({ numbers }) =>
    `\\text{on the number line: } ${numbers.map(({ latex }) => latex).join(",\\; ")}`,
  solve: ({ numbers }) => layOut(numbers),
  prove,
  explain: ({ numbers }, layout) => {
    const plot = pointsOnLine(layout);
    if (!plot) throw notSupported("These numbers lie too close together to be drawn on one line.");
    const areIntegers = layout.places.every(isWhole);
    return lesson({
      topic: topicOf(numbers),
      method: areIntegers ? "Counting units from 0" : "Dividing each unit into equal parts",
      difficulty: numbers.length > 1 && !areIntegers ? "intermediate" : "beginner",
      answer: answerOf(layout),
      plot,
      steps: stepsOf(layout),
      idea: ideaOf(layout),
      firstMove: areIntegers
        ? "Draw a line, mark 0 on it, and look at the sign of the number."
        : "Draw a line with 0 and the integers, and find the two marks between which the number lies.",
      finalMove: finalMoveOf(layout),
      terms: {
        "Number line":
          "A line with a point for each number: equal steps from 0, positive numbers to the right and negative numbers to the left.",
      },
      next: [
        areIntegers
          ? "Which integer lies as far from 0 on the other side?"
          : "Where on the line is the number with the opposite sign?",
      ],
    });
  },
  vary: ({ numbers }, random) =>
    `Represent ${numbers.map((number) => otherThan(number, random)).join(" and ")} on the number line`,
  examples: [
    "Represent -3/4 on the number line",
    "Represent 7/4 and -5/6 on the number line",
    "Show 2.6 on the number line",
    "Mark -5 and 3 on the number line",
  ],
});

/** A number of the same sign and form, as plain text; fractions have the same whole part. */
function otherThan({ value, form }: WrittenNumber, random: () => number): string {
  const minus = q.sign(value) < 0 ? "-" : "";
  if (q.isInteger(value)) return `${minus}${wholeBetween(random, 1, 9)}`;
  const whole = wholeBetween(random, 1, 3);
  if (form === "decimal") return `${minus}${whole}.${wholeBetween(random, 1, 9)}`;
  const size = q.absolute(value);
  const denominator = wholeBetween(random, 3, 8);
  // Next to the denominator, so that the fraction is in lowest terms.
  const rest = wholeBetween(random, 0, 1) === 0 ? 1 : denominator - 1;
  if (form === "mixed") return `${minus}${whole} ${rest}/${denominator}`;
  const isProper = size.numerator < size.denominator;
  return `${minus}${isProper ? rest : denominator + rest}/${denominator}`;
}
