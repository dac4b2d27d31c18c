import * as q from "../../numbers/rational.ts";
import {
  fractionLatex,
  integerLatex,
  rationalLatex,
  rationalPlain,
} from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import type { Question } from "../../read/question.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";

/** 0.1(6): the whole part 0, the non-repeating digits `1`, and the period `6`. */
interface Recurring {
  whole: bigint;
  start: string;
  period: string;
}

const fractionWords =
  "(?:an? |the )?(?:simplest |vulgar |common |rational |equivalent )?(?:fraction|rational number)(?: form)?";
const form = `(?:in|into|to|as|of) (?:the )?(?:form (?:of )?)?(?:p ?/ ?q|\\\\frac\\{?p\\}?\\{?q\\}?)(?: form)?`;
const rest =
  "(?:,? ?(?:where|and|,) p(?:,| and) q are integers(?:,? and)? q ?(?:≠|!=|is not equal to|not equal to|\\\\ne(?:q)?) ?(?:0|zero))?";

const shape = lazily(
  () =>
    new RegExp(
      `^(?:express|convert|write|change|represent|show|find)?(?: the)?(?: following)?(?: (?:recurring|repeating) decimal)?(?: that)? ?(.+?) (?:${form}|(?:in|into|to|as) ${fractionWords}(?: in (?:its )?(?:lowest|simplest) (?:terms|form))?|(?:ko )?(?:p ?/ ?q form|bhinn|fraction) (?:me|mein) (?:badlo|likho|likhiye|badaliye))${rest}$`,
    ),
);

/**
 * Reads a recurring decimal whose period is marked by a LaTeX bar, brackets, combining marks or words, or is recognised
 * by its repetition; null for any other text.
 */
function readDecimal(text: string): Recurring | null {
  const written = text
    .replaceAll(/[$\\]?\$/g, "")
    .replaceAll(/(\d)[\u0304\u0305\u0307]/g, "\\bar{$1}")
    .replaceAll("\\overline", "\\bar")
    .replaceAll("\\dot", "\\bar")
    .trim();
  const joined = joinBars(written);
  const [, whole, start, period] =
    /^(\d{1,6})\.(\d{0,8})(?:\\bar ?\{(\d{1,6})\})(?:\.{2,})?$/.exec(joined) ??
    /^(\d{1,6})\.(\d{0,8})\((\d{1,6})\)(?:\.{2,})?$/.exec(joined) ??
    /^(\d{1,6})\.()(\d) ?(?:bar|recurring|repeating)$/.exec(joined) ??
    [];
  if (whole === undefined || start === undefined || period === undefined) return byRepeats(joined);
  return checked({ whole: BigInt(whole), start, period });
}

/** Joins adjacent bars: 2̅7̅ is one bar over both digits. */
function joinBars(text: string): string {
  let joined = text;
  for (let round = 0; round < 6; round += 1) {
    joined = joined.replace(/\\bar\{(\d+)\}\\bar\{(\d+)\}/, "\\bar{$1$2}");
  }
  return joined;
}

/** Reads 0.1666… where the digits repeat so often that the period is unambiguous. */
function byRepeats(text: string): Recurring | null {
  const [, whole, digits] = /^(\d{1,6})\.(\d{2,16}) ?(?:\.{2,}|…)$/.exec(text) ?? [];
  if (whole === undefined || digits === undefined) return null;
  for (let start = 0; start <= 3; start += 1) {
    const period = periodOf(digits.slice(start), start <= 1 ? 2 : 3);
    if (period !== null)
      return checked({ whole: BigInt(whole), start: digits.slice(0, start), period });
  }
  return null;
}

/** Returns the shortest period of the digits that repeats at least `least` times, or null. */
function periodOf(digits: string, least: number): string | null {
  for (let length = 1; length <= 6 && length * least <= digits.length; length += 1) {
    const period = digits.slice(0, length);
    if (period.repeat(Math.ceil(digits.length / length)) === digits) return period;
  }
  return null;
}

/** Rejects a period of zeros or nines, which denotes a terminating decimal. */
function checked(decimal: Recurring): Recurring | null {
  return /^(?:0+|9+)$/.test(decimal.period) ? null : decimal;
}

function recognise({ text }: Question): Recurring | null {
  if (!/\d\.\d*/.test(text) && !/\d\.\\/.test(text)) return null;
  const plain = text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/^ ?(?:please|plz|pls) /, "")
    .replace(/ ?[.?!]? ?$/, "")
    .trim();
  const [, decimal] = shape().exec(plain) ?? [];
  return decimal === undefined ? null : readDecimal(decimal);
}

function valueOf({ whole, start, period }: Recurring): q.Rational {
  const scale = 10n ** BigInt(start.length);
  const nines = 10n ** BigInt(period.length) - 1n;
  const once = q.rational(BigInt(`${whole}${start}`), scale);
  return q.add(once, q.rational(BigInt(period), scale * nines));
}

/** Divides again: the digits must be the same, and the remainder after the period must equal the one before it. */
export function prove({ whole, start, period }: Recurring, value: q.Rational): Proof | null {
  let left = value.numerator % value.denominator;
  if (value.numerator / value.denominator !== whole) return null;
  let before = start.length === 0 ? left : null;
  for (const [at, digit] of Array.from(start + period).entries()) {
    const next = left * 10n;
    if (next / value.denominator !== BigInt(digit)) return null;
    left = next % value.denominator;
    if (at === start.length - 1) before = left;
  }
  if (left !== before) return null;
  return {
    method: "By long division: the digits of the decimal come out again",
    lines: [`${rationalLatex(value)} = ${decimalLatex({ whole, start, period })}`],
  };
}

function decimalLatex({ whole, start, period }: Recurring): string {
  return `${integerLatex(whole)}.${start}\\overline{${period}}`;
}

/** Multiplies the decimal by a power of ten, by moving the decimal point to the right. */
function moved({ whole, start, period }: Recurring, places: number): string {
  const digits = start + period.repeat(2);
  const front = BigInt(`${whole}${digits.slice(0, places)}`);
  const rest = start.slice(places);
  return decimalLatex({
    whole: front,
    start: rest,
    period:
      rest.length > 0 || places <= start.length ? period : rotated(period, places - start.length),
  });
}

function rotated(period: string, by: number): string {
  const shift = by % period.length;
  return period.slice(shift) + period.slice(0, shift);
}

function stepsOf(decimal: Recurring, value: q.Rational): MathsStep[] {
  const { start, period } = decimal;
  const [few, many] = [start.length, start.length + period.length];
  const name = (places: number): string => (places === 0 ? "x" : `${10n ** BigInt(places)}x`);
  const factor = 10n ** BigInt(many) - 10n ** BigInt(few);
  const difference = q.multiply(value, q.rational(factor));
  const right = integerLatex(difference.numerator);
  const left = `${factor}x`;
  const first = fractionLatex(difference.numerator, factor);
  return [
    step(
      "Call the number $x$",
      "The bar shows the digits that repeat without end.",
      `x = ${decimalLatex(decimal)}`,
    ),
    ...(few === 0
      ? []
      : [
          step(
            `Multiply by ${10n ** BigInt(few)}`,
            "The decimal point moves to the place where the repeating digits begin.",
            `${name(few)} = ${moved(decimal, few)}`,
          ),
        ]),
    step(
      `Multiply ${few === 0 ? "" : "$x$ "}by ${10n ** BigInt(many)}`,
      "The decimal point moves behind the first set of repeating digits.",
      `${name(many)} = ${moved(decimal, many)}`,
    ),
    step(
      "Subtract the two lines",
      "Behind the decimal point both have the same digits, so these go away.",
      `${name(many)} - ${name(few)} = ${left} = ${right}`,
    ),
    step(
      `Divide both sides by ${factor}`,
      `Dividing undoes the ${factor} times, so $x$ stands alone.`,
      `x = ${first}`,
      `${left} = ${right}`,
    ),
    ...(first === rationalLatex(value)
      ? []
      : [
          step(
            "Write the fraction in its lowest terms",
            "Divide the numerator and the denominator by their HCF.",
            `x = ${rationalLatex(value)}`,
            `x = ${first}`,
          ),
        ]),
  ];
}

/** Converts recurring decimals to fractions. */
export const recurringDecimal = defineTask<Recurring, q.Rational>({
  name: "recurring-decimal",
  recognise,
  reading: (decimal) => `${decimalLatex(decimal)} \\text{ as a fraction}`,
  solve: valueOf,
  prove,
  explain: (decimal, value) =>
    lesson({
      topic: "Number Systems: rational numbers",
      method: "Subtracting to remove the repeating digits",
      difficulty: "intermediate",
      answer: { latex: rationalLatex(value), plain: rationalPlain(value), kind: "as-asked" },
      steps: stepsOf(decimal, value),
      idea: "Two multiples of the number with the same digits behind the point have a whole difference.",
      firstMove:
        "Call the number $x$, and multiply it by the power of ten that moves the point over one set of repeating digits.",
      finalMove: "Which fraction do you get for $x$?",
      terms: { "Recurring decimal": "A decimal in which some digits repeat without end." },
      next: ["How many digits repeat, and how does that show in the denominator?"],
    }),
  vary: (_, random) => {
    const start = wholeBetween(random, 0, 1) === 0 ? "" : `${wholeBetween(random, 1, 9)}`;
    return `Express 0.${start}(${wholeBetween(random, 1, 8)}) in the form p/q`;
  },
  examples: ["Express 0.333... in the form p/q", "Express 0.1(6) in the form p/q"],
});
