import { createParser } from "eventsource-parser";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";
import type { Drafts } from "./drafts.ts";
import { cut } from "./failures.ts";
import type { Gathering } from "./reply.ts";

export interface StreamOptions {
  deadline: Deadline;
  /** The longest silence once words have come. */
  idleTimeoutMs: number;
  drafts: Drafts;
}

/** Many times what the cap on tokens allows: a provider that doesn't keep to it would fill memory, and hold the loop. */
const longestReply = 100_000;

/**
 * Reads a stream of chunks to its end into `gathering`. The SDK's own iterator is not used: it costs more than all
 * the rest of a part's way to the page.
 *
 * @throws {APIConnectionError} for a stream that ended before its reply did, {TutorError} for one that doesn't end
 */
export async function readStream(
  { body }: Response,
  gathering: Gathering,
  options: StreamOptions,
): Promise<void> {
  if (!body) throw cut(undefined);
  const reader: Reader = body.getReader();
  try {
    await readChunks(reader, gathering, options);
  } catch (error) {
    void cancel(reader);
    throw error;
  }
  if (gathering.isDone) void drain(reader);
  else if (gathering.reply.finishReason === null) throw cut(undefined);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readChunks(
  reader: Reader,
  gathering: Gathering,
  { deadline, idleTimeoutMs, drafts }: StreamOptions,
): Promise<void> {
  const { reply } = gathering;
  const parser = createParser({ onEvent: ({ data }) => gathering.take(data) });
  const decoder = new TextDecoder();
  let idle: NodeJS.Timeout | undefined;
  try {
    while (!gathering.isDone) {
      const bytes = await next(reader);
      if (!bytes) return;
      const before = reply.text.length;
      parser.feed(decoder.decode(bytes, { stream: true }));
      if (reply.text.length > longestReply) throw endless();
      if (reply.text.length > before) drafts.grow(reply.text);
      // A model may think for long before its first word, but not in the middle of a sentence.
      if (idle) idle.refresh();
      else if (reply.text !== "") idle = setTimeout(() => deadline.end(silent()), idleTimeoutMs);
    }
  } finally {
    clearTimeout(idle);
  }
}

async function next(reader: Reader): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch (error) {
    throw cut(error);
  }
}

/** Reads on to the stream's real end, which follows the last word at once: only then the connection can be used again. */
async function drain(reader: Reader): Promise<void> {
  const timer = setTimeout(() => void cancel(reader), 1_000).unref();
  try {
    while (!(await reader.read()).done);
  } catch {
    // The answer is complete; a connection that breaks now is merely not used again.
  } finally {
    clearTimeout(timer);
  }
}

async function cancel(reader: Reader): Promise<void> {
  try {
    await reader.cancel();
  } catch {
    // It was broken before: there is nothing left to cancel.
  }
}

function endless(): TutorError {
  return new TutorError("unreadable", "The reply went on far beyond its cap of tokens");
}

function silent(): TutorError {
  return new TutorError("timed_out", "The reply stopped in its middle and did not go on");
}
