import { type AnswerBank, createAnswerBank } from "../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { TutorEngine } from "../engine.ts";
import { wholeSeed } from "@sawaal/maths";
import type { Solver } from "../solver/solver.ts";
import { conceptSkill, quizSkill, reExplainSkill } from "./concepts/concept-skills.ts";
import { doubtSkill, refineSkill } from "./doubts/doubt-skills.ts";
import { homeworkSkill, practiceSkill } from "./homework-skills.ts";

interface BuiltInOptions {
  solver: Solver;
  /** The concepts that it explains. */
  library: ConceptLibrary;
  /** The answers to questions of board papers; none by default. */
  answers?: AnswerBank;
  /** A random number from 0 up to 1, for made-up questions. */
  random?: () => number;
}

/**
 * The tutor that needs no key and no network: it solves school maths, explains the library's concepts, and says in
 * plain words what it can't do.
 */
export function createBuiltInEngine({
  solver,
  library,
  answers = createAnswerBank([]),
  random = Math.random,
}: BuiltInOptions): TutorEngine {
  const dependencies = { solver, library, answers, seed: () => wholeSeed(random) };
  return {
    name: "built-in",
    model: "built-in",
    readsPhotos: false,
    skills: {
      homework: homeworkSkill(dependencies),
      practice: practiceSkill(dependencies),
      concept: conceptSkill(dependencies),
      reExplain: reExplainSkill(library),
      quiz: quizSkill(library, dependencies.seed),
      doubt: doubtSkill(dependencies),
      refine: refineSkill(dependencies),
    },
  };
}
