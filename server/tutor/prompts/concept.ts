import type { ConceptRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import { explanationRules, levelRule } from "./explanation-rules.ts";
import { mendingQuotes, mendingRules, wrongTextRule } from "./mending.ts";
import type { Message } from "./message.ts";
import { careRule, offTopicRule, teacherRules } from "./teacher-rules.ts";

/** Asks for the explanation of an idea at a level. */
export function conceptPrompt(request: ConceptRequest): Message[] {
  const { grade, difficulty, concept, passages, turns } = request;
  const rules = [
    ...teacherRules(grade),
    "Explain the idea that the student asks about. Where she asks a question about it, let the explanation answer that very question.",
    levelRule(difficulty),
    ...explanationRules,
    careRule,
    offTopicRule,
    ...groundingRules(passages),
    ...mendingRules(request, wrongTextRule),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    ...turnMessages(turns),
    {
      role: "user",
      content: [asData("question", concept), ...mendingQuotes(request)].join("\n\n"),
    },
  ];
}
