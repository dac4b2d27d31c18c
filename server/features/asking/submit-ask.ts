import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { notFound } from "../../errors.ts";
import type { Photo } from "../../tutor/photo.ts";
import { type PhotoQuota, requireRoom } from "../uploads/photo-quota.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { uploadUrl } from "../uploads/uploads.repository.ts";
import * as exchanges from "../answers/exchange.repository.ts";
import type { Job, StoredAsk } from "../answers/job.ts";
import { removeTitle } from "../answers/private-exchange.repository.ts";
import type { AskLimits } from "./ask-limits.ts";
import { conversationFull, tooManyInProgress } from "./ask-problems.ts";
import { requireSame } from "./keyed-request.ts";
import type { NewAsk } from "./new-ask.ts";
import * as repository from "./submit-ask.repository.ts";

export interface SubmissionLimits extends AskLimits {
  /** The limit of answers in progress per student. */
  inProgress: number;
  photos: PhotoQuota;
}

interface Submission {
  ask: NewAsk;
  /** The question's photo, re-encoded by the server. */
  photo: Photo | undefined;
  workerId: string;
  limits: SubmissionLimits;
  moment: Date;
  /** Whether a text needs a person rather than a tutor. */
  isTroubling: (text: string) => boolean;
}

type SubmissionResult =
  | ({ kind: "submitted"; storedAsk: StoredAsk } & Pick<Job, "answerId" | "questionId">)
  /** A concurrent request with the same key was submitted first. */
  | { kind: "existing"; answerId: number };

/**
 * Checks an ask as `submitAsk` does, without locking the student's row or counting: for an ask whose photo is not
 * decoded yet, which is expensive. Returns the existing answer of the same request, if any.
 */
export async function admit(
  db: Db,
  { ask, limits }: Pick<Submission, "ask" | "limits">,
): Promise<number | null> {
  const { user, request, conversationId } = ask;
  const admission = await repository.findAdmission(db, { conversationId, request });
  if (!admission || !ask.conversationTypes.includes(admission.type)) {
    throw notFound("Conversation");
  }
  if (admission.existing) {
    requireSame(request, admission.existing);
    return admission.existing.answerId;
  }
  const refusal = await limits.wouldRefuse(db, user.id);
  if (refusal) throw refusal;
  requireCapacity(admission, limits);
  await requireRoom(db, { ownerId: user.id, quota: limits.photos });
  return null;
}

/**
 * Stores a question, its empty answer and the idempotency key atomically: a refused ask costs nothing. Needs its own
 * transaction. The first statement locks the student's row, so that her asks are decided one at a time.
 */
export async function submitAsk(
  db: Db,
  { ask, photo, workerId, limits, moment, isTroubling }: Submission,
): Promise<SubmissionResult> {
  const { user, request, conversationId, metadata } = ask;
  const [, admission, refusal] = await Promise.all([
    lockStudent(db, user.id),
    repository.findAdmission(db, { conversationId, request }),
    limits.count(db, user.id),
  ]);
  if (!admission || !ask.conversationTypes.includes(admission.type)) {
    throw notFound("Conversation");
  }
  if (admission.existing) {
    requireSame(request, admission.existing);
    await limits.giveBack(db, user.id);
    return { kind: "existing", answerId: admission.existing.answerId };
  }
  if (refusal) throw refusal;
  requireCapacity(admission, limits);
  await ask.alongside?.(db, moment);
  const submission = { ask, photo, limits, moment, isTroubling };
  const { photoId, question, isPrivate } = await questionOf(db, submission);
  const storedAsk = { kind: ask.kind, input: { ...ask.input, ...(photoId && { photoId }) } };
  const answer = { ask: storedAsk, metadata, workerId };
  const conversation = { id: conversationId, ownerId: user.id };
  const exchange = { conversation, question, answer, isPrivate };
  const ids = await exchanges.insert(db, exchange, moment);
  await repository.insertKey(db, request, ids.answerId, moment);
  return { kind: "submitted", storedAsk, ...ids };
}

/** Checks the limit of answers in progress, and that the conversation has room for one more. */
function requireCapacity(
  admission: { inProgress: number; isFull: boolean },
  limits: Pick<SubmissionLimits, "inProgress">,
): void {
  if (admission.inProgress >= limits.inProgress) throw tooManyInProgress(limits.inProgress);
  if (admission.isFull) throw conversationFull();
}

interface RestartRequest {
  user: User;
  answerId: number;
  workerId: string;
  limits: SubmissionLimits;
}

/** False if a concurrent request has restarted it first. Needs its own transaction. */
export async function restart(
  db: Db,
  { user, answerId, workerId, limits }: RestartRequest,
): Promise<boolean> {
  await lockStudent(db, user.id);
  if ((await exchanges.restart(db, { id: answerId, ownerId: user.id }, workerId)) === null)
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
  { ask, photo, limits, moment, isTroubling }: Omit<Submission, "workerId">,
) {
  const { user, conversationId, question } = ask;
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
