import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import type { AnswerStream } from "../answers/live-answer.ts";
import type { AskService } from "./asks.service.ts";
import { keyedRequest } from "./keyed-request.ts";
import type { PracticeInput } from "./practice-ask.ts";
import { requireSolved } from "./solved-reply.ts";

interface Dependencies {
  db: Db;
  asks: Pick<AskService, "submit">;
}

interface PracticeRequest extends PracticeInput {
  conversationId: number;
  idempotencyKey: string | undefined;
}

export type PracticeService = ReturnType<typeof createPracticeService>;

export function createPracticeService({ db, asks }: Dependencies) {
  /** Draws a similar question; each further request draws another. */
  async function practise(user: User, practice: PracticeRequest): Promise<AnswerStream> {
    const { conversationId, messageId, easier } = practice;
    await requireSolved(db, user, { conversationId, messageId });
    // Keeps the hash of requests from before `easier` existed.
    const parts = ["practice", conversationId, messageId, ...(easier ? ["easier"] : [])];
    return asks.submit({
      user,
      conversationId,
      conversationTypes: ["homework", "doubt"],
      kind: "practice",
      input: { messageId, easier } satisfies PracticeInput,
      metadata: {},
      request: keyedRequest(user.id, practice.idempotencyKey, parts),
      question: null,
    });
  }

  return { practise };
}
