import { dayInIndia } from "#shared/domain/day-in-india.ts";
import { studyActs } from "#shared/domain/study.ts";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import {
  achievements,
  conceptMastery,
  learningStreaks,
  studentAbilities,
  studyDays,
} from "../../db/schema/activity.ts";
import { users } from "../../db/schema/users.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { rebuildProgress } from "./rebuild-progress.ts";
import { type Act, recordAct, recordActs } from "./record-act.ts";

const start = Date.parse("2026-12-20T00:00:00Z");
const hour = 60 * 60 * 1000;

async function someone(db: Db): Promise<number> {
  const [row] = await db.insert(users).values(newStudent()).returning({ id: users.id });
  if (!row) throw new Error("no student was made");
  return row.id;
}

function act(userId: number, moment: Date, changes: Partial<Act> = {}): Act {
  return {
    userId,
    act: "exam_answered",
    studyMatter: {
      source: "exam",
      subject: "Mathematics",
      topic: "Fractions",
      concept: "fractions",
      task: null,
      question: "q-1",
      difficulty: "beginner",
    },
    judgement: { isRight: true, attempt: 1, isAfterReveal: false },
    conversationId: null,
    moment,
    ...changes,
  };
}

const kinds = studyActs.filter((each) => each !== "comprehension_given");
/** Hours after the start, in random order; some at the same moment. */
const histories = fc.array(
  fc.record({
    at: fc.nat(24 * 26),
    kind: fc.constantFrom(...kinds),
    subject: fc.constantFrom("Mathematics", "Biology", "Hindi"),
    isRight: fc.boolean(),
    attempt: fc.integer({ min: 1, max: 2 }),
    concept: fc.constantFrom("fractions", "heredity", null),
  }),
  { minLength: 1, maxLength: 30 },
);

async function progressOf(db: Db, userId: number) {
  const streaks = await db.select().from(learningStreaks).where(eq(learningStreaks.userId, userId));
  const days = await db
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .orderBy(asc(studyDays.day));
  const given = await db
    .select({ badge: achievements.badgeId })
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(asc(achievements.badgeId));
  const abilities = await db
    .select()
    .from(studentAbilities)
    .where(eq(studentAbilities.userId, userId));
  const mastery = await db
    .select()
    .from(conceptMastery)
    .where(eq(conceptMastery.userId, userId))
    .orderBy(asc(conceptMastery.concept));
  const rows = streaks.map(({ id: _id, createdAt: _made, updatedAt: _moved, ...row }) => row);
  return { rows, days, given, abilities, mastery };
}

test("for any acts in any order, incremental updates and a rebuild give the same result", async () => {
  await fc.assert(
    fc.asyncProperty(histories, (history) =>
      withDatabase(async (db) => {
        const userId = await someone(db);
        for (const { at, kind, subject, isRight, attempt, concept } of history) {
          const { studyMatter } = act(userId, new Date());
          await recordAct(db, {
            ...act(userId, new Date(start + at * hour), { act: kind }),
            studyMatter: { ...studyMatter, subject, concept },
            judgement: { isRight, attempt, isAfterReveal: false },
          });
        }
        const moved = await progressOf(db, userId);
        await rebuildProgress(db, new Date());
        expect(await progressOf(db, userId)).toEqual(moved);
        const days = new Set(history.map(({ at }) => dayInIndia(new Date(start + at * hour))));
        expect(moved.rows[0]?.totalActiveDays).toBe(days.size);
        const shown = history.filter(({ attempt, concept }) => attempt === 1 && concept !== null);
        const counted = moved.mastery.reduce((sum, { answers }) => sum + answers, 0);
        expect(counted).toBe(shown.length);
      }),
    ),
    { seed: 11, numRuns: 12 },
  );
});

test("the day begins at midnight in India, and several acts of a day are one day", () =>
  withDatabase(async (db) => {
    const userId = await someone(db);
    for (const moment of ["18:29:59", "18:30:00", "20:00:00"]) {
      await recordAct(db, act(userId, new Date(`2026-12-31T${moment}Z`)));
    }
    const { rows, days } = await progressOf(db, userId);
    expect(rows[0]).toMatchObject({ currentStreak: 2, lastActivityDate: "2027-01-01" });
    expect(days.map(({ day, acts }) => [day, acts])).toEqual([
      ["2026-12-31", 1],
      ["2027-01-01", 2],
    ]);
  }));

test("a forgiven day is a study day after a late act on it", () =>
  withDatabase(async (db) => {
    const userId = await someone(db);
    const on = (day: number) => new Date(start + day * 24 * hour);
    for (const day of [0, 1, 2, 3, 4, 5, 6, 8]) await recordAct(db, act(userId, on(day)));
    const before = await progressOf(db, userId);
    expect(before.rows[0]).toMatchObject({ currentStreak: 8, lastFrozenDate: "2026-12-27" });
    expect(before.days.filter(({ acts }) => acts === 0)).toMatchObject([{ day: "2026-12-27" }]);
    await recordAct(db, act(userId, on(7)));
    const after = await progressOf(db, userId);
    expect(after.rows[0]).toMatchObject({ currentStreak: 9, lastFrozenDate: null });
    expect(after.days.filter(({ acts }) => acts === 0)).toEqual([]);
  }));

test("concurrent acts lose no day, no count and no badge, and award none twice", () =>
  withCommittedDatabase(async (db) => {
    const userId = await someone(db);
    const earned = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        db.transaction((transaction) =>
          recordAct(transaction, act(userId, new Date(start + (at % 3) * 24 * hour))),
        ),
      ),
    );
    const { rows, given } = await progressOf(db, userId);
    expect(rows[0]).toMatchObject({ totalActiveDays: 3, currentStreak: 3 });
    expect(rows[0]?.counts).toMatchObject({ acts: 12, "right:Mathematics": 12 });
    const told = earned.flat().map(({ badgeId }) => badgeId);
    expect(told.toSorted()).toEqual(given.map(({ badge }) => badge));
    expect(told).toEqual(expect.arrayContaining(["acts-10", "streak-3", "maths-10"]));
  }));

test("an act whose transaction fails earns nothing", () =>
  withDatabase(async (db) => {
    const userId = await someone(db);
    const failing = db.transaction(async (transaction) => {
      await recordActs(transaction, [act(userId, new Date(start))]);
      throw new Error("the line is gone");
    });
    await expect(failing).rejects.toThrow("the line is gone");
    expect(await progressOf(db, userId)).toEqual({
      rows: [],
      days: [],
      given: [],
      abilities: [],
      mastery: [],
    });
  }));

test("for a student who studied before progress was stored, the next act counts everything", () =>
  withDatabase(async (db) => {
    const userId = await someone(db);
    await recordActs(
      db,
      [0, 1, 2].map((day) => act(userId, new Date(start + day * 24 * hour))),
    );
    await db.delete(learningStreaks);
    await db.delete(studyDays);
    await db.delete(achievements);
    const earned = await recordAct(db, act(userId, new Date(start + 3 * 24 * hour)));
    expect(earned.map(({ badgeId }) => badgeId)).toContain("streak-3");
    expect((await progressOf(db, userId)).rows[0]).toMatchObject({ currentStreak: 4 });
  }));
