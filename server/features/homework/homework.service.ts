import type { User } from "#shared/contracts/auth.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { ProductError } from "../../errors.ts";
import type { AnswerStream } from "../answers/live-answer.ts";
import type { AskService } from "../asking/asks.service.ts";
import { keyedRequest } from "../asking/keyed-request.ts";
import type { HomeworkInput } from "./homework-ask.ts";

interface Dependencies {
  asks: Pick<AskService, "submit">;
}

interface HomeworkRequest {
  question: string;
  helpLevel: HelpLevel;
  conversationId: number;
  photo: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

export type HomeworkService = ReturnType<typeof createHomeworkService>;

export function createHomeworkService({ asks }: Dependencies) {
  async function ask(user: User, homework: HomeworkRequest): Promise<AnswerStream> {
    const { question, helpLevel, conversationId, photo, idempotencyKey } = homework;
    if (question === "" && !photo) throw emptyQuestion();
    const metadata = { helpLevel };
    // Hashes the photo as uploaded: re-encoding it may produce different bytes.
    const parts = ["homework", conversationId, helpLevel, question, photo];
    return asks.submit({
      user,
      conversationId,
      conversationTypes: ["homework"],
      kind: "homework",
      input: { question, helpLevel } satisfies HomeworkInput,
      metadata,
      request: keyedRequest(user.id, idempotencyKey, parts),
      question: { content: question, photo, metadata },
    });
  }

  return { ask };
}

function emptyQuestion(): ProductError {
  const sentence = "Type your question or add a photo of it.";
  return new ProductError("invalid_input", sentence, { fields: { question: sentence } });
}
