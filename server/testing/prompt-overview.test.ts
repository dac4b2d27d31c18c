import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { promptOverview, promptSizes } from "./prompt-overview.ts";

test("docs/prompts.md says what the prompts take: else run `npm run prompts:overview`", async () => {
  expect(await readFile("docs/prompts.md", "utf8")).toBe(promptOverview());
});

/** From so many tokens on, OpenAI takes the beginning of a prompt from its cache. */
const leastCached = 1024;

test.each(promptSizes())(
  "$skill begins with rules that are the same for every student and long enough for a cache",
  ({ shared }) => {
    expect(shared).toBeGreaterThan(leastCached);
  },
);

test.each(promptSizes())("$skill takes no more than it must", ({ shared, own, form }) => {
  expect(shared + own + form).toBeLessThan(3_500);
});
