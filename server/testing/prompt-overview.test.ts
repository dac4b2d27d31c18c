import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { promptOverview, promptSizes } from "./prompt-overview.ts";

test("docs/prompts.md has the present sizes of the prompts: else run `npm run prompts:overview`", async () => {
  expect(await readFile("docs/prompts.md", "utf8")).toBe(promptOverview());
});

/** The shortest prefix of a prompt, in tokens, that OpenAI caches. */
const leastCached = 1024;

test.each(promptSizes())(
  "$skill begins with rules that are the same for every student and long enough for the prompt cache",
  ({ shared }) => {
    expect(shared).toBeGreaterThan(leastCached);
  },
);

test.each(promptSizes())("$skill stays within its token budget", ({ shared, own, form }) => {
  expect(shared + own + form).toBeLessThan(3_500);
});
