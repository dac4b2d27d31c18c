import { z } from "zod";
import { TutorError } from "../tutor-error.ts";
import { type CountedReply, tokensIn } from "./reply.ts";
import type { AnswerFinder } from "./answer-text.ts";
import { draftOf, hasAnswer } from "./drafts.ts";
import { withEscapes, storable } from "./json-text.ts";

/** The kind of a reply: the answer, or a defect that the model may repair. */
export type Reading<Output> =
  | { kind: "read"; output: Output }
  /** The cap on tokens was reached before the answer began. */
  | { kind: "eaten" }
  | {
      kind: "broken";
      text: string;
      /** The defect, described without quoting the reply. */
      problem: string;
      cause: unknown;
    };

/** The finish reasons by which providers report that the cap was reached. */
const lengthReasons = new Set(["length", "max_tokens", "model_length"]);
const knownReasons = new Set([null, "stop", ...lengthReasons]);

const enoughOfProblem = 1_000;

interface ReadOptions<Output> {
  readBy: z.ZodType<Output>;
  finder: AnswerFinder;
}

/**
 * Extracts the answer from a reply. Whatever the finish reason, a complete text that satisfies its schema is an answer.
 *
 * @throws {TutorError} `refused` where the model or its filter declined, `unreadable` for what a repair
 * request can't correct; both carry the tokens that the reply cost.
 */
export function readAnswer<Output>(
  reply: CountedReply,
  { readBy, finder }: ReadOptions<Output>,
): Reading<Output> {
  const { finishReason, usage } = reply;
  const isCutOff = finishReason !== null && lengthReasons.has(finishReason);
  if (isCutOff && reply.refusal === "" && isEaten(reply, finder)) return { kind: "eaten" };
  const reading = readText(contentOf(reply), { readBy, finder });
  if (reading.kind === "read") return reading;
  if (isCutOff) {
    return { ...reading, problem: "It was cut off at its cap of tokens: be shorter" };
  }
  if (!knownReasons.has(finishReason)) {
    throw new TutorError(
      "unreadable",
      `The reply ended for a reason we don't know: ${finishReason}`,
      {
        cause: reading.cause,
        usage,
      },
    );
  }
  return reading;
}

/**
 * Whether reasoning used up the tokens: nothing of the answer has come, and the visible text is not most of the cost.
 */
function isEaten({ text, usage }: CountedReply, { startIn }: AnswerFinder): boolean {
  const start = startIn(text);
  if (start === -1) return true;
  return !hasAnswer(draftOf(text.slice(start)), []) && tokensIn(text) * 2 < usage.outputTokens;
}

function contentOf({ text, refusal, finishReason, hasChoice, usage }: CountedReply): string {
  const unreadable = (detail: string) => new TutorError("unreadable", detail, { usage });
  if (refusal !== "" || finishReason === "content_filter") {
    throw new TutorError("refused", refusal || "The content filter cut in", { usage });
  }
  if (!hasChoice) throw unreadable("The reply holds no choice");
  if (text.trim() === "") {
    if (finishReason === "tool_calls" || finishReason === "function_call") {
      throw unreadable("The model called a tool, and was given none");
    }
    throw unreadable(`The reply is empty (${finishReason ?? "no reason given"})`);
  }
  return text;
}

/** The last candidate that satisfies its schema: before it a model may have tried others. */
function readText<Output>(
  text: string,
  { readBy, finder }: ReadOptions<Output>,
): Exclude<Reading<Output>, { kind: "eaten" }> {
  const found = finder.candidatesIn(text);
  const readings = (found.length === 0 ? [anyJsonIn(text)] : found).map((json) =>
    readJson(json, readBy),
  );
  const reading =
    readings.findLast(({ kind }) => kind === "read") ??
    readings.findLast(({ cause }) => !(cause instanceof SyntaxError)) ??
    readings[0];
  if (!reading) throw new Error("A text was looked for JSON in no place");
  return reading.kind === "read"
    ? reading
    : { ...reading, text: text.slice(Math.max(0, finder.startIn(text))) };
}

type JsonReading<Output> =
  | { kind: "read"; output: Output; cause?: undefined }
  | { kind: "broken"; problem: string; cause: unknown };

function readJson<Output>(json: string, readBy: z.ZodType<Output>): JsonReading<Output> {
  let value: unknown;
  try {
    value = JSON.parse(withEscapes(json), (_key, part: unknown) =>
      typeof part === "string" ? storable(part) : part,
    );
  } catch (cause) {
    return { kind: "broken", problem: "It is no whole JSON", cause };
  }
  const answer = readBy.safeParse(value);
  if (answer.success) return { kind: "read", output: answer.data };
  const wrong = z.prettifyError(answer.error).slice(0, enoughOfProblem);
  return {
    kind: "broken",
    problem: `It does not keep to its schema:\n${wrong}`,
    cause: answer.error,
  };
}

function anyJsonIn(text: string): string {
  return text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
}
