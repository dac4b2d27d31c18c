import { equationLatex } from "../../../equations/equation.ts";
import { isInteger, type Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsSolution } from "../../../outcome.ts";
import type { Explanation } from "../../../task/task.ts";
import { linePair } from "./line-pair.ts";
import { approachBy, methodsFor } from "./methods.ts";
import type { LinearSystem } from "./recognise.ts";
import type { SystemResult } from "./solve.ts";
import { stepsOf } from "./steps.ts";

export function explain(system: LinearSystem, result: SystemResult): Explanation {
  const answer = answerOf(system, result);
  const { steps, computation } = stepsOf(system, result, answer.latex);
  const [first, second] = system.names;
  const plot = linePair(system, result);
  return {
    topic: "Pair of Linear Equations in Two Variables",
    method: "Elimination",
    difficulty: difficultyOf(result),
    answer,
    steps,
    ...(plot ? { plot } : {}),
    approaches: methodsFor(result)
      .filter((method) => method !== "elimination")
      .map((method) => approachBy(method, system, result, answer.latex)),
    finalMove: [
      ...(computation === null ? [] : [`What is $${computation}$?`]),
      result.outcome.kind === "one"
        ? backMove(system)
        : "Look at the last line, in which no letter is left. What does it say?",
    ],
    hints: {
      idea: [
        `Get rid of a letter: make $${first}$ or $${second}$ have the same coefficient in both equations, then add or subtract them.`,
      ],
      firstMove: [
        `Write the equations under each other and compare the numbers before $${system.names[result.elimination.gone]}$. What makes them equal?`,
      ],
    },
    keyTerms,
    followUpQuestions: [
      "How would you solve it by substitution instead?",
      "Where do the graphs of the two equations meet?",
    ],
  };
}

/** The value of one letter leads to the other; neither is revealed. */
export function backMove({ equations: [equation], names: [first, second] }: LinearSystem): string {
  return `Put the value that you know into $${equationLatex(equation)}$. Which values of $${first}$ and $${second}$ do you get?`;
}

const keyTerms: MathsSolution["keyTerms"] = [
  {
    term: "Elimination",
    meaning: "Adding or subtracting equations so that one letter cancels out.",
  },
  { term: "Consistent", meaning: "A pair of equations that has at least one common solution." },
  { term: "Coefficient", meaning: "The number before a letter, as 3 in $3x$." },
];

export function answerOf(system: LinearSystem, { outcome }: SystemResult): MathsAnswer {
  switch (outcome.kind) {
    case "one": {
      const { style } = system;
      const write = (format: (value: Rational, style: LinearSystem["style"]) => string): string[] =>
        outcome.values.flatMap((value, at) => {
          const name = system.names[at] ?? "";
          return system.targets.includes(name) ? [`${name} = ${format(value, style)}`] : [];
        });
      return { latex: write(rationalLatex).join(",\\; "), plain: write(rationalPlain).join(", ") };
    }
    case "none":
      return { latex: "\\text{No solution (inconsistent)}", plain: "no solution" };
    case "many":
      return {
        latex: "\\text{Infinitely many solutions (dependent)}",
        plain: "infinitely many solutions",
      };
  }
}

function difficultyOf({ outcome, elimination }: SystemResult): MathsSolution["difficulty"] {
  if (outcome.kind !== "one") return "intermediate";
  const isWhole = outcome.values.every(isInteger);
  const isDirect = elimination.factors.every((factor) => factor === 1n);
  if (isWhole && isDirect) return "beginner";
  return isWhole ? "intermediate" : "advanced";
}
