import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { answerOf } from "../../testing/attempt.ts";
import { arithmetic } from "./arithmetic/arithmetic.task.ts";
import { numbersTasks } from "./numbers.tasks.ts";
import { bySieve } from "./primes-between.task.ts";
import { prove } from "./recurring-decimal.task.ts";

// Arithmetic comes last, because it reports whatever no task understands.
const allTasks = [...numbersTasks, arithmetic];

test.each([
  ["Simplify 9/58", "9/58"],
  ["In base 7, what is 432 - 65?", "334"],
  ["In base 15, what is -3e3 + -3e7?", "-7da"],
  ["In base 3, what is 12 - 12?", "0"],
  ["101 + 11 in base 2", "1000"],
  ["In base 2, what is 12 + 1?", "not_supported"],
  ["In base 8, what is x + 3?", "not_understood"],
  ["Write the smallest twice 5-digit number using 3, 0, 7, 1, 9", "not_understood"],
  ["In base 10, what is -28 + -73?", "-101"],
  ["Are 4.3 and 87/76 non-equal?", "true"],
  ["Does 5/9 = 10/18?", "true"],
  ["is 15% of 240 = 36?", "true"],
  ["Is 15% of 240 = 35", "false"],
  ["Is 30 > 12.5% of 200?", "true"],
  ["kya 15% of 240 = 36 hai?", "true"],
  ["Is 15% of 240 + 10 = 46?", "not_understood"],
  ["Is 15% of 240 of 2 = 36?", "not_understood"],
  ["Is 15% of x = 36?", "not_understood"],
  ["Sort -71/17, 191/34, 0.0033, 0, -5/46 in descending order", "191/34, 0.0033, 0, -5/46, -71/17"],
  ["Which is greater: -1/17 or 0.0037?", "0.0037"],
  ["Round 46350 to the nearest one hundred thousand", "0"],
  ["If 31z5 is a multiple of 9, where z is a digit, what is the value of z?", "z = 0 or z = 9"],
  ["If 21y5 is a multiple of 9, where y is a digit, find y", "y = 1"],
  ["What least number must replace * in 38*5 so that it is divisible by 9?", "2"],
  ["which smallest digit should replace * in 4*2 so that the number is divisible by 11", "6"],
  ["find the greatest digit that should replace * in 2*5 so that it is divisible by 3", "8"],
  ["what digit should replace * in 1*3 so that it is divisible by 2", "not_supported"],
  ["Evaluate -180/47", "-180/47"],
  ["Reduce 48/60 to its lowest terms", "4/5"],
  ["Express 45/60 in simplest form", "3/4"],
  ["Express 0.333... in the form p/q", "1/3"],
  ["Convert 0.1(6) into a fraction", "1/6"],
  ["Express 1.2̅7̅ as p/q", "14/11"],
  ["Express $0.4\\overline{7}$ in the form p/q, where p and q are integers and q ≠ 0", "43/90"],
  ["0.2353535... in the form p/q", "233/990"],
  ["write 0.001001001... as a fraction", "1/999"],
  ["Find the additive inverse of -7/19", "7/19"],
  ["multiplicative inverse of -13", "-1/13"],
  ["reciprocal of 2 1/3", "3/7"],
  ["reciprocal of 0", "not_supported"],
  ["Write all prime numbers between 20 and 40", "23, 29, 31, 37"],
  ["prime numbers between 2 and 11", "3, 5, 7"],
  ["list all primes from 2 to 11", "2, 3, 5, 7, 11"],
  ["prime numbers less than 11", "2, 3, 5, 7"],
  ["prime numbers up to 11", "2, 3, 5, 7, 11"],
  ["How many prime numbers are there between 50 and 80?", "7"],
  ["prime numbers between 1 and 10000000", "not_supported"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(allTasks, question)).toBe(answer);
});

test.each([
  "0.1122... as fraction",
  "Convert 1.4142... into a fraction",
  "Express 0.47 bar as p/q",
  "Express 3.1̄4 as a fraction",
  "Find the reciprocal of 2 and 3",
  "reduce 5/0 to lowest terms",
  "if 2x is a multiple of 3 find x",
  "what least number must replace * in 3*5* so that it is divisible by 9",
  "write 5/0 as a decimal",
])("%s is not answered", (question) => {
  expect(answerOf(allTasks, question)).toBe("not_understood");
});

test("a fraction with other digits is not proved for a recurring decimal", () => {
  const sixth = { whole: 0n, start: "1", period: "6" };
  expect(prove(sixth, q.rational(1n, 6n))).not.toBeNull();
  expect(prove(sixth, q.rational(1n, 7n))).toBeNull();
  expect(prove(sixth, q.rational(4n, 25n))).toBeNull();
});

test("the sieve leaves the primes alone", () => {
  expect(bySieve({ from: 1n, to: 30n, counts: false })).toEqual([
    2n,
    3n,
    5n,
    7n,
    11n,
    13n,
    17n,
    19n,
    23n,
    29n,
  ]);
});
