import type { AiResponse, Answered } from "#shared/contracts/answer.ts";
import type { StudyAct } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { statement } from "../../db/statement.ts";
import type { TutorCall } from "../../tutor/ask-engine.ts";
import * as repository from "./answers.repository.ts";
import type { AnyAskKind, Work } from "./ask-kind.ts";
import type { AskLimits } from "./ask-limits.ts";
import { makePrivate } from "./private-exchange.repository.ts";
import { presentReply } from "./reply.ts";
import type { Job } from "./new-ask.ts";

interface Recorded {
  job: Job;
  kind: AnyAskKind;
  calls: readonly TutorCall[];
  costOf: (call: TutorCall) => number | null;
  moment: Date;
}

interface Stored extends Recorded {
  work: Work;
  workerId: string;
  limits: Pick<AskLimits, "giveBackPaid">;
}

/** Everything that an answer leaves behind, at once or not at all. Null where it is no longer this worker's to store. */
export async function storeAnswer(
  db: Db,
  { work, workerId, limits, ...recorded }: Stored,
): Promise<Answered | null> {
  const { job, kind, moment } = recorded;
  const isPaid = recorded.calls.some(({ engine }) => engine !== "built-in");
  const { answerId, conversationId } = job;
  const { concern, ...answer } = work;
  const ending = { ...answer, state: "complete", written: null, failure: null } as const;
  const key = { id: answerId, workerId };
  const answered = { aiResponse: presentReply(work.reply), message: { id: answerId } };
  const isOurs = await repository.end(db, key, ending, moment);
  // Stored by an earlier try, of which the confirmation got lost with the connection.
  if (!isOurs && (await repository.isCompleteBy(db, key))) return answered;
  const calls = recordCalls(db, recorded, isOurs);
  if (!isOurs) {
    await calls;
    return null;
  }
  const { aiResponse } = answered;
  const { subject, topic } = aiResponse;
  const isCare = work.reply.kind === "care";
  const act = actOf(kind, aiResponse);
  await Promise.all([
    calls,
    isCare && makePrivate(db, job),
    !isPaid && limits.giveBackPaid(db, job.user.id),
    concern && db.insert(concernCounts).values({ ...concern, occurredAt: moment }),
    act &&
      actInsertion(db).execute({
        userId: job.user.id,
        act,
        subject,
        topic,
        conversationId,
        moment,
      }),
  ]);
  return answered;
}

/**
 * What an answer counts as in the activity log (decision 15). A refusal is no study, and a page that explains a topic
 * without answering the question is an explanation and no solved doubt.
 */
function actOf({ act }: AnyAskKind, { declined, replyKind }: AiResponse): StudyAct | null {
  if (declined) return null;
  return act !== null && replyKind !== undefined ? "concept_explained" : act;
}

/** One row for every time that an engine was asked: paid for, whether or not the answer is still there to be stored. */
export async function recordCalls(
  db: Db,
  { job, kind, calls, costOf, moment }: Recorded,
  isThere: boolean,
): Promise<void> {
  const insertion = callInsertion(db);
  const inserted = calls.map((call) => {
    const { usage, operation: _operation, ...columns } = call;
    return insertion.execute({
      ...columns,
      ...usage,
      costMicroUsd: costOf(call),
      userId: job.user.id,
      // What was deleted meanwhile can't be named.
      conversationId: isThere ? job.conversationId : null,
      feature: kind.feature,
      createdAt: moment,
    });
  });
  await Promise.all(inserted);
}

const { placeholder } = sql;

const actInsertion = statement((db) =>
  db
    .insert(activityLog)
    .values({
      userId: placeholder("userId"),
      act: placeholder("act"),
      subject: placeholder("subject"),
      topic: placeholder("topic"),
      conversationId: placeholder("conversationId"),
      occurredAt: placeholder("moment"),
    })
    .prepare("insert_act"),
);

const callInsertion = statement((db) =>
  db
    .insert(tutorCalls)
    .values({
      userId: placeholder("userId"),
      conversationId: placeholder("conversationId"),
      feature: placeholder("feature"),
      engine: placeholder("engine"),
      model: placeholder("model"),
      inputTokens: placeholder("inputTokens"),
      outputTokens: placeholder("outputTokens"),
      costMicroUsd: placeholder("costMicroUsd"),
      firstPartMilliseconds: placeholder("firstPartMilliseconds"),
      milliseconds: placeholder("milliseconds"),
      outcome: placeholder("outcome"),
      verdict: placeholder("verdict"),
      createdAt: placeholder("createdAt"),
    })
    .prepare("insert_tutor_call"),
);
