import { expect, test } from "vitest";
import { groupDeclined } from "./declined-groups.ts";

const declined = (reason: string, question: string, minute: number) => ({
  reason,
  question,
  names: ["Meena Verma", "9876543210"],
  type: "homework",
  askedAt: new Date(Date.UTC(2026, 10, 23, 6, minute)),
});

test("reasons and questions that differ only in numbers are one, the largest group first", () => {
  const groups = groupDeclined([
    declined("I don't have a dictionary yet.", "spell ocean", 1),
    declined("I can't factorise numbers above 999.", "Factorise 1001", 2),
    declined("I can't factorise numbers above 99.", "factorise 12,345!", 3),
  ]);
  expect(groups).toEqual([
    {
      reason: "I can't factorise numbers above 999.",
      count: 2,
      questions: [
        {
          question: "factorise 12,345!",
          type: "homework",
          count: 2,
          lastAt: "2026-11-23T06:03:00.000Z",
        },
      ],
    },
    {
      reason: "I don't have a dictionary yet.",
      count: 1,
      questions: [
        { question: "spell ocean", type: "homework", count: 1, lastAt: "2026-11-23T06:01:00.000Z" },
      ],
    },
  ]);
});

test("names and numbers of the student are redacted", () => {
  const [group] = groupDeclined([
    declined("I don't have **Meena Verma** yet.", "I am Meena Verma, 98765 43210", 1),
  ]);
  const shown = JSON.stringify(group);
  expect(shown).toContain("I don't have");
  expect(shown).not.toMatch(/Meena|Verma|98765/u);
});
