import { similarQuestion, solveQuestion } from "@sawaal/maths/testing";
import { solutionOf } from "../tutor/solver/solution-of.ts";
import type { DoubtSolution } from "../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import type { PracticeProblem } from "../tutor/outputs/practice-problem.ts";
import { withoutMarker } from "./openai-behaviour.ts";
import { conceptInWords, doubtInWords, quizInWords, solutionInWords } from "./openai-words.ts";

const grade = 8;
const random = Math.random;

/** How well the model works. Careless: it omits empty fields. */
export type Manner = "right" | "lie" | "leak" | "careless";

/**
 * The output of a model of this manner for the operation that the schema's name identifies; only solutions can lie or
 * leak.
 */
export function modelAnswer(
  schemaName: string,
  question: string,
  manner: Manner = "right",
): unknown {
  const plainQuestion = withoutMarker(question);
  const { solution, ...about } = parts(schemaName, plainQuestion);
  if (!solution) return about;
  const reply = manners[manner](solution);
  switch (schemaName) {
    case "practice":
      return { ...about, solution: reply };
    case "doubt":
    case "refine":
      return doubtWith(reply);
    default:
      return reply;
  }
}

function parts(
  schemaName: string,
  question: string,
): { solution?: HomeworkSolution; [field: string]: unknown } {
  switch (schemaName) {
    case "ready":
      return { ready: question };
    case "practice":
      return { ...practiceFor(question) };
    case "concept":
    case "reExplain":
      return { ...conceptInWords(question) };
    case "doubt":
    case "refine": {
      const solution = solutionFor(question);
      return solution.subject === inWords ? { ...doubtInWords(question) } : { solution };
    }
    case "quiz":
      return { ...quizInWords(question) };
    default:
      return { solution: solutionFor(question) };
  }
}

type Step = HomeworkSolution["steps"][number];

/** A solution as the model writes it: a careless one omits empty fields. */
interface ModelSolution extends Omit<HomeworkSolution, "steps"> {
  steps: (Omit<Step, "substeps"> & Partial<Step>)[];
}

const inWords = solutionInWords("").subject;

/** A solution in the form of a doubt, with its steps repeated as a separate approach. */
function doubtWith(
  solution: ModelSolution,
): Omit<DoubtSolution, "steps"> & Pick<ModelSolution, "steps"> {
  const { subject, topic, difficulty, answer, explanation, steps, keyTerms } = solution;
  const { examples, followUpQuestions, nextSteps } = solution;
  const lines = steps.map(({ title, result }) => `${title}\n\n${result}`);
  return {
    subject,
    topic,
    difficulty,
    answer,
    content: explanation,
    approaches: [{ title: "On the board", content: "Line by line.", steps: lines }],
    steps,
    keyTerms,
    practiceProblems: examples,
    followUpQuestions,
    nextSteps,
  };
}

const manners: Record<Manner, (solution: HomeworkSolution) => ModelSolution> = {
  right: (solution) => solution,
  lie: (solution) => {
    const answer = wrong(solution.answer);
    const steps = solution.steps.map((step, place) =>
      place === solution.steps.length - 1 ? { ...step, result: answer } : step,
    );
    return { ...solution, answer, steps };
  },
  leak: (solution) => ({
    ...solution,
    hints: { ...solution.hints, firstMove: `Write down that the answer is ${solution.answer}.` },
    finalMove: `Why is it ${solution.answer}?`,
  }),
  careless: (solution) => ({
    ...solution,
    steps: solution.steps.map(({ substeps, ...step }) =>
      substeps.length === 0 ? step : { ...step, substeps },
    ),
  }),
};

/** Adds one to the last number in the answer, which is the value of most answers. */
function wrong(answer: string): string {
  const number = /\d+(?!.*\d)/su;
  return number.test(answer) ? answer.replace(number, (value) => `${Number(value) + 1}`) : "$42$";
}

function practiceFor(question: string): PracticeProblem {
  const solved = solveQuestion(question, { grade });
  const similar =
    (solved.kind === "solved" ? similarQuestion(solved, random) : null) ??
    "Name a planet with rings.";
  return { question: similar, solution: solutionFor(similar) };
}

/** Cached: a benchmark, or a server with hundreds of streams, must not measure the solver. */
const solutions = new Map<string, HomeworkSolution>();
const mostRemembered = 1_000;

function solutionFor(question: string): HomeworkSolution {
  const known = solutions.get(question);
  if (known) return known;
  const solved = solveQuestion(question, { grade });
  const solution =
    solved.kind === "solved" ? solutionOf(solved, { grade, random }) : solutionInWords(question);
  if (solutions.size >= mostRemembered) solutions.clear();
  solutions.set(question, solution);
  return solution;
}
