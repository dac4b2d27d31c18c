import { describe, expect, test } from "vitest";
import { judgeOptions } from "./judge-options.ts";

/** A stem, its options, and the options that fit; null if the question must not be judged. */
type Case = readonly [stem: string, options: string, fitting: string | null];

function fittingOf(stem: string, options: string): string | null {
  const judged = judgeOptions(stem, options.split(" | "));
  return judged && judged.fitting.map((at) => judged.options[at]?.text).join(" | ");
}

const casesByProperty: Readonly<Record<string, readonly Case[]>> = {
  "whole numbers by dividing": [
    ["Which of the following is divisible by 9?", "1234 | 4321 | 5679 | 8000", "5679"],
    ["Which number is divisible by both 4 and 9", "144 | 126 | 124 | 99", "144"],
    ["Which of these is a factor of 36?", "5 | 8 | 12 | 15", "12"],
    ["Which of these is not a factor of 36?", "4 | 8 | 12 | 18", "8"],
    ["Which of the following numbers is a multiple of 7:", "48 | 54 | 63 | 71", "63"],
    ["12 is a multiple of which of the following?", "5 | 4 | 7 | 8", "4"],
    ["All of the following are divisible by 3 except", "12 | 15 | 20 | 27", "20"],
    ["Which of the following is a common factor of 12 and 18?", "4 | 6 | 9 | 12", "6"],
    [
      "Which of the following pairs is co-prime?",
      "(8, 12) | (9, 15) | (8, 15) | (7, 21)",
      "(8, 15)",
    ],
    ["The number divisible by 11 is", "1331 | 1332 | 1335 | 1339", "1331"],
  ],
  "kinds of numbers": [
    ["Which of the following is a prime number?", "51 | 57 | 59 | 91", "59"],
    ["Which of these is NOT a prime number?", "2 | 23 | 39 | 41", "39"],
    ["Identify the composite number", "11 | 13 | 15 | 17", "15"],
    ["An example of an even prime number is", "2 | 4 | 6 | 9", "2"],
    ["Which of the following is an odd composite number?", "7 | 9 | 11 | 12", "9"],
    ["Which is a perfect square?", "120 | 121 | 122 | 123", "121"],
    ["Which of the following isn't a perfect cube?", "8 | 27 | 100 | 125", "100"],
    ["Which of the following is irrational?", "√4 | √9 | √7 | 22/7", "√7"],
    ["Which of these is a rational number", "√2 | π | √16 | 2 + √3", "√16"],
    ["Which of the following is not an integer?", "-3 | 0 | 4/2 | 7/2", "7/2"],
    [
      "Which of the following has a terminating decimal expansion?",
      "1/3 | 2/7 | 7/20 | 5/6",
      "7/20",
    ],
    ["Which of the following is not a natural number?", "0 | 1 | 2 | 3", "0"],
    ["इनमें से कौन सी संख्या अभाज्य है?", "21 | 27 | 29 | 33", "29"],
    ["inme se kaun si number 9 se divisible nahi hai", "18 | 27 | 35 | 45", "35"],
  ],
  "comparing values": [
    ["Which of the following is the largest?", "3/5 | 2/3 | 0.65 | 1/2", "2/3"],
    ["Which of these is the smallest fraction?", "3/5 | 2/3 | 7/10 | 1/2", "1/2"],
    ["Which is greatest?", "√2 | 3/2 | 1.4 | 1.45", "3/2"],
    ["Which of the following is equivalent to 3/5?", "6/15 | 9/15 | 12/25 | 5/3", "9/15"],
    ["Which is not equal to 0.75?", "3/4 | 75% | 6/8 | 7/5", "7/5"],
    [
      "Which expression is equal to x² - 9?",
      "(x-3)^2 | (x+3)^2 | (x-3)(x+3) | x(x-9)",
      "(x-3)(x+3)",
    ],
    ["Which ratio is equivalent to 2:3?", "4:6 | 3:2 | 6:4 | 8:9", "4:6"],
    ["A rational number between 1/2 and 3/4 is", "1/4 | 5/8 | 7/8 | 1", "5/8"],
    ["Which is greater than 1/2?", "1/3 | 2/5 | 3/5 | 4/9", "3/5"],
  ],
  "equations and polynomials": [
    ["Which of the following is a solution of 2x + 3 = 11?", "3 | 4 | 5 | 7", "4"],
    ["Which of these is a solution of x² - 5x + 6 = 0", "x = 1 | x = 2 | x = 4 | x = 6", "x = 2"],
    [
      "Which of the following is not a solution of x + y = 5?",
      "(1, 4) | (2, 3) | (3, 3) | (5, 0)",
      "(3, 3)",
    ],
    [
      "Which pair satisfies x + y = 5 and x - y = 1?",
      "(3, 2) | (2, 3) | (4, 1) | (5, 0)",
      "(3, 2)",
    ],
    ["Which value satisfies 2x + 1 < 7?", "3 | 4 | 2 | 5", "2"],
    [
      "Which of the following is a factor of x² - 5x + 6?",
      "x - 1 | x - 2 | x + 3 | x + 2",
      "x - 2",
    ],
    ["A zero of the polynomial p(x) = x² - 4 is", "1 | 2 | 4 | 0", "2"],
    [
      "Which of the following equations has the solution x = 3?",
      "2x = 5 | x + 4 = 7 | x - 1 = 4 | 3x = 3",
      "x + 4 = 7",
    ],
    [
      "Which of the following is a quadratic equation?",
      "x + 2 = 5 | x^2 + 1 = (x+1)^2 | x^2 = 4x - 1 | x^3 = 8",
      "x^2 = 4x - 1",
    ],
    ["Which of the following is a linear polynomial?", "x^2 + 1 | 3x + 2 | x^3 | 5", "3x + 2"],
    [
      "Which of the following is not a polynomial?",
      "x^2 + 1 | 2x | sqrt(x) + 1 | 7",
      "sqrt(x) + 1",
    ],
    ["Which of these is a binomial?", "x | x + y | x + y + z | 3xyz", "x + y"],
    [
      "Which is a linear equation in two variables?",
      "x + y = 3 | x^2 = y | 2x = 5 | xy = 4",
      "x + y = 3",
    ],
  ],
  "lists, fractions and statements": [
    [
      "Which of these is a Pythagorean triplet?",
      "3, 4, 6 | 5, 12, 13 | 6, 7, 8 | 2, 3, 4",
      "5, 12, 13",
    ],
    [
      "Which of the following can be the sides of a right triangle?",
      "2 cm, 3 cm, 4 cm | 6 cm, 8 cm, 10 cm | 4 cm, 5 cm, 6 cm",
      "6 cm, 8 cm, 10 cm",
    ],
    [
      "Which cannot be the sides of a triangle?",
      "3, 4, 5 | 2, 3, 6 | 5, 5, 8 | 7, 8, 9",
      "2, 3, 6",
    ],
    [
      "Which of the following is in ascending order?",
      "1/2, 1/3, 1/4 | 0.2, 0.3, 0.1 | -3, -1, 2 | 5, 4, 3",
      "-3, -1, 2",
    ],
    ["Which of these forms an AP?", "2, 4, 8, 16 | 1, 4, 7, 10 | 1, 1, 2, 3", "1, 4, 7, 10"],
    [
      "Which of the following are twin primes?",
      "(3, 7) | (11, 13) | (13, 15) | (23, 29)",
      "(11, 13)",
    ],
    [
      "Which of the following fractions is in its simplest form?",
      "4/6 | 9/12 | 7/15 | 10/25",
      "7/15",
    ],
    ["Which of the following is an improper fraction?", "3/4 | 5/9 | 9/5 | 1 2/3", "9/5"],
    ["Which are like fractions?", "1/2, 1/3 | 2/7, 5/7 | 3/4, 4/3", "2/7, 5/7"],
    ["Which of the following is true?", "-7 > -5 | 7 > 9 | 3/4 < 2/3 | -5 < -2", "-5 < -2"],
    ["Which statement is false?", "2^3 = 8 | 3^2 = 6 | 4^1 = 4 | 5^0 = 1", "3^2 = 6"],
    [
      "Which of the following is correct?",
      "(a+b)^2 = a^2 + b^2 | (a-b)^2 = a^2 - 2ab + b^2 | (a+b)(a-b) = a^2 + b^2",
      "(a-b)^2 = a^2 - 2ab + b^2",
    ],
  ],
};

describe.each(Object.entries(casesByProperty))("%s", (_, cases) => {
  test.each(cases)("%s %s → %s", (stem, options, fitting) => {
    expect(fittingOf(stem, options)).toBe(fitting);
  });
});

describe("ambiguous options", () => {
  test.each([
    ["none of the options", "Which of these is prime?", "4 | 6 | 8 | 9", ""],
    ["two of them", "Which of these is prime?", "4 | 5 | 7 | 9", "5 | 7"],
    ["equal values", "Which is the largest?", "0.5 | 1/2 | 1/4", "0.5 | 1/2"],
  ])("%s may fit, and so it is said", (_, stem, options, fitting) => {
    expect(fittingOf(stem, options)).toBe(fitting);
  });

  test.each([
    ["an option that is no number", "Which of these is prime?", "4 | five | 7 | 9"],
    ["an option with a letter", "Which of these is the largest?", "x | 3 | 5 | 7"],
    ["a property without a test", "Which of the following is a noble gas?", "1 | 2 | 3 | 4"],
    [
      "a condition beside the property",
      "Which of these is a prime number of two digits?",
      "7 | 11 | 12 | 9",
    ],
    ["a superlative of a kind of number", "Which is the largest prime number?", "7 | 11 | 12 | 9"],
    ["the smallest of its kind", "The smallest prime number is", "0 | 1 | 2 | 3"],
    ["two denials", "Which of these is not a number that is not prime?", "4 | 6 | 8 | 9"],
    ["neither … nor", "Which of these is neither prime nor composite?", "1 | 2 | 3 | 4"],
    ["0 as a multiple", "Which of these is a multiple of 5?", "0 | 3 | 7 | 9"],
    ["a letter that cancels", "Which of these is not a polynomial?", "x^2/x | x | 3x | 5"],
    ["what is known of no number", "Which of these is rational?", "π + e | 2√2 | √3 | π"],
    ["a choice that is a name", "Which of these is a factor of 36?", "Ravi | 5 | 7 | 8"],
    ["an or between divisors", "Which of these is divisible by 2 or 3?", "5 | 7 | 9 | 11"],
    ["a denial of two divisors", "Which is not divisible by 2 and 3?", "6 | 12 | 18 | 20"],
    ["a unit", "Which of these is the largest?", "3 km | 300 m | 30 cm"],
  ])("%s is not judged", (_, stem, options) => {
    expect(fittingOf(stem, options)).toBe(null);
  });
});
