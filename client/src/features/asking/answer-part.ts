import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerLife } from "./answer-life.ts";

/** As much of an answer as there is, whatever became of it. */
export function partOf(answer: AnswerLife): AiResponsePart {
  return answer.state === "complete" ? answer.aiResponse : answer.part;
}

/** Whether there is nothing yet that could be read. */
export function isEmpty(part: AiResponsePart): boolean {
  return part.answer === undefined && isBare(part);
}

/** Whether there is nothing yet but, at most, the final answer in the place that is kept for it. */
export function isBare({ content = "", steps = [] }: AiResponsePart): boolean {
  return content === "" && steps.length === 0;
}
