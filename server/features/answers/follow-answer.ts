import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import type { Signals } from "../../db/signals.ts";
import { notFound } from "../../errors.ts";
import { readSignal, writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import type { AnswerStream } from "./live-answer.ts";
import { followRemote } from "./remote-answer.ts";
import { statusOf } from "./stored-answer.ts";

interface Dependencies {
  db: Db;
  signals: Signals;
  /** Finds an answer that this process works on. */
  find: (messageId: number) => AnswerStream | undefined;
}

/** Follows any answer: in progress here, in progress in another process, or ended. */
export function createFollower({ db, signals, find }: Dependencies) {
  function follow(user: User, row: repository.AnswerRow): AnswerStream {
    return find(row.id) ?? followElsewhere(user, row.id);
  }

  function followElsewhere(user: User, messageId: number): AnswerStream {
    return followRemote({
      messageId,
      read: async () => statusOf(await requireAnswer(user, messageId)),
      askToWrite: () => signals.publish(writeSignal({ kind: "watch", messageId })),
      onNews: (listener) =>
        signals.subscribe((text) => {
          const signal = readSignal(text);
          if (signal?.kind === "written" && signal.messageId === messageId) listener();
        }),
    });
  }

  async function requireAnswer(user: User, id: number): Promise<repository.AnswerRow> {
    const row = await repository.find(db, { id, ownerId: user.id });
    if (!row) throw notFound("Answer");
    return row;
  }

  return { follow, requireAnswer };
}
