import { createParser, type EventSourceMessage } from "eventsource-parser";
import { connectionError } from "./api-error.ts";
import { onResume } from "./on-resume.ts";

/** The server sends something at least every 15 seconds, if only a comment: a longer silence is a lost connection. */
const silenceTimeoutMs = 40_000;
/** A page that resumes on a connection with a missed heartbeat doesn't wait for `longestSilence`. */
const resumeSilenceTimeoutMs = 20_000;

/**
 * Yields the server-sent events of a body as they arrive, until the body ends. Throws `ApiError` of status 0 if the
 * connection breaks or goes silent; the body is released in every case.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  try {
    for (;;) {
      const { done, value } = await withSilenceTimeout(reader.read(), signal);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    // Not awaited: on a broken connection the cancellation may never settle.
    reader.cancel().catch(() => undefined);
  }
}

/** Waits for the next value; throws if nothing arrives, not even a heartbeat, or if the signal aborts. */
function withSilenceTimeout<Value>(next: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(connectionError(cause));
    const giveUp = () => fail(new Error("The stream went silent, or was left"));
    const timer = setTimeout(giveUp, silenceTimeoutMs);
    const unsubscribe = onResume(() => {
      if (Date.now() - startedAt > resumeSilenceTimeoutMs) giveUp();
    });
    // A phone that knows that it is offline doesn't wait for the timeout.
    window.addEventListener("offline", giveUp);
    signal.addEventListener("abort", giveUp);
    void next.then(resolve, fail).finally(() => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("offline", giveUp);
      signal.removeEventListener("abort", giveUp);
    });
  });
}
