import { createParser, type EventSourceMessage } from "eventsource-parser";
import { connectionLost } from "./api-error.ts";
import { onResume } from "./on-resume.ts";

/** The server lets itself be heard every 15 seconds, if only by a comment: after this silence nobody is there. */
const longestSilence = 40_000;
/** A page that resumes on a connection which has missed a beat doesn't wait for the rest of that. */
const longestSilenceOnResume = 20_000;

/**
 * The server-sent events of a body, one by one as they come. Ends with the body. Throws `ApiError` of status 0
 * where the connection breaks or goes silent; the body is let go of in any case.
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
    // Not awaited: a broken line may never say that it was let go of.
    reader.cancel().catch(() => undefined);
  }
}

/** Waits for what comes next; throws where nothing does, not even a heartbeat, or where nobody listens any more. */
function unlessSilent<Value>(next: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const since = Date.now();
  return new Promise((resolve, reject) => {
    const lose = (cause: unknown) => reject(connectionLost(cause));
    const giveUp = () => lose(new Error("The stream went silent, or was left"));
    const timer = setTimeout(giveUp, longestSilence);
    const forget = onResume(() => {
      if (Date.now() - since > longestSilenceOnResume) giveUp();
    });
    // A phone that knows that it is offline needn't find out by waiting.
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
