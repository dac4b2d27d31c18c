import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAnswers } from "../../compare.ts";
import type { SolvedOutcome } from "../../outcome.ts";
import { readQuestion } from "../../read/question.ts";
import { checkLine } from "../../steps/check-step.ts";
import { inWords } from "../../numbers/number-words.ts";
import { arithmetic } from "./arithmetic/arithmetic.task.ts";
import { numbersTasks } from "./numbers.tasks.ts";
import { factorise, isPrime } from "../../numbers/prime-factors.ts";

// Arithmetic comes last, because it reports whatever no task understands.
const allTasks = [...numbersTasks, arithmetic];

function solved(question: string, grade = 8): SolvedOutcome {
  const read = readQuestion(question);
  for (const task of allTasks) {
    const outcome = task.attempt(read, { grade });
    if (outcome?.kind === "solved") return outcome;
    if (outcome) throw new Error(`${question}: ${outcome.kind}`);
  }
  throw new Error(`${question}: no task`);
}

function answerTo(question: string): string {
  return solved(question).solution.answer.plain;
}

const whole = fc.integer({ min: 1, max: 10 ** 9 });
const small = fc.integer({ min: 1, max: 999 });
const integer = fc.integer({ min: -(10 ** 6), max: 10 ** 6 });

test("a remainder from which a dividend was built is found again", () => {
  fc.assert(
    fc.property(small, fc.integer({ min: 0, max: 10 ** 6 }), whole, (divisor, quotient, seed) => {
      const rest = seed % divisor;
      const question = `What is the remainder when ${divisor * quotient + rest} is divided by ${divisor}?`;
      expect(answerTo(question)).toBe(rest.toString());
      const divides = rest === 0 ? "true" : "false";
      if (quotient > 0) {
        expect(answerTo(`Does ${divisor} divide ${divisor * quotient + rest}?`)).toBe(divides);
      }
    }),
  );
});

test("the divisibility rules agree with division for every divisor they know", () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 2, max: 12 }), (number, divisor) => {
      const divides = number % divisor === 0 ? "true" : "false";
      expect(answerTo(`Is ${number} divisible by ${divisor}?`)).toBe(divides);
    }),
  );
});

test("a product of two numbers is factorised and never called prime", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 2n, max: 10n ** 9n }),
      fc.bigInt({ min: 2n, max: 10n ** 9n }),
      (a, b) => {
        const primes = factorise(a * b);
        expect(primes.reduce((product, prime) => product * prime, 1n)).toBe(a * b);
        expect(primes.every(isPrime)).toBe(true);
        expect(isPrime(a * b)).toBe(false);
        expect(answerTo(`Is ${a * b} prime?`)).toBe("false");
      },
    ),
    { numRuns: 60 },
  );
});

test("a number in words is read back as the number, in both systems", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (number) => {
      expect(answerTo(`Write in figures: ${inWords(number, "Indian")}`)).toBe(number.toString());
      expect(answerTo(`Write in figures: ${inWords(number, "international")}`)).toBe(
        number.toString(),
      );
    }),
  );
});

test("a number changed to another base and back is the same", () => {
  const base = fc.integer({ min: 2, max: 16 });
  fc.assert(
    fc.property(whole, base, base, (number, from, to) => {
      const given = number.toString(from);
      const found = answerTo(`Convert ${given} (base ${from}) to base ${to}`);
      expect(Number.parseInt(found, to)).toBe(number);
    }),
  );
});

test("sorting puts every number in its place", () => {
  fc.assert(
    fc.property(fc.uniqueArray(integer, { minLength: 2, maxLength: 8 }), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(answerTo(`Sort ${numbers.join(", ")}`)).toBe(sorted.join(", "));
      const [last] = sorted.slice(-1);
      expect(answerTo(`What is the biggest value in ${numbers.join(", ")}?`)).toBe(`${last ?? ""}`);
    }),
  );
});

test("a rounded number is the nearest multiple", () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 6 }), (number, places) => {
      const unit = 10 ** places;
      const question = `Round ${number} to the nearest ${unit}`;
      expect(answerTo(question)).toBe((Math.round(number / unit) * unit).toString());
    }),
  );
});

test("a root to the nearest whole number is found between half steps", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 900 }),
      fc.integer({ min: 2, max: 6 }),
      small,
      (base, order, seed) => {
        const low = BigInt(2 * base - 1) ** BigInt(order) / 2n ** BigInt(order) + 1n;
        const high = (BigInt(2 * base + 1) ** BigInt(order) - 1n) / 2n ** BigInt(order);
        const number = low + (BigInt(seed) * (high - low)) / 999n;
        const question = `What is ${number} to the power of 1/${order}, to the nearest integer?`;
        expect(answerTo(question)).toBe(base.toString());
      },
    ),
  );
});

test("columns, partial products and long division lead to the right result by lines that hold", () => {
  const operation = fc.constantFrom("+", "-", "×", "÷");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99999 }), small, operation, (a, b, sign) => {
      const [first, second] = sign === "-" && a < b ? [b, a] : [a, b];
      const { steps, answer } = solved(`${first} ${sign} ${second}`, 4).solution;
      for (const { after } of steps) {
        if (!after.includes("text"))
          expect([after, checkLine(after)]).not.toEqual([after, "fails"]);
      }
      const expected = {
        "+": `${first + second}`,
        "-": `${first - second}`,
        "×": `${first * second}`,
        "÷":
          first % second === 0
            ? `${first / second}`
            : `${Math.floor(first / second)} remainder ${first % second}`,
      }[sign];
      expect(answer.plain).toBe(expected);
    }),
  );
});

test("the school's methods end in the result without a line that has to be put right", () => {
  const signed = fc.tuple(fc.constantFrom("+", "-"), fc.integer({ min: -60, max: 60 }));
  const sums = fc
    .array(signed, { minLength: 2, maxLength: 5 })
    .map((terms) =>
      terms.map(([sign, value], at) => (at === 0 ? `${value}` : `${sign} (${value})`)).join(" "),
    );
  const part = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 2, max: 12 }), whole);
  const mixedSums = fc.tuple(part, fc.constantFrom("+", "-"), part).map(([first, sign, second]) => {
    const [a, b] = [first, second].map(([ones, denominator, seed]) => {
      return `${ones + 1} ${(seed % (denominator - 1)) + 1}/${denominator}`;
    });
    return `${a} ${sign} ${b}`;
  });
  const exponent = fc.integer({ min: -3, max: 5 });
  const base = fc.constantFrom("2", "4", "(-2)", "3", "6", "(2/3)", "(3/2)");
  const powers = fc
    .array(fc.tuple(fc.constantFrom("×", "÷"), base, exponent), { minLength: 2, maxLength: 4 })
    .map((factors) =>
      factors
        .map(([sign, number, above], at) => `${at === 0 ? "" : ` ${sign} `}${number}^(${above})`)
        .join(""),
    );
  fc.assert(
    fc.property(fc.oneof(sums, mixedSums, powers), (question) => {
      const { answer, steps, approaches = [] } = solved(question, 7).solution;
      for (const way of [steps, ...approaches.map((approach) => approach.steps)]) {
        const last = way.at(-1)?.after.split(" = ").at(-1) ?? "";
        expect([question, answer.latex.split(" = ")]).toEqual([
          question,
          expect.arrayContaining([last]),
        ]);
        expect([question, compareAnswers(answer.plain, last)]).toEqual([question, "equal"]);
      }
    }),
    { numRuns: 300 },
  );
});

test("a decimal written as a fraction and back, or as a percentage and back, is the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99999 }),
      fc.integer({ min: 1, max: 4 }),
      (digits, places) => {
        fc.pre(digits % 10 !== 0);
        const decimal = (digits / 10 ** places).toFixed(places);
        const fraction = answerTo(`Write ${decimal} as a fraction`);
        expect(compareAnswers(decimal, fraction)).toBe("equal");
        if (fraction.includes("/")) {
          expect(compareAnswers(answerTo(`Write ${fraction} as a decimal`), decimal)).toBe("equal");
        }
        const percent = answerTo(`Write ${decimal} as a percentage`);
        expect(compareAnswers(answerTo(`Write ${percent} as a decimal`), decimal)).toBe("equal");
      },
    ),
  );
});

test("the lines of a solution hold wherever they are equalities of numbers", () => {
  const questions = fc
    .tuple(fc.integer({ min: 2, max: 9999 }), fc.integer({ min: 2, max: 9999 }))
    .map(([a, b]) => [
      `HCF of ${a} and ${b}`,
      `LCM of ${a} and ${b}`,
      `factors of ${a}`,
      `Write ${a} in expanded form`,
    ]);
  fc.assert(
    fc.property(questions, (list) => {
      for (const question of list) {
        const { steps, approaches = [] } = solved(question).solution;
        for (const { after } of [...steps, ...approaches.flatMap((approach) => approach.steps)]) {
          if (after.includes("text") || !after.includes("=")) continue;
          expect([after, checkLine(after)]).toEqual([after, "holds"]);
        }
      }
    }),
    { numRuns: 50 },
  );
});
