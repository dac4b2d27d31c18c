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
  deadline: Deadline;
  /** The longest silence once words have come. */
  idleTimeoutMs: number;
  drafts: Drafts;
  turns: Turns;
}

/** Many times what the cap on tokens allows: a provider that doesn't keep to it would fill memory, and hold the loop. */
const longestReply = 100_000;
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
}

/** Resolves when the reply is whole, or the stream at its end. */
async function readChunks(
  events: IncomingMessage,
  gathering: Gathering,
  { deadline, idleTimeoutMs, drafts, turns }: StreamOptions,
): Promise<void> {
  const { reply } = gathering;
  let added = "";
  const parser = createParser({
    onEvent: ({ data }) => {
      added += gathering.take(data);
    },
  });
  let idle: NodeJS.Timeout | undefined;
  const take = (text: string) => {
    added = "";
    parser.feed(text);
    if (reply.text.length > longestReply) throw endless();
    if (added !== "") drafts.grow(added);
    // A model may think for long before its first word, but not in the middle of a sentence.
    if (reply.text !== "") idle ??= setTimeout(() => deadline.end(silent()), idleTimeoutMs);
    return gathering.isDone;
  };
  const onText = () => idle?.refresh();
  try {
    await eachText(events, { onText, take, turns, isUrgent: () => drafts.isEager });
  } finally {
    clearTimeout(idle);
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
}

/** Hands over text until `take` says that it was the last, or throws, or there is no more. */
function eachText(
  events: IncomingMessage,
  { onText, take, turns, isUrgent }: Reading,
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
    events.on("end", () => {
      takeAll();
      resolve();
    });
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

function endless(): TutorError {
  return new TutorError("unreadable", "The reply went on far beyond its cap of tokens");
}

function silent(): TutorError {
  return new TutorError("timed_out", "The reply stopped in its middle and did not go on");
}
