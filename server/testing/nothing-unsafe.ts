import type { Safety } from "../tutor/safety/safety.ts";

/** For tests in which every question is one of study. */
export const nothingUnsafe: Safety = {
  assess: async () => null,
  careFor: () => ({ content: "", helplines: [] }),
  isOffTopic: () => false,
  courtesyReply: () => null,
  offTopicLine: () => "I'm here for your studies.",
};
