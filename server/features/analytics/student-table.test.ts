import { userSorts } from "#shared/contracts/analytics.ts";
import { dayAfter } from "#shared/domain/day-in-india.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { learningStreaks } from "../../db/schema/activity.ts";
import { analyticsStudents } from "../../db/schema/analytics.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { users } from "../../db/schema/users.ts";
import { analyticsCalls, answeredCall } from "../../testing/analytics.ts";
import { signInAnalyst } from "../../testing/analyst.ts";
import { visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { streakOn } from "../study/streak.ts";

const monday = "2026-11-23T06:00:00Z";

/** The analyst's table of users, and a clock. */
async function given(db: Db) {
  const clock = { now: new Date(monday) };
  const founder = await signInAnalyst(db, await visitor(db, { now: () => clock.now }));
  return { clock, usersOf: analyticsCalls(founder).usersOf };
}

/** Creates students without activity, and returns their ids in order. */
async function manyStudents(db: Db, count: number): Promise<number[]> {
  const made = await db
    .insert(users)
    .values(Array.from({ length: count }, () => ({ ...newStudent(), createdAt: new Date(monday) })))
    .returning({ id: users.id });
  return made.map(({ id }) => id);
}

test("the table of users is sorted and searched on the server, including today's activity", () =>
  withDatabase(async (db) => {
    const { clock, usersOf } = await given(db);
    const made = await db
      .insert(users)
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          name: `Meena Number${String(at).padStart(2, "0")}`,
          phone: `81000000${String(at).padStart(2, "0")}`,
          password: "none",
          grade: 8,
          createdAt: new Date(Date.parse("2026-11-01T00:00:00Z") + at),
        })),
      )
      .returning({ id: users.id, name: users.name });
    await db
      .insert(tutorCalls)
      .values(
        made.flatMap(({ id }, at) =>
          Array.from({ length: at + 1 }, () => answeredCall(id, "2026-11-22T06:00:00Z")),
        ),
      );
    clock.now = new Date("2026-11-24T06:00:00Z");
    const least = made[0]?.id ?? 0;
    await db
      .insert(tutorCalls)
      .values(Array.from({ length: 100 }, () => answeredCall(least, "2026-11-24T05:00:00Z")));
    const first = await usersOf("monthly?sort=totalQueries");
    expect(first.hasMore).toBe(true);
    expect(first.users.slice(0, 3).map(({ totalQueries }) => totalQueries)).toEqual([101, 60, 59]);
    const second = await usersOf("monthly?sort=totalQueries&page=2");
    expect(second.hasMore).toBe(false);
    expect(second.users.map(({ totalQueries }) => totalQueries)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
    expect((await usersOf("monthly?rows=500")).users).toHaveLength(60);
    const ascending = await usersOf("monthly?sort=totalQueries&order=asc");
    expect(ascending.users[0]?.totalQueries).toBe(2);
    for (const [sort, expected] of [
      ["name", "Meena Number00"],
      ["joinedAt", "Meena Number00"],
      ["lastActiveAt", "Meena Number01"],
      ["tokensConsumed", "Meena Number01"],
    ] as const) {
      const sorted = await usersOf(`monthly?sort=${sort}&order=asc`);
      expect([sort, sorted.users[0]?.name]).toEqual([sort, expected]);
    }
    expect((await usersOf("monthly?search=number07")).users.map(({ name }) => name)).toEqual([
      "Meena Number07",
    ]);
    expect((await usersOf("weekly?search=0042")).users.map(({ name }) => name)).toEqual([
      "Meena Number42",
    ]);
    expect((await usersOf("daily")).users.map(({ totalQueries }) => totalQueries)).toEqual([100]);
    expect((await usersOf("monthly?search=';drop")).users).toEqual([]);
  }));

test("a table of equal students is paged without a missing or duplicate row", () =>
  withDatabase(async (db) => {
    const { clock, usersOf } = await given(db);
    const ids = await manyStudents(db, 12);
    // The sums are stored in a different order than the ids.
    const shuffled = ids.toSorted((one, other) => (one % 5) - (other % 5));
    for (const id of shuffled)
      await db.insert(tutorCalls).values(answeredCall(id, "2026-11-22T06:00:00Z"));
    clock.now = new Date("2026-11-24T06:00:00Z");
    await usersOf();
    await db.execute(
      sql`create temp table sums on commit drop as select * from analytics_students`,
    );
    await db.delete(analyticsStudents);
    await db.execute(sql`insert into analytics_students select * from sums order by user_id % 5`);
    for (const sort of userSorts) {
      for (const order of ["asc", "desc"]) {
        const pages: number[] = [];
        for (const page of [1, 2, 3, 4]) {
          const { users: rows } = await usersOf(
            `monthly?sort=${sort}&order=${order}&rows=3&page=${page}`,
          );
          pages.push(...rows.map(({ id }) => id));
        }
        const all = await usersOf(`monthly?sort=${sort}&order=${order}`);
        expect([sort, order, pages]).toEqual([sort, order, all.users.map(({ id }) => id)]);
        expect(pages.toSorted((one, other) => one - other)).toEqual(ids);
      }
    }
  }));

test("students are sorted by their current streak, whenever they were last active", () =>
  withDatabase(async (db) => {
    const { clock, usersOf } = await given(db);
    clock.now = new Date("2026-11-24T06:00:00Z");
    const today = "2026-11-24";
    const days = [null, ...[0, 1, 2, 3].map((ago) => dayAfter(today, -ago))];
    const frozen = [null, "2026-11-15", "2026-11-16", "2026-11-17"];
    const rows = days.flatMap((last) =>
      frozen.flatMap((lastFrozen) =>
        [0, 1, 6, 7, 30].map((current) => ({ current, last, lastFrozen })),
      ),
    );
    const ids = await manyStudents(db, rows.length + 1);
    await db.insert(learningStreaks).values(
      rows.map(({ current, last, lastFrozen }, at) => ({
        userId: ids[at] ?? 0,
        currentStreak: current,
        longestStreak: current,
        totalActiveDays: current,
        lastActivityDate: last,
        lastFrozenDate: lastFrozen,
      })),
    );
    // Every third asks today, the others asked on Sunday; the last student never had a streak.
    await db
      .insert(tutorCalls)
      .values(
        ids.map((id, at) =>
          answeredCall(id, at % 3 === 0 ? "2026-11-24T05:00:00Z" : "2026-11-22T06:00:00Z"),
        ),
      );
    const expected = ids.map((id, at) => {
      const row = rows[at];
      const streak = {
        longest: 0,
        total: 0,
        ...(row ?? { current: 0, last: null, lastFrozen: null }),
      };
      return { id, streakDays: streakOn(streak, today).current };
    });
    expect(expected.filter(({ streakDays }) => streakDays > 0)).toHaveLength(38);
    for (const [order, sign] of [
      ["asc", 1],
      ["desc", -1],
    ] as const) {
      const read = [];
      for (let page = 1; page <= 7; page += 1) {
        const path = `weekly?sort=streakDays&order=${order}&rows=15&page=${page}`;
        read.push(...(await usersOf(path)).users);
      }
      expect(read.map(({ id, streakDays }) => ({ id, streakDays }))).toEqual(
        expected.toSorted(
          (one, other) => sign * (one.streakDays - other.streakDays || one.id - other.id),
        ),
      );
    }
  }));
