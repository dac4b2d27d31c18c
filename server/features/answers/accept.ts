import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/open.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import * as uploads from "../uploads/uploads.repository.ts";
import { uploadUrl } from "../uploads/uploads.routes.ts";
import { tooManyInProgress } from "./answer-problems.ts";
import * as repository from "./answers.repository.ts";
import { findAnswerId, keep } from "./keyed-request.ts";
import type { NewAsk, StoredAsk } from "./new-ask.ts";

interface Accepting {
  wanted: NewAsk;
  workerId: string;
  mostInProgress: number;
  moment: Date;
}

type Accepted =
  | { kind: "accepted"; answerId: number; questionId: number | null; stored: StoredAsk }
  /** The same request was accepted meanwhile. */
  | { kind: "known"; answerId: number };

/** Keeps a question and the place of its answer, at once or not at all. */
export async function accept(
  db: Db,
  { wanted, workerId, mostInProgress, moment }: Accepting,
): Promise<Accepted> {
  const { user, request, conversationId } = wanted;
  await repository.takeTurn(db, user.id);
  const known = await findAnswerId(db, request);
  if (known !== null) return { kind: "known", answerId: known };
  await requireRoom(db, user, mostInProgress);
  const question = await keepQuestion(db, wanted, moment);
  const stored = { kind: wanted.kind, input: { ...wanted.input, ...question.photo } };
  const questionId = question.id;
  const { metadata } = wanted;
  const answer = await repository.insert(
    db,
    { conversationId, questionId, ask: stored, metadata, workerId },
    moment,
  );
  await keep(db, request, answer.id, moment);
  return { kind: "accepted", answerId: answer.id, questionId, stored };
}

interface Restarting {
  user: User;
  answerId: number;
  workerId: string;
  mostInProgress: number;
}

/** False where another request has restarted it before. */
export async function restart(
  db: Db,
  { user, answerId, workerId, mostInProgress }: Restarting,
): Promise<boolean> {
  await repository.takeTurn(db, user.id);
  if ((await repository.restart(db, answerId, workerId)) === null) return false;
  // Counted with this one among them: who taps twice follows the first tap's answer, and is not refused.
  if ((await repository.countInProgress(db, user.id)) > mostInProgress) {
    throw tooManyInProgress(mostInProgress);
  }
  return true;
}

async function requireRoom(db: Db, user: User, most: number): Promise<void> {
  if ((await repository.countInProgress(db, user.id)) >= most) throw tooManyInProgress(most);
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
