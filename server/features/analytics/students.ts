import type { AnalyticsUser, UserSort } from "#shared/contracts/analytics.ts";
import { type AnalyticsPeriod, usedFeatures } from "#shared/domain/analytics.ts";
import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import { closeDays } from "./close-days.ts";
import { openRange } from "./period.ts";
import { readStudents, type StudentRow } from "./student-table.ts";

export interface UserFilter {
  period: AnalyticsPeriod;
  sort: UserSort;
  order: "asc" | "desc";
  search: string;
  page: number;
  rows: number;
}

/** One page of the students active in a period, or of the matches of a search. */
export async function readUserPage(
  db: Db,
  moment: Date,
  { page, rows: size, ...filter }: UserFilter,
) {
  await closeDays(db, moment);
  const rows = await readStudents(db, {
    ...filter,
    open: openRange(filter.period, moment),
    today: dayInIndia(moment),
    limit: size + 1,
    offset: (page - 1) * size,
  });
  return {
    users: rows.slice(0, size).map(userOf),
    hasMore: rows.length > size,
    readAt: moment.toISOString(),
  };
}

function userOf(row: StudentRow): AnalyticsUser {
  const { sessions, sessionSeconds } = row;
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    joinedAt: row.joinedAt.toISOString(),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    totalQueries: row.queries,
    totalAnswers: row.answers,
    tokensConsumed: row.tokens,
    featuresUsed: Object.fromEntries(
      usedFeatures.flatMap((feature) => {
        const uses = (row.closedFeatures[feature] ?? 0) + (row.openFeatures[feature] ?? 0);
        return uses > 0 ? [[feature, uses]] : [];
      }),
    ),
    conversationsCreated: row.conversations,
    averageSessionDuration: sessions === 0 ? 0 : Math.round(sessionSeconds / sessions),
    streakDays: row.streakDays,
  };
}
