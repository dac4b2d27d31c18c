import type { IncomingMessage } from "node:http";
import { createParser } from "eventsource-parser";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";
import type { Drafts } from "./drafts.ts";
import { cut } from "./failures.ts";
import type { EventResponse } from "./http-fetch.ts";
import type { Gathering } from "./reply.ts";
import type { Turns } from "./turns.ts";

export interface StreamOptions {
  request: Pick<Deadline, "signal" | "end">;
  /** The longest silence once words have come. */
  idleTimeoutMs: number;
  drafts: Drafts;
  turns: Turns;
}

/** Many times what the cap on tokens allows: a provider that doesn't keep to it would fill memory, and hold the loop. */
const longestReply = 100_000;
/** The same of what it is sent in: each token comes in a chunk of some hundred characters, thoughts as well. */
const longestStream = 32 * 1024 * 1024;
/** How long an end is waited for once a reply has given its reason for stopping: the count of its tokens may follow. */
const endAfterMs = 1_000;
/** Characters that may wait for their turn. */
const mostWaiting = 64 * 1024;

/**
 * Reads a stream of chunks to its end into `gathering`. The SDK's own iterator is not used: it costs more than all
 * the rest of a part's way to the page.
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

/** Resolves when the reply is whole, or the stream at its end, or soon after the reply has said why it ends. */
async function readChunks(
  events: IncomingMessage,
  gathering: Gathering,
  { request, idleTimeoutMs, drafts, turns }: StreamOptions,
): Promise<void> {
  const { reply } = gathering;
  let added = "";
  const parser = createParser({
    onEvent: ({ data }) => {
      added += gathering.take(data);
    },
  });
  let idle: NodeJS.Timeout | undefined;
  let ending: NodeJS.Timeout | undefined;
  const over = new AbortController();
  let size = 0;
  const take = (text: string) => {
    added = "";
    size += text.length;
    parser.feed(text);
    if (reply.text.length > longestReply || size > longestStream) throw endless();
    if (added !== "") drafts.grow(added);
    // A model may think for long before its first word, but not in the middle of a sentence.
    if (reply.text !== "") idle ??= setTimeout(() => request.end(silent()), idleTimeoutMs);
    // Not every provider closes a stream that it has ended.
    if (reply.finishReason !== null) {
      ending ??= setTimeout(() => over.abort(), Math.min(endAfterMs, idleTimeoutMs / 2));
    }
    return gathering.isDone;
  };
  const onText = () => idle?.refresh();
  const isUrgent = () => drafts.isEager;
  try {
    await eachText(events, { onText, take, turns, isUrgent, over: over.signal });
  } finally {
    clearTimeout(idle);
    clearTimeout(ending);
  }
}

interface Reading {
  /** Called with each text as it comes. */
  onText: () => void;
  /** Takes all text that has come since; true where it was the last. May throw. */
  take: (text: string) => boolean;
  turns: Turns;
  /** Whether text is to be taken at once, without waiting for a turn. */
  isUrgent: () => boolean;
  /** Nothing more is waited for. */
  over: AbortSignal;
}

/** Hands over text until `take` says that it was the last, or throws, or there is no more. */
function eachText(
  events: IncomingMessage,
  { onText, take, turns, isUrgent, over }: Reading,
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
      if (waiting === "" && !isUrgent()) turns.take(takeAll);
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
      // What had come before counts: it may have been the last.
      takeAll();
      isOver = true;
      reject(cut(error));
    });
  });
}

/** Reads on to the stream's real end, which follows the last word at once: only then the connection can be used again. */
function drain(events: IncomingMessage): void {
  const timer = setTimeout(() => events.destroy(), 1_000).unref();
  // The answer is complete; a connection that breaks now is merely not used again.
  events.on("close", () => clearTimeout(timer));
}

export function endless(): TutorError {
  return new TutorError("unreadable", "The reply went on far beyond its cap of tokens");
}

function silent(): TutorError {
  return new TutorError("timed_out", "The reply stopped in its middle and did not go on");
}
