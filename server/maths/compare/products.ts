import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { evaluate } from "../expressions/evaluate.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import type { AnswerKind } from "../outcome.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";
import { splitOutside } from "./outer.ts";

const times = /×|·|\*|(?<=\d\s*)[xX](?=\s*\d)/;
const product = /^\d+(?:\^\(?\d+\)?)?(?:\s*×\s*\d+(?:\^\(?\d+\)?)?)+$|^\d+\^\(?\d+\)?$/;
const sum = /^\d[\d,.]*(?:\s*\+\s*\d[\d,.]*)+$/;
const standard = /^[-+]?\d(?:\.\d+)?\s*×\s*10\s*\^/;

/**
 * Expected answers in the form of a product of primes (2^3 × 3), an order of a matrix (2 × 3), an expanded form
 * (40000 + 5000) or in standard form (4.5 × 10^(-4)). Null if the expected answer is none of these.
 */
export function compareWorkings(
  expected: string,
  given: string,
  kind?: AnswerKind,
): Judgement | null {
  const wanted = expected.replaceAll(/[{]/g, "(").replaceAll(/[}]/g, ")");
  const found = given.replaceAll(/[{]/g, "(").replaceAll(/[}]/g, ")");
  if (standard.test(wanted)) return compareStandard(wanted, found);
  if (product.test(wanted)) {
    return kind === "in-order" ? compareOrders(wanted, found) : compareProducts(wanted, found);
  }
  return sum.test(wanted) ? compareSums(wanted, found) : null;
}

function compareStandard(wanted: string, found: string): Judgement {
  const value = valueOf(found);
  if (!value) return unreadable;
  if (!isSame(valueOf(wanted), value)) return different;
  return /^[-+]?[1-9](?:\.\d+)?\s*(?:×|·|\*|x)\s*10\s*\^/i.test(found) ? equal : unfinished("form");
}

function compareOrders(wanted: string, found: string): Judgement {
  const [own, other] = [wanted, found].map((text) =>
    text.split(/×|·|\*|\bby\b|x/i).map((part) => part.trim()),
  );
  if (!own || !other || !other.every((part) => /^\d+$/.test(part))) return unreadable;
  return own.length === other.length && own.every((part, at) => part === other[at])
    ? equal
    : different;
}

function compareProducts(wanted: string, found: string): Judgement {
  const [own, other] = [factorsOf(wanted), factorsOf(found)];
  if (!own || !other) return unreadable;
  const [total, value] = [own, other].map((factors) => factors.reduce((a, b) => a * b, 1n));
  if (total !== value) return different;
  const [sorted, given] = [own, other].map((factors) => factors.map(String).toSorted().join(" "));
  return sorted === given ? equal : unfinished("primes");
}

const mostFactors = 200;

/** The factors with powers expanded; null for anything but a product of whole numbers. */
function factorsOf(text: string): bigint[] | null {
  const factors: bigint[] = [];
  for (const part of splitOutside(text, times)) {
    const [, base, exponent = "1"] =
      /^(\d{1,20})\s*(?:\^\s*\(?\s*(\d{1,3})\s*\)?)?$/.exec(superscriptsDown(part)) ?? [];
    if (base === undefined || factors.length + Number(exponent) > mostFactors) return null;
    for (let left = Number(exponent); left > 0; left -= 1) factors.push(BigInt(base));
  }
  return factors;
}

function superscriptsDown(text: string): string {
  return text
    .trim()
    .replace(
      /^(\d+)([⁰¹²³⁴-⁹]+)$/,
      (_, base: string, raised: string) => `${base}^${raised.normalize("NFKC")}`,
    );
}

/** 4 × 10000 + 5 × 1000 is equivalent to 40000 + 5000. */
function compareSums(wanted: string, found: string): Judgement {
  const [own, other] = [wanted, found].map((text) => splitOutside(text, /\+/).map(valueOf));
  if (!own || !other?.every((value) => value !== null)) return unreadable;
  const write = (values: (Rational | null)[]): string =>
    values
      .map((value) => (value ? `${value.numerator}/${value.denominator}` : ""))
      .toSorted()
      .join(" ");
  if (write(own) === write(other)) return equal;
  const total = (values: (Rational | null)[]): Rational =>
    values.reduce<Rational>((all, value) => (value ? q.add(all, value) : all), q.zero);
  return q.equals(total(own), total(other)) ? unfinished("form") : different;
}

function valueOf(text: string): Rational | null {
  try {
    return evaluate(parseExpression(tokenise(text)));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isSame(a: Rational | null, b: Rational): boolean {
  return a !== null && q.equals(a, b);
}
