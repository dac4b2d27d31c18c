import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerLife } from "./answer-life.ts";

/** As much of an answer as there is, whatever became of it. */
export function partOf(answer: AnswerLife): AiResponsePart {
  return answer.state === "complete" ? answer.aiResponse : answer.part;
}

/** Whether there is nothing yet that could be read. */
export function isEmpty({ answer, content = "", steps = [] }: AiResponsePart): boolean {
  return answer === undefined && content === "" && steps.length === 0;
}
