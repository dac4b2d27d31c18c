import { z } from "zod";
import { TutorError } from "../tutor-error.ts";
import type { CountedReply } from "./reply.ts";
import { storable } from "./storable.ts";

/** What a reply turned out to be: the answer, or something that the model may be asked to mend. */
export type Reading<Output> =
  | { kind: "read"; output: Output }
  | {
      kind: "broken";
      text: string;
      /** What is wrong, in words that hold nothing of the reply. */
      problem: string;
      cause: unknown;
    };

/** By what name providers tell that the cap on tokens was met. */
const lengthReasons = new Set(["length", "max_tokens", "model_length"]);
const knownReasons = new Set([null, "stop", ...lengthReasons]);

const enoughOfProblem = 1_000;

/**
 * Reads the answer out of a reply. Whatever ended it, what is whole and keeps to its schema is an answer.
 *
 * @throws {TutorError} `refused` where the model or its filter declined, `unreadable` for what asking for a repair
 * can't mend; both carry the tokens it cost.
 */
export function readAnswer<Output>(
  reply: CountedReply,
  output: z.ZodType<Output>,
): Reading<Output> {
  const { finishReason, usage } = reply;
  const reading = readText(contentOf(reply), output);
  if (reading.kind === "read") return reading;
  if (finishReason !== null && lengthReasons.has(finishReason)) {
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

function contentOf({ text, refusal, finishReason, hasChoice, usage }: CountedReply): string {
  const unreadable = (detail: string) => new TutorError("unreadable", detail, { usage });
  if (refusal !== "" || finishReason === "content_filter") {
    throw new TutorError("refused", refusal || "The content filter cut in", { usage });
  }
  if (!hasChoice) throw unreadable("The reply holds no choice");
  if (finishReason === "tool_calls" || finishReason === "function_call") {
    throw unreadable("The model called a tool, and was given none");
  }
  if (text.trim() === "") {
    throw unreadable(`The reply is empty (${finishReason ?? "no reason given"})`);
  }
  return text;
}

function readText<Output>(text: string, output: z.ZodType<Output>): Reading<Output> {
  let value: unknown;
  try {
    value = JSON.parse(jsonIn(text), (_key, part: unknown) =>
      typeof part === "string" ? storable(part) : part,
    );
  } catch (cause) {
    return { kind: "broken", text, problem: "It is no whole JSON", cause };
  }
  const answer = output.safeParse(value);
  if (answer.success) return { kind: "read", output: answer.data };
  const wrong = z.prettifyError(answer.error).slice(0, enoughOfProblem);
  return {
    kind: "broken",
    text,
    problem: `It does not keep to its schema:\n${wrong}`,
    cause: answer.error,
  };
}

/** Models that are not held to a form put JSON between fences, or a sentence before and after it. */
function jsonIn(text: string): string {
  return text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
}
