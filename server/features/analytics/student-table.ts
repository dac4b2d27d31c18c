import type { UserSort } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Stretch } from "./measures.ts";
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
  currentStreak: number;
  /** Days of India. */
  lastStudied: string | null;
  lastFrozen: string | null;
}

export interface Wanted {
  period: AnalyticsPeriod;
  /** What isn't in the sums of closed days: today, or all of the last 24 hours. */
  open: Stretch;
  search: string;
  sort: UserSort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** What a column is sorted by. */
interface SortKey {
  /** Of a student with closed sums `s`, today's sums `t` and account `u`. */
  all: string;
  /** The same as an index of the closed sums, or else of the accounts, has it. */
  indexed: { of: "sums" | "accounts"; key: string };
}

const both = (column: string) => `coalesce(s.${column}, 0) + coalesce(t.${column}, 0)`;

const sum = (column: string): SortKey => ({
  all: both(column),
  indexed: { of: "sums", key: column },
});

const sortKeys: Record<UserSort, SortKey> = {
  lastActiveAt: {
    all: "coalesce(t.last_active_at, s.last_active_at)",
    indexed: { of: "sums", key: "last_active_at" },
  },
  totalQueries: sum("queries"),
  totalAnswers: sum("answers"),
  tokensConsumed: sum("tokens"),
  conversationsCreated: sum("conversations"),
  averageSessionDuration: {
    all: `(${both("session_seconds")})::float8 / greatest(${both("sessions")}, 1)`,
    indexed: { of: "sums", key: "(session_seconds::float8 / greatest(sessions, 1))" },
  },
  name: { all: "lower(u.name)", indexed: { of: "accounts", key: "lower(name)" } },
  joinedAt: { all: "u.created_at", indexed: { of: "accounts", key: "created_at" } },
};

const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number);
const date = (column: string) =>
  sql<Date>`${sql.raw(column)}`.mapWith((text: string | Date) => new Date(text));

/** Students who were active in a period with what they did in it, or those whom a search finds, one page. */
export async function readStudents(db: Db, wanted: Wanted): Promise<StudentRow[]> {
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
      currentStreak: number("current_streak"),
      lastStudied: sql<string | null>`last_activity_date`,
      lastFrozen: sql<string | null>`last_frozen_date`,
    })
    .from(sql`(${pageOf(wanted)}) as page`);
}

function pageOf(wanted: Wanted): SQL {
  const { period, open, sort, order, limit, offset } = wanted;
  return sql`
    with t as materialized (${studentSums(open)}), candidates as (${candidates(wanted)})
    select u.id, u.name, u.phone, u.created_at, ${sql.raw(sortKeys.lastActiveAt.all)} as last_active_at,
      ${sql.raw(summed.map((column) => `${both(column)} as ${column}`).join(", "))},
      coalesce(s.features, '{}') as closed_features, coalesce(t.features, '{}') as open_features,
      coalesce(l.current_streak, 0) as current_streak, l.last_activity_date, l.last_frozen_date
    from candidates c
    join users u on u.id = c.user_id and u.id <> ${analystId}
    left join analytics_students s on s.user_id = u.id and s.period = ${period}
    left join t on t.user_id = u.id
    left join learning_streaks l on l.user_id = u.id
    order by ${sql.raw(`${sortKeys[sort].all} ${order} nulls last, u.id ${order}`)}
    limit ${limit} offset ${offset}`;
}

const summed = ["queries", "answers", "tokens", "conversations", "sessions", "session_seconds"];

/**
 * Students among whom the page is: whoever has rows of today, and as many of the others as the page may need, in the
 * order of an index. So a page costs what it shows, however many students there are.
 */
function candidates({ period, search, sort, order, limit, offset }: Wanted): SQL {
  if (search !== "")
    return sql`select id as user_id from users where ${isFound(search)} limit ${mostFound}`;
  if (period === "daily") return sql`select user_id from t`;
  const { of, key } = sortKeys[sort].indexed;
  const first = sql`order by ${sql.raw(`${key} ${order}`)} limit ${limit + offset}`;
  const others =
    of === "sums"
      ? sql`select user_id from analytics_students
          where period = ${period} and user_id not in (select user_id from t) ${first}`
      : sql`select id from users
          where id not in (select user_id from t)
            and exists (select from analytics_students s where s.period = ${period} and s.user_id = users.id) ${first}`;
  return sql`select user_id from t union all (${others})`;
}

const mostFound = 500;

/** A phone number, its last four digits, or words that begin words of the name. */
export function isFound(search: string): SQL {
  const digits = search.replaceAll(/[\s+()-]/gu, "");
  if (/^\d{4}$/u.test(digits)) return sql`right(phone, 4) = ${digits}`;
  if (/^\d{10,}$/u.test(digits)) return sql`phone = ${digits.slice(-10)}`;
  const words = search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(" & ");
  return sql`to_tsvector('simple', name) @@ to_tsquery('simple', ${query})`;
}
