import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { prove as proveMultiples } from "./multiples-up-to.task.ts";
import { prove as proveSeveral } from "./divisible-by-several.task.ts";
import { prove as proveRoot } from "./square-root-by-division.task.ts";
import { prove as proveMixed } from "./mixed-number.task.ts";
import { rational } from "../../numbers/rational.ts";
import { prove as proveBetween } from "./rationals-between.task.ts";
import { writtenRational } from "../../wording/written-number.ts";
import { numbersTasks } from "./numbers.tasks.ts";

test.each([
  ["Divide 5000 by 17 and find the remainder", "2"],
  ["Divide 5000 by 17. What is the quotient?", "294"],
  ["Divide 5000 by 17 and write the quotient and remainder", "294 remainder 2"],
  ["Multiples of 8 up to 40", "8, 16, 24, 32, 40"],
  ["List all the multiples of 8 less than 40", "8, 16, 24, 32"],
  ["multiples of 9 between 20 and 50", "27, 36, 45"],
  ["multiples of 10 between 20 and 50", "not_supported"],
  ["multiples of 60 up to 50", "not_supported"],
  ["multiples of 2 up to 5000", "too_hard"],
  ["Write in ascending order: 2/5, 1/4, 3/10", "1/4, 3/10, 2/5"],
  ["Write the following numbers in descending order: 0.3, 0.03, 0.33", "0.33, 0.3, 0.03"],
  ["Convert 19/4 to a mixed fraction", "4 3/4"],
  ["Express 26/8 as a mixed number", "3 1/4"],
  ["Convert -19/4 into a mixed fraction", "-4 3/4"],
  ["Convert 20/4 to a mixed fraction", "5"],
  ["Convert 3/4 to a mixed fraction", "not_supported"],
  ["Convert 5 2/3 to an improper fraction", "17/3"],
  ["5 2/3 ko improper fraction mein badlo", "17/3"],
  ["Is 462 divisible by 2, 3 and 7?", "true"],
  ["Check whether 462 is divisible by 3 and 4", "false"],
  ["Find the square root of 12.25 by long division method", "3.5"],
  ["Find the square root of 4489 by the long division method", "67"],
  ["Find the square root of 3 correct to 3 decimal places by long division", "1.732"],
  ["Find the square root of 24 correct to 3 decimal places by long division", "4.899"],
  ["Find the square root of 72 correct to 3 decimal places by long division", "8.485"],
  ["Find the square root of 99.99 correct to 2 decimal places by long division", "10.00"],
  ["Find the square root of 12.0068 correct to 3 decimal places by long division", "3.465"],
  ["5184 ka vargmool long division se nikalo", "72"],
  ["Find the square root of 0.0049", "0.07"],
  ["Find the square root of 5 by long division", "not_supported"],
  ["Find five rational numbers between 3/5 and 4/5", "19/30, 20/30, 21/30, 22/30, 23/30"],
  ["Find a rational number between 1/4 and 1/2", "3/8"],
  ["Find three rational numbers between -2 and -1", "-7/4, -6/4, -5/4"],
  ["Insert 2 rational numbers between 1/3 and 4/5", "6/15, 7/15"],
  ["Find two rational numbers between 1/2 and 1/2", "not_supported"],
  ["Find the HCF of 84 and 90 and hence find their LCM", "HCF = 6, LCM = 1260"],
  ["Find the HCF and hence LCM of 84 and 90", "HCF = 6, LCM = 1260"],
  [
    "Find the HCF of 84 and 90 by prime factorisation method. Hence, find their LCM.",
    "HCF = 6, LCM = 1260",
  ],
  [
    "Find LCM and HCF of 84 and 90 and verify that LCM × HCF = product of the two numbers",
    "HCF = 6, LCM = 1260",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(numbersTasks, question)).toBe(answer);
});

test("a list of multiples with one too few or too many is not proved", () => {
  const problem = { number: 8n, least: 1n, most: 40n, said: "up to } 40", beyond: "> 40" };
  expect(proveMultiples(problem, [8n, 16n, 24n, 32n, 40n])).not.toBeNull();
  expect(proveMultiples(problem, [8n, 16n, 24n, 32n])).toBeNull();
  expect(proveMultiples(problem, [16n, 24n, 32n, 40n])).toBeNull();
  expect(proveMultiples(problem, [8n, 16n, 24n, 40n])).toBeNull();
});

test("a wrong mixed number is not proved", () => {
  const problem = {
    wanted: "mixed",
    latex: "\\frac{19}{4}",
    isNegative: false,
    numerator: 19n,
    denominator: 4n,
  } as const;
  const result = { whole: 4n, numerator: 3n, denominator: 4n, value: rational(19n, 4n) };
  expect(proveMixed(problem, result)).not.toBeNull();
  expect(proveMixed(problem, { ...result, whole: 3n })).toBeNull();
  expect(proveMixed(problem, { ...result, value: rational(17n, 4n) })).toBeNull();
});

test("a wrong root and a wrong yes are not proved", () => {
  const root = { number: rational(49n, 4n), places: null };
  expect(proveRoot(root, { value: rational(7n, 2n), found: 1, isExact: true })).not.toBeNull();
  expect(proveRoot(root, { value: rational(9n, 2n), found: 1, isExact: true })).toBeNull();
  const rounded = { number: rational(3n), places: 2 };
  const near = { found: 3, isExact: false };
  expect(proveRoot(rounded, { value: rational(173n, 100n), ...near })).not.toBeNull();
  expect(proveRoot(rounded, { value: rational(174n, 100n), ...near })).toBeNull();
  expect(proveSeveral({ number: 12n, divisors: [3n, 5n] }, [true, false])).not.toBeNull();
  expect(proveSeveral({ number: 12n, divisors: [3n, 5n] }, [true, true])).toBeNull();
});

test("a number beyond the two, or one twice, is not proved", () => {
  const problem = {
    count: 2n,
    from: writtenRational(rational(1n, 3n)),
    to: writtenRational(rational(2n, 3n)),
  };
  const made = { denominator: 9n, ends: [3n, 6n] } satisfies Pick<
    Parameters<typeof proveBetween>[1],
    "denominator" | "ends"
  >;
  expect(proveBetween(problem, { ...made, numerators: [4n, 5n] })).not.toBeNull();
  expect(proveBetween(problem, { ...made, numerators: [4n, 4n] })).toBeNull();
  expect(proveBetween(problem, { ...made, numerators: [5n, 6n] })).toBeNull();
  expect(proveBetween(problem, { ...made, numerators: [4n] })).toBeNull();
});
