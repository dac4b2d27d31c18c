import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";
import { insideBrackets, splitOutside } from "./outer.ts";
import { type Entry, readAnswer, type ReadAnswer } from "./read-answer.ts";
import * as q from "../numbers/rational.ts";
import { greatestCommonDivisor } from "../numbers/integers.ts";
import { equalSurds, isRational, multiplySurds, surd } from "../numbers/surd.ts";

/**
 * Numbers, roots, systems and ratios by exact value. Null if the expected answer is none of these; `unreadable`
 * if only the given one isn't.
 */
export function compareNumbers(expected: string, given: string): Judgement | null {
  // (2, 4, 7) is a point, whose coordinates have an order.
  if (splitOutside(insideBrackets(expected, "(") ?? "", /,/).length > 1) return null;
  const wanted = readAnswer(expected);
  if (!wanted) return null;
  const found = readAnswer(given);
  if (!found) return unreadable;
  const comparison = compareRead(wanted, found);
  const mayBeList = wanted.kind === "values" && wanted.entries.length > 1 && /\d,\d/.test(given);
  if (comparison !== different || !mayBeList) return comparison;
  // "100,200" was read as one number; if several values are expected, it may also be a list.
  const list = readAnswer(given.replaceAll(/(?<=\d),(?=\d)/g, ", "));
  return list ? compareRead(wanted, list) : comparison;
}

function compareRead(wanted: ReadAnswer, found: ReadAnswer): Judgement {
  if (wanted.kind === "statement" && found.kind === "statement") {
    return wanted.statement === found.statement ? equal : different;
  }
  if (wanted.kind === "ratio" && found.kind === "ratio") {
    return compareRatios(wanted.terms, found.terms);
  }
  if (wanted.kind !== "values" || found.kind !== "values") return different;
  const names = new Set(wanted.entries.map(({ name }) => name).filter((name) => name !== null));
  return names.size > 1
    ? compareSystems(wanted.entries, found.entries)
    : compareValues(wanted, found);
}

function compareRatios(wanted: readonly Entry[], found: readonly Entry[]): Judgement {
  const [base, other] = [wanted[0], found[0]];
  if (!base || !other || wanted.length !== found.length) return different;
  const isProportional = wanted.every(({ value }, at) => {
    const [left, right] = [
      multiplySurds(value, other.value),
      multiplySurds(base.value, found[at]?.value ?? value),
    ];
    return left && right && equalSurds(left, right);
  });
  if (!isProportional || isZeroEntry(base) !== isZeroEntry(other)) return different;
  // 1.206 : 1 is the requested form.
  return isLowest(found) || !isLowest(wanted) ? equal : unfinished("simplify");
}

function isZeroEntry({ value }: Entry): boolean {
  return isRational(value) && q.isZero(value.rational);
}

function isLowest(terms: readonly Entry[]): boolean {
  const values = terms.map(({ value }) => value);
  if (!values.every((value) => isRational(value) && q.isInteger(value.rational))) return false;
  return values.map(({ rational }) => rational.numerator).reduce(greatestCommonDivisor) === 1n;
}

/** One value for each letter; without letters, a pair in alphabetical order: (7, 3). */
function compareSystems(wanted: readonly Entry[], found: readonly Entry[]): Judgement {
  const isTuple = found.every(({ name }) => name === null) && found.length === wanted.length;
  const sorted = wanted.toSorted((a, b) => ((a.name ?? "") < (b.name ?? "") ? -1 : 1));
  const named = isTuple
    ? found.map((item, at) => ({ ...item, name: sorted[at]?.name ?? null }))
    : found;
  const fits = named.every((item) => {
    const own = wanted.find(({ name }) => name === item.name);
    return own && isSameValue(own, item);
  });
  if (!fits) return different;
  const isWhole = new Set(named.map(({ name }) => name)).size === wanted.length;
  return isWhole ? finishedOr(wanted, found) : unfinished("other-values");
}

/** An answer need not be simpler than the expected one: of 18/10 and 17/10 the larger is 18/10. */
function finishedOr(wanted: readonly Entry[], found: readonly Entry[]): Judgement {
  const isOpen = wanted.some((item) => !item.isFinished);
  return isOpen || found.every((item) => item.isFinished) ? equal : unfinished("simplify");
}

type Values = Extract<ReadAnswer, { kind: "values" }>;

/** Roots are a set, because a double root is one value; shares are a multiset, because two may be equal. */
function compareValues(wanted: Values, found: Values): Judgement {
  const isSet = [wanted, found].some(({ isChoice, entries }) => {
    return isChoice || entries.some(({ name }) => name !== null);
  });
  const left = [...wanted.entries];
  for (const item of found.entries) {
    const at = left.findIndex((own) => isSameName(own, item) && isSameValue(own, item));
    const isRepeated = isSet && wanted.entries.some((own) => isSameValue(own, item));
    if (at < 0 && !isRepeated) return different;
    if (at >= 0) left.splice(at, 1);
    if (wanted.entries.some((own) => !isSameName(own, item))) return different;
  }
  const missing = isSet
    ? left.filter((own) => !found.entries.some((item) => isSameValue(own, item)))
    : left;
  return missing.length > 0
    ? unfinished("other-values")
    : finishedOr(wanted.entries, found.entries);
}

function isSameName(a: Entry, b: Entry): boolean {
  return a.name === null || b.name === null || a.name === b.name;
}

const hundred = surd(q.rational(100n));

/** By value; for a percentage, its number alone is also accepted. */
function isSameValue(wanted: Entry, given: Entry): boolean {
  if (equalSurds(wanted.value, given.value)) return true;
  const asNumber = multiplySurds(wanted.value, hundred);
  return (
    wanted.isPercent && !given.isPercent && asNumber !== null && equalSurds(asNumber, given.value)
  );
}
