import type { User } from "#shared/contracts/auth.ts";
import type { MessageMetadata } from "#shared/contracts/conversations.ts";
import type { Answered } from "#shared/contracts/homework.ts";
import type { StudyAct, TutorFeature } from "#shared/domain/study.ts";
import type { Db } from "../../db/open.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { notFound } from "../../errors.ts";
import type { Photo } from "../../tutor/photo.ts";
import type { AskContext, TutorCall } from "../../tutor/ask-engine.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { uploadUrl } from "../uploads/uploads.routes.ts";
import * as conversations from "./conversations.repository.ts";
import * as idempotency from "./idempotency.ts";
import { presentReply, storedReply, type StoredReply } from "./reply.ts";
import { productErrorOf } from "./tutor-problems.ts";

/** The longest an answer may take, retries and all; shorter than a key is held. */
const longestWorkMs = 150_000;

/** One ask of a student, from her question to the stored answer. */
export interface Ask {
  user: User;
  conversationId: number;
  request: idempotency.KeyedRequest;
  feature: TutorFeature;
  /** What this counts as in the activity log, once it is answered. */
  act: StudyAct;
  /** The student's own message; null where a button asked. */
  question: { content: string; photo: Photo | undefined; metadata: MessageMetadata } | null;
  work: (context: AskContext) => Promise<Work>;
}

interface Work {
  reply: StoredReply;
  /** The answer in words, for the conversation; the help level decides what is in it. */
  content: string;
  metadata: MessageMetadata;
}

interface Dependencies {
  db: Db;
  now: () => Date;
}

export type Answering = ReturnType<typeof createAnswering>;

/**
 * The one life of an answer: the question is stored, the tutor asked, the answer stored, the page told. A failure
 * leaves the question where it is, and the same key may try again; a page that went away finds the answer later.
 */
export function createAnswering({ db, now }: Dependencies) {
  /** The answer that is stored under this key already, or null. */
  async function replay(user: User, request: idempotency.KeyedRequest): Promise<Answered | null> {
    const messageId = await idempotency.findDone(db, request);
    return messageId === null ? null : readAnswer(user, messageId);
  }

  async function answer(ask: Ask): Promise<Answered> {
    const claim = await db.transaction((transaction) => storeQuestion(transaction, ask, now()));
    if (claim.kind === "done") return readAnswer(ask.user, claim.answerMessageId);
    const calls: TutorCall[] = [];
    try {
      const signal = AbortSignal.timeout(longestWorkMs);
      const work = await ask.work({ signal, record: (call) => calls.push(call) });
      const finished = { ask, work, calls, claimId: claim.id, moment: now() };
      return await db.transaction((transaction) => storeAnswer(transaction, finished));
    } catch (error) {
      await idempotency.release(db, claim.id);
      await recordCalls(db, ask, calls, now());
      throw productErrorOf(error);
    }
  }

  async function readAnswer(user: User, messageId: number): Promise<Answered> {
    const row = await conversations.findMessage(db, { id: messageId, ownerId: user.id });
    if (!row) throw notFound("Answer");
    return { aiResponse: presentReply(storedReply.parse(row.reply)), message: { id: row.id } };
  }

  return { replay, answer };
}

/** Takes the key and keeps the question, or finds the answer that another request stored meanwhile. */
async function storeQuestion(db: Db, ask: Ask, moment: Date): Promise<idempotency.Claim> {
  const claim = await idempotency.claim(db, ask.request, moment);
  if (claim.kind === "done" || claim.questionMessageId !== null || !ask.question) return claim;
  const { content, photo, metadata } = ask.question;
  const { conversationId } = ask;
  const upload =
    photo && (await uploads.insert(db, { ownerId: ask.user.id, conversationId, ...photo }, moment));
  const imageUrl = upload ? uploadUrl(upload.id) : null;
  const message = await conversations.insertMessage(
    db,
    { conversationId, role: "user", content, imageUrl, metadata },
    moment,
  );
  await idempotency.keepQuestion(db, claim.id, message.id);
  return claim;
}

interface Finished {
  ask: Ask;
  work: Work;
  calls: TutorCall[];
  claimId: number;
  moment: Date;
}

/** Everything that an answer leaves behind, at once or not at all. */
async function storeAnswer(
  db: Db,
  { ask, work, calls, claimId, moment }: Finished,
): Promise<Answered> {
  const { conversationId } = ask;
  const message = await conversations.insertMessage(
    db,
    { conversationId, role: "assistant", ...work },
    moment,
  );
  await idempotency.finish(db, claimId, message.id);
  await conversations.touch(db, conversationId, moment);
  await recordCalls(db, ask, calls, moment);
  const aiResponse = presentReply(work.reply);
  if (!aiResponse.declined) {
    const { subject, topic } = aiResponse;
    const row = { userId: ask.user.id, act: ask.act, subject, topic, conversationId };
    await db.insert(activityLog).values({ ...row, occurredAt: moment });
  }
  return { aiResponse, message };
}

async function recordCalls(db: Db, ask: Ask, calls: TutorCall[], moment: Date): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ usage, operation: _operation, ...call }) => ({
    ...call,
    ...usage,
    userId: ask.user.id,
    conversationId: ask.conversationId,
    feature: ask.feature,
    createdAt: moment,
  }));
  await db.insert(tutorCalls).values(rows);
}
