import { type AiResponsePart, type AnswerDelta } from "#shared/contracts/answer.ts";
import { answerResponse } from "#shared/contracts/messages.ts";
import type { Problem } from "#shared/contracts/problem.ts";
import type { ServerEvent } from "./events.ts";
import { type Question, strangersIn } from "./question.ts";
import type { Wrongs } from "./wrongs.ts";

/** The events that end an answer. */
export type StreamEnd = "complete" | "failed" | "stopped";

/** Reads one stream of an answer, and reports content of other questions and inconsistent deltas. */
export function watchStream(question: Question, wrongs: Wrongs) {
  let laid: AiResponsePart = {};
  let deltas = 0;
  let messageId: number | null = null;
  let end: StreamEnd | null = null;
  const wrong = (kind: string, detail = "") =>
    wrongs.add(kind, `${question.token} ${detail}`.trim());

  function take({ name, data }: ServerEvent): void {
    if (end !== null) wrong("an event after the end", name);
    const strangers = strangersIn(data, question);
    if (strangers.length > 0)
      wrong("words of another answer", `in ${name}: ${strangers.join(" ")}`);
    if (name === "delta") takeDelta(JSON.parse(data) as AnswerDelta); // safe: our own contract, and there are many
    else if (name === "done") takeDone(data);
    else takeError(data);
  }

  function takeDelta({ message, aiResponse }: AnswerDelta): void {
    deltas += 1;
    messageId ??= message.id;
    if (message.id !== messageId)
      wrong("one stream, two answers", `${messageId} and ${message.id}`);
    const before = laid.content ?? "";
    laid = { ...laid, ...aiResponse };
    if (!(laid.content ?? "").startsWith(before)) wrong("what was shown was taken back");
  }

  function takeDone(data: string): void {
    end = "complete";
    const { aiResponse, message } = answerResponse.parse(JSON.parse(data));
    if (message.id !== messageId) wrong("done is of another message");
    if (!aiResponse.content.includes(question.token)) wrong("done isn't about its question");
    // A reader who comes after the answer is complete gets its end only.
    if (laid.content !== undefined && !aiResponse.content.startsWith(laid.content)) {
      wrong("the deltas don't come to what done shows", `${laid.content} / ${aiResponse.content}`);
    }
  }

  function takeError(data: string): void {
    const { code, detail } = JSON.parse(data) as Problem; // safe: our own contract
    end = code === "answer_stopped" ? "stopped" : "failed";
    if (detail === "") wrong("an end without a sentence", code);
  }

  return { take, deltas: () => deltas, end: () => end };
}
