import type { HttpHandler } from "msw";
import {
  type Aggregate,
  type AnalyticsDay,
  type AnalyticsQuery,
  type AnalyticsUser,
  type Cohort,
  type DeclinedGroup,
  readAggregate,
  readCohorts,
  readDays,
  readDeclined,
  readFeatures,
  readQueries,
  readUsers,
} from "#shared/contracts/analytics.ts";
import { dayAfter } from "#shared/domain/day-in-india.ts";
import { answer, answerBy } from "../../../testing/api-mock.ts";

/** 10 a.m. in India, on a Saturday. */
export const readAt = "2026-11-28T04:30:00.000Z";

export const anAggregate = (change: Partial<Aggregate> = {}): Aggregate => ({
  totalUsers: 1240,
  activeUsers: 310,
  totalQueries: 2480,
  totalAnswers: 2300,
  totalTokens: 1_234_567,
  averageQueriesPerUser: 8,
  topFeatures: [
    { feature: "homework", usage: 1500 },
    { feature: "exam", usage: 500 },
  ],
  readAt,
  ...change,
});

const anEmptyAggregate = (): Aggregate =>
  anAggregate({
    totalUsers: 0,
    activeUsers: 0,
    totalQueries: 0,
    totalAnswers: 0,
    totalTokens: 0,
    averageQueriesPerUser: 0,
    topFeatures: [],
  });

export const aUser = (id: number, change: Partial<AnalyticsUser> = {}): AnalyticsUser => ({
  id,
  name: `Student ${id}`,
  phone: `98765${String(id).padStart(5, "0")}`,
  joinedAt: "2026-11-01T05:00:00.000Z",
  lastActiveAt: "2026-11-28T02:10:00.000Z",
  totalQueries: 12,
  totalAnswers: 11,
  tokensConsumed: 4200,
  featuresUsed: { homework: 10, exam: 2 },
  conversationsCreated: 4,
  averageSessionDuration: 725,
  streakDays: 3,
  ...change,
});

export const aQuery = (id: number, change: Partial<AnalyticsQuery> = {}): AnalyticsQuery => ({
  id,
  query: `What is ${id} + 2?`,
  conversationId: 70,
  userId: 1001,
  userName: "Asha Rao",
  type: "homework",
  hasPhoto: false,
  responseLength: 100 + id,
  createdAt: new Date(Date.parse("2026-11-28T04:00:00.000Z") + id * 1000).toISOString(),
  ...change,
});

const lastDay = "2026-11-28";

export const aDay = (ago: number, change: Partial<AnalyticsDay> = {}): AnalyticsDay => ({
  day: dayAfter(lastDay, -ago),
  signUps: 2,
  activeStudents: Math.max(1, 10 - ago),
  activeInWeek: 15,
  activeInMonth: 20,
  uses: { homework: 8, exam: 1 },
  answered: { homework: 7 },
  declined: { homework: 1 },
  failed: {},
  calls: {
    "built-in:checked": 6,
    "openai:checked": 1,
    "openai:corrected": 2,
    "built-in:declined": 1,
    "openai:timed_out": 1,
    "openai:stopped": 1,
  },
  inputTokens: { "a-model": 1000 },
  outputTokens: { "a-model": 500 },
  costMicroUsd: { "a-model": 12_000 },
  firstPart: { median: 420, p95: 1850 },
  examsFinished: { CBSE: 1 },
  examMeanScore: 64,
  visitors: { landing: 100, subscribe: 20, auth: 30 },
  ...change,
});

export const anEmptyDay = (ago: number): AnalyticsDay =>
  aDay(ago, {
    signUps: 0,
    activeStudents: 0,
    activeInWeek: 0,
    activeInMonth: 0,
    uses: {},
    answered: {},
    declined: {},
    calls: {},
    inputTokens: {},
    outputTokens: {},
    costMicroUsd: {},
    firstPart: { median: null, p95: null },
    examsFinished: {},
    examMeanScore: null,
    visitors: {},
  });

const aCohort = (change: Partial<Cohort> = {}): Cohort => ({
  week: "2026-11-16",
  signedUp: 40,
  asked: 30,
  thirdDay: 12,
  seventhDay: 8,
  tappedBuy: 2,
  retention: [
    { day: 1, kept: 10, of: 40 },
    { day: 7, kept: 4, of: 20 },
    { day: 30, kept: 0, of: 0 },
  ],
  ...change,
});

const aDeclinedGroup = (change: Partial<DeclinedGroup> = {}): DeclinedGroup => ({
  reason: "I can't draw this one for you yet.",
  count: 3,
  questions: [
    {
      question: "Draw a plant cell",
      type: "homework",
      count: 2,
      lastAt: "2026-11-28T03:30:00.000Z",
    },
    {
      question: "Draw a map of India",
      type: "doubt",
      count: 1,
      lastAt: "2026-11-20T03:30:00.000Z",
    },
  ],
  ...change,
});

const caps = { perStudent: 150_000, service: 5_000_000 };

/** Responses of the server in a busy week, unless a test overrides them. */
export function busyWeek(...otherwise: HttpHandler[]): HttpHandler[] {
  return [
    ...otherwise,
    answer(readAggregate, anAggregate()),
    answer(readFeatures, {
      totalUsage: 2000,
      breakdown: [
        { feature: "homework", count: 1500, percentage: 75 },
        { feature: "exam", count: 500, percentage: 25 },
      ],
      readAt,
    }),
    answerBy(readDays, ({ url }) => {
      const count = Number(new URL(url).searchParams.get("days"));
      const days = Array.from({ length: count }, (_, at) => aDay(count - 1 - at));
      return { days, caps, readAt };
    }),
    answer(readUsers, { users: [aUser(1), aUser(2)], hasMore: false, readAt }),
    answer(readQueries, { queries: [aQuery(2), aQuery(1)], hasMore: false, readAt }),
    answer(readDeclined, { groups: [aDeclinedGroup()], total: 3, readAt }),
    answer(readCohorts, { cohorts: [aCohort()], readAt }),
  ];
}

/** Responses before there is any data. */
export function dayOne(): HttpHandler[] {
  return [
    answer(readAggregate, anEmptyAggregate()),
    answer(readFeatures, { totalUsage: 0, breakdown: [], readAt }),
    answer(readDays, { days: [anEmptyDay(1), anEmptyDay(0)], caps, readAt }),
    answer(readUsers, { users: [], hasMore: false, readAt }),
    answer(readQueries, { queries: [], hasMore: false, readAt }),
    answer(readDeclined, { groups: [], total: 0, readAt }),
    answer(readCohorts, { cohorts: [], readAt }),
  ];
}
