import type { Answered } from "#shared/contracts/answer.ts";
import type { Db } from "../../db/open.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import type { TutorCall } from "../../tutor/ask-engine.ts";
import * as conversations from "../conversations/conversations.repository.ts";
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
  if (!(await repository.end(db, { id: answerId, workerId }, ending))) return null;
  await conversations.touch(db, conversationId, moment);
  await recordCalls(db, recorded);
  if (concern) await db.insert(concernCounts).values({ ...concern, occurredAt: moment });
  const aiResponse = presentReply(work.reply);
  if (!aiResponse.declined) {
    const { subject, topic } = aiResponse;
    const row = { userId: job.user.id, act: kind.act, subject, topic, conversationId };
    await db.insert(activityLog).values({ ...row, occurredAt: moment });
  }
  return { aiResponse, message: { id: answerId } };
}

/** One row for every time that an engine was asked. */
export async function recordCalls(
  db: Db,
  { job, kind, calls, costOf, moment }: Recorded,
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map((call) => {
    const { usage, operation: _operation, ...columns } = call;
    return {
      ...columns,
      ...usage,
      costMicroUsd: costOf(call),
      userId: job.user.id,
      conversationId: job.conversationId,
      feature: kind.feature,
      createdAt: moment,
    };
  });
  await db.insert(tutorCalls).values(rows);
}
