import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Need, ReExplainRequest } from "../operations.ts";
import { asData, type Message, systemMessage } from "./message.ts";
import { groundingRules, inSingleDollars } from "./conversation.ts";
import { explanationRules, levelRule, levelRules } from "./explanation-rules.ts";
import { repairQuotes, repairRules, wrongTextRule } from "./findings.ts";
import { studentRules, teacherRules } from "./teacher-rules.ts";

const needRules: Record<Need, string> = {
  confused:
    "The student was confused by it. Find what may have confused her, begin from something she surely knows, and go in smaller steps.",
  need_simpler:
    "It was too hard for the student. Say it in simpler words, with a picture from everyday life in India.",
  need_harder:
    "It was too easy for the student. Go deeper: why it holds, where it stops to hold, and a harder example that is worked out.",
};

const sharedRules: readonly string[] = [
  ...teacherRules,
  "The student has read the earlier explanation that the user quotes. Explain the same idea again.",
  "Use other words, another order and other examples than the earlier explanation: no sentence of it and none of its examples may come again. What was right in it stays right: change how the idea is told, and not the idea, its definition or its symbols.",
  "Turn the way around: from a case to the rule where the earlier one went from the rule to a case, a picture in words where it had a formula, a comparison where it had a definition. Begin with the idea itself: no apology, no word about the earlier explanation being good or bad, no mention of the level. End with the one thing to remember, in a sentence that she could say to a friend.",
  ...levelRules,
  ...explanationRules,
];

/** Asks for a re-explanation of the same idea. */
export function reExplainPrompt(request: ReExplainRequest): Message[] {
  const { concept, previous, need, passages } = request;
  const own = [
    needRules[need],
    levelRule(levelAfter(previous.difficulty, need)),
    ...studentRules(request),
    ...groundingRules(passages),
    ...repairRules(request, wrongTextRule),
  ];
  const examples = previous.examples.map(({ question }) => question);
  const earlier = [withoutFigures(previous.content), ...examples].join("\n\n");
  const material = [
    asData("question", concept),
    asData("earlier-explanation", inSingleDollars(earlier)),
    ...repairQuotes(request),
  ];
  return [systemMessage({ sharedRules, own }), { role: "user", content: material.join("\n\n") }];
}

const harder: Record<Difficulty, Difficulty> = {
  beginner: "intermediate",
  intermediate: "advanced",
  advanced: "advanced",
};
const easier: Record<Difficulty, Difficulty> = {
  beginner: "beginner",
  intermediate: "beginner",
  advanced: "intermediate",
};

function levelAfter(level: Difficulty, need: Need): Difficulty {
  return need === "need_harder" ? harder[level] : easier[level];
}
