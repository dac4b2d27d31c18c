import type { AnalyticsQuery, DeclinedGroup } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import type { Db } from "../../db/db.ts";
import { redact } from "../../tutor/safety/redact.ts";
import { storedReply } from "../answers/reply.ts";
import * as repository from "./analytics.repository.ts";
import { sumOf } from "./counts.ts";
import { groupDeclined } from "./declined-groups.ts";
import { beginningOf } from "./period.ts";
import { countsOf } from "./usage.ts";

/** The limit of declined questions that are grouped. */
const mostDeclined = 500;

export interface QueryFilter {
  period: AnalyticsPeriod;
  search: string;
  /** The id of the last row of the previous page. */
  before?: number | undefined;
  rows: number;
}

/** Students' typed questions in a period, redacted; newest first. */
export async function readQuestionPage(
  db: Db,
  moment: Date,
  { period, search, before, rows: size }: QueryFilter,
): Promise<{ queries: AnalyticsQuery[]; hasMore: boolean; readAt: string }> {
  const from = beginningOf(period, moment);
  const rows = await repository.readQueries(db, { from, search, before, limit: size + 1 });
  return {
    queries: rows.slice(0, size).map(({ content, name, phone, createdAt, ...row }) => ({
      ...row,
      query: redact(content, { names: [name, phone] }),
      userName: name,
      createdAt: createdAt.toISOString(),
    })),
    hasMore: rows.length > size,
    readAt: moment.toISOString(),
  };
}

/** Questions that the product could not answer in a period, grouped by the message to the student. */
export async function readNotAnswered(
  db: Db,
  moment: Date,
  period: AnalyticsPeriod,
): Promise<{ groups: DeclinedGroup[]; total: number; readAt: string }> {
  const rows = await repository.readDeclined(db, beginningOf(period, moment), mostDeclined);
  const questions = rows.flatMap(({ reply, content, name, phone, ...row }) => {
    const read = storedReply.parse(reply);
    if (read.kind !== "declined") return [];
    const reason = reasonIn(read.sentence);
    return [{ ...row, question: content, reason, names: [name, phone] }];
  });
  const counts = await countsOf(db, moment, { period, measures: ["declined"] });
  return {
    groups: groupDeclined(questions),
    total: sumOf(counts, "declined"),
    readAt: moment.toISOString(),
  };
}

/** The reason, without the paragraph on how the question was read, which differs for each question. */
function reasonIn(sentence: string): string {
  return sentence.split("\n\n", 1)[0] ?? sentence;
}
