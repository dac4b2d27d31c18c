import { expressionLatex } from "../../expressions/write-latex.ts";
import { limits } from "../../limits.ts";
import type { MathsStep, SolvedOutcome, UnsolvedOutcome } from "../../outcome.ts";
import { type Question, readQuestion } from "../../read/question.ts";
import { Refusal } from "../../refusal.ts";
import { algebraTasks } from "../algebra/algebra.tasks.ts";
import { appliedLatex } from "../calculus/functions/applied.ts";
import { clauseLatex } from "../calculus/functions/function-value.task.ts";
import { proveByNumbers } from "../calculus/functions/prove-by-numbers.ts";
import { variedSentences } from "../calculus/functions/vary-definitions.ts";
import { derivativeTask } from "../calculus/derivative/derivative.task.ts";
import { equationsTasks } from "../equations/equations.tasks.ts";
import { numbersTasks } from "../numbers/numbers.tasks.ts";
import { polynomialsTasks } from "../polynomials/polynomials.tasks.ts";
import {
  type Audience,
  defineTask,
  type Explanation,
  type Proof,
  type Task,
} from "../../task/task.ts";
import { putDefinitionsIn, type PutIn } from "./put-in.ts";
import { readSentences, type Sentences } from "./read-sentences.ts";

interface Problem {
  sentences: Sentences;
  putIn: PutIn;
  /** The question with the values substituted. */
  inner: Question;
  outcome: SolvedOutcome | UnsolvedOutcome;
  /** The original text of the question after the definitions. */
  questionText: string;
}

/** The tasks of the questions that may follow definitions. */
const askedTasks: readonly Task[] = [
  derivativeTask,
  ...numbersTasks,
  ...polynomialsTasks,
  ...equationsTasks,
  ...algebraTasks,
];

const usualAudience: Audience = { grade: 10 };

function recognise({ tokens, text }: Question): Problem | null {
  const sentences = readSentences(tokens);
  const putIn = sentences && orNull(() => putDefinitionsIn(sentences, text));
  if (!sentences || !putIn || putIn.text.length > limits.questionLength) return null;
  const inner = readQuestion(putIn.text);
  const outcome = attempt(inner, usualAudience);
  if (!outcome) return null;
  const asked = text.slice(sentences.question[0]?.start ?? 0);
  return { sentences, putIn, inner, outcome, questionText: asked };
}

/** Returns null for a refusal: a letter without a unique value leaves the question to other tasks. */
function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function attempt(inner: Question, audience: Audience): SolvedOutcome | UnsolvedOutcome | null {
  for (const task of askedTasks) {
    const outcome = task.attempt(inner, audience);
    if (outcome) return outcome;
  }
  return null;
}

function reading({ sentences: { clauses, applications }, outcome }: Problem): string {
  const lines = clauses.flatMap((clause) => clauseLatex(clause, applications));
  return [...lines, outcome.reading ?? ""].filter((line) => line !== "").join(",\\; ");
}

function solve({ outcome }: Problem): SolvedOutcome {
  if (outcome.kind !== "solved") throw new Refusal(outcome.kind, outcome.detail);
  return outcome;
}

/** Recomputes every value with numbers alone; the final question is proved by its own task. */
function prove({ sentences, putIn }: Problem, { solution }: SolvedOutcome): Proof | null {
  const { clauses, applications } = sentences;
  const proofs = putIn.replacements.map(({ written, value }) =>
    proveByNumbers({ clauses, target: written, applications }, value),
  );
  const proved = proofs.filter((proof) => proof !== null);
  if (proved.length < proofs.length) return null;
  const lines = [...new Set(proved.flatMap((proof) => proof.lines))];
  return { method: solution.check.method, lines: [...lines, ...solution.check.lines] };
}

/** Returns the steps that evaluate each application, followed by the question with the values. */
function stepsFor({ sentences, putIn, outcome }: Problem): MathsStep[] {
  const shown = new Set<string>();
  const values = putIn.replacements.flatMap(({ written, value }): MathsStep[] => {
    const before = appliedLatex(written, sentences.applications);
    const isCall = written.kind === "variable" && sentences.applications.has(written.name);
    if (!isCall || shown.has(before)) return [];
    shown.add(before);
    return [
      {
        title: `Work out $${before}$`,
        why: "Put what stands in the brackets into the function.",
        before: null,
        after: `${before} = ${expressionLatex(value)}`,
      },
    ];
  });
  const whole: MathsStep = {
    title: "Put it into the question",
    why: "A letter may be replaced by what it stands for.",
    before: null,
    after: outcome.reading ?? "",
  };
  return [...putIn.steps, ...values, whole];
}

function explain(problem: Problem, solved: SolvedOutcome, audience: Audience): Explanation {
  const again = attempt(problem.inner, audience);
  const { solution } = again?.kind === "solved" ? again : solved;
  const { topic, method, answer, keyTerms, followUpQuestions } = solution;
  const steps = [...stepsFor(problem), ...solution.steps];
  return {
    topic,
    method,
    answer,
    keyTerms,
    followUpQuestions,
    difficulty: steps.length > 6 ? "advanced" : "intermediate",
    steps,
    finalMove: [solution.finalMove.prompt],
    hints: {
      idea: ["First find what each letter stands for. Then put it into the question."],
      firstMove: [
        `${steps[0]?.title ?? "Work out the first letter"}.`,
        "Begin with the first sentence: which value does it give to its letter?",
      ],
    },
  };
}

/** Answers questions on numbers, equations and polynomials whose letters were defined in sentences before. */
export const definedLetters = defineTask<Problem, SolvedOutcome>({
  name: "defined-letters",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary: ({ sentences, questionText }, random) =>
    [...variedSentences(sentences, random), questionText].join(" "),
  examples: [
    "Let k be 3*(15 - 4). Suppose 2*n - 10 = k + 7. What is the highest common factor of n and 40?",
    "Let f(x) = x^2 - 5*x + 3. Let m be f(7). Solve 3*y - m = 4 for y.",
    "Let g(t) be the first derivative of t^3 - 12*t. Factor g(t).",
  ],
});
