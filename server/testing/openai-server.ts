import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ChatCompletion } from "openai/resources/chat/completions";
import { z } from "zod";
import { modelAnswer } from "./openai-answers.ts";
import { type Behaviour, type Completion, isCompletion } from "./openai-behaviour.ts";

/** As much of a request for a chat completion as is looked at; anything less is answered with 400, as OpenAI does. */
const completionRequest = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(["system", "user"]),
        content: z.union([
          z.string(),
          z.array(
            z.discriminatedUnion("type", [
              z.object({ type: z.literal("text"), text: z.string() }),
              z.object({
                type: z.literal("image_url"),
                image_url: z.object({ url: z.string().startsWith("data:image/") }),
              }),
            ]),
          ),
        ]),
      }),
    )
    .min(1),
  max_completion_tokens: z.number().int().positive().optional(),
  response_format: z.object({
    type: z.literal("json_schema"),
    json_schema: z.object({
      name: z.string().regex(/^[\w-]{1,64}$/u),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
});
type CompletionRequest = z.infer<typeof completionRequest>;

export interface OpenAiServer {
  /** For the setting of that name. */
  baseUrl: string;
  /** Every well-formed request, oldest first. */
  requests: CompletionRequest[];
  /** What happens to the next requests, one each; the last one stays. Without any, questions are answered. */
  respondWith: (...behaviours: [Behaviour, ...Behaviour[]]) => void;
  close: () => Promise<void>;
}

interface OpenAiServerOptions {
  port?: number;
  /** Chooses by the question, before the queue of behaviours is looked at. */
  choose?: (question: string) => Behaviour | undefined;
}

/** A server on this machine that speaks the chat completions API, well and badly. */
export async function startOpenAiServer({
  port = 0,
  choose = () => undefined,
}: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const requests: CompletionRequest[] = [];
  let queue: Behaviour[] = [{ kind: "answer" }];

  const next = (): Behaviour => (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: "answer" };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== "/v1/chat/completions" || request.method !== "POST") {
      return sendError(response, { status: 404, code: "not_found" });
    }
    if (!request.headers.authorization?.startsWith("Bearer ")) {
      return sendError(response, { status: 401, code: "invalid_api_key" });
    }
    const parsed = completionRequest.safeParse(parse(await text(request)));
    if (!parsed.success) return sendError(response, { status: 400, code: "invalid_value" });
    requests.push(parsed.data);
    const behaviour = choose(questionIn(parsed.data)) ?? next();
    behave(behaviour, parsed.data, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    respondWith: (...behaviours) => {
      queue = [...behaviours];
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function behave(behaviour: Behaviour, request: CompletionRequest, response: ServerResponse): void {
  if (isCompletion(behaviour)) return send(response, completionFor(behaviour, request));
  switch (behaviour.kind) {
    case "stall":
      return;
    case "stall-midway":
      return sendHalf(request, response);
    case "cut-connection":
      return sendHalf(request, response, () => response.destroy());
    case "status":
      return sendError(response, behaviour);
    case "not-json":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
  }
}

function completionFor(behaviour: Completion, request: CompletionRequest): ChatCompletion {
  const right = () => JSON.stringify(answerTo(request));
  switch (behaviour.kind) {
    case "answer":
      return completion(request, {
        content: behaviour.json === undefined ? right() : JSON.stringify(behaviour.json),
      });
    case "broken-json":
      return completion(request, { content: half(right()) });
    case "schema-mismatch":
      return completion(request, { content: JSON.stringify({ answer: 42 }) });
    case "refusal":
      return completion(request, { content: null, refusal: "I can't help with that." });
    case "content-filter":
      return completion(request, { content: "", finishReason: "content_filter" });
    case "length-cut-off":
      return completion(request, { content: half(right()), finishReason: "length" });
    case "empty-choices":
      return { ...completion(request, { content: null }), choices: [] };
  }
}

interface Reply {
  content: string | null;
  refusal?: string;
  finishReason?: ChatCompletion.Choice["finish_reason"];
}

function completion(
  { model, messages }: CompletionRequest,
  { content, refusal, finishReason = "stop" }: Reply,
): ChatCompletion {
  const inputTokens = tokensIn(JSON.stringify(messages));
  const outputTokens = tokensIn(content ?? refusal ?? "");
  return {
    id: "chatcmpl-test",
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        finish_reason: finishReason,
        logprobs: null,
        message: { role: "assistant", content, refusal: refusal ?? null },
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}

/** The usual rule of thumb: four characters a token. */
function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

function answerTo(request: CompletionRequest): unknown {
  return modelAnswer(request.response_format.json_schema.name, questionIn(request));
}

/** What the student asked, out of the tags that our prompts enclose it in. */
function questionIn({ messages }: CompletionRequest): string {
  const content = messages.findLast((message) => message.role === "user")?.content ?? "";
  const words =
    typeof content === "string"
      ? content
      : content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  return /<question>\n?(.*?)\n?<\/question>/su.exec(words)?.[1] ?? "";
}

function sendHalf(
  request: CompletionRequest,
  response: ServerResponse,
  then: () => void = () => undefined,
): void {
  const body = JSON.stringify(completionFor({ kind: "answer" }, request));
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.write(half(body), then);
}

function sendError(
  response: ServerResponse,
  { status, code, retryAfter }: { status: number; code?: string; retryAfter?: string },
): void {
  const message = `The test server was told to answer ${status}`;
  const type = status >= 500 ? "server_error" : "invalid_request_error";
  if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { message, type, param: null, code: code ?? null } }));
}

function send(response: ServerResponse, body: ChatCompletion): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function half(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Recovered as a request of no shape, which is answered with 400 like any other.
    return undefined;
  }
}
