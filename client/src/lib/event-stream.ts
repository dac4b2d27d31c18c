import { createParser, type EventSourceMessage } from "eventsource-parser";
import { connectionLost } from "./api-error.ts";
import { onResume } from "./on-resume.ts";

/** The server sends something at least every 15 seconds, if only a comment: a longer silence is a lost connection. */
const longestSilence = 40_000;
/** A page that resumes on a connection with a missed heartbeat doesn't wait for `longestSilence`. */
const longestSilenceOnResume = 20_000;

/**
 * Yields the server-sent events of a body as they arrive, until the body ends. Throws `ApiError` of status 0 if the
 * connection breaks or goes silent; the body is released in every case.
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void arrived.push(event) });
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read(), signal);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // Not awaited: on a broken connection the cancellation may never settle.
    reader.cancel().catch(() => undefined);
  }
}

/** Waits for the next value; throws if nothing arrives, not even a heartbeat, or if the signal aborts. */
function unlessSilent<Value>(next: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const since = Date.now();
  return new Promise((resolve, reject) => {
    const lose = (cause: unknown) => reject(connectionLost(cause));
    const giveUp = () => lose(new Error("The stream went silent, or was left"));
    const timer = setTimeout(giveUp, longestSilence);
    const forget = onResume(() => {
      if (Date.now() - since > longestSilenceOnResume) giveUp();
    });
    // A phone that knows that it is offline doesn't wait for the timeout.
    window.addEventListener("offline", giveUp);
    signal.addEventListener("abort", giveUp);
    void next.then(resolve, lose).finally(() => {
      clearTimeout(timer);
      forget();
      window.removeEventListener("offline", giveUp);
      signal.removeEventListener("abort", giveUp);
    });
  });
}
