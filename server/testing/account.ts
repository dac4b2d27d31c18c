import type { AnswerAccount } from "../app.ts";

/** No limits but the two answers in progress, no prices, nothing counted: for tests of something else. */
export const freeOfCharge: AnswerAccount = {
  limits: { inProgress: 2, count: async () => undefined },
  isUsedUp: async () => false,
  costOf: () => 0,
  observe: { call: () => undefined, answer: () => undefined },
};
