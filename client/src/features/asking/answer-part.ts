import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerProgress } from "./answer-progress.ts";

/** The part of an answer that exists, in any state. */
export function partOf(answer: AnswerProgress): AiResponsePart {
  return answer.state === "complete" ? answer.aiResponse : answer.part;
}

/** Whether there is no text to read yet. */
export function isEmpty(part: AiResponsePart): boolean {
  return part.answer === undefined && hasNoText(part);
}

/** Whether there is nothing yet except, at most, the final answer in its reserved place. */
export function hasNoText({ content = "", steps = [] }: AiResponsePart): boolean {
  return content === "" && steps.length === 0;
}
