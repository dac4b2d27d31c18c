import { integerSquareRoot } from "../../numbers/integers.ts";
import { lazily } from "../../read/lazily.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { isPrime } from "../../numbers/prime-factors.ts";
import { pick } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { plainWording } from "./plain-wording.ts";

const wording = lazily(
  () =>
    /^(?:prove|show) that (?:the )?(?:√ ?|sqrt ?|root |square root of )(?:(\d{1,6})|\((\d{1,6})\)) is (?:an )?irrational(?: number)?$/,
);

/** The largest whole number below the square root; null if the root is whole. */
export function wholePartOfRoot(prime: bigint): bigint | null {
  const below = integerSquareRoot(prime);
  return below * below < prime && prime < (below + 1n) * (below + 1n) ? below : null;
}

/** The proof by contradiction that the square root of a prime is irrational. */
export const irrationalRoot = defineTask<bigint, "irrational">({
  name: "irrational-root",
  recognise: ({ text }) => {
    if (!/irrational/i.test(text)) return null;
    const [, bare, bracketed] = wording().exec(plainWording(text)) ?? [];
    const digits = bare ?? bracketed;
    if (digits === undefined) return null;
    const radicand = BigInt(digits);
    return isPrime(radicand) ? radicand : null;
  },
  reading: (prime) => `\\text{Prove that } \\sqrt{${prime}} \\text{ is irrational}`,
  solve: () => "irrational",
  // A square root of a whole number is whole or irrational, and there is no whole number between two consecutive ones.
  prove: (prime) => {
    const below = wholePartOfRoot(prime);
    if (below === null) return null;
    return {
      method:
        "The square root of a whole number is whole or irrational, and this one lies between two whole neighbours",
      lines: [`${below}^2 < ${prime}`, `${prime} < ${below + 1n}^2`],
    };
  },
  explain: (prime) =>
    lesson({
      topic: "Real Numbers",
      method: "Proof by contradiction",
      difficulty: "intermediate",
      answer: {
        latex: "\\text{irrational}",
        plain: "irrational",
      },
      steps: [
        step(
          "Suppose the opposite",
          `Suppose that $\\sqrt{${prime}}$ is rational. Then it is a fraction in lowest terms: $a$ and $b$ are whole numbers without a common factor other than 1, and $b$ is not 0.`,
          `\\text{Suppose } \\sqrt{${prime}} = \\frac{a}{b}`,
        ),
        step(
          "Multiply by $b$ and square both sides",
          "Squaring removes the root.",
          `\\text{Then } a^2 = ${prime}b^2`,
        ),
        step(
          `See that $${prime}$ divides $a$`,
          `$${prime}$ is a prime that divides $a^2$, so it divides $a$.`,
          `\\text{So } a = ${prime}c \\text{ for a whole number } c`,
        ),
        step(
          "Put this in for $a$",
          `The square of $${prime}c$ is equal to $${prime}b^2$. Divide both sides by $${prime}$.`,
          `\\text{Then } b^2 = ${prime}c^2`,
        ),
        step(
          `See that $${prime}$ divides $b$ too`,
          `$${prime}$ divides $b^2$, so it divides $b$ by the same rule.`,
          `\\text{So } ${prime} \\text{ divides both } a \\text{ and } b`,
        ),
        step(
          "Find the contradiction",
          "We chose $a$ and $b$ without a common factor. So what we supposed is wrong.",
          `\\sqrt{${prime}} \\text{ is irrational}`,
        ),
      ],
      idea: "Suppose the opposite of what is to be proved, and look for two facts that can't both be true.",
      firstMove:
        "Write the root as a fraction $\\frac{a}{b}$ in lowest terms, and square both sides.",
      finalMove:
        "The fraction was in lowest terms, yet both its parts have a common factor. What does that prove?",
      terms: {
        "Irrational number": "A number that can't be written as a fraction of two whole numbers.",
        Contradiction: "Two facts that can't both be true.",
      },
      next: ["Where does this proof fail for the square root of 4?"],
    }),
  vary: (_, random) => `Prove that √${pick(random, [2, 3, 5, 7, 11, 13, 17, 19])} is irrational`,
  examples: ["Prove that √5 is irrational", "Prove that √3 is irrational"],
});
