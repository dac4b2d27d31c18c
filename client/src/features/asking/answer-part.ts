import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerLife } from "./answer-life.ts";

/** As much of an answer as there is, whatever became of it. */
export function partOf(answer: AnswerLife): AiResponsePart {
  return answer.state === "complete" ? answer.aiResponse : answer.part;
}
