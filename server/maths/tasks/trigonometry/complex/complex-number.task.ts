import * as c from "../../../algebra/complex.ts";
import type { Complex } from "../../../algebra/complex.ts";
import { evaluateComplex } from "../../../algebra/evaluate-complex.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { withImaginaryUnit } from "../../../wording/requested-expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { methods, type ComplexWorking } from "./complex-steps.ts";
import { type ComplexProblem, recogniseComplex, type ComplexTarget } from "./recognise-complex.ts";

const closeness = 1e-9;

function near(a: Complex | null, b: Complex | null): boolean {
  return a !== null && b !== null && c.size(c.subtract(a, b)) <= closeness * Math.max(1, c.size(a));
}

/** Parses and evaluates the answer as it is written. */
function valueOf(text: string): Complex | null {
  return evaluateComplex(withImaginaryUnit(parseExpression(tokenise(text))), new Map());
}

/** Checks by floating point whether the written answer has the requested property of z. */
const checks: Record<ComplexTarget, (z: Complex, plain: string) => boolean> = {
  "standard form": (z, plain) => near(z, valueOf(plain)),
  modulus: (z, plain) => near(c.complex(c.size(z)), valueOf(plain)),
  argument: (z, plain) => near(c.complex(Math.atan2(z.im, z.re)), valueOf(plain)),
  "modulus and argument": (z, plain) => {
    const [r = "", angle = ""] = plain.split(", ").map((part) => part.replace(/^.*=/, ""));
    return (
      near(c.complex(c.size(z)), valueOf(r)) &&
      near(c.complex(Math.atan2(z.im, z.re)), valueOf(angle))
    );
  },
  conjugate: (z, plain) => near({ re: z.re, im: -z.im }, valueOf(plain)),
  inverse: (z, plain) => {
    const inverse = valueOf(plain);
    return inverse !== null && near(c.complex(1), c.multiply(z, inverse));
  },
  "polar form": (z, plain) => near(z, valueOf(plain)),
  "square root": (z, plain) => {
    const root = valueOf(plain.replace("±", ""));
    return root !== null && near(z, c.multiply(root, root));
  },
};

const shownChecks: Record<ComplexTarget, string> = {
  "standard form": "Both worked out with decimals",
  modulus: "The distance from the origin, with decimals",
  argument: "The direction in the Argand plane, with decimals",
  "modulus and argument": "Distance and direction in the Argand plane, with decimals",
  conjugate: "The mirror image in the real axis, with decimals",
  inverse: "The product with the number is 1",
  "polar form": "The polar form worked out, with decimals",
  "square root": "The root squared",
};

/** Proves the written answer by an independent computation with floating-point numbers; null if it fails. */
export function prove(
  { target, expression }: ComplexProblem,
  { answer }: ComplexWorking,
): Proof | null {
  const z = evaluateComplex(expression, new Map());
  if (!z || !checks[target](z, answer.plain)) return null;
  const sign = z.im < 0 ? "-" : "+";
  const [re, im] = [z.re, Math.abs(z.im)].map((part) =>
    part.toFixed(4).replace(/^-(0\.0+)$/, "$1"),
  );
  return {
    method: shownChecks[target],
    lines: [`${expressionLatex(expression)} \\approx ${re ?? ""} ${sign} ${im ?? ""}i`],
  };
}

const ideas: Record<ComplexTarget, string> = {
  "standard form":
    "Calculate as with any letter, and replace $i^{2}$ by $-1$ wherever it turns up.",
  modulus: "The modulus is the distance from the origin: use Pythagoras.",
  argument:
    "The argument is the angle with the positive real axis: find the acute angle, then look at the quadrant.",
  "modulus and argument":
    "Draw the point in the Argand plane: its distance and its direction are asked for.",
  conjugate: "Only the sign of the imaginary part changes.",
  inverse: "Multiply above and below by the conjugate.",
  "polar form": "Find the distance from the origin and the direction.",
  "square root": "Call the root $x + iy$, square it, and compare real and imaginary parts.",
};

function readingOf({ target, expression }: ComplexProblem): string {
  const shown = expressionLatex(expression);
  return target === "standard form" ? shown : `\\text{${target} of } ${shown}`;
}

function explain({ target }: ComplexProblem, { answer, steps }: ComplexWorking): Explanation {
  const last = steps.at(-1);
  return {
    topic: "Complex Numbers",
    method: target === "standard form" ? "Algebra with i² = −1" : `The ${target}`,
    difficulty: steps.length < 3 ? "intermediate" : "advanced",
    answer,
    steps,
    finalMove: [
      last?.before
        ? `${last.title}: what is $${last.before}$?`
        : `${last?.title ?? "Finish it"}. What do you get?`,
      "Do the last move yourself. What do you get?",
    ],
    hints: {
      idea: [ideas[target], "Calculate as with any letter."],
      firstMove: [
        steps[0] ? `${steps[0].title}. ${steps[0].why}`.trim() : "Look at the parts.",
        "Look at the real and the imaginary part.",
      ],
    },
    keyTerms: [
      { term: "Imaginary unit", meaning: "The number $i$ (iota) with $i^{2} = -1$." },
      { term: "Conjugate", meaning: "The number with the other sign before $i$." },
    ],
    followUpQuestions: [
      "Where does the number lie in the Argand plane?",
      "What do you get when you multiply the number by its conjugate?",
    ],
  };
}

const numbers = [
  "3 - 4i",
  "1 + i",
  "-1 + i√3",
  "5 + 12i",
  "-2 - 2i",
  "√3 - i",
  "-8 - 6i",
  "7 + 24i",
] as const;
const sums = [
  "(2 + 3i)/(1 - i)",
  "(1 - i)^6",
  "(3 - 2i)(4 + i)",
  "i^45 + i^30",
  "(5 + i)/(2 - 3i)",
  "(2 + i)^3",
] as const;
const squares = ["-15 - 8i", "5 + 12i", "-7 + 24i", "3 - 4i", "8 - 6i"] as const;
const directions = ["1 + i", "-1 + i", "√3 - i", "-1 - i√3", "-4", "2i"] as const;

const askings: Record<ComplexTarget, (random: () => number) => string> = {
  "standard form": (random) => `Express ${pick(random, sums)} in the form a + ib`,
  modulus: (random) => `Find the modulus of ${pick(random, numbers)}`,
  argument: (random) => `Find the argument of ${pick(random, directions)}`,
  "modulus and argument": (random) =>
    `Find the modulus and argument of ${pick(random, directions)}`,
  conjugate: (random) => `Find the conjugate of ${pick(random, numbers)}`,
  inverse: (random) => `Find the multiplicative inverse of ${pick(random, numbers)}`,
  "polar form": (random) => `Express ${pick(random, directions)} in polar form`,
  "square root": (random) => `Find the square root of ${pick(random, squares)}`,
};

/** Standard form, modulus, argument, conjugate, inverse, polar form and square roots of complex numbers. */
export const complexNumber = defineTask({
  name: "complex-number",
  takesBareMaths: true,
  recognise: recogniseComplex,
  reading: readingOf,
  solve: (problem) => methods[problem.target](problem),
  prove,
  explain,
  vary: ({ target }, random) => askings[target](random),
  examples: [
    "Express (3 + 4i)/(1 − 2i) in the form a + ib",
    "Find the modulus and argument of −1 + i√3",
    "Find the square root of −15 − 8i",
  ],
});
