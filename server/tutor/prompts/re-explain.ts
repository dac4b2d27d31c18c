import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Need, ReExplainRequest } from "../operations.ts";
import { asData } from "./as-data.ts";
import { groundingRules } from "./conversation.ts";
import { explanationRules, levelRule } from "./explanation-rules.ts";
import { mendingQuotes, mendingRules, wrongTextRule } from "./mending.ts";
import type { Message } from "./message.ts";
import { teacherRules } from "./teacher-rules.ts";

const needRules: Record<Need, string> = {
  confused:
    "The student was confused by it. Find what may have confused her, begin from something she surely knows, and go in smaller steps.",
  need_simpler:
    "It was too hard for the student. Say it in simpler words, with a picture from everyday life in India.",
  need_harder:
    "It was too easy for the student. Go deeper: why it holds, where it stops to hold, and a harder example that is worked out.",
};

/** Asks for the same idea in another way. */
export function reExplainPrompt(request: ReExplainRequest): Message[] {
  const { grade, concept, previous, need, passages } = request;
  const rules = [
    ...teacherRules(grade),
    "The student has read the earlier explanation that the user quotes. Explain the same idea again.",
    needRules[need],
    "Use other words, another order and other examples than the earlier explanation: no sentence of it and none of its examples may come again.",
    levelRule(levelAfter(previous.difficulty, need)),
    ...explanationRules,
    ...groundingRules(passages),
    ...mendingRules(request, wrongTextRule),
  ];
  const examples = previous.examples.map(({ question }) => question);
  const earlier = [previous.content, ...examples].join("\n\n");
  const material = [
    asData("question", concept),
    asData("earlier-explanation", earlier),
    ...mendingQuotes(request),
  ];
  return [
    { role: "system", content: rules.join("\n\n") },
    { role: "user", content: material.join("\n\n") },
  ];
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
