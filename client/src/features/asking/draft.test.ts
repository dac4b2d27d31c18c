import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const asha = { box: "homework", userId: 1001 } as const;

test("each student finds her own draft, in the box in which she typed it", () => {
  writeDraft(asha, "Solve 2x + 3 = 11");
  expect(readDraft(asha)).toBe("Solve 2x + 3 = 11");
  expect(readDraft({ ...asha, userId: 1002 })).toBe("");
  expect(readDraft({ ...asha, box: "doubt" })).toBe("");
});

test("an empty draft removes the stored one", () => {
  writeDraft(asha, "x");
  writeDraft(asha, "");
  expect(sessionStorage).toHaveLength(0);
});

test("without storage there is no draft and no error", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded");
  });
  writeDraft(asha, "x");
  expect(readDraft(asha)).toBe("");
});
