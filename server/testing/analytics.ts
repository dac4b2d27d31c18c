import * as contracts from "#shared/contracts/analytics.ts";
import type { Agent } from "supertest";
import { z } from "zod";

/** The calls of the analytics page, with responses parsed by their contracts. */
export function analyticsCalls(founder: Agent) {
  const get = async (path: string): Promise<unknown> =>
    (await founder.get(`/api/analytics/${path}`).expect(200)).body;
  return {
    aggregate: async (period = "monthly") =>
      z.parse(contracts.readAggregate.response, await get(`aggregate?period=${period}`)),
    usersOf: async (rest = "monthly") =>
      z.parse(contracts.readUsers.response, await get(`users/${rest}`)),
    queriesOf: async (rest = "monthly") =>
      z.parse(contracts.readQueries.response, await get(`queries/${rest}`)),
    features: async (period = "monthly") =>
      z.parse(contracts.readFeatures.response, await get(`features/${period}`)),
    days: async (count = 30) =>
      z.parse(contracts.readDays.response, await get(`days?days=${count}`)),
    cohorts: async () => z.parse(contracts.readCohorts.response, await get("cohorts")),
    declined: async (period = "monthly") =>
      z.parse(contracts.readDeclined.response, await get(`declined/${period}`)),
  };
}

/** Inserts a row of an answered ask at a given moment. */
export function answeredCall(userId: number, moment: string) {
  return {
    userId,
    feature: "homework" as const,
    engine: "built-in",
    model: "built-in",
    inputTokens: 1,
    outputTokens: 1,
    milliseconds: 5,
    outcome: "answered",
    verdict: "checked" as const,
    createdAt: new Date(moment),
  };
}
