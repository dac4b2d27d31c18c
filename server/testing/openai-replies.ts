import type { ChatCompletion } from "openai/resources/chat/completions";
import { type Manner, modelAnswer } from "./openai-answers.ts";
import type { Completion } from "./openai-behaviour.ts";
import { type CompletionRequest, formNameIn, questionIn } from "./openai-request.ts";

type FinishReason = ChatCompletion.Choice["finish_reason"];

/** The content of a reply, before it is divided into chunks or sent as one. */
export interface Reply {
  content: string | null;
  refusal?: string;
  finishReason: FinishReason;
  hasChoice: boolean;
  thoughtTokens?: number | undefined;
}

/** The model's output for this behaviour. */
export function replyTo(request: CompletionRequest, behaviour: Completion): Reply {
  const write = writer(request, behaviour.reads);
  if (isOdd(behaviour)) return { ...replyOf(""), ...oddReplies[behaviour.kind](write) };
  switch (behaviour.kind) {
    case "answer":
      return replyOf(behaviour.json === undefined ? write() : JSON.stringify(behaviour.json));
    case "text":
      return {
        ...replyOf(behaviour.text, behaviour.finishReason),
        thoughtTokens: behaviour.thoughtTokens,
      };
    case "careless":
      return replyOf(`Here you are:\n\`\`\`json\n${write("careless")}\n\`\`\``);
    case "lie":
    case "leak":
      return replyOf(write(behaviour.kind));
    case "broken-json":
      return replyOf(half(write()));
    case "schema-mismatch":
      return replyOf(JSON.stringify({ answer: 42 }));
  }
}

/** Fills the requested schema; for a photo it returns the transcription given by the test. */
function writer(request: CompletionRequest, reads: string | null = null) {
  return (manner?: Manner) => {
    const answer = modelAnswer(formNameIn(request), reads ?? questionIn(request), manner);
    return JSON.stringify(inOrder(request, answer, reads));
  };
}

// safe: providers do give reasons that the API's types don't know
const unknownReason = "insufficient_system_resource" as FinishReason;

/** Replies with another finish reason, or with other content, than a good one. */
const oddReplies = {
  refusal: () => ({ content: null, refusal: "I can't help with that." }),
  "content-filter": () => ({ finishReason: "content_filter" }),
  "length-cut-off": (write) => ({ content: half(write()), finishReason: "length" }),
  "tool-call": () => ({ content: null, finishReason: "tool_calls" }),
  "empty-content": () => ({}),
  "empty-choices": () => ({ content: null, hasChoice: false }),
  "unknown-finish": (write) => ({ content: half(write()), finishReason: unknownReason }),
  "unknown-finish-whole": (write) => ({ content: write(), finishReason: unknownReason }),
} satisfies Record<string, (write: () => string) => Partial<Reply>>;

function isOdd(behaviour: Completion): behaviour is Completion & { kind: keyof typeof oddReplies } {
  return behaviour.kind in oddReplies;
}

/** The working that a model computes before its answer, where the schema asks for it. */
export const working = "6 × 7 = 42, seen by nobody";

/** Under a strict schema a model writes the fields in the schema's order. */
function inOrder(
  { response_format: format }: CompletionRequest,
  answer: unknown,
  transcription: string | null,
): unknown {
  if (format?.type !== "json_schema") return answer;
  const fields = Object.keys(format.json_schema.schema["properties"] ?? {});
  // safe: every form is an object
  const written: Record<string, unknown> = { transcription, working, ...(answer as object) };
  return Object.fromEntries(fields.map((field) => [field, written[field]]));
}

function replyOf(content: string, finishReason: FinishReason = "stop"): Reply {
  return { content, finishReason, hasChoice: true };
}

/** The reply without streaming. */
export function completion(request: CompletionRequest, reply: Reply): ChatCompletion {
  const { content, refusal, finishReason, hasChoice } = reply;
  const choice: ChatCompletion.Choice = {
    index: 0,
    finish_reason: finishReason,
    logprobs: null,
    message: { role: "assistant", content, refusal: refusal ?? null },
  };
  return {
    id: "chatcmpl-test",
    object: "chat.completion",
    created: secondsNow(),
    model: request.model,
    choices: hasChoice ? [choice] : [],
    usage: usageOf(request, reply),
  };
}

/** The lines of a stream: the role first, then the content in chunks, then the finish reason and the usage. */
export interface StreamedReply {
  head: string;
  /** One line per chunk, generated when it is sent. */
  parts: (() => string)[];
  tail: string;
}

const defaultParts = 12;

export function streamed(
  request: CompletionRequest,
  reply: Reply,
  parts = defaultParts,
): StreamedReply {
  const shared = {
    id: "chatcmpl-test",
    object: "chat.completion.chunk",
    created: secondsNow(),
    model: request.model,
  };
  const line = (value: object) => `data: ${JSON.stringify({ ...shared, ...value })}\n\n`;
  const choice = (delta: object, finishReason: FinishReason | null = null) =>
    line({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });

  const usage = line({ choices: [], usage: usageOf(request, reply) });
  const ending = reply.hasChoice ? choice({}, reply.finishReason) : "";
  const field = reply.refusal === undefined ? "content" : "refusal";
  const pieces = piecesOf(reply.refusal ?? reply.content ?? "", parts);
  return {
    head: reply.hasChoice ? choice({ role: "assistant", content: "", refusal: null }) : "",
    parts: pieces.map((piece) => () => choice({ [field]: piece })),
    tail: `${ending}${request.stream_options?.include_usage === true ? usage : ""}data: [DONE]\n\n`,
  };
}

function piecesOf(text: string, parts: number): string[] {
  if (text === "") return [];
  // Never more chunks than characters, and none of them empty.
  const count = Math.min(parts, text.length);
  const edge = (part: number) => Math.floor((part * text.length) / count);
  return Array.from({ length: count }, (_, part) => text.slice(edge(part), edge(part + 1)));
}

function usageOf({ messages }: CompletionRequest, { content, refusal, thoughtTokens = 0 }: Reply) {
  const inputTokens = tokensIn(JSON.stringify(messages));
  const outputTokens = tokensIn(content ?? refusal ?? "") + thoughtTokens;
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}

/** The usual rule of thumb: four characters per token. */
function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

function half(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}
