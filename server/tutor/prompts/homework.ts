import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import type { Message } from "./message.ts";
import { solutionRules, teacherRules } from "./teacher-rules.ts";

const helpRules: Record<HelpLevel, string> = {
  full: "The student will see the whole solution, so the explanation should make the method clear enough to use again.",
  hint: "The student asked for hints only: take the most care with `hints` and with the first example, for these are what she will see.",
  stepbystep:
    "The student will open the steps one at a time and do the last computation herself: let each step follow from the one before, and make `finalMove` answerable from the steps before the last.",
};

/** Asks for the whole solution of a homework question, typed, photographed or both. */
export function homeworkPrompt(request: HomeworkRequest): Message[] {
  const rules = [
    ...teacherRules(request.grade),
    "Solve the student's homework question.",
    ...solutionRules,
    helpRules[request.helpLevel],
    ...computedRules(request),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    {
      role: "user",
      content: studentWords(request),
      ...(request.photo && { photo: request.photo }),
    },
  ];
}

function computedRules({ computed, contradicted }: HomeworkRequest): string[] {
  if (!computed) return [];
  const given = `The result has been computed and proved: $${computed.answer}$ (${computed.method}). Take it as given: lead to exactly this result, and explain rather than compute.`;
  return contradicted === undefined
    ? [given]
    : [
        given,
        "An earlier answer, quoted by the user, contradicts it and is wrong. Do not repeat it.",
      ];
}

function studentWords({ question, photo, contradicted }: HomeworkRequest): string {
  const parts = [
    ...(question === "" ? [] : [asData("question", question)]),
    ...(photo ? ["The question, or the rest of it, is in the photo."] : []),
    ...(contradicted === undefined ? [] : [asData("earlier-answer", contradicted)]),
  ];
  return parts.join("\n\n");
}
