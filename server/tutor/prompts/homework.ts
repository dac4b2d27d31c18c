import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkRequest } from "../operations.ts";
import { asData, type Message, systemMessage } from "./message.ts";
import {
  attemptQuotes,
  attemptRules,
  computedRules,
  repairQuotes,
  repairRules,
} from "./findings.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import { photoRules, photoWords } from "./photo.ts";
import {
  careRule,
  offTopicRule,
  solutionRules,
  studentRules,
  teacherRules,
} from "./teacher-rules.ts";

const helpRules: Record<HelpLevel, string> = {
  full: "The student will see the whole solution, so the explanation should make the method clear enough to use again.",
  hint: "The student asked for hints only: take the most care with `hints` and with the first example, for these are what she will see. Keep `explanation`, `steps` and `proof` to what she needs if she opens them later.",
  stepbystep:
    "The student will open the steps one at a time and do the last computation herself: let each step follow from the one before, and make `finalMove` answerable from the steps before the last. `explanation` and every step but the last must not state the final answer.",
};

const sharedRules: readonly string[] = [
  ...teacherRules,
  "Solve the student's homework question.",
  ...solutionRules,
  careRule,
  offTopicRule,
];

/** Asks for the whole solution of a homework question, typed, photographed or both. */
export function homeworkPrompt(request: HomeworkRequest): Message[] {
  const own = [
    ...photoRules(request),
    helpRules[request.helpLevel],
    ...studentRules(request),
    ...groundingRules(request.passages),
    ...computedRules(request),
    ...attemptRules(request),
    ...repairRules(request),
  ];
  return [
    systemMessage({ sharedRules, own }),
    ...turnMessages(request.turns),
    {
      role: "user",
      content: studentWords(request),
      ...(request.photo && { photo: request.photo }),
    },
  ];
}

function studentWords(request: HomeworkRequest): string {
  const { question } = request;
  const parts = [
    ...(question === "" ? [] : [asData("question", question)]),
    ...photoWords(request, "The question, or the rest of it, is in the photo."),
    ...attemptQuotes(request),
    ...repairQuotes(request),
  ];
  return parts.join("\n\n");
}
