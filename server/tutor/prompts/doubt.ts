import type { DoubtRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules, turnMessages } from "./conversation.ts";
import { doubtRules } from "./doubt-rules.ts";
import { computedRules, mendingQuotes, mendingRules } from "./mending.ts";
import type { Message } from "./message.ts";
import { careRule, offTopicRule, teacherRules } from "./teacher-rules.ts";

/** Asks to clear a doubt, typed, photographed or both. */
export function doubtPrompt(request: DoubtRequest): Message[] {
  const { grade, photo, passages, turns } = request;
  const rules = [
    ...teacherRules(grade),
    "Clear the student's doubt.",
    ...doubtRules,
    careRule,
    offTopicRule,
    ...groundingRules(passages),
    ...computedRules(request),
    ...mendingRules(request),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    ...turnMessages(turns),
    { role: "user", content: studentWords(request), ...(photo && { photo }) },
  ];
}

function studentWords(request: DoubtRequest): string {
  const { doubt, photo } = request;
  const parts = [
    ...(doubt === "" ? [] : [asData("question", doubt)]),
    ...(photo ? ["The doubt, or the rest of it, is in the photo."] : []),
    ...mendingQuotes(request),
  ];
  return parts.join("\n\n");
}
