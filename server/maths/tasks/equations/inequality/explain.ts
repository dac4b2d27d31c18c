import { type Expression, someWithin } from "../../../expressions/expression.ts";
import type { Explanation } from "../../../task/task.ts";
import { chainWay } from "./chain-way.ts";
import { numberLineOf, setLatex, setPlain } from "./interval.ts";
import { linearForm, linearWay } from "./linear-way.ts";
import { modulusWay } from "./modulus-way.ts";
import type { Inequality } from "./recognise.ts";
import { signChartWay } from "./sign-chart-way.ts";
import type { InequalitySolution } from "./solve.ts";
import type { Way } from "./way.ts";

export function explain(inequality: Inequality, solved: InequalitySolution): Explanation {
  const { unknown } = inequality;
  const answer = { latex: setLatex(solved.set, unknown), plain: setPlain(solved.set, unknown) };
  const way = wayOf(inequality, solved, answer.latex);
  const plot = numberLineOf(solved.set, unknown);
  return {
    topic: way.topic,
    method: way.method,
    difficulty: way.difficulty,
    answer,
    steps: way.steps,
    ...(plot && { plot }),
    finalMove: ["For which values does the inequality hold?"],
    hints: { idea: [way.idea], firstMove: [way.firstMove] },
    keyTerms: [
      {
        term: "Inequality",
        meaning: "A statement that a side is smaller or larger than the other.",
      },
      { term: "Solution set", meaning: "All numbers for which the inequality is true." },
    ],
    followUpQuestions: [
      "How does the solution look on the number line?",
      "Which number would you put in to check the solution?",
    ],
  };
}

function wayOf(inequality: Inequality, solved: InequalitySolution, answer: string): Way {
  const { sides, signs } = inequality;
  const hasModulus = sides.some((side) => someWithin(side, isModulus));
  if (signs.length === 2 && !hasModulus) return chainWay(inequality, solved, answer);
  if (hasModulus) return modulusWay(inequality, solved, answer);
  const linear = linearForm(inequality);
  return linear
    ? linearWay(inequality, linear, answer, solved)
    : signChartWay(inequality, solved, answer);
}

function isModulus(part: Expression): boolean {
  return part.kind === "call" && part.name === "abs";
}
