import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("each student finds her own draft", () => {
  writeDraft(1001, "Solve 2x + 3 = 11");
  expect(readDraft(1001)).toBe("Solve 2x + 3 = 11");
  expect(readDraft(1002)).toBe("");
});

test("an empty draft leaves nothing behind", () => {
  writeDraft(1001, "x");
  writeDraft(1001, "");
  expect(sessionStorage).toHaveLength(0);
});

test("without storage there is no draft and no failure", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded");
  });
  writeDraft(1001, "x");
  expect(readDraft(1001)).toBe("");
});
