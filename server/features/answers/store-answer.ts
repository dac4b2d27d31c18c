import type { Answered } from "#shared/contracts/answer.ts";
import type { Db } from "../../db/open.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import type { TutorCall } from "../../tutor/ask-engine.ts";
import * as repository from "./answers.repository.ts";
import type { AnyAskKind, Work } from "./ask-kind.ts";
import { presentReply } from "./reply.ts";
import type { Job } from "./new-ask.ts";

interface Recorded {
  job: Job;
  kind: AnyAskKind;
  calls: readonly TutorCall[];
  costOf: (call: TutorCall) => number | null;
  moment: Date;
}

/** Everything that an answer leaves behind, at once or not at all. Null where it is no longer this worker's to store. */
export async function storeAnswer(
  db: Db,
  { work, workerId, ...recorded }: Recorded & { work: Work; workerId: string },
): Promise<Answered | null> {
  const { job, kind, moment } = recorded;
  const { answerId, conversationId } = job;
  const { concern, ...answer } = work;
  const ending = { ...answer, state: "complete", written: null, failure: null } as const;
  const key = { id: answerId, workerId };
  const answered = { aiResponse: presentReply(work.reply), message: { id: answerId } };
  const isOurs = await repository.end(db, key, ending, moment);
  // Stored by an earlier try, of which the confirmation got lost with the connection.
  if (!isOurs && (await repository.isCompleteBy(db, key))) return answered;
  await recordCalls(db, recorded, isOurs);
  if (!isOurs) return null;
  if (concern) await db.insert(concernCounts).values({ ...concern, occurredAt: moment });
  const { aiResponse } = answered;
  if (kind.act && !aiResponse.declined) {
    const { subject, topic } = aiResponse;
    const row = { userId: job.user.id, act: kind.act, subject, topic, conversationId };
    await db.insert(activityLog).values({ ...row, occurredAt: moment });
  }
  return answered;
}

/** One row for every time that an engine was asked: paid for, whether or not the answer is still there to be stored. */
export async function recordCalls(
  db: Db,
  { job, kind, calls, costOf, moment }: Recorded,
  isThere: boolean,
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map((call) => {
    const { usage, operation: _operation, ...columns } = call;
    return {
      ...columns,
      ...usage,
      costMicroUsd: costOf(call),
      userId: job.user.id,
      // What was deleted meanwhile can't be named.
      conversationId: isThere ? job.conversationId : null,
      feature: kind.feature,
      createdAt: moment,
    };
  });
  await db.insert(tutorCalls).values(rows);
}
