import { aiResponsePart, type AiResponsePart } from "#shared/contracts/answer.ts";
import {
  type AnswerResponse,
  answerFailure,
  type AnswerFailure,
} from "#shared/contracts/messages.ts";
import { ProductError, type ErrorCode } from "../../errors.ts";
import { answerInterrupted, answerStopped } from "./answer-problems.ts";
import type { AnswerRow } from "./answers.repository.ts";
import { presentReply, storedReply } from "./reply.ts";
import type { AnswerStatus } from "./remote-answer.ts";

/** The state of an answer according to its row. */
export function statusOf(row: AnswerRow): AnswerStatus {
  switch (row.state) {
    case "pending":
    case "streaming":
      return { kind: "in-progress", written: writtenOf(row) ?? {} };
    case "complete":
      return { kind: "answered", answered: answeredBy(row) };
    case "stopped":
      return { kind: "ended", error: answerStopped() };
    case "failed":
      return { kind: "ended", error: errorOf(row.failure) };
  }
}

export function writtenOf({ written }: Pick<AnswerRow, "written">): AiResponsePart | null {
  return written === null ? null : aiResponsePart.parse(written);
}

function answeredBy({ id, reply }: AnswerRow): AnswerResponse {
  return { aiResponse: presentReply(storedReply.parse(reply)), message: { id } };
}

/** The stored part of a failure: the message for the student. A retry time would be over by the time it is read. */
export function failureOf(error: ProductError): AnswerFailure {
  return { code: error.code, detail: error.message };
}

/** Reads the reason of a failed answer from its row. */
export function parseFailure(failure: unknown): AnswerFailure {
  return answerFailure.parse(failure);
}

function errorOf(failure: unknown): ProductError {
  if (failure === null) return answerInterrupted();
  const { code, detail } = parseFailure(failure);
  return new ProductError(code as ErrorCode, detail); // safe: stored by `failureOf`
}
