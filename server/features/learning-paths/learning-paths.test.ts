import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { users } from "../../db/schema/users.ts";
import { choiceQuestion, several } from "../../testing/bank-questions.ts";
import { visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { answersTo, examinee } from "../../testing/exams.ts";
import { fractions, libraryOf, linearEquations } from "../../testing/library.ts";

const questions = several(60, (id) => choiceQuestion(id));

async function read(agent: Agent) {
  const { body } = await agent.get("/api/learning-paths/recommendations").expect(200);
  return z.parse(readRecommendations.response, body);
}

async function map(agent: Agent, subject = "Mathematics") {
  const { body } = await agent.get(`/api/learning-paths/map/${subject}`).expect(200);
  return z.parse(readSubjectMap.response, body);
}

const library = libraryOf(
  { ...fractions, grades: [4, 8] },
  { ...linearEquations, grades: [7, 9] },
  { ...fractions, id: "other", name: "Other", grades: [4, 8], prerequisites: ["fractions"] },
);

async function given(db: Db) {
  const clock = { now: new Date("2026-11-24T06:00:00Z") };
  const own = await examinee(db, { questions, now: () => clock.now });
  await db.update(users).set({ createdAt: clock.now }).where(eq(users.id, own.user.id));
  const revise = async (right: number[]) => {
    const session = await own.start("quick_revision");
    await own.finish(session.id, answersTo(session, right)).expect(200);
  };
  return { clock, revise, ...own };
}

test("without a history all numbers are zero, and the recommendations start her class", () =>
  withDatabase(async (db) => {
    const { agent } = await given(db);
    const { performance, isStart, recommendations } = await read(agent);
    expect(performance).toEqual({
      averageComprehension: 0,
      consistencyScore: 0,
      streakDays: 0,
      totalInteractions: 0,
      preferredDifficulty: "beginner",
      strongSubjects: [],
      weakSubjects: [],
    });
    expect(isStart).toBe(true);
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations[0]?.reasoning).toContain("class 8");
    expect(recommendations.every(({ nextSteps }) => nextSteps.length > 0)).toBe(true);
  }));

test("a concept with wrong answers is recommended with its numbers, which change as she practises", () =>
  withDatabase(async (db) => {
    const { clock, agent, revise } = await given(db);
    await revise([0]);
    const before = await read(agent);
    expect(before.isStart).toBe(false);
    expect(before.recommendations[0]).toMatchObject({
      title: "Fractions",
      difficulty: "beginner",
      reasoning: "You missed 4 of 5 on Fractions this week.",
      nextSteps: [
        { place: { kind: "explain", concept: "fractions" } },
        { place: { kind: "practise", concept: "fractions" } },
      ],
    });
    expect(before.performance).toMatchObject({
      totalInteractions: 5,
      streakDays: 1,
      consistencyScore: 1,
      weakSubjects: ["Mathematics"],
    });
    clock.now = new Date("2026-11-25T06:00:00Z");
    await revise([0, 1, 2, 3, 4]);
    await revise([0, 1, 2, 3, 4]);
    const after = await read(agent);
    expect(after.recommendations.map(({ reasoning }) => reasoning)).not.toContain(
      "You missed 4 of 5 on Fractions this week.",
    );
    expect(after.performance.weakSubjects).toEqual([]);
  }));

test("the map shows her mastery of each concept of her class, and none where it is unknown", () =>
  withDatabase(async (db) => {
    const clock = new Date("2026-11-24T06:00:00Z");
    const own = await examinee(db, { questions, now: () => clock, library });
    const fractionsIn = async () =>
      (await map(own.agent)).concepts.find(({ id }) => id === "fractions");
    expect(await fractionsIn()).toMatchObject({ state: "unknown", mastery: null, answers: 0 });
    const session = await own.start("quick_revision");
    await own.finish(session.id, answersTo(session, [0])).expect(200);
    const weak = await fractionsIn();
    expect(weak).toMatchObject({ state: "weak", answers: 5 });
    for (const _round of [1, 2, 3, 4]) {
      const next = await own.start("quick_revision");
      await own.finish(next.id, answersTo(next, [0, 1, 2, 3, 4])).expect(200);
    }
    const strong = await fractionsIn();
    expect(strong?.mastery).toBeGreaterThan(weak?.mastery ?? 1);
    expect(strong?.state).toBe("strong");
  }));

test("a subject that her class doesn't have has no map, and a visitor gets nothing", () =>
  withDatabase(async (db) => {
    const { agent } = await given(db);
    expect((await agent.get("/api/learning-paths/map/Astrology")).status).toBe(404);
    const stranger = await visitor(db);
    expect((await stranger.get("/api/learning-paths/recommendations")).status).toBe(401);
    expect((await stranger.get("/api/learning-paths/map/Mathematics")).status).toBe(401);
  }));
