import type { PartlySolved, Solved, MathsStep } from "@sawaal/maths";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { thatFit, asLine } from "../../present/doubt.ts";
import { shownSteps } from "../../solver/shown-steps.ts";

/** A computed solution in the form of a doubt: with all methods of the solver, and similar questions to practise. */
export function doubtOfSolved(
  solved: Solved | PartlySolved,
  solution: HomeworkSolution,
): DoubtSolution {
  const { subject, topic, difficulty, answer, explanation, proof, steps } = solution;
  const { keyTerms, examples, followUpQuestions, nextSteps } = solution;
  return {
    subject,
    topic,
    difficulty,
    answer,
    content: [explanation, proof].filter((part) => part !== "").join("\n\n"),
    approaches: approachesOf(methodsOf(solved)),
    steps,
    keyTerms,
    practiceProblems: examples,
    followUpQuestions,
    nextSteps,
  };
}

/** One method for a solved question, by its school name. */
export interface SolutionMethod {
  method: string;
  steps: readonly MathsStep[];
}

/** The method of the solution first, then the solver's other methods; each has its own proof. */
export function methodsOf({ solution }: Solved | PartlySolved): SolutionMethod[] {
  const { method, steps, approaches = [] } = solution;
  return [{ method, steps }, ...approaches];
}

/** Methods as the tabs of a doubt: the first line of each step says what is done, the rest is the resulting line. */
export function approachesOf(methods: readonly SolutionMethod[]): DoubtSolution["approaches"] {
  const fitting = thatFit(methods, ({ method }) => method);
  const lead = fitting.length > 1 ? "The same answer by this method" : "By this method";
  return fitting.map(({ method, steps }) => ({
    title: method,
    content: `${lead}: **${method}**.`,
    steps: shownSteps(steps).map(asLine),
  }));
}

/** The steps, with long ones divided into their moves. */
export function inDetail(steps: readonly MathsStep[]): HomeworkSolution["steps"] {
  return shownSteps(
    steps.flatMap((step) => {
      const { substeps = [], ...whole } = step;
      if (substeps.length === 0) return [step];
      const isReached = substeps.at(-1)?.after === step.after;
      return isReached ? substeps : [...substeps, { ...whole, before: null }];
    }),
  );
}
