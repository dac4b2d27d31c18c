import { exactSquareRoot } from "../../numbers/integers.ts";
import { lazily } from "../../read/lazily.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { plainWording } from "../polynomials/plain-wording.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";

export interface Consecutive {
  relation: "product" | "squares";
  parity: "any" | "even" | "odd";
  total: bigint;
}

const kinds =
  "two consecutive (?:positive (even |odd )?(?:integers|numbers)|(even |odd )?(?:positive (?:integers|numbers)|natural numbers))";
const total = String.raw`(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})`;

/**
 * Wordings with the product or the sum of squares, "even" or "odd", and the total: first those that state the total,
 * then those in a single question.
 */
const wordings = lazily(() => [
  new RegExp(
    `^(?:if )?(?:the )?(?<made>product|sum of (?:the )?squares) of ${kinds} (?:is|=) ${total}[.,] ?(?:then )?(?:find|what are) (?:them|the (?:two )?(?:integers|numbers))$`,
  ),
  new RegExp(
    `^(?:find|what are|determine) (?:the )?${kinds}(?: such that the|,? the| whose| if their| with) (?<made>product|sum of (?:the )?(?:their )?squares)(?: of which)? (?:is|=|equals) ${total}$`,
  ),
  new RegExp(
    `^(?:find|what are|determine) (?:the )?${kinds}[,]? (?:the )?(?<made>sum of (?:the |whose )?squares|sum of whose squares|product)(?: of which)? (?:is|=|equals) ${total}$`,
  ),
]);

function readConsecutive(line: string): Consecutive | null {
  for (const pattern of wordings()) {
    const match = pattern.exec(line);
    const digits = match?.at(-1)?.replaceAll(",", "");
    if (!match || digits === undefined) continue;
    const word = match.slice(1).find((part) => /^(?:even|odd) $/.test(part));
    const parity = word === "even " ? "even" : word === "odd " ? "odd" : "any";
    const relation = match.groups?.["made"] === "product" ? "product" : "squares";
    return { relation, parity, total: BigInt(digits) };
  }
  return null;
}

/** Returns the difference of the two numbers. */
function apart({ parity }: Consecutive): bigint {
  return parity === "any" ? 1n : 2n;
}

/**
 * Solves for the smaller number. With gap d, x² + (x + d)² = 2x(x + d) + d², so both cases give the product x(x + d);
 * twice the product avoids fractions. Throws a refusal if no such numbers exist.
 */
function solve(problem: Consecutive): bigint {
  const gap = apart(problem);
  const doubled = problem.relation === "product" ? 2n * problem.total : problem.total - gap * gap;
  const root = exactSquareRoot(gap * gap + 2n * doubled);
  const smaller = root === null ? 0n : (root - gap) / 2n;
  if (!holds(problem, smaller)) {
    throw notSupported("No two such numbers exist. Look at the numbers of the question again.");
  }
  return smaller;
}

/** Whether a number and its successor satisfy the word problem. */
export function holds(problem: Consecutive, smaller: bigint): boolean {
  const { relation, parity, total } = problem;
  const larger = smaller + apart(problem);
  const made = relation === "product" ? smaller * larger : smaller * smaller + larger * larger;
  const fits = parity === "any" || (smaller % 2n === 0n) === (parity === "even");
  return smaller > 0n && fits && made === total;
}

function nextRule({ parity }: Consecutive): string {
  return parity === "any"
    ? "Consecutive numbers go up by 1."
    : `Consecutive ${parity} numbers go up by 2.`;
}

function equationOf({ relation, total }: Consecutive, gap: bigint): string {
  return relation === "product" ? `x(x + ${gap}) = ${total}` : `x^2 + (x + ${gap})^2 = ${total}`;
}

/** Finds two consecutive positive numbers from their product or the sum of their squares, by a quadratic equation. */
export const consecutiveNumbers = defineTask<Consecutive, bigint>({
  name: "consecutive-numbers-story",
  recognise: ({ text }) => {
    if (!/consecutive/i.test(text)) return null;
    return readConsecutive(plainWording(text));
  },
  reading: (problem) => equationOf(problem, apart(problem)),
  solve,
  prove: (problem, smaller) => {
    if (!holds(problem, smaller)) return null;
    const larger = smaller + apart(problem);
    const made =
      problem.relation === "product"
        ? `${smaller} \\times ${larger}`
        : `${smaller}^2 + ${larger}^2`;
    return {
      method: "The numbers put back into the story",
      lines: [`${made} = ${problem.total}`],
    };
  },
  explain: (problem, smaller) => {
    const gap = apart(problem);
    const larger = smaller + gap;
    const equation = equationOf(problem, gap);
    const standard = `x^2 + ${gap === 1n ? "" : gap}x - ${smaller * larger} = 0`;
    const split = `x^2 + ${larger}x - ${smaller === 1n ? "" : smaller}x - ${smaller * larger} = 0`;
    const factored = `(x - ${smaller})(x + ${larger}) = 0`;
    return lesson({
      topic: "Quadratic Equations",
      method: "Quadratic equation by factorisation",
      difficulty: "intermediate",
      answer: { latex: `${smaller},\\; ${larger}`, plain: `${smaller}, ${larger}` },
      steps: [
        step(
          "Let the smaller number be $x$",
          `The next number is $x + ${gap}$. Write what the question says as an equation.`,
          equation,
        ),
        step(
          "Bring it to standard form",
          problem.relation === "product"
            ? "Open the bracket, and take all to one side."
            : "Open the bracket, take all to one side, and divide by 2.",
          standard,
          equation,
        ),
        step(
          "Split the middle term",
          `Two numbers with the product $-${smaller * larger}$ and the sum $${gap}$ are $${larger}$ and $-${smaller}$.`,
          split,
          standard,
        ),
        step(
          "Factorise",
          "Take out what the first two terms share, and what the last two share.",
          factored,
          split,
        ),
        step(
          "Put each factor equal to 0",
          "A product is 0 only where one of its factors is 0.",
          `x = ${smaller} \\text{ or } x = -${larger}`,
          factored,
        ),
        step(
          "Take the positive root",
          "The numbers are positive, so the negative root is rejected.",
          `x = ${smaller}`,
        ),
        step("Find the next number", nextRule(problem), `${smaller} + ${gap} = ${larger}`),
      ],
      idea: "Name the smaller number by a letter; the next one then follows, and the story becomes an equation.",
      firstMove: "Let the smaller number be $x$. How do you write the next one?",
      finalMove: "Which root is positive, and which number comes next?",
      next: ["Which two negative integers would fit as well?"],
    });
  },
  vary: ({ relation }, random) => {
    const smaller = wholeBetween(random, 5, 25);
    const larger = smaller + 1;
    return relation === "product"
      ? `The product of two consecutive positive integers is ${smaller * larger}. Find them.`
      : `The sum of the squares of two consecutive positive integers is ${smaller ** 2 + larger ** 2}. Find them.`;
  },
  examples: [
    "The product of two consecutive positive integers is 306. Find them.",
    "The sum of the squares of two consecutive positive integers is 365. Find them.",
  ],
});
