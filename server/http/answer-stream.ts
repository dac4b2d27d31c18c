import { type AiResponsePart, answerDelta } from "#shared/contracts/answer.ts";
import type { Problem } from "#shared/contracts/problem.ts";
import type { Response } from "express";
import { z } from "zod";

/** An answer on its way, as a stream needs to know it. */
export interface AnswerSource {
  messageId: number;
  listen: (listener: (changed: AiResponsePart) => void) => () => void;
  /** What the plain call would return. */
  ended: Promise<unknown>;
}

/** Proxies cut a connection over which nothing goes for a minute or so. */
const heartbeatMs = 15_000;

/**
 * Sends an answer as server-sent events: `delta` as it grows, then one `done` or `error`. A reader who is slow gets
 * the newest state when it can take it; one who leaves is only no longer told.
 */
export async function sendAnswerStream(
  res: Response,
  source: AnswerSource,
  problemFor: (error: unknown) => Problem,
): Promise<void> {
  res.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    // Neither our compression nor a proxy may gather what should arrive at once.
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  const heartbeat = setInterval(() => res.write(": still here\n\n"), heartbeatMs);
  const deltas = createDeltaWriter(res, source.messageId);
  const forget = source.listen(deltas.take);
  const left = new Promise<"left">((resolve) => res.once("close", () => resolve("left")));
  try {
    const answered = await Promise.race([source.ended, left]);
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

/** Writes what has changed; while the connection is full, changes are laid over one another. */
function createDeltaWriter(res: Response, messageId: number) {
  let waiting: AiResponsePart | null = null;
  const write = (changed: AiResponsePart) => {
    const delta = { message: { id: messageId }, aiResponse: changed };
    res.write(event("delta", z.encode(answerDelta, delta)));
  };
  // The first event says which message the answer will be, before there is a word of it.
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
