import type { User } from "#shared/contracts/auth.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import type { Answers } from "../answers/answers.service.ts";
import { keyedRequest } from "../answers/keyed-request.ts";
import type { Following } from "../answers/live-answer.ts";
import type { HomeworkInput, PracticeInput } from "./homework-asks.ts";
import { requireSolved } from "./own-answers.service.ts";

interface Dependencies {
  db: Db;
  answers: Answers;
}

interface HomeworkAsk extends HomeworkInput {
  conversationId: number;
  helpLevel: HelpLevel;
  photo: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

interface PracticeAsk extends PracticeInput {
  conversationId: number;
  idempotencyKey: string | undefined;
}

export type HomeworkService = ReturnType<typeof createHomeworkService>;

export function createHomeworkService({ db, answers }: Dependencies) {
  async function ask(user: User, asked: HomeworkAsk): Promise<Following> {
    const { question, helpLevel, conversationId } = asked;
    if (question === "" && !asked.photo) throw nothingAsked();
    const metadata = { helpLevel };
    // Hashes the photo as uploaded: re-encoding it may produce different bytes.
    const parts = ["homework", conversationId, helpLevel, question, asked.photo];
    return answers.ask({
      user,
      conversationId,
      conversationTypes: ["homework"],
      kind: "homework",
      input: { question, helpLevel } satisfies HomeworkInput,
      metadata,
      request: keyedRequest(user.id, asked.idempotencyKey, parts),
      question: {
        content: question,
        photo: asked.photo,
        metadata,
      },
    });
  }

  /** Draws a similar question; each further request draws another. */
  async function practise(user: User, asked: PracticeAsk): Promise<Following> {
    const { conversationId, messageId, easier } = asked;
    await requireSolved(db, user, { conversationId, messageId });
    // Keeps the hash of requests from before `easier` existed.
    const parts = ["practice", conversationId, messageId, ...(easier ? ["easier"] : [])];
    return answers.ask({
      user,
      conversationId,
      conversationTypes: ["homework", "doubt"],
      kind: "practice",
      input: { messageId, easier } satisfies PracticeInput,
      metadata: {},
      request: keyedRequest(user.id, asked.idempotencyKey, parts),
      question: null,
    });
  }

  return { ask, practise };
}

function nothingAsked(): ProductError {
  const sentence = "Type your question or add a photo of it.";
  return new ProductError("invalid_input", sentence, { fields: { question: sentence } });
}
