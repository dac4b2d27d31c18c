import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { equationLatex } from "../../../equations/equation.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { pick } from "../../../variation/random.ts";
import { angleLatex, callLatex } from "../identities/written-angle.ts";
import { anglesOf } from "./families.ts";
import { proveEquation } from "./prove-equation.ts";
import { recogniseEquation } from "./recognise-equation.ts";
import { type SolvedEquation, solveEquation } from "./solve-equation.ts";
import type { Condition, TrigonometricEquation } from "./trigonometric-equation.ts";
import { writeFamily, writeGeneral, writeSolution } from "./write-families.ts";
import { reasons } from "../../../working/reasons.ts";

function readingOf({ equation, unknown, unit, interval }: TrigonometricEquation): string {
  const shown = equationLatex(equation);
  if (!interval) return shown;
  const [low, high] = [interval.low, interval.high].map((end) => angleLatex(end, unit));
  const signs = [interval.includesLow, interval.includesHigh].map((isIn) => (isIn ? "\\le" : "<"));
  return `${shown},\\quad ${low ?? ""} ${signs[0] ?? ""} ${letterLatex(unknown)} ${signs[1] ?? ""} ${high ?? ""}`;
}

function answerOf(problem: TrigonometricEquation, found: SolvedEquation): MathsAnswer {
  const { families, solutions } = found;
  if (families.length === 0 || solutions?.length === 0) {
    return { latex: "\\text{No solution}", plain: "no solution" };
  }
  const general = generalAnswer(problem, found);
  if (!solutions) return general;
  const list = listAnswer(problem, solutions);
  if (problem.answerForm === "one list") return list;
  return {
    latex: `${list.latex};\\quad ${general.latex}`,
    plain: `${list.plain}; ${general.plain}`,
  };
}

function generalAnswer(
  { unknown, unit }: TrigonometricEquation,
  { families }: SolvedEquation,
): MathsAnswer {
  return {
    latex: writeGeneral(unknown, families, { unit, notation: "latex" }),
    plain: writeGeneral(unknown, families, { unit, notation: "plain" }),
  };
}

function listAnswer(
  { unknown, unit }: TrigonometricEquation,
  listed: readonly Quotient[],
): MathsAnswer {
  const values = (notation: "latex" | "plain"): string[] =>
    listed.map((angle) => writeSolution(angle, unit, notation));
  return {
    latex: `${letterLatex(unknown)} = ${values("latex").join(",\\; ")}`,
    plain: `${unknown} = ${values("plain").join(", ")}`,
  };
}

const formulas = {
  sin: "$\\sin \\theta = \\sin \\alpha$ means $\\theta = n\\pi + (-1)^{n}\\alpha$.",
  cos: "$\\cos \\theta = \\cos \\alpha$ means $\\theta = 2n\\pi \\pm \\alpha$.",
  tan: "$\\tan \\theta = \\tan \\alpha$ means $\\theta = n\\pi + \\alpha$.",
};

function conditionLatex(
  { name, angle, value, signs }: Condition,
  problem: TrigonometricEquation,
): string {
  const sign = signs === "both" ? "\\pm " : "";
  return `${callLatex(name, angle, problem.unit)} = ${sign}${expressionLatex(toExpression(value))}`;
}

function stepsFor(problem: TrigonometricEquation, found: SolvedEquation): MathsStep[] {
  const steps: MathsStep[] = [];
  let before = equationLatex(problem.equation);
  const add = (title: string, why: string, after: string): void => {
    if (after === before) return;
    steps.push({ title, why, before, after });
    before = after;
  };
  for (const { title, why, latex } of found.lines) add(title, why, latex);
  addConditions(problem, found, add);
  if (found.families.length > 0) {
    const general = writeGeneral(problem.unknown, found.families, {
      unit: problem.unit,
      notation: "latex",
    });
    add(
      `Solve for $${letterLatex(problem.unknown)}$`,
      "$n$ stands for any whole number; solutions that come twice are named once.",
      general,
    );
  }
  if (found.solutions || found.families.length === 0) {
    add(
      found.families.length === 0 ? "Conclude" : "Pick the solutions in the interval",
      found.families.length === 0
        ? "None of the values can be taken."
        : "Put $n = 0, \\pm 1, \\pm 2, \\dots$ and keep what lies in it.",
      answerOf(problem, found).latex,
    );
  }
  return steps;
}

function addConditions(
  problem: TrigonometricEquation,
  { conditions, impossible }: SolvedEquation,
  add: (title: string, why: string, after: string) => void,
): void {
  if (conditions.length + impossible.length === 0) return;
  const simple = [...conditions.map((one) => conditionLatex(one, problem)), ...impossible];
  add(
    simple.length > 1 ? "Put each factor equal to 0" : "Bring the function to stand alone",
    simple.length > 1
      ? "Zero-product rule: a product is 0 only where a factor is 0."
      : reasons.moveOver,
    simple.join(" \\text{ or } "),
  );
  if (impossible.length > 0) {
    add(
      "Leave out what cannot be",
      "Sine and cosine lie between $-1$ and $1$.",
      conditions.length === 0
        ? "\\text{No angle is left}"
        : conditions.map((one) => conditionLatex(one, problem)).join(" \\text{ or } "),
    );
  }
  if (conditions.length === 0) return;
  const known = conditions.map((one) => byKnownAngle(one, problem));
  add(
    "Name an angle with this value",
    "From the table of the standard angles, or as an inverse function.",
    known.join(" \\text{ or } "),
  );
  const names = [...new Set(conditions.map(({ name }) => name))];
  add(
    "Use the general solution",
    names.map((name) => formulas[name]).join(" "),
    `${conditions
      .map((one) =>
        writeFamily(angleLatex(one.angle, problem.unit), anglesOf(one), {
          unit: problem.unit,
          notation: "latex",
        }),
      )
      .join(" \\text{ or } ")},\\; n \\in \\mathbb{Z}`,
  );
}

/** LaTeX of a condition with the angle of its value: sin x = sin(π/6). */
function byKnownAngle(
  { name, angle, value, signs }: Condition,
  { unit }: TrigonometricEquation,
): string {
  const inverse = { sin: "arcsin", cos: "arccos", tan: "arctan" } as const;
  const known = functionValue(inverse[name], value, null, {});
  const shown = writeSolution(known, unit, "latex");
  const isBare = /^[a-z0-9\\^{}]+$/i.test(shown) && !shown.startsWith("\\frac");
  const right = isBare ? `\\${name} ${shown}` : `\\${name}\\left(${shown}\\right)`;
  // Only angles that are no exact multiple of π are rounded.
  const sign = /\d\.\d/.test(shown) ? "\\approx" : "=";
  return `${callLatex(name, angle, unit)} ${sign} ${signs === "both" ? "\\pm " : ""}${right}`;
}

function explain(problem: TrigonometricEquation, found: SolvedEquation): Explanation {
  const steps = stepsFor(problem, found);
  const first = steps[0];
  return {
    topic: "Trigonometric Equations",
    method: found.solutions ? "Solutions in an interval" : "General solution",
    difficulty: steps.length < 4 ? "intermediate" : "advanced",
    answer: answerOf(problem, found),
    steps,
    finalMove: [
      found.solutions
        ? "Put whole numbers for $n$. Which solutions lie in the interval?"
        : "Write down the general solution.",
      "Which angles solve it?",
    ],
    hints: {
      idea: [
        "Bring the equation to a single function of a single angle, find an angle that fits, then use the period.",
        "Bring it to a single function.",
      ],
      firstMove: [
        `${first?.title ?? "Bring the function to stand alone"}. ${first?.why ?? ""}`.trim(),
        "Bring the function to stand alone.",
      ],
    },
    keyTerms: [
      {
        term: "General solution",
        meaning: "All angles that solve the equation, written with a whole number $n$.",
      },
      {
        term: "Principal solutions",
        meaning: "The solutions from 0 up to, but without, a full turn.",
      },
    ],
    followUpQuestions: [
      `Which solutions lie between $0$ and $2\\pi$?`,
      "How does the graph of the function show the solutions?",
    ],
  };
}

const general = [
  "sin x = √3/2",
  "cos x = -1/2",
  "tan 2x = √3",
  "2sin²x + 3cos x = 0",
  "cos 3x = cos x",
  "sin 2x + cos x = 0",
  "√3 cos x + sin x = 2",
  "2cos²x - 5cos x + 2 = 0",
] as const;
const inInterval = [
  "2 sin x = √3",
  "tan x = -1",
  "2cos²x = 1 + sin x",
  "sin 2x = cos x",
  "cos x = 1/2",
] as const;

function vary({ unknown, interval }: TrigonometricEquation, random: () => number): string {
  const letter = (text: string): string => text.replaceAll(/(?<![a-z])x(?![a-z])/g, unknown);
  return interval
    ? letter(`Solve ${pick(random, inInterval)} for 0 ≤ x ≤ 2π`)
    : letter(`Find the general solution of ${pick(random, general)}`);
}

/** Trigonometric equations in one unknown angle: the general solution, or the solutions in an interval. */
export const trigonometricEquation = defineTask({
  name: "trigonometric-equation",
  recognise: recogniseEquation,
  reading: readingOf,
  solve: solveEquation,
  prove: proveEquation,
  explain,
  vary,
  examples: [
    "Find the general solution of sin x = 1/2",
    "Solve 2cos²x + 3 sin x = 0",
    "Solve tan 2x = 1 for 0 ≤ x ≤ 2π",
  ],
});
