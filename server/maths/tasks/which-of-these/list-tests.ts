import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import { isPrime } from "../../numbers/prime-factors.ts";
import type { WrittenNumber } from "../../wording/written-number.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { readFractionOf, readListOf } from "./read-option.ts";

interface ListKind {
  pattern: RegExp;
  property: string;
  topic: string;
  rule: string;
  judge: (numbers: readonly WrittenNumber[]) => Verdict | null;
}

function sorted(numbers: readonly WrittenNumber[]): WrittenNumber[] {
  return numbers.toSorted((a, b) => q.order(a.value, b.value));
}

function threeSides(numbers: readonly WrittenNumber[]): WrittenNumber[] | null {
  const isPositive = numbers.every(({ value }) => q.sign(value) > 0);
  return numbers.length === 3 && isPositive ? sorted(numbers) : null;
}

const square = (value: Rational): Rational => q.multiply(value, value);

function isRightTriangle(numbers: readonly WrittenNumber[]): Verdict | null {
  const [a, b, c] = threeSides(numbers) ?? [];
  if (!a || !b || !c) return null;
  const sum = q.add(square(a.value), square(b.value));
  const isTrue = q.equals(sum, square(c.value));
  const line = `${a.latex}^{2} + ${b.latex}^{2} = ${rationalLatex(sum, "decimal")},\\quad ${c.latex}^{2} = ${rationalLatex(square(c.value), "decimal")}`;
  return { isTrue, line };
}

function isTriplet(numbers: readonly WrittenNumber[]): Verdict | null {
  return numbers.every(({ form }) => form === "integer") ? isRightTriangle(numbers) : null;
}

function isTriangle(numbers: readonly WrittenNumber[]): Verdict | null {
  const [a, b, c] = threeSides(numbers) ?? [];
  if (!a || !b || !c) return null;
  const sum = q.add(a.value, b.value);
  const order = q.order(sum, c.value);
  const sign = { [-1]: "<", 0: "=", 1: ">" }[order];
  return { isTrue: order > 0, line: `${a.latex} + ${b.latex} ${sign} ${c.latex}` };
}

function inOrder(direction: 1 | -1) {
  return (numbers: readonly WrittenNumber[]): Verdict | null => {
    const orders = numbers
      .slice(1)
      .map(({ value }, at) => q.order(value, numbers[at]?.value ?? value) * direction);
    if (orders.includes(0)) return null;
    const right = direction === 1 ? sorted(numbers) : sorted(numbers).toReversed();
    const sign = direction === 1 ? "<" : ">";
    return {
      isTrue: orders.every((order) => order > 0),
      line: right.map(({ latex }) => latex).join(` ${sign} `),
    };
  };
}

function isArithmetic(numbers: readonly WrittenNumber[]): Verdict | null {
  if (numbers.length < 3) return null;
  const differences = numbers
    .slice(1)
    .map(({ value }, at) => q.subtract(value, numbers[at]?.value ?? value));
  const [first = q.zero] = differences;
  return {
    isTrue: differences.every((difference) => q.equals(difference, first)),
    line: `\\text{differences: } ${differences.map((value) => rationalLatex(value)).join(",\\; ")}`,
  };
}

function isGeometric(numbers: readonly WrittenNumber[]): Verdict | null {
  if (numbers.length < 3 || numbers.some(({ value }) => q.isZero(value))) return null;
  const ratios = numbers
    .slice(1)
    .map(({ value }, at) => q.divide(value, numbers[at]?.value ?? value));
  const [first = q.one] = ratios;
  return {
    isTrue: ratios.every((ratio) => q.equals(ratio, first)),
    line: `\\text{ratios: } ${ratios.map((value) => rationalLatex(value)).join(",\\; ")}`,
  };
}

function areTwinPrimes(numbers: readonly WrittenNumber[]): Verdict | null {
  const [low, high, ...more] = sorted(numbers);
  if (!low || !high || more.length > 0) return null;
  if (low.form !== "integer" || high.form !== "integer") return null;
  const difference = q.subtract(high.value, low.value).numerator;
  const composite = [low, high].find(({ value }) => !isPrime(value.numerator));
  return {
    isTrue: composite === undefined && difference === 2n,
    line: composite
      ? `${composite.latex} \\text{ is not prime}`
      : `${high.latex} - ${low.latex} = ${difference}`,
  };
}

const listKinds: readonly ListKind[] = [
  {
    pattern: /^pythagorean (?:triplets?|triples?)$/i,
    property: "a Pythagorean triplet",
    topic: "Squares and Square Roots",
    rule: "In a Pythagorean triplet the squares of the two smaller numbers add up to the square of the largest.",
    judge: isTriplet,
  },
  {
    pattern: /^(?:the )?sides of (?:an? )?right(?:-| )?(?:angled?)? triangles?$/i,
    property: "the sides of a right triangle",
    topic: "Triangles",
    rule: "In a right triangle the squares of the two shorter sides add up to the square of the longest (Pythagoras).",
    judge: isRightTriangle,
  },
  {
    pattern: /^(?:the )?(?:sides|lengths of (?:the )?sides|side lengths) of (?:an? )?triangles?$/i,
    property: "the sides of a triangle",
    topic: "Triangles",
    rule: "In a triangle the two shorter sides together are longer than the longest.",
    judge: isTriangle,
  },
  {
    pattern: /^(?:arranged |written )?in (?:ascending|increasing) order$/i,
    property: "in ascending order",
    topic: "Comparing Numbers",
    rule: "In ascending order the smallest comes first.",
    judge: inOrder(1),
  },
  {
    pattern: /^(?:arranged |written )?in (?:descending|decreasing) order$/i,
    property: "in descending order",
    topic: "Comparing Numbers",
    rule: "In descending order the largest comes first.",
    judge: inOrder(-1),
  },
  {
    pattern: /^(?:in )?(?:arithmetic progressions?|a\.? ?p\.?)$/i,
    property: "an arithmetic progression",
    topic: "Arithmetic Progressions",
    rule: "In an AP each term minus the one before it is the same number.",
    judge: isArithmetic,
  },
  {
    pattern: /^(?:in )?(?:geometric progressions?|g\.? ?p\.?)$/i,
    property: "a geometric progression",
    topic: "Geometric Progressions",
    rule: "In a GP each term divided by the one before it is the same number.",
    judge: isGeometric,
  },
  {
    pattern: /^(?:pairs? of )?twin[- ]primes?(?: numbers?| pairs?)?$/i,
    property: "twin primes",
    topic: "Playing with Numbers",
    rule: "Twin primes are two primes with a difference of 2.",
    judge: areTwinPrimes,
  },
];

/** Parses the numbers of an option, which may end in dots ("2, 4, 6, …") or have units of length. */
function numbersOf(option: string): WrittenNumber[] | null {
  const bare = option
    .replaceAll(/(?<=\d)\s*(?:cm|mm|km|m)\b/g, "")
    .replace(/[\s,]*(?:\.{2,}|…)[\s.]*$/, "");
  return readListOf(bare);
}

/** Returns the test for a property of several numbers together; null for other properties. */
export function readListKind(property: string): OptionTest | null {
  const kind = listKinds.find(({ pattern }) => pattern.test(property));
  if (!kind) return readLikeFractions(property);
  return eachOption(kind, (option) => {
    const numbers = numbersOf(option);
    return numbers && kind.judge(numbers);
  });
}

function readLikeFractions(property: string): OptionTest | null {
  const [found, unlike = ""] = /^(?:pairs? of )?(un)?like fractions$/i.exec(property) ?? [];
  if (found === undefined) return null;
  const rule = "Like fractions have the same denominator.";
  const name = `${unlike}like fractions`;
  return eachOption({ property: name, topic: "Fractions", rule }, (option) => {
    const parts = option.split(/,|\band\b/).map((part) => readFractionOf(part));
    const known = parts.filter((part) => part !== null);
    if (known.length < 2 || known.length < parts.length) return null;
    const [first] = known;
    const isLike = known.every(({ denominator }) => denominator === first?.denominator);
    const denominators = known.map(({ denominator }) => denominator).join(",\\; ");
    return {
      isTrue: isLike === (unlike === ""),
      line: `\\text{denominators: } ${denominators}`,
    };
  });
}
