import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { toUsualForm, workOut } from "../../../working/work-out.ts";
import { looksLike } from "../../../working/written.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { bodyOf, firstWording, hasInverseCall, readExpression } from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";
import { combineTangents } from "./combine-tangents.ts";
import { functionOfInverse } from "./function-of-inverse.ts";
import {
  type Call,
  knownInside,
  principalValue,
  type CallRewrite,
  undone,
  withInnermost,
} from "./inverse-calls.ts";

interface Problem {
  expression: Expression;
}

interface Result {
  steps: MathsStep[];
  result: Expression;
}

const wordings = [
  "the principal value|values of {expression}",
  "principal value|values of {expression}",
  "the exact value of {expression}",
  "exact value of {expression}",
  "the value of {expression}",
  "simplify {expression}",
  "{expression} ka principal value",
  "{expression} ki principal value",
  "{expression}",
].map(phrase);

const otherFunctions: ReadonlySet<string> = new Set([
  "ln",
  "log",
  "abs",
  "factorial",
  "sinh",
  "cosh",
  "tanh",
]);

function recognise(question: Question): Problem | null {
  if (!mentionsTrigonometry(question)) return null;
  const expression = readExpression(firstWording(bodyOf(question), wordings)?.get("expression"));
  if (!expression || !hasInverseCall(expression) || variablesIn(expression).length > 0) return null;
  const hasOther = (part: Expression): boolean =>
    part.kind === "call" && otherFunctions.has(part.name);
  return someWithin(expression, hasOther) ? null : { expression };
}

interface Rule {
  title: string;
  turn: (call: Call) => CallRewrite | null;
}

const rules: readonly Rule[] = [
  { title: "Go to the principal range", turn: undone },
  { title: "Work out what is inside", turn: knownInside },
  { title: "Put in the principal values", turn: principalValue },
];

/** Evaluates inverse functions exactly. Refuses a value that has no exact form here. */
export function solve({ expression }: Problem): Result {
  const steps: MathsStep[] = [];
  let current = expression;
  for (const { title, turn } of [...rules, ...rules]) {
    const { to, reasons } = withInnermost(current, turn);
    if (!looksLike(current, to) && reasons.length > 0) {
      const [before, after] = [current, to].map(expressionLatex);
      steps.push({
        title,
        why: reasons.slice(0, 3).join(" "),
        before: before ?? null,
        after: after ?? "",
      });
      current = to;
    }
  }
  if (!hasInverseCall(current)) return finished(current, steps);
  const combined = combineTangents(current);
  if (combined) return { steps: [...steps, ...stepsOf(combined.steps)], result: combined.result };
  const outer = isFunctionOfInverse(current) ? functionOfInverse(current) : null;
  if (outer) return { steps: [...steps, ...outer.steps], result: outer.result };
  throw notSupported(
    "This inverse function has no exact value. Ask for a number such as sin⁻¹(1/2) or tan⁻¹ 1.",
  );
}

/** Whether every inverse function is inside of another function. */
function isFunctionOfInverse(whole: Expression): boolean {
  const without = (part: Expression): Expression => {
    if (part.kind === "call" && !part.name.startsWith("arc") && hasInverseCall(part)) {
      return { kind: "constant", name: "π" };
    }
    return mapChildren(part, without);
  };
  return !hasInverseCall(without(whole));
}

function finished(current: Expression, steps: MathsStep[]): Result {
  const { steps: moves, result } = workOut(current, {});
  const last = toUsualForm(result, {});
  const all = [...steps, ...stepsOf(moves), ...(last ? stepsOf([last]) : [])];
  return { steps: all, result: last?.after ?? result };
}

const closeness = 1e-10;

/** Proves the result by floating-point values of both expressions; null if they differ. */
export function prove({ expression }: Problem, { result }: Result): Proof | null {
  const [given, found] = [expression, result].map((side) => evaluateReal(side, new Map()));
  if (given === null || found === null || given === undefined || found === undefined) return null;
  if (Math.abs(given - found) > closeness * Math.max(1, Math.abs(given))) return null;
  const shown = given.toFixed(6).replace(/^-(0\.0+)$/, "$1");
  return {
    method: "Both worked out as decimals (angles in radians)",
    lines: [
      `${expressionLatex(expression)} \\approx ${shown}`,
      `${expressionLatex(result)} \\approx ${shown}`,
    ],
  };
}

function explain(_: Problem, { steps, result }: Result): Explanation {
  const last = steps.at(-1);
  return {
    topic: "Inverse Trigonometric Functions",
    method: "Principal values",
    difficulty: steps.length < 2 ? "intermediate" : "advanced",
    answer: { latex: expressionLatex(result), plain: expressionPlain(result) },
    steps,
    finalMove: [
      last?.before ? `${last.title}: what is $${last.before}$?` : "What is the value?",
      "Do the last move yourself. What is the value?",
    ],
    hints: {
      idea: [
        "An inverse function asks for an angle. Look for the angle in the principal range that has this value.",
        "An inverse function asks for an angle.",
      ],
      firstMove: [
        "Which angle of the table has this value? Mind the sign and the range.",
        "Look at the table of the standard angles.",
      ],
    },
    keyTerms: [
      {
        term: "Principal value",
        meaning: "The one angle in the range that was agreed on for the inverse function.",
      },
    ],
    followUpQuestions: [
      "What is the range of the principal values of this function?",
      "Which other angles have the same sine, cosine or tangent?",
    ],
  };
}

const single = [
  "sin⁻¹(√3/2)",
  "cos⁻¹(-1/2)",
  "tan⁻¹(-√3)",
  "sin⁻¹(-1/√2)",
  "cos⁻¹(√3/2)",
  "cosec⁻¹(2)",
  "sec⁻¹(2/√3)",
] as const;
const composed = [
  "sin⁻¹(sin(3π/5))",
  "cos⁻¹(cos(7π/6))",
  "tan⁻¹(tan(3π/4))",
  "sin(cos⁻¹(4/5))",
  "cos(sin⁻¹(5/13))",
  "tan⁻¹(1/2) + tan⁻¹(1/3)",
  "tan⁻¹(2/11) + tan⁻¹(7/24)",
] as const;

/** Principal values of inverse trigonometric functions, their sums, and functions of them. */
export const inverseValue = defineTask({
  name: "inverse-trigonometric-value",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  vary: ({ expression }, random) =>
    `Find the value of ${expression.kind === "call" && !someWithin(expression, (part) => part !== expression && part.kind === "call") ? pick(random, single) : pick(random, composed)}`,
  examples: [
    "Find the principal value of sin⁻¹(1/2)",
    "Find the value of sin⁻¹(sin(2π/3))",
    "Find the value of tan⁻¹1 + tan⁻¹2 + tan⁻¹3",
  ],
});
