// @vitest-environment node
import { expect, test } from "vitest";
import { examAddress, examPlaceIn, type ExamPlace } from "./exam-address.ts";

const places: ExamPlace[] = [
  { kind: "dashboard", subject: null },
  { kind: "dashboard", subject: "Social Science" },
  { kind: "setup" },
  { kind: "session", sessionId: 12 },
];

test.each(places)("the address of %j is parsed back to it", (place) => {
  expect(examPlaceIn(new URL(examAddress(place), "https://here").search)).toEqual(place);
});

test("a session id that is no number leads to the dashboard", () => {
  expect(examPlaceIn("?session=abc")).toEqual({ kind: "dashboard", subject: null });
});
