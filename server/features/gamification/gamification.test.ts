import { gamificationData } from "#shared/contracts/gamification.ts";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import { choiceQuestion, several } from "../../testing/bank-questions.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { answersTo, examinee } from "../../testing/exams.ts";
import { nextGoalOf } from "./progress-view.ts";

const questions = several(60, (id) => choiceQuestion(id));
const read = async (agent: Agent) =>
  z.parse(gamificationData, (await agent.get("/api/gamification/data").expect(200)).body);

async function studying(db: Parameters<typeof examinee>[0], from: string) {
  const clock = { now: new Date(from) };
  const { agent, start, finish } = await examinee(db, { questions, now: () => clock.now });
  return {
    agent,
    on: (moment: string) => void (clock.now = new Date(moment)),
    study: async () => {
      const session = await start("quick_revision");
      const right = [0, 1, 2, 3, 4];
      const { body } = await finish(session.id, answersTo(session, right)).expect(200);
      return z
        .object({ newAchievements: z.array(z.object({ badgeId: z.string() })).optional() })
        .parse(body)
        .newAchievements?.map(({ badgeId }) => badgeId);
    },
  };
}

test("a new student has zeros, no badges, and badges to start with", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { now: () => new Date("2026-11-24T10:00:00Z") });
    const data = await read(agent);
    expect(data).toMatchObject({
      achievements: [],
      currentStreak: 0,
      longestStreak: 0,
      totalActiveDays: 0,
      nextMilestones: [],
      newAchievements: [],
      calendar: { month: "2026-11", today: "2026-11-24", days: [] },
    });
    expect(data.streakProgress).toEqual({
      current: 0,
      nextGoal: 3,
      weeklyProgress: 0,
      weeklyGoal: 5,
      monthlyProgress: 0,
      monthlyGoal: 20,
      studiedToday: false,
      canFreeze: false,
    });
    expect(data.availableBadges).toHaveLength(8);
  }));

test("days 1, 2 and 4: a streak of two, then a new one; badges are sent once, with the answer that earns them", () =>
  withDatabase(async (db) => {
    const { agent, on, study } = await studying(db, "2026-11-23T10:00:00Z");
    expect(await study()).toEqual(["acts-1"]);
    on("2026-11-24T10:00:00Z");
    expect(await study()).toEqual(expect.arrayContaining(["acts-10", "maths-10", "right-10"]));
    expect(await read(agent)).toMatchObject({ currentStreak: 2, longestStreak: 2 });
    on("2026-11-26T10:00:00Z");
    expect((await read(agent)).currentStreak).toBe(0);
    await study();
    const data = await read(agent);
    expect(data).toMatchObject({ currentStreak: 1, longestStreak: 2, totalActiveDays: 3 });
    expect(data.streakProgress).toMatchObject({ weeklyProgress: 3, monthlyProgress: 3 });
    expect(data.calendar.days).toEqual([
      { date: "2026-11-23", state: "studied" },
      { date: "2026-11-24", state: "studied" },
      { date: "2026-11-26", state: "studied" },
    ]);
  }));

test("a missed day is forgiven after a week's streak, shown as such, and is not an active day", () =>
  withDatabase(async (db) => {
    const { agent, on, study } = await studying(db, "2026-11-01T10:00:00Z");
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      on(`2026-11-0${day}T10:00:00Z`);
      await study();
    }
    expect((await read(agent)).streakProgress.canFreeze).toBe(true);
    on("2026-11-09T10:00:00Z");
    const waiting = await read(agent);
    expect(waiting).toMatchObject({ currentStreak: 7, totalActiveDays: 7 });
    expect(waiting.calendar.days.at(-1)).toEqual({ date: "2026-11-08", state: "frozen" });
    await study();
    const data = await read(agent);
    expect(data).toMatchObject({ currentStreak: 8, totalActiveDays: 8 });
    expect(data.calendar.days).toContainEqual({ date: "2026-11-08", state: "frozen" });
    expect(data.streakProgress).toMatchObject({ monthlyProgress: 8, canFreeze: false });
  }));

test("a week begins on Monday, also if that is in the previous month", () =>
  withDatabase(async (db) => {
    const { agent, on, study } = await studying(db, "2026-11-30T10:00:00Z");
    await study();
    on("2026-12-01T10:00:00Z");
    await study();
    const { streakProgress, calendar } = await read(agent);
    expect(streakProgress).toMatchObject({ weeklyProgress: 2, monthlyProgress: 1 });
    expect(calendar.days).toHaveLength(1);
  }));

test("after midnight in India it is the next day, and here the next month, though not yet in London", () =>
  withDatabase(async (db) => {
    const { agent, on, study } = await studying(db, "2026-11-30T18:29:00Z");
    await study();
    on("2026-11-30T18:31:00Z");
    expect((await read(agent)).streakProgress).toMatchObject({
      studiedToday: false,
      monthlyProgress: 0,
    });
    await study();
    const { streakProgress, calendar } = await read(agent);
    expect(streakProgress).toMatchObject({
      studiedToday: true,
      weeklyProgress: 2,
      monthlyProgress: 1,
    });
    expect(calendar).toEqual({
      month: "2026-12",
      today: "2026-12-01",
      days: [{ date: "2026-12-01", state: "studied" }],
    });
  }));

test("the page announces an earned badge once, and it stays", () =>
  withDatabase(async (db) => {
    const { agent, study } = await studying(db, "2026-11-24T10:00:00Z");
    await study();
    const first = await read(agent);
    expect(first.newAchievements.map(({ badgeId }) => badgeId)).toEqual(["acts-1"]);
    const second = await read(agent);
    expect(second.newAchievements).toEqual([]);
    expect(second.achievements).toEqual(first.achievements);
    expect(second.nextMilestones[0]).toMatchObject({ progress: 5, target: 10 });
    const { body } = await agent.post("/api/gamification/activity").expect(200);
    expect(body).toEqual({ newAchievements: [] });
  }));

test("opening the page and pressing the button is not study", () =>
  withDatabase(async (db) => {
    const { agent, on, study } = await studying(db, "2026-11-23T10:00:00Z");
    await study();
    on("2026-11-24T10:00:00Z");
    await agent.post("/api/gamification/activity").expect(200);
    expect(await read(agent)).toMatchObject({
      totalActiveDays: 1,
      streakProgress: { studiedToday: false },
    });
  }));

test("goals are stored per student", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const set = (weeklyGoal: unknown, monthlyGoal: unknown) =>
      agent.put("/api/gamification/goals").send({ weeklyGoal, monthlyGoal });
    await set(3, 12).expect(200);
    expect((await read(agent)).streakProgress).toMatchObject({ weeklyGoal: 3, monthlyGoal: 12 });
    await set(8, 12).expect(400);
    await set(3, "many").expect(400);
    expect((await read(agent)).streakProgress).toMatchObject({ weeklyGoal: 3, monthlyGoal: 12 });
  }));

test.each([
  [0, 3],
  [3, 7],
  [99, 100],
  [364, 365],
  [365, 400],
  [400, 500],
])("after %i days the next goal is %i", (current, goal) => {
  expect(nextGoalOf(current)).toBe(goal);
});
