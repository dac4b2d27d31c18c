import type { OpenAI } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { cut, translateFailure } from "./failures.ts";
import { EventResponse } from "./http-fetch.ts";
import { type CountedReply, gatherReply, readCompletion } from "./reply.ts";
import { readStream, type StreamOptions } from "./stream.ts";
import { estimatedUsage } from "./usage.ts";

/**
 * One request and its reply. The SDK sends it and takes the headers; the body is read here.
 *
 * @throws {TutorError} with the tokens that were spent, where a reply had begun
 */
export async function exchange(
  client: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  options: StreamOptions,
): Promise<CountedReply> {
  const { signal } = options.deadline;
  const gathering = gatherReply();
  const isSent = !signal.aborted;
  try {
    const response = await client.chat.completions.create(body, { signal }).asResponse();
    if (!(response instanceof EventResponse)) return counted(readCompletion(await whole(response)));
    await readStream(response, gathering, options);
    return counted(gathering.reply);
  } catch (error) {
    // Whatever has begun is paid for, and its count never comes: also the thinking before a word, that a Stop cut short.
    const isBegun = gathering.reply.hasChoice || (isSent && signal.aborted);
    throw translateFailure(error, signal, isBegun ? counted(gathering.reply).usage : undefined);
  }

  function counted(reply: typeof gathering.reply): CountedReply {
    return { ...reply, usage: reply.usage ?? estimatedUsage(body, reply.text) };
  }
}

/** Some providers answer in one piece though they were asked to stream. */
async function whole(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw cut(error);
  }
}
