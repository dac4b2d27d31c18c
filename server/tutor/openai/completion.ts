import { z } from "zod";
import type { Usage } from "../engine.ts";
import { TutorError } from "../tutor-error.ts";

/** As much of a chat completion as is read here; providers that only speak the dialect leave fields out. */
const completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});
type Completion = z.infer<typeof completion>;

export interface Reply<Output> {
  output: Output;
  usage: Usage;
}

/**
 * Reads the answer out of the body of a chat completion.
 *
 * @throws {TutorError} `refused` where the model or its filter declined, `unreadable` for all that is broken, cut
 * off, empty or of another shape than `output`; both carry the tokens it cost.
 */
export function readCompletion<Output>(body: string, output: z.ZodType<Output>): Reply<Output> {
  const parsed = completion.safeParse(parseJson(body, undefined));
  if (!parsed.success) {
    throw new TutorError("unreadable", "This is no chat completion", { cause: parsed.error });
  }
  const usage = usageOf(parsed.data);
  const answer = output.safeParse(parseJson(contentOf(parsed.data, usage), usage));
  if (!answer.success) {
    throw new TutorError("unreadable", "The answer does not keep to its schema", {
      cause: answer.error,
      usage,
    });
  }
  return { output: answer.data, usage };
}

function contentOf({ choices }: Completion, usage: Usage): string {
  const choice = choices[0];
  if (!choice) throw new TutorError("unreadable", "The reply holds no choice", { usage });
  const { finish_reason: reason, message } = choice;
  if (message.refusal || reason === "content_filter") {
    throw new TutorError("refused", message.refusal ?? "The content filter cut in", { usage });
  }
  if (reason === "length") {
    throw new TutorError("unreadable", "The reply was cut off at its cap of tokens", { usage });
  }
  if (!message.content) throw new TutorError("unreadable", "The reply is empty", { usage });
  return message.content;
}

function usageOf({ usage }: Completion): Usage {
  return { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 };
}

function parseJson(text: string, usage: Usage | undefined): unknown {
  try {
    return JSON.parse(text, storable);
  } catch (error) {
    throw new TutorError("unreadable", "The reply is no JSON", { cause: error, usage });
  }
}

/** Postgres stores neither NUL nor half a surrogate pair, and one of them must not cost the whole answer. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string"
    ? value.replaceAll("\u0000", "").replaceAll(/\p{Surrogate}/gu, "")
    : value;
}
