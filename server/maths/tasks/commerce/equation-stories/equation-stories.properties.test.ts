import fc from "fast-check";
import { test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

const small = fc.integer({ min: 2, max: 60 });

test("two prices are found from the cost of two baskets", () => {
  const prices = fc.tuple(small, small);
  const counts = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 2, max: 9 })));
  fc.assert(
    fc.property(prices, counts, ([pen, book], [a = 2, b = 2, c = 2, d = 2]) => {
      fc.pre(a * d !== b * c);
      const first = `${a} pens and ${b} books cost ₹${a * pen + b * book}`;
      const second = `${c} pens and ${d} books cost ₹${c * pen + d * book}`;
      const answer = answerTo(`${first}. ${second}. Find the cost of a book.`);
      return answer === `₹${book}`;
    }),
    { numRuns: 60 },
  );
});

test("ages are found from their ratio now and later", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 2, max: 20 }),
      (son, times, later) => {
        const father = son * times;
        const told = `A father is ${times} times as old as his son. After ${later} years the sum of their ages will be ${father + son + 2 * later} years.`;
        return answerTo(`${told} Find their present ages.`) === `${father} years and ${son} years`;
      },
    ),
    { numRuns: 60 },
  );
});

test("a number is found from a calculation with it", () => {
  fc.assert(
    fc.property(small, fc.integer({ min: 2, max: 9 }), small, (number, times, more) => {
      const sum = times * number + more;
      const wordings = [
        `${times} times a number increased by ${more} is ${sum}. Find the number.`,
        `${more} more than ${times} times a number is ${sum}. What is the number?`,
        `The sum of ${times} times a number and ${more} is ${sum}. Find the number.`,
      ];
      return wordings.every((wording) => answerTo(wording) === String(number));
    }),
    { numRuns: 60 },
  );
});

test("consecutive numbers are found from their sum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (first) => {
      const answer = answerTo(
        `The sum of three consecutive numbers is ${3 * first + 3}. Find the numbers.`,
      );
      return answer === `${first} and ${first + 1} and ${first + 2}`;
    }),
    { numRuns: 60 },
  );
});
