import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { Refusal } from "../../../refusal.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { workedThrough } from "../worked-through.ts";
import { appliedLatex } from "./applied.ts";
import { type Clause, type FunctionQuestion, readClauses } from "./clauses.ts";
import { proveByNumbers } from "./prove-by-numbers.ts";
import { resolve } from "./resolve.ts";
import { varyDefinitions } from "./vary-definitions.ts";

interface FunctionValue {
  steps: MathsStep[];
  value: Expression;
}

/** At least one function is defined, and one is requested; a question without a function belongs to algebra. */
function recognise(...[question]: Parameters<typeof readClauses>): FunctionQuestion | null {
  const read = readClauses(question);
  const hasFunction = read?.clauses.some(({ kind }) => kind === "function") === true;
  if (!read || !hasFunction || read.applications.size === 0) return null;
  return isOpenLetter(read) ? null : read;
}

/** Whether a requested letter has no value in these sentences: x of "Let f(x) = x². Suppose f(x) = 9." */
function isOpenLetter(question: FunctionQuestion): boolean {
  const { target, applications } = question;
  if (target.kind !== "variable" || applications.has(target.name)) return false;
  try {
    return !resolve(question).values.has(target.name);
  } catch (error) {
    // Equations that are not linear belong to other tasks.
    if (error instanceof Refusal && error.kind === "not_supported") return true;
    throw error;
  }
}

function reading({ clauses, target, applications }: FunctionQuestion): string {
  const lines = clauses.flatMap((clause) => clauseLatex(clause, applications));
  return [...lines, `${appliedLatex(target, applications)} = \\text{?}`].join(",\\; ");
}

/** The statement of a sentence, in LaTeX. */
export function clauseLatex(
  clause: Clause,
  applications: FunctionQuestion["applications"],
): string[] {
  const latex = (expression: Expression): string => appliedLatex(expression, applications);
  switch (clause.kind) {
    case "value":
      return [`${letterLatex(clause.name)} = ${latex(clause.value)}`];
    case "equations":
      return clause.equations.map(({ left, right }) => `${latex(left)} = ${latex(right)}`);
    case "function": {
      const head = `${letterLatex(clause.name)}(${letterLatex(clause.parameter)})`;
      if (clause.order === 0) return [`${head} = ${latex(clause.body)}`];
      const letter = letterLatex(clause.parameter);
      const power = clause.order === 1 ? "" : `^{${clause.order}}`;
      return [
        `${head} = \\frac{d${power}}{d${letter}${power}}\\left(${latex(clause.body)}\\right)`,
      ];
    }
  }
}

function solve(question: FunctionQuestion): FunctionValue {
  const { steps, target, putIn } = resolve(question);
  const before = appliedLatex(target, question.applications);
  const { moves, result, start } = workedThrough(putIn);
  const isLetter = target.kind === "variable" && !question.applications.has(target.name);
  return {
    steps: [
      ...steps,
      {
        title: isLetter ? "Read off what is asked for" : "Put in what stands for each function",
        why: isLetter
          ? "The letter has its value now."
          : "$f(a)$ means: write $a$ wherever the letter of $f$ stands.",
        before,
        after: expressionLatex(start),
      },
      ...stepsOf(moves),
    ],
    value: result,
  };
}

function explain(question: FunctionQuestion, { steps, value }: FunctionValue): Explanation {
  const shown = appliedLatex(question.target, question.applications);
  const isNested = [...question.applications.values()].some(({ argument }) =>
    variablesIn(argument).some((name) => question.applications.has(name)),
  );
  return {
    topic: "Relations and Functions",
    method: isNested ? "Composition of functions" : "Value of a function",
    difficulty: steps.length < 4 ? "beginner" : steps.length < 8 ? "intermediate" : "advanced",
    answer: { latex: `${shown} = ${expressionLatex(value)}`, plain: expressionPlain(value) },
    steps,
    finalMove: [
      `The last line: what is $${steps.at(-1)?.before ?? shown}$?`,
      "Do the last line yourself. What is left?",
    ],
    hints: {
      idea: [
        isNested
          ? "Begin with the inner function: its result goes into the outer one."
          : "Write what stands in the brackets wherever the letter of the function stands.",
      ],
      firstMove: [`${steps[0]?.title ?? "Put in the definitions"}.`, "Put in the definitions."],
    },
    keyTerms: [
      { term: "Function", meaning: "A rule that gives one value for every number put in." },
      { term: "Composition", meaning: "One function put into another: $f(g(x))$." },
    ],
    followUpQuestions: [
      "Does the result change if the two functions change places?",
      "For which numbers do the functions have a value?",
    ],
  };
}

/** Values of functions that the question defines, their sums and compositions. */
export const functionValue = defineTask({
  name: "function-value",
  recognise,
  reading,
  solve,
  prove: (question, { value }) => proveByNumbers(question, value),
  explain,
  vary: varyDefinitions,
  examples: [
    "If f(x) = 2x^2 - 3x + 1, find f(4)",
    "Let f(x) = 3x + 2 and g(x) = x^2 - 1. Find f(g(x)).",
    "Let f(x) = x^2 + 1. Let g(x) = 2x - 5. What is 3*f(a) - 2*g(a)?",
  ],
});
