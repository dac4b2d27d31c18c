import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { QuizRequest } from "../operations.ts";
import { asData, type Message, systemMessage } from "./message.ts";
import { groundingRules, inSingleDollars } from "./conversation.ts";
import { levelRules } from "./explanation-rules.ts";
import { repairQuotes, repairRules } from "./findings.ts";
import { studentRules, teacherRules } from "./teacher-rules.ts";

const sharedRules: readonly string[] = [
  ...teacherRules,
  "The student has read the explanation that the user quotes and says that she understood it. Write a quiz of three questions that shows whether she did.",
  ...levelRules,
  "Ask for understanding rather than for words: what follows, what happens if, which case is one; at most one asks for a definition. A case that the explanation doesn't have is better than one that it has: after evaporation, why clothes dry faster on a windy day. Numbers are small enough to be worked out without paper. Each question tests another part of the explanation, the easiest stands first, and none gives away the answer to the next. A question is one or two sentences with all that is needed to answer it; it asks which is so rather than which is not so.",
  "Each question stands alone, can be answered from the explanation, and has four options that differ in value and are alike in length. Exactly one is right; `key` is its place counted from 0, and the right one stands in different places. Each wrong option is what a usual mistake leads to: a sign lost, a unit forgotten, one step too few, cause and effect exchanged, two like words mixed up. $\\frac{1}{2}$ and $0.5$ are one value and can't both be options. No option says all or none of the above.",
  "`why`, which is written before `key`: how the right option is found, with every number computed, and the mistake behind the likeliest wrong one, in two or three sentences. Don't name options by letters or places: they are shown in another order.",
];

/** Asks for a short test of an explanation. */
export function quizPrompt(request: QuizRequest): Message[] {
  const { concept, difficulty, explanation, passages } = request;
  const own = [
    `Write \`${difficulty}\` as \`difficulty\`, and questions of that level.`,
    ...studentRules(request),
    ...groundingRules(passages),
    ...repairRules(request),
  ];
  const material = [
    asData("question", concept),
    asData("earlier-explanation", inSingleDollars(withoutFigures(explanation.content))),
    ...repairQuotes(request),
  ];
  return [systemMessage({ sharedRules, own }), { role: "user", content: material.join("\n\n") }];
}
