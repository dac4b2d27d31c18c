import { beforeEach, expect, test } from "vitest";
import { aChoice, aSession } from "../testing/exam-samples.ts";
import { draftsOf, storeDraft, readDraft, removeDraft } from "./draft-store.ts";
import { newDraft } from "./session-draft.ts";

beforeEach(() => localStorage.clear());

const draftOf = (userId: number, sessionId: number) =>
  newDraft({
    userId,
    session: aSession({ id: sessionId, questions: [aChoice("q-1")] }),
    name: "Quick revision, Physics",
    clockAhead: 0,
    now: 1_000_000,
  });

test("each student of a phone finds only her own drafts, also if another id has the same first digits", () => {
  const [hers, others] = [draftOf(4, 23), draftOf(42, 3)];
  storeDraft(hers);
  storeDraft(others);
  expect(draftsOf(4)).toEqual([hers]);
  expect(draftsOf(42)).toEqual([others]);
  expect(readDraft({ userId: 4, sessionId: 23 })).toEqual(hers);
  expect(readDraft({ userId: 42, sessionId: 23 })).toBeNull();
});

test("a finished draft is removed, and all others stay", () => {
  storeDraft(draftOf(4, 2));
  storeDraft(draftOf(4, 23));
  removeDraft({ userId: 4, sessionId: 2 });
  expect(draftsOf(4).map(({ sessionId }) => sessionId)).toEqual([23]);
});
