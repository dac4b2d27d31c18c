import fc from "fast-check";
import { test } from "vitest";
import { answerTo } from "./testing/answer-to.ts";

const percent = fc.integer({ min: 1, max: 99 });
const hundreds = fc.integer({ min: 1, max: 900 });

test("cost price, profit percent and selling price are each found from the others", () => {
  fc.assert(
    fc.property(hundreds, percent, (count, gain) => {
      const cost = 100 * count;
      const price = cost + count * gain;
      const forward = answerTo(
        `A man buys a watch for ₹${cost} and sells it at a profit of ${gain}%. Find the selling price.`,
      );
      const back = answerTo(
        `By selling a watch for ₹${price}, a man gains ${gain}%. Find the cost price.`,
      );
      const rate = answerTo(
        `A man buys a watch for ₹${cost} and sells it for ₹${price}. Find his profit percent.`,
      );
      return forward === `₹${price}` && back === `₹${cost}` && rate === `${gain}%`;
    }),
    { numRuns: 60 },
  );
});

test("marked price, discount and selling price are each found from the others", () => {
  fc.assert(
    fc.property(hundreds, percent, (count, off) => {
      const [marked, price] = [100 * count, count * (100 - off)];
      const forward = answerTo(
        `The marked price of a bag is ₹${marked}. A discount of ${off}% is given on it. Find the selling price.`,
      );
      const back = answerTo(
        `A bag is sold for ₹${price} after allowing a discount of ${off}% on the marked price. Find the marked price.`,
      );
      return forward === `₹${price}` && back === `₹${marked}`;
    }),
    { numRuns: 60 },
  );
});

test("simple interest, principal, rate and time are each found from the others", () => {
  fc.assert(
    fc.property(hundreds, percent, fc.integer({ min: 2, max: 20 }), (count, rate, years) => {
      const [principal, interest] = [100 * count, count * rate * years];
      const answers = [
        answerTo(
          `Find the simple interest on ₹${principal} at ${rate}% per annum for ${years} years.`,
        ),
        answerTo(
          `At what rate of simple interest will ₹${principal} amount to ₹${principal + interest} in ${years} years?`,
        ),
        answerTo(
          `In how many years will ₹${principal} amount to ₹${principal + interest} at ${rate}% per annum simple interest?`,
        ),
        answerTo(
          `What sum will amount to ₹${principal + interest} in ${years} years at ${rate}% per annum simple interest?`,
        ),
      ];
      const expected = [`₹${interest}`, `${rate}%`, `${years} years`, `₹${principal}`];
      return answers.join() === expected.join();
    }),
    { numRuns: 60 },
  );
});

test("compound interest for two years includes interest on the first year's interest", () => {
  fc.assert(
    fc.property(hundreds, percent, (count, rate) => {
      const principal = 10000 * count;
      const interest = count * (200 * rate + rate * rate);
      return (
        answerTo(
          `Find the compound interest on ₹${principal} at ${rate}% per annum for 2 years.`,
        ) === `₹${interest}`
      );
    }),
    { numRuns: 60 },
  );
});

test("distance, speed and time of a journey at constant speed are each found from the others", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 120 }),
      fc.integer({ min: 2, max: 24 }),
      (speed, hours) => {
        const distance = speed * hours;
        const answers = [
          answerTo(`A car travels ${distance} km in ${hours} hours. Find its speed.`),
          answerTo(`A car moves at ${speed} km/h. How far will it travel in ${hours} hours?`),
          answerTo(
            `A car moves at a speed of ${speed} km/h. How much time will it take to cover ${distance} km?`,
          ),
        ];
        return answers.join() === [`${speed} km/h`, `${distance} km`, `${hours} hours`].join();
      },
    ),
    { numRuns: 60 },
  );
});

test("workers and days are in inverse proportion, pens and prices in direct proportion", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 2, max: 9 }),
      (men, days, times) => {
        const work = answerTo(
          `${men * times} men can do a piece of work in ${days} days. In how many days will ${men} men do it?`,
        );
        const price = answerTo(
          `If ${men} pens cost ₹${men * days}, what is the cost of ${times} pens?`,
        );
        return work === `${days * times} days` && price === `₹${days * times}`;
      },
    ),
    { numRuns: 60 },
  );
});
