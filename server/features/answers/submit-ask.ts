import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { notFound } from "../../errors.ts";
import type { Photo } from "../../tutor/photo.ts";
import { type PhotoQuota, requireRoom } from "../uploads/photo-quota.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { uploadUrl } from "../uploads/uploads.repository.ts";
import { conversationFull, tooManyInProgress } from "./answer-problems.ts";
import * as repository from "./submit-ask.repository.ts";
import type { AskLimits } from "./ask-limits.ts";
import { removeTitle } from "./private-exchange.repository.ts";
import { requireSame } from "./keyed-request.ts";
import type { Job, NewAsk, StoredAsk } from "./new-ask.ts";

export interface AnswerLimits extends AskLimits {
  /** The limit of answers in progress per student. */
  inProgress: number;
  photos: PhotoQuota;
}

interface Submission {
  wanted: NewAsk;
  /** The question's photo, re-encoded by the server. */
  photo: Photo | undefined;
  workerId: string;
  limits: AnswerLimits;
  moment: Date;
  /** Whether a text needs a person rather than a tutor. */
  isTroubling: (text: string) => boolean;
}

type Submitted =
  | ({ kind: "submitted"; stored: StoredAsk } & Pick<Job, "answerId" | "questionId">)
  /** A concurrent request with the same key was submitted first. */
  | { kind: "known"; answerId: number };

/**
 * Checks an ask as `submitAsk` does, without locking the student's row or counting: for an ask whose photo is not
 * decoded yet, which is expensive. Returns the existing answer of the same request, if any.
 */
export async function admit(
  db: Db,
  { wanted, limits }: Pick<Submission, "wanted" | "limits">,
): Promise<number | null> {
  const { user, request, conversationId } = wanted;
  const standing = await repository.standingOf(db, { conversationId, request });
  if (!standing || !wanted.conversationTypes.includes(standing.type)) {
    throw notFound("Conversation");
  }
  if (standing.known) {
    requireSame(request, standing.known);
    return standing.known.answerId;
  }
  const refusal = await limits.wouldRefuse(db, user.id);
  if (refusal) throw refusal;
  requirePlace(standing, limits);
  await requireRoom(db, { ownerId: user.id, quota: limits.photos });
  return null;
}

/**
 * Stores a question, its empty answer and the idempotency key atomically: a refused ask costs nothing. Needs its own
 * transaction. The first statement locks the student's row, so that her asks are decided one at a time.
 */
export async function submitAsk(
  db: Db,
  { wanted, photo, workerId, limits, moment, isTroubling }: Submission,
): Promise<Submitted> {
  const { user, request, conversationId, metadata } = wanted;
  const [, standing, refusal] = await Promise.all([
    lockStudent(db, user.id),
    repository.standingOf(db, { conversationId, request }),
    limits.count(db, user.id),
  ]);
  if (!standing || !wanted.conversationTypes.includes(standing.type)) {
    throw notFound("Conversation");
  }
  if (standing.known) {
    requireSame(request, standing.known);
    await limits.giveBack(db, user.id);
    return { kind: "known", answerId: standing.known.answerId };
  }
  if (refusal) throw refusal;
  requirePlace(standing, limits);
  await wanted.alongside?.(db, moment);
  const asking = { wanted, photo, limits, moment, isTroubling };
  const { photoId, question, isPrivate } = await questionOf(db, asking);
  const stored = { kind: wanted.kind, input: { ...wanted.input, ...(photoId && { photoId }) } };
  const answer = { ask: stored, metadata, workerId };
  const exchange = { conversationId, question, answer, isPrivate, request };
  return { kind: "submitted", stored, ...(await repository.insert(db, exchange, moment)) };
}

/** Checks the limit of answers in progress, and that the conversation has room for one more. */
function requirePlace(
  standing: { inProgress: number; isFull: boolean },
  limits: Pick<AnswerLimits, "inProgress">,
): void {
  if (standing.inProgress >= limits.inProgress) throw tooManyInProgress(limits.inProgress);
  if (standing.isFull) throw conversationFull();
}

interface Restarting {
  user: User;
  answerId: number;
  workerId: string;
  limits: AnswerLimits;
}

/** False if a concurrent request has restarted it first. Needs its own transaction. */
export async function restart(
  db: Db,
  { user, answerId, workerId, limits }: Restarting,
): Promise<boolean> {
  await lockStudent(db, user.id);
  if ((await repository.restart(db, { id: answerId, ownerId: user.id }, workerId)) === null)
    return false;
  const refusal = await limits.count(db, user.id);
  if (refusal) throw refusal;
  // Counts including this one: a double tap follows the answer of the first tap, and is not refused.
  if ((await repository.countInProgress(db, user.id)) > limits.inProgress) {
    throw tooManyInProgress(limits.inProgress);
  }
  return true;
}

/** The student's message, with its stored photo, which the ask's input refers to by id from now on. */
async function questionOf(
  db: Db,
  { wanted, photo, limits, moment, isTroubling }: Omit<Submission, "workerId">,
) {
  const { user, conversationId, question } = wanted;
  if (!question) return { photoId: undefined, question: null, isPrivate: false };
  const { content, metadata } = question;
  if (photo) {
    const size = photo.bytes.byteLength;
    await requireRoom(db, { ownerId: user.id, quota: limits.photos, size });
  }
  const upload =
    photo && (await uploads.insert(db, { ownerId: user.id, conversationId, ...photo }, moment));
  const imageUrl = upload ? uploadUrl(upload.id) : null;
  const isPrivate = isTroubling(content);
  // The conversation's title is the beginning of this question.
  if (isPrivate) await removeTitle(db, { id: conversationId, ownerId: user.id });
  return { photoId: upload?.id, question: { content, imageUrl, metadata }, isPrivate };
}
