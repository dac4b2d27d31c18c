import { APIConnectionError, OpenAI } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { z } from "zod";
import type { Outcome, TutorEngine } from "../engine.ts";
import { type OperationName, outputs } from "../operations.ts";
import { homeworkPrompt } from "../prompts/homework.ts";
import { practicePrompt } from "../prompts/practice.ts";
import { type RedactedMessage, redactMessages } from "../safety/redact.ts";
import { readCompletion } from "./completion.ts";
import { type Signals, translateFailure } from "./failures.ts";
import { retryOnce } from "./retry-once.ts";
import {
  defaultLongestRetryPauseMs,
  defaultMaxReplyTokens,
  defaultRetryPauseMs,
  type OpenAiSettings,
} from "./settings.ts";

/** The tutor behind OpenAI's chat completions, or anything that speaks them. Nothing is sent before it is asked. */
export function createOpenAiEngine(settings: OpenAiSettings): TutorEngine {
  const ask = createAsk(settings);
  return {
    name: "openai",
    model: settings.model,
    readsPhotos: true,
    skills: {
      homework: (request, { signal }) =>
        ask({
          name: "homework",
          output: outputs.homework,
          messages: redactMessages(homeworkPrompt(request), {
            names: request.redact,
            keepNumbers: request.computed !== undefined,
          }),
          signal,
        }),
      practice: (request, { signal }) =>
        ask({
          name: "practice",
          output: outputs.practice,
          messages: redactMessages(practicePrompt(request), { names: request.redact }),
          signal,
        }),
    },
  };
}

interface Ask<Output> {
  name: OperationName;
  output: z.ZodType<Output>;
  messages: readonly RedactedMessage[];
  /** The caller's: Stop. */
  signal: AbortSignal;
}

/** Asks for any operation: only redacted messages leave, what comes back has the operation's shape or is a failure. */
function createAsk(settings: OpenAiSettings) {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // Left out, these would be read from the environment behind our back.
    organization: null,
    project: null,
    // Time and retries are kept in one place each, below; the SDK's clock stops at the reply's headers.
    timeout: settings.timeoutMs,
    maxRetries: 0,
    logLevel: "off",
  });

  return async function ask<Output>(operation: Ask<Output>): Promise<Outcome<Output>> {
    const { name, output, messages } = operation;
    const body = {
      model: settings.model,
      messages: messages.map(asParam),
      response_format: zodResponseFormat(output, name),
      max_completion_tokens: settings.maxReplyTokens ?? defaultMaxReplyTokens,
    };
    const signals = { stop: operation.signal, timeUp: AbortSignal.timeout(settings.timeoutMs) };
    const signal = AbortSignal.any([signals.stop, signals.timeUp]);
    const reply = await retryOnce(() => send(client, body, signal, signals), {
      pauseMs: settings.retryPauseMs ?? defaultRetryPauseMs,
      longestPauseMs: settings.longestRetryPauseMs ?? defaultLongestRetryPauseMs,
      signal,
    });
    return { kind: "answered", ...readCompletion(reply, output) };
  };
}

/** One request; the body of its reply as text. */
async function send(
  client: OpenAI,
  body: ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
  signals: Signals,
): Promise<string> {
  try {
    const response = await client.chat.completions.create(body, { signal }).asResponse();
    return await readWhole(response);
  } catch (error) {
    throw translateFailure(error, signals);
  }
}

/** A body that ends too early is a failure of the connection, which the SDK says of headers alone. */
async function readWhole(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new APIConnectionError({
      message: "The reply was cut in its middle",
      ...(error instanceof Error && { cause: error }),
    });
  }
}

function asParam(message: RedactedMessage): ChatCompletionMessageParam {
  if (message.role === "system") return message;
  const { content, photo } = message;
  if (!photo) return { role: "user", content };
  const url = `data:${photo.mediaType};base64,${Buffer.from(photo.bytes).toString("base64")}`;
  return {
    role: "user",
    content: [
      { type: "text", text: content },
      { type: "image_url", image_url: { url } },
    ],
  };
}
