import type { Task } from "../../task/task.ts";
import { binomialTheorem } from "./binomial/binomial.task.ts";
import { missingTerm } from "./patterns/missing-term.task.ts";
import { nextTerm } from "./patterns/next-term.task.ts";
import { termRule } from "./patterns/term-rule.task.ts";
import { progression } from "./progressions/progression.task.ts";
import { sumFormula } from "./progressions/sum-formula.task.ts";
import { generalTerm } from "./sums/general-term.task.ts";
import { means } from "./sums/means.task.ts";
import { multiples } from "./sums/multiples.task.ts";
import { powerSum } from "./sums/power-sum.task.ts";
import { repeatedDigits } from "./sums/repeated-digits.task.ts";

/** The tasks on arithmetic and geometric progressions and other sequences. */
export const sequencesTasks: readonly Task[] = [
  binomialTheorem,
  repeatedDigits,
  nextTerm,
  missingTerm,
  termRule,
  powerSum,
  multiples,
  means,
  sumFormula,
  progression,
  generalTerm,
];
