import type { ServerResponse } from "node:http";
import type { StreamedReply } from "./openai-replies.ts";

interface SendOptions {
  /** Milliseconds between two chunks; 0: all of them at once. */
  everyMs: number;
  /** The number of chunks to send; the rest never comes. */
  upTo: number;
  /** What happens after them. */
  afterwards: () => void;
}

/** Sends streams, each chunk when it is due. */
export interface StreamSender {
  send: (response: ServerResponse, reply: StreamedReply, options: SendOptions) => void;
  close: () => void;
}

/** The greatest delay of a chunk. */
const tickMs = 5;

/**
 * All streams share one timer, so that hundreds of them cost little more than their bytes. Each keeps its own pace from
 * its own start, to a tick: the answers of a model don't all grow at the same moment.
 */
export function createStreamSender(): StreamSender {
  const open = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function start(step: () => void): void {
    open.add(step);
    timer ??= setInterval(() => {
      for (const each of open) each();
    }, tickMs);
  }

  function stop(step: () => void): void {
    open.delete(step);
    if (open.size === 0) close();
  }

  function close(): void {
    open.clear();
    clearInterval(timer);
    timer = undefined;
  }

  function send(response: ServerResponse, reply: StreamedReply, options: SendOptions): void {
    const { everyMs, afterwards } = options;
    const upTo = Math.min(options.upTo, reply.parts.length);
    const between = (from: number, to: number) =>
      reply.parts
        .slice(from, to)
        .map((part) => part())
        .join("");
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
    if (everyMs === 0) {
      response.write(reply.head + between(0, upTo), afterwards);
      return;
    }
    const startedAt = performance.now();
    let sentChunks = Math.min(1, upTo);
    response.write(reply.head + between(0, sentChunks));
    const step = () => {
      // Scheduled by the clock rather than by ticks: after a late timer several chunks are due.
      const due = Math.min(upTo, 1 + Math.floor((performance.now() - startedAt) / everyMs));
      if (due > sentChunks) response.write(between(sentChunks, due));
      sentChunks = Math.max(sentChunks, due);
      if (sentChunks < upTo) return;
      stop(step);
      afterwards();
    };
    start(step);
    response.once("close", () => stop(step));
  }

  return { send, close };
}
