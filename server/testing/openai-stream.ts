import type { ServerResponse } from "node:http";
import type { StreamedReply } from "./openai-replies.ts";

interface SendOptions {
  /** Between two parts; 0: all of them at once. */
  everyMs: number;
  /** How many parts are sent; the rest never comes. */
  upTo: number;
  /** What happens after them. */
  afterwards: () => void;
}

/** Sends streams, each part when it is due. */
export interface StreamSender {
  send: (response: ServerResponse, reply: StreamedReply, options: SendOptions) => void;
  close: () => void;
}

/** All streams of one pace share one timer, so that hundreds of them cost what their bytes cost. */
export function createStreamSender(): StreamSender {
  const clocks = new Map<number, { timer: NodeJS.Timeout; due: Set<() => void> }>();

  function start(everyMs: number, step: () => void): void {
    const clock = clocks.get(everyMs);
    if (clock) {
      clock.due.add(step);
      return;
    }
    const due = new Set([step]);
    const timer = setInterval(() => {
      for (const each of due) each();
    }, everyMs);
    clocks.set(everyMs, { timer, due });
  }

  function stop(everyMs: number, step: () => void): void {
    const clock = clocks.get(everyMs);
    clock?.due.delete(step);
    if (clock?.due.size !== 0) return;
    clearInterval(clock.timer);
    clocks.delete(everyMs);
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
    let sent = Math.min(1, upTo);
    response.write(reply.head + between(0, sent));
    const step = () => {
      // By the clock rather than by ticks: a timer that comes late has several parts to send.
      const due = Math.min(upTo, 1 + Math.floor((performance.now() - startedAt) / everyMs));
      if (due > sent) response.write(between(sent, due));
      sent = Math.max(sent, due);
      if (sent < upTo) return;
      stop(everyMs, step);
      afterwards();
    };
    start(everyMs, step);
    response.once("close", () => stop(everyMs, step));
  }

  return {
    send,
    close: () => {
      for (const { timer } of clocks.values()) clearInterval(timer);
      clocks.clear();
    },
  };
}
