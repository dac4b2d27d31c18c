import type { AnswerBank } from "../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { TutorEngine } from "../engine.ts";
import type { ReadPrint } from "../photo.ts";
import type { Safety } from "../safety/safety.ts";
import type { Solver } from "../solver/solver.ts";

/** Dependencies of every kind of answer. */
export interface AnsweringDependencies {
  solver: Solver;
  /** The library for a model's passages. */
  library: ConceptLibrary;
  /** The bank for a model's passages. */
  answers: AnswerBank;
  safety: Safety;
  now: () => Date;
  /** A random number from 0 up to 1, for examples in computed solutions. */
  random: () => number;
  /** Reads print in a photo, in parallel with the model; without it nothing does. */
  readPrint?: ReadPrint | undefined;
}

/** The same with both tutors. */
export interface TutorDependencies extends AnsweringDependencies {
  engine: TutorEngine;
  /** Answers what it can where the engine can't; equal to the engine where no model is configured. */
  builtIn: TutorEngine;
}
