import { type AiResponsePart, answerDelta } from "#shared/contracts/answer.ts";
import type { Problem } from "#shared/contracts/problem.ts";
import type { Response } from "express";
import { z } from "zod";
import { whenClosed } from "./when-closed.ts";

/** The interface of an answer in progress that a stream reads. */
export interface AnswerSource {
  messageId: number;
  listen: (listener: (changed: AiResponsePart) => void) => () => void;
  /** The response of the plain call. */
  result: Promise<unknown>;
}

/** Proxies close a connection that is idle for about a minute. */
const heartbeatMs = 15_000;

/**
 * Sends an answer as server-sent events: `delta` while it grows, then one `done` or `error`. Under back-pressure a slow
 * reader gets the newest state when its connection drains. A reader who disconnects gets no further events; the answer
 * continues.
 */
export async function sendAnswerStream(
  res: Response,
  source: AnswerSource,
  problemFor: (error: unknown) => Problem,
): Promise<void> {
  res.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    // Neither this server's compression nor a proxy may buffer the events.
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  const heartbeat = setInterval(() => res.write(": still here\n\n"), heartbeatMs);
  const deltas = createDeltaWriter(res, source.messageId);
  const forget = source.listen(deltas.take);
  const left = new Promise<"left">((resolve) => whenClosed(res, () => resolve("left")));
  try {
    const answered = await Promise.race([source.result, left]);
    if (answered === "left") return;
    res.write(event("done", answered));
  } catch (error) {
    res.write(event("error", problemFor(error)));
  } finally {
    clearInterval(heartbeat);
    forget();
    res.end();
  }
}

/** Writes what has changed; under back-pressure, changes are merged. */
function createDeltaWriter(res: Response, messageId: number) {
  let waiting: AiResponsePart | null = null;
  const write = (changed: AiResponsePart) => {
    const delta = { message: { id: messageId }, aiResponse: changed };
    res.write(event("delta", z.encode(answerDelta, delta)));
  };
  // The first event has the id of the answer's message, before any of its text.
  write({});
  res.on("drain", () => {
    if (waiting === null) return;
    const changed = waiting;
    waiting = null;
    write(changed);
  });
  return {
    take: (changed: AiResponsePart) => {
      if (res.writableNeedDrain) waiting = { ...waiting, ...changed };
      else write(changed);
    },
  };
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
