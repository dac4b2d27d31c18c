import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/open.ts";
import { notFound } from "../../errors.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { uploadUrl } from "../uploads/uploads.routes.ts";
import { tooManyInProgress } from "./answer-problems.ts";
import * as repository from "./answers.repository.ts";
import type { AskLimits } from "./ask-limits.ts";
import { requireSame } from "./keyed-request.ts";
import type { Job, NewAsk, StoredAsk } from "./new-ask.ts";

export interface AnswerLimits extends AskLimits {
  /** Answers that one student may have on their way. */
  inProgress: number;
}

interface Accepting {
  wanted: NewAsk;
  workerId: string;
  limits: AnswerLimits;
  moment: Date;
}

type Accepted =
  | ({ kind: "accepted"; stored: StoredAsk } & Pick<Job, "answerId" | "questionId" | "said">)
  /** The same request was accepted meanwhile. */
  | { kind: "known"; answerId: number };

/**
 * Keeps a question and the place of its answer, at once or not at all: what is refused costs nothing. Wants a
 * transaction of its own.
 */
export async function accept(
  db: Db,
  { wanted, workerId, limits, moment }: Accepting,
): Promise<Accepted> {
  const { user, request, conversationId, metadata } = wanted;
  const refusal = await limits.count(db, user.id);
  const standing = await repository.standingOf(db, { conversationId, request });
  if (!standing || !wanted.conversationTypes.includes(standing.type)) {
    throw notFound("Conversation");
  }
  if (standing.known) {
    requireSame(request, standing.known);
    await limits.giveBack(db, user.id);
    return { kind: "known", answerId: standing.known.answerId };
  }
  if (refusal) throw refusal;
  if (standing.inProgress >= limits.inProgress) throw tooManyInProgress(limits.inProgress);
  await wanted.alongside?.(db, moment);
  const question = await keepQuestion(db, wanted, moment);
  const stored = { kind: wanted.kind, input: { ...wanted.input, ...question.photo } };
  const questionId = question.id;
  const answer = { conversationId, questionId, ask: stored, metadata, workerId };
  const { id: answerId } = await repository.insert(db, answer, request, moment);
  return { kind: "accepted", answerId, questionId, stored, said: standing.turns };
}

interface Restarting {
  user: User;
  answerId: number;
  workerId: string;
  limits: AnswerLimits;
}

/** False where another request has restarted it before. Wants a transaction of its own. */
export async function restart(
  db: Db,
  { user, answerId, workerId, limits }: Restarting,
): Promise<boolean> {
  const refusal = await limits.count(db, user.id);
  if ((await repository.restart(db, answerId, workerId)) === null) {
    await limits.giveBack(db, user.id);
    return false;
  }
  if (refusal) throw refusal;
  // Counted with this one among them: who taps twice follows the first tap's answer, and is not refused.
  if ((await repository.countInProgress(db, user.id)) > limits.inProgress) {
    throw tooManyInProgress(limits.inProgress);
  }
  return true;
}

/** The student's message with its photo, which the input of the ask names from now on. */
async function keepQuestion(db: Db, { user, conversationId, question }: NewAsk, moment: Date) {
  if (!question) return { id: null, photo: {} };
  const { content, photo, metadata } = question;
  const upload =
    photo && (await uploads.insert(db, { ownerId: user.id, conversationId, ...photo }, moment));
  const imageUrl = upload ? uploadUrl(upload.id) : null;
  const message = await conversations.insertMessage(
    db,
    { conversationId, role: "user", content, imageUrl, metadata },
    moment,
  );
  return { id: message.id, photo: upload ? { photoId: upload.id } : {} };
}
