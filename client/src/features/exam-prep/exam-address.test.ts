// @vitest-environment node
import { expect, test } from "vitest";
import { examAddress, examViewIn, type ExamView } from "./exam-address.ts";

const views: ExamView[] = [
  { kind: "dashboard", subject: null },
  { kind: "dashboard", subject: "Social Science" },
  { kind: "setup" },
  { kind: "session", sessionId: 12 },
];

test.each(views)("the address of %j is parsed back to it", (view) => {
  expect(examViewIn(new URL(examAddress(view), "https://here").search)).toEqual(view);
});

test("a session id that is no number leads to the dashboard", () => {
  expect(examViewIn("?session=abc")).toEqual({ kind: "dashboard", subject: null });
});
