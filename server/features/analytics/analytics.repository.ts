import { analystId } from "#shared/domain/analyst.ts";
import { and, between, desc, eq, gte, inArray, isNull, lt, ne, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { analyticsDays } from "../../db/schema/analytics.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { users } from "../../db/schema/users.ts";
import type { CohortCount, CohortStep } from "./cohorts.ts";
import { matchesSearch } from "./student-table.ts";

export interface DayCount {
  day: string;
  measure: string;
  key: string;
  value: number;
}

/** The stored counts of closed days in a range, both ends included. */
export async function countsOfDays(
  db: Db,
  { from, to, measures }: { from: string; to: string; measures: readonly string[] },
): Promise<DayCount[]> {
  return db
    .select()
    .from(analyticsDays)
    .where(
      and(inArray(analyticsDays.measure, [...measures]), between(analyticsDays.day, from, to)),
    );
}

/** Cohort counts stored for closed days, for sign-ups from a given day, by sign-up day and step. */
export async function cohortsSince(
  db: Db,
  { from, before }: { from: string; before: string },
): Promise<CohortCount[]> {
  const signUpDay = sql`(${analyticsDays.day} - split_part(${analyticsDays.key}, '+', 2)::int)`;
  const step = sql<CohortStep>`split_part(${analyticsDays.key}, '+', 1)`;
  return db
    .select({
      day: sql<string>`${signUpDay}::text`,
      step,
      value: sql<number>`sum(${analyticsDays.value})`.mapWith(Number),
    })
    .from(analyticsDays)
    .where(
      and(
        eq(analyticsDays.measure, "cohort"),
        gte(analyticsDays.day, from),
        lt(analyticsDays.day, before),
        sql`${signUpDay} >= ${from}::date`,
      ),
    )
    .groupBy(sql`1, 2`);
}

export async function countAccounts(db: Db): Promise<number> {
  return db.$count(users, ne(users.id, analystId));
}

interface QueryPageFilter {
  from: Date;
  search: string;
  before: number | undefined;
  limit: number;
}

/** Students' typed questions that are still visible to them, with the length of their answer; newest first. */
export async function readQueries(db: Db, { from, search, before, limit }: QueryPageFilter) {
  const answer = alias(messages, "answer");
  const length = db
    .select({ length: sql<number>`length(${answer.content})` })
    .from(answer)
    .where(and(eq(answer.questionId, messages.id), eq(answer.state, "complete")))
    .orderBy(desc(answer.id))
    .limit(1);
  return db
    .select({
      id: messages.id,
      content: messages.content,
      hasPhoto: sql<boolean>`${messages.imageUrl} is not null`,
      createdAt: messages.createdAt,
      conversationId: conversations.id,
      type: conversations.type,
      userId: users.id,
      name: users.name,
      phone: users.phone,
      responseLength: sql<number | null>`(${length})`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(
      and(
        eq(messages.role, "user"),
        not(messages.isPrivate),
        gte(messages.createdAt, from),
        isNull(conversations.deletedAt),
        ne(users.id, analystId),
        before === undefined
          ? undefined
          : sql`(${messages.createdAt}, ${messages.id}) < (${placeOf(db, before)})`,
        search === ""
          ? undefined
          : inArray(
              users.id,
              db.select({ id: users.id }).from(users).where(matchesSearch(search)).limit(500),
            ),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

function placeOf(db: Db, id: number) {
  return db
    .select({ createdAt: messages.createdAt, id: messages.id })
    .from(messages)
    .where(eq(messages.id, id));
}

/** The newest declined questions, with the message that the student got. Excludes small talk. */
export async function readDeclined(db: Db, from: Date, limit: number) {
  const question = alias(messages, "question");
  return db
    .select({
      reply: messages.reply,
      content: question.content,
      type: conversations.type,
      name: users.name,
      phone: users.phone,
      askedAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(question, eq(question.id, messages.questionId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(
      and(
        sql`${messages.reply} ->> 'kind' = 'declined'`,
        sql`coalesce(${messages.reply} ->> 'replyKind', '') not in ('aside', 'courtesy')`,
        gte(messages.createdAt, from),
        not(question.isPrivate),
        isNull(conversations.deletedAt),
        ne(users.id, analystId),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}
