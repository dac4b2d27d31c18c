import type { DoubtRequest, RefineRequest } from "../operations.ts";
import { attemptRules } from "./attempt.ts";
import { groundingRules } from "./conversation.ts";
import { computedRules, repairRules } from "./repair-notes.ts";
import { type Message, systemMessage } from "./message.ts";
import {
  careRule,
  offTopicRule,
  studentRules,
  teacherRules,
  workingRule,
} from "./teacher-rules.ts";

/** Rules for the solution of a doubt, new or refined. */
const doubtRules: readonly string[] = [
  workingRule,
  "`content`: what clears the doubt, in plain words: where the student went wrong if she shows an attempt, else what is usually misunderstood here, and what is true.",
  "`answer`: the final answer alone, in its simplest form, such as $x = 4$; empty where the doubt has none because it asks for an understanding.",
  "`approaches`: two or three ways that really differ, not the same steps in other words: for mathematics say algebra, a graph and trial, by their school names; for physics the formula, energy and units; for other subjects a picture, an example and the usual mix-up. One alone where there is no second. Each leads to the same answer; each of its `steps` is one text: what is done, an empty line, and the line that results.",
  "`steps`: the way that you would show on the board: one idea a step, what is done, why it may be done by its school name, and the line that results; empty where nothing is worked out.",
  "`practiceProblems`: two or three similar questions, the easiest first, each with another answer and solved in a few lines. `keyTerms`: at most four. `followUpQuestions` and `nextSteps`: at most three each.",
];

interface Task {
  /** The task, in the same words for every student. */
  task: string;
  /** Rules of this request, in addition to those of every doubt. */
  own?: readonly string[];
}

/** The system message that asks for a solution of a doubt; `task` says which. */
export function doubtSystem(
  request: DoubtRequest | RefineRequest,
  { task, own = [] }: Task,
): Message {
  return systemMessage({
    shared: [...teacherRules, task, ...doubtRules, careRule, offTopicRule],
    own: [
      ...own,
      ...studentRules(request),
      ...groundingRules(request.passages),
      ...computedRules(request),
      ...attemptRules(request),
      ...repairRules(request),
    ],
  });
}
