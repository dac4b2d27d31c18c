import type { Cared } from "../safety/safety.ts";
import type { Concern } from "#shared/domain/study.ts";
import type { AnswerBank } from "../../bank/answer-bank.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { ReadPrint } from "../print.ts";
import type { Solver } from "../solver/solver.ts";

/** What every kind of answering works with. */
export interface AnsweringDependencies {
  solver: Solver;
  library: ConceptLibrary;
  answers: AnswerBank;
  now: () => Date;
  random: () => number;
  /** Reads what is printed on a photo, beside the model; nothing does where it is left out. */
  readPrint?: ReadPrint | undefined;
  /** What is said of a question that has nothing to do with study. */
  offTopicLine: (question: string) => string;
  /** What is said to a student who needs a person. */
  careFor: (concern: Concern, text: string) => Pick<Cared, "content" | "helplines">;
}
