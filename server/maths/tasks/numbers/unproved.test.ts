import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { prove as proveBase } from "./base-conversion.task.ts";
import { prove as proveBaseSum } from "./base-sum.task.ts";
import { proveNearest, proveRank } from "./choosing.task.ts";
import { prove as proveComparison } from "./comparison.task.ts";
import { prove as proveDigits } from "./digit-numbers.task.ts";
import { prove as proveDivisibility } from "./divisibility.task.ts";
import { prove as proveExpanded } from "./expanded-form.task.ts";
import { prove as proveFactors } from "./factors.task.ts";
import { prove as proveNearRoot } from "./near-root.task.ts";
import { prove as proveOrder } from "./ordering.task.ts";
import { prove as provePercent } from "./percent-forms.task.ts";
import { prove as provePower } from "./perfect-powers/prove.ts";
import { prove as provePlace } from "./place-value.task.ts";
import { prove as provePrimality } from "./primality.task.ts";
import { prove as provePrimes } from "./prime-factorisation.task.ts";
import { prove as proveRemainder } from "./remainder.task.ts";
import { prove as proveRoman } from "./roman.task.ts";
import { prove as proveRounding } from "./rounding.task.ts";
import { prove as proveStandard } from "./standard-form.task.ts";
import { writtenRational } from "../../wording/written-number.ts";

const number = (top: bigint, bottom = 1n) => writtenRational(q.rational(top, bottom));

test("a wrong yes or no is not proved", () => {
  expect(proveDivisibility({ number: 91n, divisor: 7n }, { divides: true })).not.toBeNull();
  expect(proveDivisibility({ number: 91n, divisor: 7n }, { divides: false })).toBeNull();
  expect(provePrimality({ wanted: "prime", number: 91n }, { factor: null })).toBeNull();
  expect(provePrimality({ wanted: "prime", number: 97n }, { factor: 7n })).toBeNull();
  expect(provePrimality({ wanted: "prime", number: 97n }, { factor: null })).not.toBeNull();
  const comparison = { wanted: "<", first: number(1n, 2n), second: number(2n, 3n) } as const;
  expect(proveComparison(comparison, { order: -1 })).not.toBeNull();
  expect(proveComparison(comparison, { order: 1 })).toBeNull();
  expect(provePower({ target: "is", order: 2, number: 50n }, 1n)).toBeNull();
});

test("a composite number that passes the test of Fermat is not proved prime", () => {
  for (const carmichael of [561n, 1105n, 41041n, 825265n]) {
    expect(provePrimality({ wanted: "prime", number: carmichael }, { factor: null })).toBeNull();
  }
});

test("a wrong quotient, remainder or factor is not proved", () => {
  const division = { wanted: "both", dividend: 125n, divisor: 7n } as const;
  expect(proveRemainder(division, { quotient: 17n, remainder: 6n })).not.toBeNull();
  expect(proveRemainder(division, { quotient: 16n, remainder: 13n })).toBeNull();
  expect(proveRemainder(division, { quotient: 17n, remainder: 5n })).toBeNull();
  const primes = (...list: bigint[]) => ({ powers: list.map((prime) => ({ prime, times: 1 })) });
  expect(provePrimes({ wanted: "primes", number: 30n }, primes(2n, 15n))).toBeNull();
  expect(provePrimes({ wanted: "primes", number: 30n }, primes(2n, 3n))).toBeNull();
  expect(provePrimes({ wanted: "primes", number: 30n }, primes(2n, 3n, 5n))).not.toBeNull();
  const factors = { wanted: "list", numbers: [12n] } as const;
  const writable = { ...factors, numbers: [...factors.numbers] };
  expect(proveFactors(writable, [1n, 2n, 3n, 4n, 6n, 12n])).not.toBeNull();
  expect(proveFactors(writable, [1n, 2n, 6n, 12n])).toBeNull();
});

test("a wrong place, rounding or root is not proved", () => {
  const place = {
    wanted: "digit",
    number: q.rational(4572n),
    decimals: 0,
    exponent: 1,
    digit: 7n,
  } as const;
  expect(provePlace(place, q.rational(7n))).not.toBeNull();
  expect(provePlace(place, q.rational(5n))).toBeNull();
  const rounding = { number: number(4738n), exponent: 2, figures: null };
  const sides = { below: q.rational(4700n), above: q.rational(4800n) };
  expect(proveRounding(rounding, { ...sides, value: sides.below })).not.toBeNull();
  expect(proveRounding(rounding, { ...sides, value: sides.above })).toBeNull();
  expect(proveRounding(rounding, { ...sides, value: q.rational(4738n) })).toBeNull();
  const root = { number: q.rational(150n), latex: "150", order: 2, places: 0 };
  const near = { below: q.rational(12n), above: q.rational(13n) };
  expect(proveNearRoot(root, { ...near, value: near.below })).not.toBeNull();
  expect(proveNearRoot(root, { ...near, value: near.above })).toBeNull();
  expect(provePower({ target: "multiply", order: 2, number: 252n }, 28n)).toBeNull();
  expect(provePower({ target: "multiply", order: 2, number: 252n }, 7n)).not.toBeNull();
  expect(provePower({ target: "subtract", order: 2, number: 402n }, 41n)).toBeNull();
});

test("a wrong order, rank or nearest number is not proved", () => {
  const numbers = [number(3n), number(-1n), number(1n, 2n)];
  const sorted = [numbers[1], numbers[2], numbers[0]].flatMap((each) => each ?? []);
  expect(proveOrder({ direction: "ascending", numbers }, sorted)).not.toBeNull();
  expect(proveOrder({ direction: "ascending", numbers }, numbers)).toBeNull();
  expect(proveOrder({ direction: "ascending", numbers }, sorted.slice(0, 2))).toBeNull();
  const choices = numbers.map((each) => ({ letter: null, number: each }));
  const [largest, smallest, middle] = choices;
  if (!largest || !smallest || !middle) throw new Error("Three were given");
  expect(proveRank({ end: "largest", rank: 2, choices }, middle)).not.toBeNull();
  expect(proveRank({ end: "largest", rank: 2, choices }, largest)).toBeNull();
  expect(proveNearest({ target: number(0n), choices }, middle)).not.toBeNull();
  expect(proveNearest({ target: number(0n), choices }, smallest)).toBeNull();
});

test("a wrong numeral, form or digit number is not proved", () => {
  const base = { digits: [1, 0, 1], isNegative: false, from: 2, to: 10, capitals: true };
  expect(proveBase(base, { value: 5n, digits: [5] })).not.toBeNull();
  expect(proveBase(base, { value: 5n, digits: [6] })).toBeNull();
  const roman = { kind: "to roman", number: 49n } as const;
  expect(proveRoman(roman, { number: 49n, numeral: "XLIX" })).not.toBeNull();
  expect(proveRoman(roman, { number: 49n, numeral: "IL" })).toBeNull();
  const percent = { number: number(45n), from: "percent", to: "decimal" } as const;
  expect(provePercent(percent, q.rational(9n, 20n))).not.toBeNull();
  expect(provePercent(percent, q.rational(9n, 2n))).toBeNull();
  expect(
    proveStandard(q.rational(450n), { factor: q.rational(9n, 2n), exponent: 2 }),
  ).not.toBeNull();
  expect(proveStandard(q.rational(450n), { factor: q.rational(45n), exponent: 1 })).toBeNull();
  expect(proveStandard(q.rational(450n), { factor: q.rational(9n, 2n), exponent: 3 })).toBeNull();
  expect(proveExpanded(q.rational(405n), [{ digit: 4n, exponent: 2 }])).toBeNull();
  const digits = { end: "smallest", length: 3, digits: [3n, 0n, 8n] } as const;
  const writable = { ...digits, digits: [...digits.digits] };
  expect(proveDigits(writable, 308n)).not.toBeNull();
  expect(proveDigits(writable, 380n)).toBeNull();
  expect(proveDigits({ end: "largest", length: 3, digits: null }, 998n)).toBeNull();
});

test("a wrong sum in another base is not proved", () => {
  const digits = (...list: number[]) => ({ digits: list, isNegative: false });
  const [first, second] = [digits(1, 2), digits(2)];
  const sum = { base: 3, first, second, sign: "+", capitals: false } as const;
  const result = { first: 5n, second: 2n, value: 7n };
  expect(proveBaseSum(sum, { ...result, digits: [2, 1] })).not.toBeNull();
  expect(proveBaseSum(sum, { ...result, digits: [1, 4] })).toBeNull();
  expect(proveBaseSum(sum, { ...result, value: 6n, digits: [2, 0] })).toBeNull();
});
