import { noUsage, type Outcome, type Skill, type TutorEngine } from "../engine.ts";
import { photoNotRead, photoWithoutText, practiceNotMade, questionNotSolved } from "./declining.ts";
import { wholeSeed } from "../solver/seeded-random.ts";
import type { Solver } from "../solver/solver.ts";

interface BuiltInOptions {
  solver: Solver;
  /** From 0 up to 1; made-up questions are drawn with it. */
  random?: () => number;
}

/** The tutor that needs no key and no network: it solves school maths, and says in plain words what it can't do. */
export function createBuiltInEngine({ solver, random = Math.random }: BuiltInOptions): TutorEngine {
  const seed = () => wholeSeed(random);
  return {
    name: "built-in",
    model: "built-in",
    readsPhotos: false,
    skills: { homework: homeworkSkill(solver, seed), practice: practiceSkill(solver, seed) },
  };
}

function homeworkSkill(solver: Solver, seed: () => number): Skill<"homework"> {
  return async ({ question, photo, grade }) => {
    if (question.trim() === "" && photo) return declined(photoWithoutText);
    const outcome = await solver.solve({ question, grade });
    if (outcome.kind !== "solved") return declined(questionNotSolved(question, outcome, photo));
    const solution = await solver.write({ solved: outcome, grade, seed: seed() });
    return answered(
      photo ? { ...solution, explanation: `${photoNotRead}\n\n${solution.explanation}` } : solution,
    );
  };
}

function practiceSkill(solver: Solver, seed: () => number): Skill<"practice"> {
  return async ({ question, grade }) => {
    const outcome = await solver.solve({ question, grade });
    if (outcome.kind !== "solved") return declined(practiceNotMade);
    const drawn = await solver.similar({ solved: outcome, grade, seed: seed() });
    if (!drawn) return declined(practiceNotMade);
    return answered({
      question: drawn.question,
      solution: await solver.write({ solved: drawn, grade, seed: seed() }),
    });
  };
}

function answered<Output>(output: Output): Outcome<Output> {
  return { kind: "answered", output, usage: noUsage };
}

function declined(sentence: string): Outcome<never> {
  return { kind: "declined", sentence, usage: noUsage };
}
