import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import { computedRules, mendingQuotes, mendingRules } from "./mending.ts";
import type { Message } from "./message.ts";
import { photoRules, photoWords } from "./photo.ts";
import { careRule, offTopicRule, solutionRules, teacherRules } from "./teacher-rules.ts";

const helpRules: Record<HelpLevel, string> = {
  full: "The student will see the whole solution, so the explanation should make the method clear enough to use again.",
  hint: "The student asked for hints only: take the most care with `hints` and with the first example, for these are what she will see.",
  stepbystep:
    "The student will open the steps one at a time and do the last computation herself: let each step follow from the one before, and make `finalMove` answerable from the steps before the last. `explanation` and every step but the last must not state the final answer.",
};

/** Asks for the whole solution of a homework question, typed, photographed or both. */
export function homeworkPrompt(request: HomeworkRequest): Message[] {
  const rules = [
    ...teacherRules(request.grade),
    "Solve the student's homework question.",
    ...photoRules(request),
    ...solutionRules,
    careRule,
    offTopicRule,
    helpRules[request.helpLevel],
    ...groundingRules(request.passages),
    ...computedRules(request),
    ...mendingRules(request),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
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
    ...mendingQuotes(request),
  ];
  return parts.join("\n\n");
}
