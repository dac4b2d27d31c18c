import { setupServer } from "msw/node";
import { listConversations } from "#shared/contracts/conversations.ts";
import { sendEvents } from "#shared/contracts/events.ts";
import { readExamPlan, recentExamSessions } from "#shared/contracts/exams.ts";
import { readPreferences } from "#shared/contracts/preferences.ts";
import { readReviewsDue } from "#shared/contracts/reviews.ts";
import { getSettings } from "#shared/contracts/settings.ts";
import { readPhoto } from "#shared/contracts/uploads.ts";
import { answer } from "./api-mock.ts";

/**
 * Intercepts the network: a call without a handler fails its test. Defaults, unless a test overrides them: Home finds
 * no last conversation, tracking events (src/tracking) are accepted, the server reads photos with a model and finds no
 * print on them, and the student has no exam plan, nothing to review and no preferences.
 */
export const server = setupServer(
  answer(listConversations, { items: [], nextCursor: null }),
  answer(sendEvents, { accepted: 0 }),
  answer(getSettings, { readsPhotos: true, hasModel: true }),
  answer(readPhoto, { outcome: "nothing" }),
  answer(readExamPlan, null),
  answer(readPreferences, { answerLanguage: "question", englishVoice: null, hindiVoice: null }),
  answer(recentExamSessions, []),
  answer(readReviewsDue, { due: 0, subjects: [] }),
);
