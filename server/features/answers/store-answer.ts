import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnswerResponse } from "#shared/contracts/messages.ts";
import type { StudyAct } from "#shared/domain/study.ts";
import type { Db } from "../../db/db.ts";
import { holdStudent } from "../../db/lock-student.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import type { TutorCall } from "../../tutor/ask-engine.ts";
import { aboutReply } from "./about-reply.ts";
import * as repository from "./answers.repository.ts";
import type { Job, JobKind, Work } from "./job.ts";
import { makePrivate } from "./private-exchange.repository.ts";
import { presentReply } from "./reply.ts";
import type { ConceptFinder } from "../study/concept-of.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { withNewAchievements } from "../study/badge-news.ts";

interface CallAccount {
  job: Job;
  kind: JobKind;
  calls: readonly TutorCall[];
  costOf: (call: TutorCall) => number | null;
  moment: Date;
}

export interface PaidAskLimit {
  /** For an ask that needed no model: it was computed, looked up or answered with care. */
  giveBackPaid: (db: Db, userId: number) => Promise<void>;
}

interface AnswerToStore extends CallAccount {
  work: Work;
  workerId: string;
  limits: PaidAskLimit;
  library: ConceptFinder;
}

/** Stores everything that an answer produces, atomically. Null if this worker no longer holds the answer. */
export async function storeAnswer(
  db: Db,
  { work, workerId, limits, library, ...account }: AnswerToStore,
): Promise<AnswerResponse | null> {
  const { job, moment } = account;
  const isPaid = account.calls.some(({ engine }) => engine !== "built-in");
  const { answerId } = job;
  const { concern, ...answer } = work;
  const ending = { ...answer, state: "complete", written: null, failure: null } as const;
  const key = { id: answerId, workerId };
  const response = { aiResponse: presentReply(work.reply), message: { id: answerId } };
  const [, isOurs] = await Promise.all([
    holdStudent(db, job.user.id),
    repository.end(db, key, ending, moment),
  ]);
  // An earlier attempt stored it, and its confirmation was lost with the connection.
  if (!isOurs && (await repository.isCompleteBy(db, key))) return response;
  const calls = recordCalls(db, account, isOurs);
  if (!isOurs) {
    await calls;
    return null;
  }
  const isCare = work.reply.kind === "care";
  const [badges] = await Promise.all([
    recordStudy(db, { ...account, work, library }),
    calls,
    isCare && makePrivate(db, job),
    !isPaid && limits.giveBackPaid(db, job.user.id),
    concern && db.insert(concernCounts).values({ ...concern, occurredAt: moment }),
  ]);
  return { ...response, ...withNewAchievements(badges) };
}

/** Records the study act of a reply; declined and care replies are not study. */
async function recordStudy(
  db: Db,
  { job, kind, work, library, moment }: CallAccount & Pick<AnswerToStore, "work" | "library">,
): Promise<EarnedBadge[]> {
  const { reply } = work;
  if (reply.kind === "declined" || reply.kind === "care") return [];
  const act = actOf(kind, presentReply(reply));
  if (act === null) return [];
  const { user, conversationId } = job;
  const studyMatter = aboutReply(reply, { library, grade: user.grade });
  return recordAct(db, { userId: user.id, act, studyMatter, conversationId, moment });
}

/**
 * The act of an answer in the activity log (decision 15). A page that explains a topic without answering the question
 * counts as an explanation, not as a solved doubt.
 */
function actOf({ act }: JobKind, { replyKind }: AiResponse): StudyAct | null {
  return act !== null && replyKind !== undefined ? "concept_explained" : act;
}

/** One row per engine call: it costs money whether or not the answer's row still exists. */
export async function recordCalls(
  db: Db,
  { job, kind, calls, costOf, moment }: CallAccount,
  isThere: boolean,
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map((call, index) => {
    const { usage, operation: _operation, ...columns } = call;
    return {
      ...columns,
      ...usage,
      costMicroUsd: costOf(call),
      userId: job.user.id,
      // A conversation deleted meanwhile can't be referenced.
      conversationId: isThere ? job.conversationId : null,
      feature: kind.feature,
      isLast: index === calls.length - 1,
      createdAt: moment,
    };
  });
  await db.insert(tutorCalls).values(rows);
}
