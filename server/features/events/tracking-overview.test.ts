import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { eventNames, factsOf, publicPages } from "#shared/domain/events.ts";
import { trackingOverview } from "./tracking-overview.ts";

test("docs/tracking.md matches the table of events: else run `npm run tracking:overview`", async () => {
  expect(await readFile("docs/tracking.md", "utf8")).toBe(trackingOverview());
});

test("no pixel gets an event from a signed-in page", () => {
  const isPublic = new Set<string>(publicPages);
  const told = eventNames.filter((name) => factsOf(name).meta ?? factsOf(name).snap);
  expect(told.flatMap((name) => factsOf(name).pages.filter((page) => !isPublic.has(page)))).toEqual(
    [],
  );
});

test("no event can contain more than four digits of a phone number or fifty characters of a question", () => {
  for (const name of eventNames) {
    for (const [field, facts] of Object.entries(factsOf(name).properties)) {
      if (field.includes("phone")) expect(facts).toMatchObject({ kind: "text", longest: 4 });
      if (/query_preview|search_string/u.test(field)) expect(facts).toMatchObject({ longest: 50 });
    }
  }
});
