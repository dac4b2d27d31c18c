import type { Config } from "../config.ts";

/** As a newcomer starts it, with nothing to pay for. */
export const usualConfig = {
  production: false,
  publicOrigin: null,
  trustProxy: false,
  limits: {
    answersInProgressPerStudent: 2,
    asksPerTenMinutes: 30,
    tokensPerStudentPerDay: 150_000,
    tokensPerDay: 5_000_000,
  },
  prices: new Map(),
  metricsToken: null,
} satisfies Partial<Config>;

/** For tests of the life of an answer: the limit of two on their way and no other. */
export const freeOfCharge = {
  limits: { inProgress: 2, count: async () => undefined, giveBack: async () => undefined },
  isUsedUp: async () => false,
  costOf: () => 0,
  observe: { call: () => undefined, answer: () => undefined, concern: () => undefined },
};
