import * as contracts from "#shared/contracts/analytics.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";
import { events } from "../../db/schema/events.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { users } from "../../db/schema/users.ts";
import { analyticsCalls, answeredCall } from "../../testing/analytics.ts";
import { signInAnalyst } from "../../testing/analyst.ts";
import { visitor } from "../../testing/app.ts";
import { ask as asking, newConversation } from "../../testing/ask-homework.ts";
import { choiceQuestion, several } from "../../testing/bank-questions.ts";
import { withDatabase } from "../../testing/database.ts";
import { answersTo, examinee } from "../../testing/exams.ts";

const questions = several(20, (id) => choiceQuestion(id));
const monday = "2026-11-23T06:00:00Z";

/** A student, the analyst, and a clock. */
async function given(db: Db) {
  const clock = { now: new Date(monday) };
  const now = () => clock.now;
  const { agent, user, start, finish } = await examinee(db, { questions, now });
  const founder = await signInAnalyst(db, await visitor(db, { now }));
  return { clock, agent, user, start, finish, ...analyticsCalls(founder) };
}

async function asked(agent: Agent, what: Parameters<typeof asking>[1]): Promise<void> {
  expect((await asking(agent, what)).status).toBe(200);
}

const paths = Object.values(contracts).flatMap((each) =>
  typeof each === "object" && "path" in each ? [each.path.replace(":period", "weekly")] : [],
);

test("only the analyst gets numbers, from any call", () =>
  withDatabase(async (db) => {
    const { agent } = await given(db);
    const stranger = await visitor(db);
    expect(paths).toHaveLength(8);
    for (const path of paths) {
      expect([path, (await agent.get(path)).status]).toEqual([path, 403]);
      expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
    }
  }));

test("on day one all numbers are zero, and nothing is made up", () =>
  withDatabase(async (db) => {
    const founder = analyticsCalls(await signInAnalyst(db, await visitor(db)));
    expect(await founder.aggregate()).toMatchObject({
      totalUsers: 0,
      activeUsers: 0,
      totalQueries: 0,
      averageQueriesPerUser: 0,
      topFeatures: [],
    });
    expect((await founder.usersOf()).users).toEqual([]);
    expect((await founder.queriesOf()).queries).toEqual([]);
    expect(await founder.features()).toMatchObject({ totalUsage: 0, breakdown: [] });
    expect((await founder.cohorts()).cohorts).toEqual([]);
    expect(await founder.declined()).toMatchObject({ groups: [], total: 0 });
    const { days } = await founder.days(7);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ signUps: 0, activeStudents: 0, uses: {}, calls: {} });
  }));

test("every number matches its rows, today and after the day is closed", () =>
  withDatabase(async (db) => {
    const { clock, agent, user, start, finish, ...read } = await given(db);
    const conversationId = await newConversation(agent);
    await asked(agent, { question: "Solve 2x + 3 = 11", conversationId });
    await asked(agent, { question: "What is 3/4 + 1/4?", conversationId });
    await asked(agent, { question: "Who made 12 runs in the village match?", conversationId });
    const session = await start("quick_revision");
    await finish(session.id, answersTo(session, [0, 1, 2])).expect(200);
    const calls = await db.select().from(tutorCalls).where(eq(tutorCalls.userId, user.id));
    const answered = calls.filter(({ outcome }) => outcome === "answered").length;
    expect(calls).toHaveLength(3);
    expect(answered).toBe(2);

    const check = async () => {
      for (const period of ["weekly", "monthly"]) {
        expect(await read.aggregate(period)).toMatchObject({
          totalUsers: 1,
          activeUsers: 1,
          totalQueries: 3,
          totalAnswers: 2,
          totalTokens: 0,
          averageQueriesPerUser: 3,
          topFeatures: [
            { feature: "homework", usage: 3 },
            { feature: "exam", usage: 1 },
          ],
        });
        expect(await read.features(period)).toEqual({
          readAt: expect.any(String),
          totalUsage: 4,
          breakdown: [
            { feature: "homework", count: 3, percentage: 75 },
            { feature: "exam", count: 1, percentage: 25 },
          ],
        });
        const { users: rows, hasMore } = await read.usersOf(period);
        expect(hasMore).toBe(false);
        expect(rows).toEqual([
          {
            id: user.id,
            name: user.name,
            phone: user.phone,
            joinedAt: expect.any(String),
            lastActiveAt: new Date(monday).toISOString(),
            totalQueries: 3,
            totalAnswers: 2,
            tokensConsumed: 0,
            featuresUsed: { homework: 3, exam: 1 },
            conversationsCreated: 1,
            averageSessionDuration: 0,
            streakDays: 1,
          },
        ]);
        expect((await read.declined(period)).total).toBe(1);
      }
      const day = (await read.days(7)).days.find((each) => each.day === "2026-11-23");
      expect(day).toMatchObject({
        activeStudents: 1,
        activeInWeek: 1,
        activeInMonth: 1,
        uses: { homework: 3, exam: 1 },
        answered: { homework: 2 },
        declined: { homework: 1 },
        calls: { "built-in:checked": 2, "built-in:declined": 1 },
        examsFinished: { CBSE: 1 },
        examMeanScore: 60,
      });
    };
    await check();
    expect(await read.aggregate("daily")).toMatchObject({ totalQueries: 3, activeUsers: 1 });
    clock.now = new Date("2026-11-24T06:00:01Z");
    await check();
    expect(await read.aggregate("daily")).toMatchObject({ totalQueries: 0, activeUsers: 0 });
  }));

test("typed questions are shown without names and numbers, and private exchanges not at all", () =>
  withDatabase(async (db) => {
    const { agent, user, queriesOf } = await given(db);
    const conversationId = await newConversation(agent);
    const words = `I am ${user.name}, call ${user.phone}. Solve 2x + 3 = 11`;
    await asked(agent, { question: words, conversationId });
    await asked(agent, { question: "my father beats me every day", conversationId });
    const { queries } = await queriesOf();
    expect(queries).toHaveLength(1);
    expect(queries[0]?.query).toContain("2x + 3 = 11");
    expect(queries[0]?.query).not.toContain(user.phone);
    expect(queries[0]?.query).not.toContain("Asha");
    expect(queries[0]?.responseLength).toBeGreaterThan(10);
    await agent.delete(`/api/conversations/${conversationId}`).expect(204);
    expect((await queriesOf()).queries).toEqual([]);
  }));

test("questions come twenty per page, newest first, and can be searched by student", () =>
  withDatabase(async (db) => {
    const { clock, agent, user, queriesOf } = await given(db);
    const conversationId = await newConversation(agent);
    for (let at = 0; at < 22; at += 1) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await asked(agent, { question: `What is ${at} + 2?`, conversationId });
    }
    const first = await queriesOf();
    expect(first.queries.map(({ query }) => query).slice(0, 2)).toEqual([
      "What is 21 + 2?",
      "What is 20 + 2?",
    ]);
    expect(first).toMatchObject({ hasMore: true });
    const rest = await queriesOf(`monthly?before=${first.queries.at(-1)?.id}`);
    expect(rest.queries.map(({ query }) => query)).toEqual(["What is 1 + 2?", "What is 0 + 2?"]);
    expect(rest.hasMore).toBe(false);
    const lastDigits = user.phone.slice(-4);
    expect((await queriesOf(`monthly?search=${lastDigits}`)).queries).toHaveLength(20);
    expect((await queriesOf("monthly?search=nobody")).queries).toEqual([]);
    expect((await queriesOf("monthly?rows=500")).queries).toHaveLength(22);
  }));

test("declined questions are grouped by reason, and questions that differ only in numbers are one", () =>
  withDatabase(async (db) => {
    const { agent, declined } = await given(db);
    const conversationId = await newConversation(agent);
    for (const runs of [12, 40])
      await asked(agent, {
        question: `Who made ${runs} runs in the village match?`,
        conversationId,
      });
    const { groups, total } = await declined();
    expect(total).toBe(2);
    expect(groups).toMatchObject([
      {
        count: 2,
        questions: [
          { question: "Who made 40 runs in the village match?", count: 2, type: "homework" },
        ],
      },
    ]);
  }));

test("numbers of closed days remain after the student they were counted from is deleted", () =>
  withDatabase(async (db) => {
    const { clock, agent, user, aggregate, usersOf, days } = await given(db);
    const conversationId = await newConversation(agent);
    await asked(agent, { question: "Solve 2x + 3 = 11", conversationId });
    clock.now = new Date("2026-11-24T06:00:00Z");
    expect(await aggregate()).toMatchObject({ totalUsers: 1, totalQueries: 1 });
    await db.delete(users).where(eq(users.id, user.id));
    expect(await aggregate()).toMatchObject({ totalUsers: 0, totalQueries: 1, activeUsers: 1 });
    expect((await usersOf()).users).toEqual([]);
    expect((await days(2)).days[0]).toMatchObject({ day: "2026-11-23", uses: { homework: 1 } });
  }));

test("a row of the last seconds before midnight is counted on its own day", () =>
  withDatabase(async (db) => {
    const { clock, user, days } = await given(db);
    // 18:30 UTC is midnight in India.
    clock.now = new Date("2026-11-23T18:30:30Z");
    await days();
    await db.insert(tutorCalls).values(answeredCall(user.id, "2026-11-23T18:29:59Z"));
    clock.now = new Date("2026-11-23T18:31:01Z");
    await db.insert(tutorCalls).values(answeredCall(user.id, "2026-11-23T18:31:00Z"));
    const [before, today] = (await days(2)).days;
    expect(before).toMatchObject({ day: "2026-11-23", uses: { homework: 1 } });
    expect(today).toMatchObject({ day: "2026-11-24", uses: { homework: 1 } });
  }));

test("cohorts show how many students of a week reached each step, and remain after their deletion", () =>
  withDatabase(async (db) => {
    const { clock, agent, user, cohorts } = await given(db);
    await db
      .update(users)
      .set({ createdAt: new Date(monday) })
      .where(eq(users.id, user.id));
    const conversationId = await newConversation(agent);
    for (const day of ["2026-11-23", "2026-11-24", "2026-11-30"]) {
      clock.now = new Date(`${day}T06:00:00Z`);
      await asked(agent, { question: "Solve 2x + 3 = 11", conversationId });
    }
    const whole = {
      week: "2026-11-23",
      signedUp: 1,
      asked: 1,
      thirdDay: 1,
      seventhDay: 1,
      tappedBuy: 0,
      retention: [
        { day: 1, kept: 1, of: 1 },
        { day: 7, kept: 1, of: 1 },
        { day: 30, kept: 0, of: 0 },
      ],
    };
    expect((await cohorts()).cohorts).toEqual([whole]);
    clock.now = new Date("2026-12-01T06:00:00Z");
    expect((await cohorts()).cohorts).toEqual([whole]);
    await db.delete(users).where(eq(users.id, user.id));
    expect((await cohorts()).cohorts).toEqual([whole]);
  }));

test("a session's time counts on the day it was received", () =>
  withDatabase(async (db) => {
    const { user, usersOf } = await given(db);
    const at = new Date(monday);
    const ended = (seconds: number) => ({
      id: crypto.randomUUID(),
      name: "session_ended",
      page: "homework",
      properties: { duration_seconds: seconds, reason: "hidden" },
      at,
      receivedAt: new Date(at.getTime() - 1000),
      userId: user.id,
    });
    await db
      .insert(events)
      .values([ended(60), ended(120)].map((row) => ({ ...row, at: row.receivedAt })));
    expect((await usersOf()).users[0]?.averageSessionDuration).toBe(90);
  }));

test("an invalid query is refused with a sentence", () =>
  withDatabase(async (db) => {
    const founder = await signInAnalyst(db, await visitor(db));
    for (const path of [
      "users/1y",
      "users/weekly?sort=password",
      "users/weekly?page=0",
      "users/weekly?rows=501",
      "queries/weekly?before=x",
      "users/7d",
      "days?days=100000",
      "aggregate?period=",
    ]) {
      const response = await founder.get(`/api/analytics/${path}`);
      expect([path, response.status]).toEqual([path, 400]);
    }
    expect(await db.select().from(messages)).toEqual([]);
    expect(analystId).toBe(3);
  }));
