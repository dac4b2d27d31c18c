import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnswerResponse } from "#shared/contracts/messages.ts";
import { createPartFeed, withResolvers, type AnswerStream } from "./live-answer.ts";

/** The state of an answer according to its row. */
export type AnswerStatus =
  | { kind: "in-progress"; written: AiResponsePart }
  | { kind: "answered"; answered: AnswerResponse }
  | { kind: "ended"; error: Error };

interface RemoteAnswer {
  messageId: number;
  read: () => Promise<AnswerStatus>;
  /** Asks the process that works on the answer to write the shown part into the row, now and for a while. */
  askToWrite: () => Promise<void>;
  /** Calls the listener when the row has new content. */
  onNews: (listener: () => void) => () => void;
}

/** A signal may be lost, so the row is polled at this interval too. */
const pollEveryMs = 1000;
const askEveryMs = 10_000;

/** Follows an answer in progress in another process, through what that process writes into its row. */
export function followRemote({ messageId, read, askToWrite, onNews }: RemoteAnswer): AnswerStream {
  const feed = createPartFeed();
  const { promise, resolve, reject } = withResolvers<AnswerResponse>();
  promise.catch(() => undefined);
  let isReading = false;
  let hasNews = false;

  const poll = async (): Promise<void> => {
    hasNews = true;
    if (isReading) return;
    isReading = true;
    try {
      while (hasNews) {
        hasNews = false;
        take(await read());
      }
    } catch (error) {
      finish(() => reject(error));
    } finally {
      isReading = false;
    }
  };
  const take = (status: AnswerStatus) => {
    if (status.kind === "in-progress") feed.show(status.written);
    else if (status.kind === "answered") finish(() => resolve(status.answered));
    else finish(() => reject(status.error));
  };
  const request = () => void askToWrite().catch(() => undefined);
  const unsubscribe = onNews(() => void poll());
  const polling = setInterval(() => void poll(), pollEveryMs).unref();
  const requesting = setInterval(request, askEveryMs).unref();
  const finish = (settle: () => void) => {
    clearInterval(polling);
    clearInterval(requesting);
    unsubscribe();
    settle();
  };
  request();
  void poll();
  const listen: AnswerStream["listen"] = (listener) => {
    const stopListening = feed.listen(listener);
    return () => {
      stopListening();
      // Each remote follower has a separate `AnswerStream`: when it stops listening, nothing else waits for the end.
      finish(() => undefined);
    };
  };
  return { messageId, listen, result: promise };
}
