import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Behaviour } from "./openai-behaviour.ts";
import { type Moderate, moderation } from "./openai-moderation.ts";
import { behave, sendError, sendJson } from "./openai-respond.ts";
import {
  type CompletionRequest,
  completionRequest,
  formNameIn,
  type Lack,
  lackedBy,
  type ModerationRequest,
  moderationRequest,
  questionIn,
} from "./openai-request.ts";
import { createStreamSender, type StreamSender } from "./openai-stream.ts";

export interface OpenAiServer {
  /** The value of OPENAI_BASE_URL. */
  baseUrl: string;
  /** Every well-formed completion request, oldest first; empty where they are not recorded. */
  requests: CompletionRequest[];
  /** The probes that check whether the model is ready: they get the next behaviour without using it up. */
  probes: CompletionRequest[];
  /** The requests to the moderation endpoint. */
  moderations: ModerationRequest[];
  /** The behaviours of the next requests, one each; the last one repeats. Without any, questions are answered. */
  respondWith: (...behaviours: [Behaviour, ...Behaviour[]]) => void;
  /** The number of replies that are being sent or are paused. */
  openReplies: () => number;
  /** The number of connections so far. */
  connections: () => number;
  close: () => Promise<void>;
}

interface OpenAiServerOptions {
  port?: number;
  /** Chooses by the question, before the queue of behaviours is read. */
  choose?: (question: string) => Behaviour | undefined;
  /** The categories that the moderation endpoint flags; by default none. */
  moderate?: Moderate;
  /** What this provider lacks of the API: such requests get a 400. */
  lacks?: readonly Lack[];
  /** Answers in one piece even where a stream was requested. */
  neverStreams?: boolean;
  /** False for benchmarks: thousands of recorded prompts in memory cause garbage collection pauses. */
  keepsRequests?: boolean;
}

interface Serving {
  options: OpenAiServerOptions;
  requests: CompletionRequest[];
  probes: CompletionRequest[];
  moderations: ModerationRequest[];
  sender: StreamSender;
  next: () => Behaviour;
  /** The same, which stays in its place. */
  peek: () => Behaviour;
}

/** A server on this machine with the chat completions and the moderations API, correct or faulty as the test says. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  let queue: Behaviour[] = [{ kind: "answer" }];
  let openReplies = 0;
  let connections = 0;
  const serving: Serving = {
    options,
    requests: [],
    probes: [],
    moderations: [],
    sender: createStreamSender(),
    peek: () => queue[0] ?? { kind: "answer" },
    next: () => (queue.length > 1 ? queue.shift() : queue[0]) ?? { kind: "answer" },
  };

  const server = createServer((request, response) => {
    openReplies += 1;
    response.once("close", () => {
      openReplies -= 1;
    });
    handle(request, response, serving).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests: serving.requests,
    probes: serving.probes,
    moderations: serving.moderations,
    respondWith: (...behaviours) => {
      queue = [...behaviours];
    },
    openReplies: () => openReplies,
    connections: () => connections,
    close: async () => {
      serving.sender.close();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const serve = request.method === "POST" ? endpoints[request.url ?? ""] : undefined;
  if (!serve) return sendError(response, { status: 404, code: "not_found" });
  if (!request.headers.authorization?.startsWith("Bearer ")) {
    return sendError(response, { status: 401, code: "invalid_api_key" });
  }
  serve(parse(await text(request)), response, serving);
}

type Endpoint = (body: unknown, response: ServerResponse, serving: Serving) => void;

const endpoints: Record<string, Endpoint> = {
  "/v1/chat/completions": (body, response, serving) => {
    const { options, requests, probes, sender, next, peek } = serving;
    const parsed = completionRequest.safeParse(body);
    if (!parsed.success) return sendError(response, { status: 400, code: "invalid_value" });
    const isProbe = formNameIn(parsed.data) === "ready";
    if (options.keepsRequests !== false) (isProbe ? probes : requests).push(parsed.data);
    const lacked = lackedBy(parsed.data, new Set(options.lacks));
    if (lacked) return sendError(response, { status: 400, ...lacked });
    const behaviour = options.choose?.(questionIn(parsed.data)) ?? (isProbe ? peek() : next());
    const request = options.neverStreams === true ? { ...parsed.data, stream: false } : parsed.data;
    behave(behaviour, request, response, sender);
  },
  "/v1/moderations": (body, response, { options, moderations }) => {
    const parsed = moderationRequest.safeParse(body);
    if (!parsed.success) return sendError(response, { status: 400, code: "invalid_value" });
    if (options.keepsRequests !== false) moderations.push(parsed.data);
    sendJson(response, moderation(parsed.data, options.moderate ?? (() => [])));
  },
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Treated as an invalid request, which gets a 400 like any other.
    return undefined;
  }
}
