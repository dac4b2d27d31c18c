import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { Answered } from "#shared/contracts/messages.ts";
import { createPartFeed, withResolvers, type Following } from "./live-answer.ts";

/** The state of an answer according to its row. */
export type Standing =
  | { kind: "in-progress"; written: AiResponsePart }
  | { kind: "answered"; answered: Answered }
  | { kind: "ended"; error: Error };

interface RemoteAnswer {
  messageId: number;
  read: () => Promise<Standing>;
  /** Asks the process that works on the answer to write the shown part into the row, now and for a while. */
  askToWrite: () => Promise<void>;
  /** Calls the listener when the row has new content. */
  onNews: (listener: () => void) => () => void;
}

/** A signal may be lost, so the row is polled at this interval too. */
const lookEveryMs = 1000;
const askEveryMs = 10_000;

/** Follows an answer in progress in another process, through what that process writes into its row. */
export function followRemote({ messageId, read, askToWrite, onNews }: RemoteAnswer): Following {
  const feed = createPartFeed();
  const { promise, resolve, reject } = withResolvers<Answered>();
  promise.catch(() => undefined);
  let isReading = false;
  let hasNews = false;

  const look = async (): Promise<void> => {
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
  const take = (standing: Standing) => {
    if (standing.kind === "in-progress") feed.show(standing.written);
    else if (standing.kind === "answered") finish(() => resolve(standing.answered));
    else finish(() => reject(standing.error));
  };
  const request = () => void askToWrite().catch(() => undefined);
  const forget = onNews(() => void look());
  const looking = setInterval(() => void look(), lookEveryMs).unref();
  const asking = setInterval(request, askEveryMs).unref();
  const finish = (settle: () => void) => {
    clearInterval(looking);
    clearInterval(asking);
    forget();
    settle();
  };
  request();
  void look();
  const listen: Following["listen"] = (listener) => {
    const forgetListener = feed.listen(listener);
    return () => {
      forgetListener();
      // Each remote follower has a `Following` of its own: when it stops listening, nobody waits for the end either.
      finish(() => undefined);
    };
  };
  return { messageId, listen, ended: promise };
}
