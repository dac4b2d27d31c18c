import { type AnswerBank, createAnswerBank } from "../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { TutorEngine } from "../engine.ts";
import { wholeSeed } from "../../maths/index.ts";
import type { Solver } from "../solver/solver.ts";
import { conceptSkill, quizSkill, reExplainSkill } from "./concepts/concept-skills.ts";
import { doubtSkill, refineSkill } from "./doubts/doubt-skills.ts";
import { homeworkSkill, practiceSkill } from "./homework-skills.ts";

interface BuiltInOptions {
  solver: Solver;
  /** What it explains ideas from. */
  library: ConceptLibrary;
  /** What it answers questions of board papers from; nothing where it is left out. */
  answers?: AnswerBank;
  /** From 0 up to 1; made-up questions are drawn with it. */
  random?: () => number;
}

/**
 * The tutor that needs no key and no network: it solves school maths, explains what its library has, and says in plain
 * words what it can't do.
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
