import type { Config } from "../config.ts";
import { createAskLimits } from "../features/asking/ask-limits.ts";

/** The settings of a new installation, without a paid service. */
export const usualConfig = {
  https: false,
  publicOrigin: null,
  trustProxy: false,
  limits: {
    answersInProgressPerStudent: 2,
    asksPerTenMinutes: 30,
    allAsksPerTenMinutes: 300,
    tokensPerStudentPerDay: 150_000,
    tokensPerDay: 5_000_000,
    photosPerStudent: { photos: 1000, bytes: 300_000_000 },
  },
  prices: new Map(),
  metricsToken: null,
  tracking: { pixels: {}, consent: "ask", postHog: null },
  publicSettings: {
    monthlyLink: null,
    weeklyLink: null,
    supportEmail: "support@sawaal.example",
    supportWhatsapp: null,
  },
} satisfies Partial<Config>;

const manyAsks = { asksPerTenMinutes: 1000, allAsksPerTenMinutes: 1000, hasModel: true };

/** For tests of the life of an answer: at most two in progress, and more asks a day than any test makes. */
export const freeOfCharge = {
  limits: {
    inProgress: 2,
    photos: usualConfig.limits.photosPerStudent,
    ...createAskLimits(manyAsks),
  },
  encodePhoto: async (_userId: number, bytes: Uint8Array) => ({
    bytes,
    mediaType: "image/jpeg" as const,
  }),
  isUsedUp: async () => false,
  costOf: () => 0,
  observe: { call: () => undefined, answer: () => undefined, concern: () => undefined },
};
