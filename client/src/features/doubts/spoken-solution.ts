import type { AnswerLife } from "../asking/answer-life.ts";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import { shownApproaches } from "./shown-approaches.ts";

/** What can be heard of a solution: where its steps stand in an approach alone, that one's. */
export function spokenSolution(answer: AnswerLife): string[] | null {
  if (answer.state !== "complete" || answer.aiResponse.helplines) return null;
  const { aiResponse } = answer;
  const [first] = shownApproaches(aiResponse);
  const steps = aiResponse.steps.length > 0 ? aiResponse.steps : (first?.steps ?? []);
  return spokenAnswer({ ...aiResponse, steps });
}
