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
 * Stands between the tests and the network: a call that no test has answered fails its test. Home asks for the last
 * conversation wherever a test goes through it: without a word of the test there is none. Pages tell what happens on them
 * (src/tracking) all the time. Without a word of the test the server is one that
 * looks at photos with a model and finds no print on them, and the student has no exam plan, nothing to review and no
 * preferences.
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
