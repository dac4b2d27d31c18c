import type { OpenAI } from "openai";
import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";
import { cut, translateFailure } from "./failures.ts";
import { EventResponse } from "./http-fetch.ts";
import { type CountedReply, gatherReply, readCompletion } from "./reply.ts";
import { TutorError } from "../tutor-error.ts";
import { endless, readStream, type StreamOptions } from "./stream.ts";
import { estimatedUsage } from "./usage.ts";

interface ExchangeOptions extends StreamOptions {
  /** The time-out for the reply's headers. */
  headersTimeoutMs: number;
}

/** A reply with the time until its headers. */
export type TimedReply = CountedReply & { headersMs: number };

/**
 * One request and its reply. The SDK sends it and takes the headers; the body is read here.
 *
 * @throws {TutorError} with the tokens that were spent, where a reply had begun
 */
export async function exchange(
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
      return { ...counted(readCompletion(await whole(response))), headersMs };
    }
    await readStream(response, gathering, options);
    return { ...counted(gathering.reply), headersMs };
  } catch (error) {
    // A request that has begun is paid for, though its usage never arrives: reasoning before a Stop included.
    const isBegun = gathering.reply.hasChoice || (isSent && signal.aborted);
    throw translateFailure(error, signal, isBegun ? counted(gathering.reply).usage : undefined);
  }

  function counted(reply: typeof gathering.reply): CountedReply {
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
