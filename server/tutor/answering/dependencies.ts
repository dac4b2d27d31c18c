import type { Cared } from "../safety/safety.ts";
import type { Concern } from "#shared/domain/study.ts";
import type { AnswerBank } from "../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { ReadPrint } from "../print.ts";
import type { Solver } from "../solver/solver.ts";

/** Dependencies of every kind of answer. */
export interface AnsweringDependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
  now: () => Date;
  random: () => number;
  /** Reads print in a photo, in parallel with the model; without it nothing does. */
  readPrint?: ReadPrint | undefined;
  /** The reply to a question that has nothing to do with study. */
  offTopicLine: (question: string) => string;
  /** The reply to a student who needs a person. */
  careFor: (concern: Concern, text: string) => Pick<Cared, "content" | "helplines">;
}
