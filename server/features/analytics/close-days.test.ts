import { dayInIndia, daysBetween } from "#shared/domain/day-in-india.ts";
import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { studyDays } from "../../db/schema/activity.ts";
import { analyticsClosings, analyticsDays, analyticsStudents } from "../../db/schema/analytics.ts";
import { events } from "../../db/schema/events.ts";
import { examSessions } from "../../db/schema/exams.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { users } from "../../db/schema/users.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { readWeeklyCohorts } from "./all-cohorts.ts";
import { closeDays } from "./close-days.ts";
import { rebuildAnalytics } from "./rebuild-analytics.ts";

const start = Date.parse("2026-12-20T20:00:00Z");
const hour = 60 * 60 * 1000;

/** "studies" has the highest weight, so that some students reach a third study day. */
const kinds = [
  "asks",
  "fails over",
  "begins",
  "finishes",
  "leaves",
  "looks",
  "taps",
  "studies",
  "studies",
  "studies",
  "studies",
] as const;

/** What happens, by hours after the start; students are numbered. */
const histories = fc.array(
  fc.record({
    at: fc.nat(24 * 12),
    who: fc.nat(3),
    what: fc.constantFrom(...kinds),
  }),
  { minLength: 1, maxLength: 60 },
);

type Happening = typeof histories extends fc.Arbitrary<(infer Each)[]> ? Each : never;

async function fourStudents(db: Db): Promise<number[]> {
  const made = await db
    .insert(users)
    .values(
      [0, 1, 2, 3].map((days) => ({
        ...newStudent(),
        createdAt: new Date(start - days * 9 * hour),
      })),
    )
    .returning({ id: users.id });
  return made.map(({ id }) => id);
}

async function happen(db: Db, ids: readonly number[], { at, who, what }: Happening): Promise<void> {
  const moment = new Date(start + at * hour);
  const userId = ids[who] ?? 0;
  switch (what) {
    case "asks":
      await db.insert(tutorCalls).values(call(userId, moment));
      break;
    case "fails over":
      await db.insert(tutorCalls).values([
        {
          ...call(userId, moment),
          engine: "openai",
          outcome: "timed_out",
          verdict: null,
          isLast: false,
        },
        { ...call(userId, moment), verdict: null, outcome: "declined" },
      ]);
      break;
    case "begins":
    case "finishes":
      await db.insert(examSessions).values(session(userId, moment, what === "finishes"));
      break;
    case "studies":
      await db
        .insert(studyDays)
        .values({ userId, day: dayInIndia(moment), acts: 1 })
        .onConflictDoNothing();
      break;
    case "leaves":
    case "looks":
    case "taps":
      await db.insert(events).values(toldOf[what](userId, moment));
      break;
  }
}

async function kept(db: Db) {
  const { day, measure, key, value } = analyticsDays;
  const days = await db
    .select({ day, measure, key, value })
    .from(analyticsDays)
    .orderBy(asc(day), asc(measure), asc(key));
  const students = await db
    .select()
    .from(analyticsStudents)
    .orderBy(asc(analyticsStudents.period), asc(analyticsStudents.userId));
  return { days, students };
}

test("for any history, days closed one at a time and days recounted give the same numbers", async () => {
  await fc.assert(
    fc.asyncProperty(histories, (history) =>
      withDatabase(async (db) => {
        const ids = await fourStudents(db);
        for (const each of history.toSorted((one, other) => one.at - other.at)) {
          await closeDays(db, new Date(start + each.at * hour));
          await happen(db, ids, each);
        }
        const end = new Date(start + 14 * 24 * hour);
        await closeDays(db, end);
        const closed = await kept(db);
        await db.delete(analyticsDays);
        await db.delete(analyticsStudents);
        await rebuildAnalytics(db, end);
        expect(await kept(db)).toEqual(closed);
        const asks = history.filter(({ what }) => what === "asks" || what === "fails over").length;
        const counted = closed.days.filter(
          ({ measure, key }) => measure === "uses" && key === "homework",
        );
        expect(counted.reduce((sum, { value }) => sum + value, 0)).toBe(asks);
        expect(await reachedBy(db, end)).toEqual(reachedIn(history));
      }),
    ),
    { numRuns: 25 },
  );
});

/** The cohorts as the page shows them, all weeks added up. */
async function reachedBy(db: Db, moment: Date) {
  const { cohorts } = await readWeeklyCohorts(db, moment);
  const sum = (step: "asked" | "thirdDay" | "seventhDay" | "tappedBuy") =>
    cohorts.reduce((all, cohort) => all + cohort[step], 0);
  const kept = (day: number) =>
    cohorts
      .flatMap(({ retention }) => retention.filter((each) => each.day === day))
      .reduce((all, each) => all + each.kept, 0);
  return {
    asked: sum("asked"),
    thirdDay: sum("thirdDay"),
    seventhDay: sum("seventhDay"),
    tappedBuy: sum("tappedBuy"),
    day1: kept(1),
    day7: kept(7),
  };
}

/** The same, computed from the history. */
function reachedIn(history: readonly Happening[]) {
  const students = [0, 1, 2, 3].map((who) => {
    const own = history.filter((each) => each.who === who);
    const joined = dayInIndia(new Date(start - who * 9 * hour));
    const ages = own
      .filter(({ what }) => what === "studies")
      .map(({ at }) => daysBetween(joined, dayInIndia(new Date(start + at * hour))));
    const did = (...whats: string[]) => own.some(({ what }) => whats.includes(what));
    return {
      asked: did("asks", "fails over"),
      thirdDay: new Set(ages).size >= 3,
      seventhDay: ages.some((age) => age >= 7),
      tappedBuy: did("taps"),
      day1: ages.includes(1),
      day7: ages.includes(7),
    };
  });
  const count = (step: keyof (typeof students)[number]) =>
    students.filter((student) => student[step]).length;
  return {
    asked: count("asked"),
    thirdDay: count("thirdDay"),
    seventhDay: count("seventhDay"),
    tappedBuy: count("tappedBuy"),
    day1: count("day1"),
    day7: count("day7"),
  };
}

test("a recount never lowers a number", () =>
  withDatabase(async (db) => {
    const ids = await fourStudents(db);
    for (const who of [0, 1, 2]) await happen(db, ids, { at: 1, who, what: "asks" });
    const end = new Date(start + 72 * hour);
    await closeDays(db, end);
    const { days } = await kept(db);
    await db.delete(users);
    await rebuildAnalytics(db, end);
    expect((await kept(db)).days).toEqual(days);
    expect((await kept(db)).students).toEqual([]);
  }));

test("of several concurrent processes exactly one closes a day", () =>
  withCommittedDatabase(async (db) => {
    const ids = await fourStudents(db);
    for (const who of [0, 1, 2, 3]) await happen(db, ids, { at: who, who, what: "asks" });
    const end = new Date(start + 72 * hour);
    await Promise.all(Array.from({ length: 4 }, () => closeDays(db, end)));
    const closings = await db.select().from(analyticsClosings).orderBy(asc(analyticsClosings.day));
    expect(closings.map(({ day }) => day)).toEqual([
      "2026-12-19",
      "2026-12-20",
      "2026-12-21",
      "2026-12-22",
      "2026-12-23",
    ]);
    const [asks] = await db
      .select({ sum: sql<number>`sum(value)`.mapWith(Number) })
      .from(analyticsDays)
      .where(sql`measure = 'uses'`);
    expect(asks?.sum).toBe(4);
  }));

function call(userId: number, moment: Date) {
  return {
    userId,
    feature: "homework" as const,
    engine: "built-in",
    model: "built-in",
    inputTokens: 3,
    outputTokens: 2,
    milliseconds: 5,
    firstPartMilliseconds: 5,
    outcome: "answered",
    verdict: "checked" as "checked" | null,
    isLast: true,
    createdAt: moment,
  };
}

function session(userId: number, moment: Date, isFinished: boolean) {
  return {
    userId,
    examType: "CBSE" as const,
    sessionType: "quick_revision" as const,
    subject: "Mathematics",
    questions: [],
    questionCount: 5,
    endsAt: new Date(moment.getTime() + hour),
    createdAt: moment,
    ...(isFinished && { state: "finished" as const, finishedAt: moment, score: 40 }),
  };
}

/** The event that a client sends for each action of the student or visitor. */
const toldOf = {
  leaves: (userId: number, moment: Date) => ({
    ...told(moment),
    name: "session_ended",
    properties: { duration_seconds: 7 },
    userId,
  }),
  taps: (userId: number, moment: Date) => ({ ...told(moment), name: "AddToCart", userId }),
  looks: (_: number, moment: Date) => ({
    ...told(moment),
    page: "landing",
    visitorId: crypto.randomUUID(),
  }),
};

function told(moment: Date) {
  return {
    id: crypto.randomUUID(),
    name: "PageView",
    page: "homework",
    at: moment,
    receivedAt: moment,
  };
}
