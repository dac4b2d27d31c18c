import type { IncomingMessage } from "node:http";
import { createParser } from "eventsource-parser";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";
import type { Drafts } from "./drafts.ts";
import { cut } from "./failures.ts";
import type { EventResponse } from "./http-fetch.ts";
import type { Gathering } from "./reply.ts";
import type { WorkQueue } from "./work-queue.ts";

export interface StreamOptions {
  request: Pick<Deadline, "signal" | "end">;
  /** The longest pause after the first text. */
  idleTimeoutMs: number;
  drafts: Drafts;
  workQueue: WorkQueue;
}

/**
 * Many times what the cap on tokens permits: a provider that ignores it would fill memory, and block the event loop.
 */
const longestReply = 100_000;
/** The same for the raw bytes: each token arrives in a chunk of some hundred characters, reasoning too. */
const longestStream = 32 * 1024 * 1024;
/** How long the end of a stream is awaited after its finish reason: the usage may follow. */
const endAfterMs = 1_000;
/** Characters that may be buffered until the next turn. */
const mostWaiting = 64 * 1024;

/**
 * Reads a stream of chunks to its end into `gathering`. The SDK's own iterator is not used: it costs more than all the
 * rest of a part's way to the page.
 *
 * @throws {APIConnectionError} for a stream that ended before its reply did, {TutorError} for one that doesn't end
 */
export async function readStream(
  { events }: EventResponse,
  gathering: Gathering,
  options: StreamOptions,
): Promise<void> {
  try {
    await readChunks(events, gathering, options);
  } catch (error) {
    events.destroy();
    throw error;
  }
  if (gathering.isDone) drain(events);
  else if (gathering.reply.finishReason === null) throw cut(undefined);
  else events.destroy();
}

/** Resolves when the reply is complete, the stream has ended, or soon after the finish reason. */
async function readChunks(
  events: IncomingMessage,
  gathering: Gathering,
  { request, idleTimeoutMs, drafts, workQueue }: StreamOptions,
): Promise<void> {
  const { reply } = gathering;
  let pendingText = "";
  const parser = createParser({
    onEvent: ({ data }) => {
      pendingText += gathering.take(data);
    },
  });
  let idle: NodeJS.Timeout | undefined;
  let ending: NodeJS.Timeout | undefined;
  const over = new AbortController();
  let size = 0;
  const take = (text: string) => {
    pendingText = "";
    size += text.length;
    parser.feed(text);
    if (reply.text.length > longestReply || size > longestStream) throw endless();
    if (pendingText !== "") drafts.grow(pendingText);
    // A model may reason for long before its first text, but not in the middle of a sentence.
    if (reply.text !== "") idle ??= setTimeout(() => request.end(silent()), idleTimeoutMs);
    // Some providers don't close a stream that has ended.
    if (reply.finishReason !== null) {
      ending ??= setTimeout(() => over.abort(), Math.min(endAfterMs, idleTimeoutMs / 2));
    }
    return gathering.isDone;
  };
  const onText = () => idle?.refresh();
  const isUrgent = () => drafts.isEager;
  try {
    await eachText(events, { onText, take, workQueue, isUrgent, over: over.signal });
  } finally {
    clearTimeout(idle);
    clearTimeout(ending);
  }
}

interface Reading {
  /** Called with each text as it arrives. */
  onText: () => void;
  /** Processes all text received since; true where it was the last. May throw. */
  take: (text: string) => boolean;
  workQueue: WorkQueue;
  /** Whether text must be processed at once, without waiting for a turn. */
  isUrgent: () => boolean;
  /** Nothing more is awaited. */
  over: AbortSignal;
}

/** Delivers text until `take` reports the end or throws, or the stream ends. */
function eachText(
  events: IncomingMessage,
  { onText, take, workQueue, isUrgent, over }: Reading,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let waiting = "";
    let isOver = false;
    const takeAll = () => {
      const text = waiting;
      waiting = "";
      if (isOver || text === "") return;
      try {
        isOver = take(text);
        if (isOver) resolve();
      } catch (error) {
        isOver = true;
        reject(error);
      }
    };
    events.setEncoding("utf8").on("data", (text: string) => {
      if (isOver) return;
      onText();
      if (waiting === "" && !isUrgent()) workQueue.take(takeAll);
      waiting += text;
      if (isUrgent() || waiting.length > mostWaiting) takeAll();
    });
    const end = () => {
      takeAll();
      resolve();
    };
    events.on("end", end);
    over.addEventListener("abort", end, { once: true });
    events.on("error", (error) => {
      // Text received before the error counts: it may have been the last.
      takeAll();
      isOver = true;
      reject(cut(error));
    });
  });
}

/** Reads on to the stream's real end, which follows at once: only then can the connection be reused. */
function drain(events: IncomingMessage): void {
  const timer = setTimeout(() => events.destroy(), 1_000).unref();
  // The answer is complete; a connection that breaks now is merely not reused.
  events.on("close", () => clearTimeout(timer));
}

export function endless(): TutorError {
  return new TutorError("unreadable", "The reply went on far beyond its cap of tokens");
}

function silent(): TutorError {
  return new TutorError("timed_out", "The reply stopped in its middle and did not go on");
}
