import type { Task } from "../../task/task.ts";
import { countingStory } from "./counting/counting-story.task.ts";
import { digitCount } from "./counting/digit-count.task.ts";
import { countEquation } from "./counting/equation/count-equation.task.ts";
import { countingNotation } from "./counting/notation.task.ts";
import { solveForCount } from "./counting/solve-for-n.task.ts";
import { wordArrangement } from "./counting/word-arrangement.task.ts";
import { bayes } from "./distributions/bayes.task.ts";
import { binomial } from "./distributions/binomial.task.ts";
import { distributionTable } from "./distributions/table.task.ts";
import { twoEvents } from "./distributions/two-events.task.ts";
import { severalDraws } from "./experiments/several-draws.task.ts";
import { singleStage } from "./experiments/single-stage.task.ts";
import { pickedLetters } from "./letters/letters.task.ts";
import { complement } from "./short/complement.task.ts";
import { independentSolvers } from "./short/independent-solvers.task.ts";
import { odds } from "./short/odds.task.ts";
import { severalCards } from "./short/several-cards.task.ts";
import { yearDays } from "./short/year-days.task.ts";

/** Counting and probability. */
export const chanceTasks: readonly Task[] = [
  distributionTable,
  pickedLetters,
  countingNotation,
  solveForCount,
  countEquation,
  wordArrangement,
  digitCount,
  countingStory,
  singleStage,
  severalDraws,
  twoEvents,
  bayes,
  binomial,
  severalCards,
  yearDays,
  independentSolvers,
  complement,
  odds,
];
