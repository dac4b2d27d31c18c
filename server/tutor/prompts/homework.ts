import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkRequest, Mending } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import type { Message } from "./message.ts";
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

function computedRules({ computed }: HomeworkRequest): string[] {
  if (!computed) return [];
  return [
    `The result has been computed and proved: $${computed.answer}$ (${computed.method}). Take it as given: lead to exactly this result, and explain rather than compute.`,
  ];
}

/** What was wrong before; its words are quoted in the user's message, as data. */
function mendingRules({ contradicted, wrongLine, leakedFields }: Mending): string[] {
  return [
    ...(contradicted === undefined
      ? []
      : [
          "An earlier answer, quoted by the user, contradicts what was computed and is wrong. Do not repeat it.",
        ]),
    ...(wrongLine === undefined
      ? []
      : [
          "A line of an earlier solution, quoted by the user, is false. Do not repeat it: compute each line of `steps` once more before you write it, and let both sides of every equals sign be equal.",
        ]),
    ...(leakedFields === undefined
      ? []
      : [
          `An earlier reply gave the final answer away in ${leakedFields.map((field) => `\`${field}\``).join(", ")}, which the student will see. Write them without it in any form: no number, no word for it, no fraction or product that comes to it.`,
        ]),
  ];
}

function studentWords({ question, photo, contradicted, wrongLine }: HomeworkRequest): string {
  const parts = [
    ...(question === "" ? [] : [asData("question", question)]),
    ...(photo ? ["The question, or the rest of it, is in the photo."] : []),
    ...(contradicted === undefined ? [] : [asData("earlier-answer", contradicted)]),
    ...(wrongLine === undefined ? [] : [asData("wrong-line", wrongLine)]),
  ];
  return parts.join("\n\n");
}
