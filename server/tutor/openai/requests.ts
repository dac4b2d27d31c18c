import { OpenAI } from "openai";
import type { Usage } from "../engine.ts";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";
import type { Dialect } from "./dialect.ts";
import { createDialects } from "./dialects.ts";
import type { Drafts } from "./drafts.ts";
import { httpFetch, EventResponse } from "./http-fetch.ts";
import type { Prompt } from "./mishap.ts";
import { reasonOf } from "./reason.ts";
import { type RequestContent, requestBody } from "./request-body.ts";
import type { WholeSettings } from "./settings.ts";
import type { WorkQueue } from "./work-queue.ts";
import { sumOf, estimatedUsage, type CountedReply, gatherReply, readCompletion } from "./reply.ts";
import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";
import { cut, translateFailure } from "./failures.ts";
import { endless, readStream, type StreamOptions } from "./stream.ts";

/** The context of a request. */
interface RequestOptions {
  deadline: Deadline;
  drafts: Drafts;
  /** The sum of tokens, which grows by the request's usage. */
  account: { usage: Usage };
}

export interface Requests {
  /** One request and its reply, in a dialect that the provider supports. */
  send: (question: RequestContent, prompt: Prompt, options: RequestOptions) => Promise<TimedReply>;
  /** The dialect that the provider is known to support. */
  dialect: () => Dialect;
}

/** The factor on the time-out for a provider that delays its headers. */
const patience = 4;

/** Sends requests to the configured provider, and learns its dialect. */
export function createRequests(settings: WholeSettings, workQueue: WorkQueue): Requests {
  const { idleTimeoutMs } = settings;
  const client = createClient(settings);
  const dialects = createDialects({
    ...settings,
    onLearnt: (learnt, { instead, because }) => {
      const { reason } = reasonOf(because, { ...settings, texts: [] });
      settings.keepLearnt(learnt);
      settings.report({ kind: "learnt", instead, reason });
    },
  });

  /** A provider that delays its headers, or doesn't stream, may take as long as the model needs. */
  function headersTime({ streams, beginsAtOnce }: Dialect, { remainingMs }: Deadline): number {
    if (!streams) return Math.max(1, Math.ceil(remainingMs()));
    return settings.connectTimeoutMs * (beginsAtOnce ? 1 : patience);
  }

  return {
    dialect: dialects.current,
    send: (question, prompt, { deadline, drafts, account }) =>
      dialects.inDialect((dialect) => {
        const body = requestBody({ ...question, ...prompt }, { ...settings, ...prompt, dialect });
        const request = deadline.ofRequest();
        const headersTimeoutMs = headersTime(dialect, deadline);
        const options = { request, idleTimeoutMs, headersTimeoutMs, drafts, workQueue };
        return addUsage(exchange(client, body, options), account);
      }),
  };
}

function createClient({ apiKey, baseUrl, connectTimeoutMs }: WholeSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Without these the SDK would read them from the environment.
    organization: null,
    project: null,
    // The SDK's time-out ends at the reply's headers; the remaining time, and retries, are handled here.
    timeout: connectTimeoutMs,
    maxRetries: 0,
    logLevel: "off",
    fetch: httpFetch,
  });
}

/** Adds the usage of a request, whatever its outcome. */
async function addUsage<Result extends { usage: Usage }>(
  request: Promise<Result>,
  account: { usage: Usage },
): Promise<Result> {
  try {
    const reply = await request;
    account.usage = sumOf(account.usage, reply.usage);
    return reply;
  } catch (error) {
    if (error instanceof TutorError && error.usage) {
      account.usage = sumOf(account.usage, error.usage);
    }
    throw error;
  }
}

interface ExchangeOptions extends StreamOptions {
  /** The time-out for the reply's headers. */
  headersTimeoutMs: number;
}

/** A reply with the time until its headers. */
type TimedReply = CountedReply & { headersMs: number };

/**
 * One request and its reply. The SDK sends it and takes the headers; the body is read here.
 *
 * @throws {TutorError} with the tokens that were spent, where a reply had begun
 */
async function exchange(
  client: OpenAI,
  body: ChatCompletionCreateParams,
  { headersTimeoutMs: timeout, ...options }: ExchangeOptions,
): Promise<TimedReply> {
  const { signal } = options.request;
  const gathering = gatherReply();
  const isSent = !signal.aborted;
  const sentAt = performance.now();
  try {
    const response = await client.chat.completions.create(body, { signal, timeout }).asResponse();
    const headersMs = performance.now() - sentAt;
    if (!(response instanceof EventResponse)) {
      return { ...withUsage(readCompletion(await whole(response))), headersMs };
    }
    await readStream(response, gathering, options);
    return { ...withUsage(gathering.reply), headersMs };
  } catch (error) {
    // A request that has begun is paid for, though its usage never arrives: reasoning before a Stop included.
    const isBegun = gathering.reply.hasChoice || (isSent && signal.aborted);
    throw translateFailure(error, signal, isBegun ? withUsage(gathering.reply).usage : undefined);
  }

  function withUsage(reply: typeof gathering.reply): CountedReply {
    return { ...reply, usage: reply.usage ?? estimatedUsage(body, reply.text) };
  }
}

/** The most characters of a whole reply, reasoning included. */
const longestBody = 4 * 1024 * 1024;

/** Some providers send a whole reply to a request for a stream. */
async function whole({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    // safe: a body of Node's is a stream of bytes
    for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      if (text.length > longestBody) throw endless();
    }
    return text;
  } catch (error) {
    throw error instanceof TutorError ? error : cut(error);
  }
}
