import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { rationalPlain } from "../numbers/written.ts";
import { unlessRefused } from "../refusal.ts";
import { pick, wholeBetween } from "../variation/random.ts";
import type { Amount } from "./amount.ts";
import { agreeing } from "./nouns.ts";

/**
 * The maximum draws until the results are short, and how many of them draw each number independently (rarely valid).
 */
const draws = 24;
const freeDraws = 12;

/** A question as a variation with other numbers. */
export interface Candidate {
  text: string;
  /** The amounts that changed; null if only the text shows it. */
  changes: ReadonlyMap<Amount, Rational> | null;
}

/** A way to create another question, if possible. */
type Maker = () => Candidate | null;

/** The same word problem with other numbers, chosen so that computed values are short if a few draws allow that. */
export function niceVariant(
  { text, amounts }: { text: string; amounts: readonly Amount[] },
  random: () => number,
  work: (candidate: Candidate) => readonly Rational[] | null,
  special: Maker = () => null,
): string {
  const fitting: readonly [Maker, ...Maker[]] = [() => scaleText(text, amounts, random), special];
  const all: readonly [Maker, ...Maker[]] = [() => varyText(text, amounts, random), ...fitting];
  const results = (candidate: Candidate): readonly Rational[] => {
    return unlessRefused(() => work(candidate)) ?? [];
  };
  const own: Candidate = { text, changes: new Map() };
  const before = results(own).at(-1);
  let usable = text;
  for (let left = draws; left > 0; left -= 1) {
    const makers = left > draws - freeDraws ? all : fitting;
    const made = unlessRefused(() => pick(random, makers)());
    if (made === null) continue;
    const values = results(made);
    // Ages must be realistic.
    const isOfAges = aboutAges.test(text);
    if ((isOfAges && values.length === 0) || !areLikely(made.text, values)) continue;
    usable = made.text;
    if (isNice(values, before)) break;
  }
  return usable;
}

const aboutAges = /\bages?\b|\b(?:years|as) old\b|\b(?:older|younger|elder)\b/i;
const oldest = q.rational(80n);

/** No age of 120 years, and no person one time as old as another. An intermediate value may be a sum of ages. */
function areLikely(text: string, values: readonly Rational[]): boolean {
  if (/\b1 times\b/i.test(text)) return false;
  const result = values.at(-1);
  return !result || !aboutAges.test(text) || q.order(result, oldest) <= 0;
}

/** Short results, the last one different from the original. */
function isNice(values: readonly Rational[], before: Rational | undefined): boolean {
  const after = values.at(-1);
  const isNew = after !== undefined && (before === undefined || !q.equals(after, before));
  return isNew && values.every(isShort);
}

/** Positive, with at most one decimal place. */
function isShort(value: Rational): boolean {
  const places = q.decimalPlaces(value);
  return places !== null && places <= 1 && q.sign(value) > 0;
}

/** The same word problem with other amounts; amounts of one kind stay of similar size. */
function varyText(text: string, amounts: readonly Amount[], random: () => number): Candidate {
  const scales = new Map<string, number>();
  return rewritten(text, amounts, (amount) => {
    const scale = scales.get(amount.kind) ?? pick(random, likely);
    scales.set(amount.kind, scale);
    return otherNumber(amount, scale, random);
  });
}

/**
 * An amount may be halved or doubled, but not multiplied by ten, because bottles, walks and shirts have usual sizes.
 */
const likely = [0.5, 1, 1.5, 2] as const;
const wholeFactors = [q.rational(1n, 2n), q.rational(3n, 2n), q.rational(2n), q.rational(3n)];

/** The same word problem with all amounts of one kind scaled by a factor, which mostly keeps the results short. */
function scaleText(text: string, amounts: readonly Amount[], random: () => number): Candidate {
  const kinds = [...new Set(amounts.map(({ kind }) => kind))].filter((kind) => kind !== "percent");
  const [first, ...others] = kinds;
  if (first === undefined) return varyText(text, amounts, random);
  const chosen = pick(random, [first, ...others]);
  const wholes = amounts.filter(({ kind, value }) => kind === chosen && q.isInteger(value));
  const [last = q.rational(2n), ...rest] = wholeFactors
    .filter((one) => wholes.every(({ value }) => q.isInteger(q.multiply(value, one))))
    .toReversed();
  const factor = pick(random, [last, ...rest]);
  return rewritten(text, amounts, (amount) =>
    wholes.includes(amount) ? q.multiply(amount.value, factor) : null,
  );
}

/** The word problem with the figures of some amounts replaced. */
export function rewritten(
  text: string,
  amounts: readonly Amount[],
  rewrite: (amount: Amount) => Rational | null,
): Candidate {
  let varied = text;
  const changes = new Map<Amount, Rational>();
  const figures = amounts.filter(({ isFigures, end }) => isFigures && end > 0);
  for (const amount of figures.toSorted((a, b) => b.start - a.start)) {
    const number = rewrite(amount);
    if (number === null) continue;
    const old = varied.slice(amount.end);
    const [wasOne, isOne] = [q.equals(amount.value, q.one), q.equals(number, q.one)];
    if (amount.kind === "number" && wasOne !== isOne && countsThings.test(old)) continue;
    const figure = rationalPlain(number, "decimal");
    varied = varied.slice(0, amount.start) + figure + agreeing(old, wasOne, isOne);
    changes.set(amount, number);
  }
  return { text: varied, changes };
}

/** A noun behind a figure. One thing stays one, because "1 pen costs" and "5 pens cost" have different verbs. */
const countsThings = /^[ -][a-z]{3,}\b/i;

/** Percents that are easy to compute with: a varied interest rate is one that a bank gives. */
const rates = [5, 6, 8, 10, 12] as const;
const percents = [10, 15, 20, 25, 30, 40, 50] as const;
const highestRate = q.rational(12n);

/** A percent of similar size. */
export function percentLike(value: Rational, random: () => number): Rational {
  return q.rational(BigInt(pick(random, q.order(value, highestRate) <= 0 ? rates : percents)));
}

function otherNumber({ kind, value }: Amount, scale: number, random: () => number): Rational {
  if (kind === "percent" && q.order(value, q.rational(50n)) <= 0) {
    return percentLike(value, random);
  }
  if (!q.isInteger(value)) return decimalLike(value, random);
  const whole = Number(value.numerator);
  if (whole < small)
    return q.rational(BigInt(wholeBetween(random, Math.max(2, whole - 3), whole + 4)));
  const middle = whole * scale;
  const [least, most] = [middle * 0.75, middle * 1.25];
  const step = stepOf(whole, most - least);
  return q.rational(
    BigInt(wholeBetween(random, Math.ceil(least / step), Math.floor(most / step)) * step),
  );
}

/** Below this, every number is as likely as its neighbours. */
const small = 10;
/** The minimum count of numbers to draw from. */
const fewest = 4;

/** As round as the original number, if there are enough such numbers. */
function stepOf(value: number, width: number): number {
  let step = 1;
  while (value % (step * 10) === 0 && width >= fewest * step * 10) step *= 10;
  return value % (step * 5) === 0 && width >= fewest * step * 5 ? step * 5 : step;
}

/** Multiples of one half, with as many digits before the point. */
function decimalLike(value: Rational, random: () => number): Rational {
  const whole = value.numerator / value.denominator;
  const most = whole < 10n ? 9 : 99;
  return q.rational(2n * BigInt(wholeBetween(random, 1, most)) + 1n, 2n);
}
