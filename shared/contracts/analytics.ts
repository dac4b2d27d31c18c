import { z } from "zod/mini";
import { analyticsPeriods, usedFeatures } from "../domain/analytics.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, idFromText, text } from "./primitives.ts";

const count = z.int().check(z.minimum(0));
const moment = z.string();
const day = z.string();
const period = z.enum(analyticsPeriods);
const feature = z.enum(usedFeatures);

const featureUsage = z.object({ feature, usage: count });

/** Usage in a period. Queries are asks that reached a tutor; answers are queries that were answered. */
export const aggregate = z.object({
  /** The number of accounts. */
  totalUsers: count,
  /** Students who asked something or began an exam session. */
  activeUsers: count,
  totalQueries: count,
  totalAnswers: count,
  totalTokens: count,
  /** Queries per active user. */
  averageQueriesPerUser: z.number(),
  /** Most used first. */
  topFeatures: z.array(featureUsage),
  /** When these numbers were read. */
  readAt: moment,
});
export type Aggregate = z.infer<typeof aggregate>;

export const readAggregate = endpoint({
  method: "GET",
  path: "/api/analytics/aggregate",
  access: "analyst",
  summary: "What all students did in a period; the last 30 days where none is named.",
  query: z.object({ period: z._default(period, "monthly") }),
  response: aggregate,
});

export const userSorts = [
  "lastActiveAt",
  "totalQueries",
  "totalAnswers",
  "tokensConsumed",
  "conversationsCreated",
  "averageSessionDuration",
  "streakDays",
  "name",
  "joinedAt",
] as const;
export type UserSort = (typeof userSorts)[number];

export const analyticsUser = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  joinedAt: moment,
  /** The last ask, session or time in the app within the period. */
  lastActiveAt: z.nullable(moment),
  totalQueries: count,
  totalAnswers: count,
  tokensConsumed: count,
  featuresUsed: z.partialRecord(feature, count),
  conversationsCreated: count,
  /** Seconds; 0 where no session was recorded. */
  averageSessionDuration: z.number(),
  streakDays: count,
});
export type AnalyticsUser = z.infer<typeof analyticsUser>;

/** The most rows in a page of the table, and in a request of the download. */
export const mostRows = 500;
/** The most pages of users. */
export const mostPages = 200;

/** A word of the name, or the last four digits of the phone number. */
const search = z._default(text(60).check(z.trim()), "");
const rowsOf = (usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostRows)), usual);

const usersQuery = z.object({
  search,
  sort: z._default(z.enum(userSorts), "lastActiveAt"),
  order: z._default(z.enum(["asc", "desc"]), "desc"),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostPages)), 1),
  rows: rowsOf(50),
});

const users = z.object({ users: z.array(analyticsUser), hasMore: z.boolean(), readAt: moment });

export const readUsers = endpoint({
  method: "GET",
  path: "/api/analytics/users/:period",
  access: "analyst",
  summary:
    "The students who were active in a period, fifty a page; with a search, all whom it finds.",
  params: z.object({ period }),
  query: usersQuery,
  response: users,
});

/** The period as a query parameter instead of in the path, for older clients. */
export const readUsersByQuery = endpoint({
  method: "GET",
  path: "/api/analytics/users",
  access: "analyst",
  summary: "The same with the period in the query.",
  query: z.extend(usersQuery, { period }),
  response: users,
});

export const analyticsQuery = z.object({
  id,
  /** Redacted: without phone numbers, addresses and the names of the account. */
  query: z.string(),
  conversationId: id,
  userId: id,
  userName: z.string(),
  type: z.string(),
  hasPhoto: z.boolean(),
  /** Characters; null where there was no answer. */
  responseLength: z.nullable(count),
  createdAt: moment,
});
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

export const readQueries = endpoint({
  method: "GET",
  path: "/api/analytics/queries/:period",
  access: "analyst",
  summary:
    "What students wrote in a period, the newest first. What was met with care is not among it.",
  params: z.object({ period }),
  query: z.object({
    search,
    /** The id of the previous page's last row. */
    before: z.optional(idFromText),
    rows: rowsOf(20),
  }),
  response: z.object({ queries: z.array(analyticsQuery), hasMore: z.boolean(), readAt: moment }),
});

export const readFeatures = endpoint({
  method: "GET",
  path: "/api/analytics/features/:period",
  access: "analyst",
  summary: "How often each feature was used in a period.",
  params: z.object({ period }),
  response: z.object({
    totalUsage: count,
    breakdown: z.array(z.object({ feature, count, percentage: z.number() })),
    readAt: moment,
  }),
});

/** A kind and its count. */
const counts = z.record(z.string(), count);

export const analyticsDay = z.object({
  day,
  signUps: count,
  activeStudents: count,
  /** Active in the last seven and thirty days, this one included. */
  activeInWeek: count,
  activeInMonth: count,
  /** By feature. */
  uses: counts,
  answered: counts,
  declined: counts,
  failed: counts,
  /** By "engine:verdict"; calls without a verdict by "engine:outcome". */
  calls: counts,
  /** By model. */
  inputTokens: counts,
  outputTokens: counts,
  costMicroUsd: counts,
  /** Milliseconds; null where there was no answer. */
  firstPart: z.object({ median: z.nullable(count), p95: z.nullable(count) }),
  /** Finished exam sessions by exam, with their mean score in percent. */
  examsFinished: counts,
  examMeanScore: z.nullable(z.number()),
  /** Anonymous visitors, by page. */
  visitors: counts,
});
export type AnalyticsDay = z.infer<typeof analyticsDay>;

export const readDays = endpoint({
  method: "GET",
  path: "/api/analytics/days",
  access: "analyst",
  summary:
    "Day by day what was counted, today last, with the caps that the settings put on tokens.",
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400)), 30),
  }),
  response: z.object({
    days: z.array(analyticsDay),
    /** Caps on tokens for one student and for all students in a day; 0: no cap. */
    caps: z.object({ perStudent: count, service: count }),
    readAt: moment,
  }),
});

export const cohort = z.object({
  /** The Monday that begins the week. */
  week: day,
  signedUp: count,
  asked: count,
  thirdDay: count,
  seventhDay: count,
  tappedBuy: count,
  /** Students who studied this many days after signing up; `of`: students for whom that day has come. */
  retention: z.array(z.object({ day: count, kept: count, of: count })),
});
export type Cohort = z.infer<typeof cohort>;

export const readCohorts = endpoint({
  method: "GET",
  path: "/api/analytics/cohorts",
  access: "analyst",
  summary: "How far the students of each week's sign-ups came, twelve weeks.",
  response: z.object({ cohorts: z.array(cohort), readAt: moment }),
});

export const declinedGroup = z.object({
  /** Failures as they were reported to students. */
  reason: z.string(),
  count,
  /** Distinct questions, most asked first. */
  questions: z.array(z.object({ question: z.string(), type: z.string(), count, lastAt: moment })),
});
export type DeclinedGroup = z.infer<typeof declinedGroup>;

export const readDeclined = endpoint({
  method: "GET",
  path: "/api/analytics/declined/:period",
  access: "analyst",
  summary:
    "The questions of a period that the product could not answer, grouped by what students were told.",
  params: z.object({ period }),
  response: z.object({
    /** Among the newest 500. */
    groups: z.array(declinedGroup),
    /** In the whole period. */
    total: count,
    readAt: moment,
  }),
});
