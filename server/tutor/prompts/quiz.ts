import type { QuizRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules } from "./conversation.ts";
import { mendingQuotes, mendingRules } from "./mending.ts";
import type { Message } from "./message.ts";
import { teacherRules } from "./teacher-rules.ts";

/** Asks for a short test of an explanation. */
export function quizPrompt(request: QuizRequest): Message[] {
  const { grade, concept, difficulty, explanation, passages } = request;
  const rules = [
    ...teacherRules(grade),
    "The student has read the explanation that the user quotes and says that she understood it. Write a quiz of three questions that shows whether she did.",
    `Write \`${difficulty}\` as \`difficulty\`, and questions of that level. Ask for understanding rather than for words: what follows, what happens if, which case is one; at most one asks for a definition.`,
    "Each question stands alone, can be answered from the explanation, and has four options that differ in value and are alike in length. Exactly one is right; `key` is its place counted from 0, and the right one stands in different places. Each wrong option is what a usual mistake leads to. No option says all or none of the above.",
    "`why`: how the right option is found, and the mistake behind the likeliest wrong one, in two or three sentences. Don't name options by letters or places: they are shown in another order.",
    ...groundingRules(passages),
    ...mendingRules(request),
  ];
  const material = [
    asData("question", concept),
    asData("earlier-explanation", explanation.content),
    ...mendingQuotes(request),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    { role: "user", content: material.join("\n\n") },
  ];
}
