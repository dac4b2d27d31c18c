import { dayAfter } from "#shared/domain/day-in-india.ts";
import { sql } from "drizzle-orm";
import supertest, { type Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { analyticsCalls } from "../../testing/analytics.ts";
import { signInAnalyst } from "../../testing/analyst.ts";
import { appOn } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";

/** Ten in the morning in India. */
const morningOf = (day: string) => `${day}T04:30:00Z`;

/** A student's or visitor's action at a moment. */
interface Deed {
  at: string;
  does: () => Promise<unknown>;
}

/** A product with a clock, its analyst, and the actions of students and visitors. */
async function given(db: Db) {
  const clock = { now: new Date(0) };
  const { app } = await appOn(db, { now: () => clock.now });
  const founder = await signInAnalyst(db, supertest.agent(app));

  const tell = (agent: Agent, visitorId: string | null, event: object) =>
    agent
      .post("/api/events")
      .send({
        sentAt: clock.now.toISOString(),
        visitorId,
        events: [{ id: drawnId(), at: clock.now.toISOString(), ...event }],
      })
      .expect(202);

  const asks = async (agent: Agent) => {
    const conversationId = await newConversation(agent);
    const { status } = await ask(agent, { question: "Solve 2x + 3 = 11", conversationId });
    expect(status).toBe(200);
  };
  const buys = (agent: Agent, visitorId: string | null = null) =>
    tell(agent, visitorId, { name: "AddToCart", page: "subscribe", properties: tapped });

  /** Signs up at a moment; asks, and taps a buy button, on the given days after. */
  function student(joined: string, days: { asks?: number[]; buys?: number[] } = {}): Deed[] {
    const agent = supertest.agent(app);
    const register = () => agent.post("/api/register").send(newStudent()).expect(201);
    const onDays = (ages: readonly number[] = [], does: Deed["does"]) =>
      ages.map((age) => ({ at: daysAfter(joined, age), does }));
    return [
      { at: joined, does: register },
      ...onDays(days.asks, () => asks(agent)),
      ...onDays(days.buys, () => buys(agent)),
    ];
  }

  /** An anonymous visitor opens pages at a moment. */
  function visits(at: string, visitorId: string, pages: readonly string[]): Deed[] {
    const agent = supertest.agent(app);
    const opens = (page: string) =>
      tell(agent, visitorId, { name: "PageView", page, properties: {} });
    return pages.map((page) => ({ at, does: () => opens(page) }));
  }

  return {
    clock,
    student,
    visits,
    founderDoes: [
      { at: morningOf("2026-11-10"), does: () => asks(founder) },
      { at: morningOf("2026-11-10"), does: () => buys(founder) },
    ],
    ...analyticsCalls(founder),
  };
}

const tapped = { plan: "monthly", value: 199, currency: "INR" };

let lastId = 0;
function drawnId(): string {
  lastId += 1;
  return lastId.toString(16).padStart(32, "0");
}

function daysAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * 24 * 60 * 60 * 1000).toISOString();
}

/** The day of a moment at UTC+5:30, independent of the database's time zone. */
const indian = (column: string) =>
  sql.raw(`((${column} at time zone 'UTC') + interval '5 hours 30 minutes')::date`);

/** Visitors by day and page, and sign-ups by day, counted from rows. */
async function visitsByHand(db: Db, today: string, days: number) {
  const rows = await rowsOf(
    db,
    sql`select ${indian("received_at")}::text as day, page, count(distinct visitor_id)::int as count
      from events where visitor_id is not null group by 1, 2
      union all
      select ${indian("created_at")}::text, 'signUps', count(*)::int from users where id <> 3 group by 1`,
  );
  return Array.from({ length: days }, (_, at) => {
    const day = dayAfter(today, at + 1 - days);
    const ofDay = rows.filter((row) => row["day"] === day);
    return {
      day,
      signUps: 0,
      ...Object.fromEntries(ofDay.map(({ page, count }) => [page, count])),
    };
  });
}

/** The same from the analytics call. */
async function visitsTold({ days }: ReturnType<typeof analyticsCalls>, count: number) {
  return (await days(count)).days.map(({ day, signUps, visitors }) => ({
    day,
    signUps,
    ...visitors,
  }));
}

/**
 * Cohorts of twelve weeks, counted from the rows of students, study days, calls and events; each student followed for
 * 30 days.
 */
async function cohortsByHand(db: Db, today: string) {
  const rows = await rowsOf(
    db,
    sql`with students as (
      select id as student, ${indian("created_at")} as joined from users where id <> 3
    ), studied as (
      select user_id, day - joined as age from study_days join students on student = user_id where acts > 0
    ), students_by_week as (
      select (joined - extract(isodow from joined)::int + 1)::text as week,
        ${today}::date - joined as days,
        (select min(${indian("created_at")}) - joined from tutor_calls where user_id = student) as first_ask,
        (select min(${indian("received_at")}) - joined from events where user_id = student and name = 'AddToCart') as first_tap,
        array(select age from studied where user_id = student and age <= 30) as ages
      from students
    )
    select week, count(*)::int as "signedUp",
      count(*) filter (where first_ask <= 30)::int as asked,
      count(*) filter (where cardinality(ages) >= 3)::int as "thirdDay",
      count(*) filter (where 7 <= any(ages))::int as "seventhDay",
      count(*) filter (where first_tap <= 30)::int as "tappedBuy",
      count(*) filter (where 1 = any(ages))::int as kept1, count(*) filter (where days >= 1)::int as of1,
      count(*) filter (where 7 = any(ages))::int as kept7, count(*) filter (where days >= 7)::int as of7,
      count(*) filter (where 30 = any(ages))::int as kept30, count(*) filter (where days >= 30)::int as of30
    from students_by_week
    where week::date > ${today}::date - 84 group by week order by week`,
  );
  return rows.map(({ kept1, of1, kept7, of7, kept30, of30, ...cohort }) => ({
    ...cohort,
    retention: [
      { day: 1, kept: kept1, of: of1 },
      { day: 7, kept: kept7, of: of7 },
      { day: 30, kept: kept30, of: of30 },
    ],
  }));
}

async function rowsOf(db: Db, query: ReturnType<typeof sql>) {
  const columns = sql<Record<string, number | string>>`to_jsonb(counted)`;
  const read = await db.select({ columns }).from(sql`(${query}) as counted`);
  return read.map(({ columns: row }) => row);
}

test("both funnels and retention match the rows of visitors and students, day after day", () =>
  withDatabase(async (db) => {
    const { clock, student, visits, founderDoes, ...read } = await given(db);
    const ada = drawnId();
    const deeds = [
      ...founderDoes,
      // She signed up before the twelve weeks.
      ...student(morningOf("2026-09-27"), { asks: [0, 1], buys: [1] }),
      ...student(morningOf("2026-11-02"), { asks: [0, 1, 7, 30], buys: [0, 2] }),
      // The last second of a Sunday in India, and the first of the Monday after it.
      ...student("2026-11-08T18:29:59Z", { asks: [1] }),
      ...student("2026-11-08T18:30:00Z", { asks: [0, 2, 8] }),
      // Seven consecutive days; the next is missed and forgiven, and doesn't count as a study day.
      ...student(morningOf("2026-11-09"), { asks: [0, 1, 2, 3, 4, 5, 6, 8] }),
      ...student(morningOf("2026-11-09"), { buys: [30] }),
      // Students are followed for thirty days only.
      ...student(morningOf("2026-11-10"), { asks: [31], buys: [31] }),
      ...student(morningOf("2026-11-16"), { asks: [30] }),
      ...student(morningOf("2026-12-16"), { asks: [0, 1], buys: [1] }),
      ...student(morningOf("2026-12-17")),
      ...visits(morningOf("2026-12-14"), ada, ["landing", "landing", "subscribe", "auth"]),
      ...visits(morningOf("2026-12-14"), drawnId(), ["landing", "weeklyPass", "privacy"]),
      ...visits("2026-12-14T18:29:59Z", ada, ["landing"]),
      ...visits("2026-12-14T18:30:00Z", ada, ["landing"]),
      ...visits(morningOf("2026-12-17"), ada, ["landing", "auth"]),
    ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

    const readAt = [
      "2026-11-03",
      "2026-11-09",
      "2026-11-16",
      "2026-12-02",
      "2026-12-16",
      "2026-12-17",
    ];
    for (const today of readAt) {
      const evening = new Date(`${today}T12:00:00Z`);
      for (; deeds[0] && new Date(deeds[0].at) < evening; deeds.shift()) {
        clock.now = new Date(deeds[0].at);
        await deeds[0].does();
      }
      clock.now = evening;
      expect((await read.cohorts()).cohorts).toEqual(await cohortsByHand(db, today));
      expect(await visitsTold(read, 30)).toEqual(await visitsByHand(db, today, 30));
    }
    expect(deeds).toEqual([]);
    // The expected result of the history above.
    const came = (week: string, ...counts: number[]) => {
      const [signedUp, asked, thirdDay, seventhDay, tappedBuy, ...kept] = counts;
      const retention = [1, 7, 30].map((day, at) => ({
        day,
        kept: kept[2 * at],
        of: kept[2 * at + 1],
      }));
      return { week, signedUp, asked, thirdDay, seventhDay, tappedBuy, retention };
    };
    expect((await read.cohorts()).cohorts).toEqual([
      came("2026-11-02", 2, 2, 1, 1, 1, 2, 2, 1, 2, 1, 2),
      came("2026-11-09", 4, 2, 2, 2, 1, 1, 4, 0, 4, 0, 4),
      came("2026-11-16", 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 1),
      came("2026-12-14", 2, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0),
    ]);
    expect(await visitsTold(read, 4)).toEqual([
      {
        day: "2026-12-14",
        signUps: 0,
        landing: 2,
        subscribe: 1,
        weeklyPass: 1,
        auth: 1,
        privacy: 1,
      },
      { day: "2026-12-15", signUps: 0, landing: 1 },
      { day: "2026-12-16", signUps: 1 },
      { day: "2026-12-17", signUps: 1, landing: 1, auth: 1 },
    ]);
  }));
