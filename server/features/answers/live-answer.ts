import { isDeepStrictEqual } from "node:util";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerResponse } from "#shared/contracts/messages.ts";

/** An answer in progress, in any process, for those who follow it; `Result` is the response of the plain call. */
export interface AnswerStream<Result = AnswerResponse> {
  messageId: number;
  /** Reports all existing parts, then new or longer ones. Returns a function that stops listening. */
  listen: (listener: (changed: AiResponsePart) => void) => () => void;
  /** Rejects with a `ProductError` if no answer was produced. */
  result: Promise<Result>;
}

/** The parts of an answer for its listeners, as it streams. */
export interface PartFeed {
  listen: AnswerStream["listen"];
  /** Takes everything that may be shown so far. */
  show: (part: AiResponsePart) => void;
  shownPart: () => AiResponsePart;
}

/** Keeps the latest part of an answer, and passes only the changed fields on to listeners. */
export function createPartFeed(): PartFeed {
  let latest: AiResponsePart = {};
  const listeners = new Set<(changed: AiResponsePart) => void>();
  return {
    shownPart: () => latest,
    show: (part) => {
      const changed = changedFields(latest, part);
      if (Object.keys(changed).length === 0) return;
      latest = part;
      for (const listener of listeners) listener(changed);
    },
    listen: (listener) => {
      if (Object.keys(latest).length > 0) listener(latest);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function changedFields(before: AiResponsePart, after: AiResponsePart): AiResponsePart {
  const names = Object.keys(after) as (keyof AiResponsePart)[]; // safe: the keys of such a part
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Why this process has to end the work; `lost`: its row is deleted, or another worker holds it. */
type CancelReason = "stopped" | "shutdown" | "lost";

/** An answer that this process works on. */
export interface LiveAnswer extends AnswerStream, Pick<PartFeed, "show" | "shownPart"> {
  /** Aborted by `end`. */
  signal: AbortSignal;
  cancelReason: () => CancelReason | null;
  end: (reason: CancelReason) => void;
  resolve: (answered: AnswerResponse) => void;
  reject: (error: unknown) => void;
}

export function createLiveAnswer(messageId: number): LiveAnswer {
  const feed = createPartFeed();
  const controller = new AbortController();
  const { promise, resolve, reject } = withResolvers<AnswerResponse>();
  // There may be no follower left to handle the rejection.
  promise.catch(() => undefined);
  let reason: CancelReason | null = null;
  return {
    messageId,
    listen: feed.listen,
    show: feed.show,
    shownPart: feed.shownPart,
    result: promise,
    signal: controller.signal,
    cancelReason: () => reason,
    end: (cause) => {
      reason ??= cause;
      controller.abort();
    },
    resolve,
    reject,
  };
}

/** `Promise.withResolvers`, which Node 20 lacks. */
export function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
