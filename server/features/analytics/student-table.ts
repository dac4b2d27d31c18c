import type { UserSort } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { TimeRange } from "./measures.ts";
import { streakDays, studentsByStreak } from "./student-streaks.ts";
import { studentSums } from "./student-sums.ts";

export interface StudentRow {
  id: number;
  name: string;
  phone: string;
  joinedAt: Date;
  lastActiveAt: Date | null;
  queries: number;
  answers: number;
  tokens: number;
  conversations: number;
  sessions: number;
  sessionSeconds: number;
  closedFeatures: Record<string, number>;
  openFeatures: Record<string, number>;
  streakDays: number;
}

export interface TableQuery {
  period: AnalyticsPeriod;
  /** The range that the closed sums don't cover: today, or all of the last 24 hours. */
  open: TimeRange;
  /** The day in India for which streaks are computed. */
  today: string;
  search: string;
  sort: UserSort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** The SQL of a sort column. */
interface SortKey {
  /** The value for a student with closed sums `s`, today's sums `t`, account `u` and streak `l`. */
  all: (query: TableQuery) => SQL;
  /** Students without a row of today, as many as a page may need, in index order. */
  others: (query: TableQuery) => SQL;
}

const both = (column: string) => `coalesce(s.${column}, 0) + coalesce(t.${column}, 0)`;

/** Sorts by an index of the closed sums. Ties are sorted by id, so that pages neither repeat nor miss a student. */
const bySums = (all: string, key: string): SortKey => ({
  all: () => sql.raw(all),
  others: ({ period, order, limit, offset }) => sql`
    select user_id from analytics_students
    where period = ${period} and user_id not in (select user_id from t)
    order by ${sql.raw(`${key} ${order}, user_id ${order}`)} limit ${limit + offset}`,
});

const bySum = (column: string): SortKey => bySums(both(column), column);

/** Sorts by an index of the accounts. */
const byAccount = (all: string, key: string): SortKey => ({
  all: () => sql.raw(all),
  others: ({ period, order, limit, offset }) => sql`
    select id from users
    where id not in (select user_id from t)
      and exists (select from analytics_students s where s.period = ${period} and s.user_id = users.id)
    order by ${sql.raw(`${key} ${order}, id ${order}`)} limit ${limit + offset}`,
});

const lastActive = "coalesce(t.last_active_at, s.last_active_at)";

const sortKeys: Record<UserSort, SortKey> = {
  lastActiveAt: bySums(lastActive, "last_active_at"),
  totalQueries: bySum("queries"),
  totalAnswers: bySum("answers"),
  tokensConsumed: bySum("tokens"),
  conversationsCreated: bySum("conversations"),
  averageSessionDuration: bySums(
    `(${both("session_seconds")})::float8 / greatest(${both("sessions")}, 1)`,
    "(session_seconds::float8 / greatest(sessions, 1))",
  ),
  streakDays: { all: ({ today }) => streakDays(today), others: studentsByStreak },
  name: byAccount("lower(u.name)", "lower(name)"),
  joinedAt: byAccount("u.created_at", "created_at"),
};

const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number);
const date = (column: string) =>
  sql<Date>`${sql.raw(column)}`.mapWith((text: string | Date) => new Date(text));

/** One page of students with their activity in a period: the active ones, or the matches of a search. */
export async function readStudents(db: Db, query: TableQuery): Promise<StudentRow[]> {
  return db
    .select({
      id: number("id"),
      name: sql<string>`name`,
      phone: sql<string>`phone`,
      joinedAt: date("created_at"),
      lastActiveAt: date("last_active_at"),
      queries: number("queries"),
      answers: number("answers"),
      tokens: number("tokens"),
      conversations: number("conversations"),
      sessions: number("sessions"),
      sessionSeconds: number("session_seconds"),
      closedFeatures: sql<Record<string, number>>`closed_features`,
      openFeatures: sql<Record<string, number>>`open_features`,
      streakDays: number("streak_days"),
    })
    .from(sql`(${pageOf(query)}) as page`);
}

function pageOf(query: TableQuery): SQL {
  const { period, open, today, sort, order, limit, offset } = query;
  return sql`
    with t as materialized (${studentSums(open)}), candidates as (${candidates(query)})
    select u.id, u.name, u.phone, u.created_at, ${sql.raw(lastActive)} as last_active_at,
      ${sql.raw(summed.map((column) => `${both(column)} as ${column}`).join(", "))},
      coalesce(s.features, '{}') as closed_features, coalesce(t.features, '{}') as open_features,
      ${streakDays(today)} as streak_days
    from candidates c
    join users u on u.id = c.user_id and u.id <> ${analystId}
    left join analytics_students s on s.user_id = u.id and s.period = ${period}
    left join t on t.user_id = u.id
    left join learning_streaks l on l.user_id = u.id
    order by ${sortKeys[sort].all(query)} ${sql.raw(`${order} nulls last, u.id ${order}`)}
    limit ${limit} offset ${offset}`;
}

const summed = ["queries", "answers", "tokens", "conversations", "sessions", "session_seconds"];

/**
 * Candidates for the page: all students with rows of today, and as many others as the page may need, in index order. So
 * the cost depends on the page size, not on the number of students.
 */
function candidates(query: TableQuery): SQL {
  const { period, search, sort } = query;
  if (search !== "")
    return sql`select id as user_id from users where ${matchesSearch(search)} limit ${mostFound}`;
  if (period === "daily") return sql`select user_id from t`;
  return sql`select user_id from t union all (${sortKeys[sort].others(query)})`;
}

const mostFound = 500;

/** Matches a phone number, its last four digits, or prefixes of the words of a name. */
export function matchesSearch(search: string): SQL {
  const digits = search.replaceAll(/[\s+()-]/gu, "");
  if (/^\d{4}$/u.test(digits)) return sql`right(phone, 4) = ${digits}`;
  if (/^\d{10,}$/u.test(digits)) return sql`phone = ${digits.slice(-10)}`;
  const words = search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(" & ");
  return sql`to_tsvector('simple', name) @@ to_tsquery('simple', ${query})`;
}
