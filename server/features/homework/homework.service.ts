import type { User } from "#shared/contracts/auth.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { Answered } from "#shared/contracts/homework.ts";
import type { Db } from "../../db/open.ts";
import { notFound, ProductError } from "../../errors.ts";
import type { Tutor } from "../../tutor/tutor.ts";
import type { Answering } from "../conversations/answering.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import { keyedRequest } from "../conversations/idempotency.ts";
import { presentReply, type StoredReply } from "../conversations/reply.ts";
import { reencodePhoto } from "../uploads/photo.ts";
import { requireSolved } from "./own-answers.service.ts";

interface Dependencies {
  db: Db;
  tutor: Tutor;
  answering: Answering;
}

interface AskInput {
  question: string;
  conversationId: number;
  helpLevel: HelpLevel;
  photo: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

interface PracticeInput {
  conversationId: number;
  messageId: number;
  idempotencyKey: string | undefined;
}

export type HomeworkService = ReturnType<typeof createHomeworkService>;

export function createHomeworkService({ db, tutor, answering }: Dependencies) {
  async function ask(user: User, input: AskInput): Promise<Answered> {
    const { question, helpLevel, conversationId } = input;
    if (question === "" && !input.photo) throw nothingAsked();
    await requireConversation(user, conversationId);
    const parts = ["homework", conversationId, helpLevel, question, input.photo];
    const request = keyedRequest(user.id, input.idempotencyKey, parts);
    const before = await answering.replay(user, request);
    if (before) return before;
    const photo = input.photo && (await reencodePhoto(input.photo));
    return answering.answer({
      user,
      conversationId,
      request,
      feature: "homework",
      act: "homework_answered",
      question: {
        content: question,
        photo: photo && { bytes: photo.bytes, mediaType: photo.mediaType },
        metadata: { helpLevel },
      },
      work: async (call) => {
        const asked = { question, helpLevel, ...askerOf(user), ...(photo && { photo }) };
        const answer = await tutor.homework(asked, call);
        if (answer.kind === "declined") return workOf(answer);
        const { output: solution, check, engine, computed } = answer;
        const solved = { question, helpLevel, solution, check, engine, computed, revealed: false };
        return workOf({ kind: "homework", ...solved });
      },
    });
  }

  /** A similar question; asked again, another one. */
  async function practise(user: User, input: PracticeInput): Promise<Answered> {
    await requireConversation(user, input.conversationId);
    const reply = await requireSolved(db, user, input);
    const parts = ["practice", input.conversationId, input.messageId];
    const request = keyedRequest(user.id, input.idempotencyKey, parts);
    const { question, solution } = reply;
    return answering.answer({
      user,
      conversationId: input.conversationId,
      request,
      feature: "practice",
      act: "practice_asked",
      question: null,
      work: async (call) => {
        const answer = await tutor.practice({ question, solution, ...askerOf(user) }, call);
        if (answer.kind === "declined") return workOf(answer);
        const { output, check, engine, computed } = answer;
        return workOf({ kind: "practice", ...output, check, engine, computed, revealed: false });
      },
    });
  }

  async function requireConversation(user: User, id: number): Promise<void> {
    const conversation = await conversations.find(db, { id, ownerId: user.id });
    if (conversation?.type !== "homework") throw notFound("Conversation");
  }

  return { ask, practise };
}

function askerOf(user: User) {
  return { grade: user.grade, redact: [user.name, user.phone] };
}

/** The message's words are what its help level shows, so that a list of messages gives nothing away. */
function workOf(reply: StoredReply) {
  const { content, difficulty } = presentReply(reply);
  const helpLevel = reply.kind === "homework" ? { helpLevel: reply.helpLevel } : {};
  return { reply, content, metadata: { difficulty, ...helpLevel } };
}

function nothingAsked(): ProductError {
  const sentence = "Type your question or add a photo of it.";
  return new ProductError("invalid_input", sentence, { fields: { question: sentence } });
}
