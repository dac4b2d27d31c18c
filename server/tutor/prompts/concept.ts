import type { ConceptRequest } from "../operations.ts";
import { asData, type Message, systemMessage } from "./message.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import { explanationRules, levelRule, levelRules } from "./explanation-rules.ts";
import { repairQuotes, repairRules, wrongTextRule } from "./findings.ts";
import { careRule, offTopicRule, studentRules, teacherRules } from "./teacher-rules.ts";

const sharedRules: readonly string[] = [
  ...teacherRules,
  "Explain the idea that the student asks about. Where she asks a question about it, let the explanation answer that very question.",
  ...levelRules,
  ...explanationRules,
  careRule,
  offTopicRule,
];

/** Asks for the explanation of an idea at a level. */
export function conceptPrompt(request: ConceptRequest): Message[] {
  const { difficulty, concept, passages, turns } = request;
  const own = [
    levelRule(difficulty),
    ...studentRules(request),
    ...groundingRules(passages),
    ...repairRules(request, wrongTextRule),
  ];
  return [
    systemMessage({ sharedRules, own }),
    ...turnMessages(turns),
    {
      role: "user",
      content: [asData("question", concept), ...repairQuotes(request)].join("\n\n"),
    },
  ];
}
