import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import * as c from "../../../algebra/complex.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";

type Count = 2 | 3 | 4;

interface Problem {
  count: Count;
}

const wordings = [
  ["square", 2],
  ["cube", 3],
  ["fourth", 4],
].flatMap(([name, count]) =>
  [`the ${name} roots of unity`, `${name} roots of unity`, `all ${name} roots of unity`].map(
    (text) => ({ wording: phrase(text), count }),
  ),
);

function recognise({ body, text }: Question): Problem | null {
  if (!/unity/i.test(text)) return null;
  const found = wordings.find(({ wording }) => matchPhrase(wording, body));
  return found?.count === 2 || found?.count === 3 || found?.count === 4
    ? { count: found.count }
    : null;
}

interface Result {
  roots: readonly { latex: string; plain: string; value: c.Complex }[];
}

const half = Math.sqrt(3) / 2;
const allRoots: Record<Count, Result["roots"]> = {
  2: [
    { latex: "1", plain: "1", value: c.complex(1) },
    { latex: "-1", plain: "-1", value: c.complex(-1) },
  ],
  3: [
    { latex: "1", plain: "1", value: c.complex(1) },
    { latex: "\\frac{-1 + \\sqrt{3}i}{2}", plain: "(-1 + √(3)i)/2", value: { re: -0.5, im: half } },
    {
      latex: "\\frac{-1 - \\sqrt{3}i}{2}",
      plain: "(-1 - √(3)i)/2",
      value: { re: -0.5, im: -half },
    },
  ],
  4: [
    { latex: "1", plain: "1", value: c.complex(1) },
    { latex: "-1", plain: "-1", value: c.complex(-1) },
    { latex: "i", plain: "i", value: { re: 0, im: 1 } },
    { latex: "-i", plain: "-i", value: { re: 0, im: -1 } },
  ],
};

const factors: Record<Count, { product: string; rest: string }> = {
  2: { product: "(x - 1)(x + 1) = 0", rest: "x = 1 \\text{ or } x = -1" },
  3: {
    product: "(x - 1)(x^{2} + x + 1) = 0",
    rest: "x = 1 \\text{ or } x = \\frac{-1 \\pm \\sqrt{3}i}{2}",
  },
  4: {
    product: "(x - 1)(x + 1)(x^{2} + 1) = 0",
    rest: "x = 1 \\text{ or } x = -1 \\text{ or } x = \\pm i",
  },
};

function prove({ count }: Problem, { roots }: Result): Proof | null {
  const isRoot = roots.every(
    ({ value }) => c.size(c.subtract(c.raiseWhole(value, count), c.complex(1))) < 1e-9,
  );
  if (!isRoot || roots.length !== count) return null;
  return {
    method: "Every root raised to the power",
    lines: roots.map(({ latex }) => {
      const base = /^[\da-z]$/.test(latex) ? latex : `\\left(${latex}\\right)`;
      return `${base}^{${count}} = 1`;
    }),
  };
}

function explain({ count }: Problem, { roots }: Result): Explanation {
  const { product, rest } = factors[count];
  return {
    topic: "Complex Numbers",
    method: "Factorisation",
    difficulty: "intermediate",
    answer: {
      latex: roots.map(({ latex }) => latex).join(",\\; "),
      plain: roots.map(({ plain }) => plain).join(", "),
    },
    steps: [
      {
        title: "Write the equation",
        why: "Unity is 1: its roots are the numbers whose power is 1.",
        before: `x^{${count}} = 1`,
        after: `x^{${count}} - 1 = 0`,
      },
      {
        title: "Factorise",
        why: "The factors show where the product is 0.",
        before: `x^{${count}} - 1 = 0`,
        after: product,
      },
      {
        title: "Put each factor equal to 0",
        why: "The quadratic formula gives the complex ones.",
        before: product,
        after: rest,
      },
    ],
    finalMove: ["Put each factor equal to 0. Which numbers are the roots?"],
    hints: {
      idea: ["Solve an equation: which numbers have this power equal to unity?"],
      firstMove: ["Bring everything to one side, and factorise."],
    },
    keyTerms: [{ term: "Unity", meaning: "Another word for the number 1." }],
    followUpQuestions: ["What is the sum of all these roots? And their product?"],
  };
}

/** The square, cube and fourth roots of 1. */
export const rootsOfUnity = defineTask({
  name: "roots-of-unity",
  recognise,
  reading: ({ count }) => `x^{${count}} = 1`,
  solve: ({ count }): Result => ({ roots: allRoots[count] }),
  prove,
  explain,
  vary: ({ count }) =>
    count === 3 ? "Find the fourth roots of unity" : "Find the cube roots of unity",
  examples: ["Find the cube roots of unity", "Find the fourth roots of unity"],
});
