import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { expect, test } from "vitest";
import { createGrowth } from "./growth.ts";

/** A growth of which each draft is looked at for as long as the test wants. */
function slowGrowth() {
  const shown: AiResponsePart[] = [];
  const looking: { content: string; done: (error?: Error) => Promise<void> }[] = [];
  const growth = createGrowth<{ content: string }>(
    ({ content = "" }) =>
      new Promise((resolve, reject) => {
        const done = async (error?: Error) => {
          if (error) reject(error);
          else resolve({ content });
          // Whoever waits goes on before the test does.
          await new Promise((next) => setImmediate(next));
        };
        looking.push({ content, done });
      }),
    (part) => shown.push(part),
  );
  const draft = (content: string) => growth.onDraft({ content });
  return { growth, draft, shown, looking };
}

test("while one draft is looked at only the latest of the others waits", async () => {
  const { growth, draft, shown, looking } = slowGrowth();
  draft("a");
  draft("ab");
  draft("abc");
  await looking[0]?.done();
  await looking[1]?.done();
  await growth.close();
  expect(looking.map(({ content }) => content)).toEqual(["a", "abc"]);
  expect(shown).toEqual([{ content: "a" }, { content: "abc" }]);
});

test("what is no more than before is not shown again", async () => {
  const { growth, draft, shown, looking } = slowGrowth();
  draft("a");
  await looking[0]?.done();
  draft("a");
  await looking[1]?.done();
  await growth.close();
  expect(shown).toEqual([{ content: "a" }]);
});

test("once it is closed nothing is shown, not even what is being looked at", async () => {
  const { growth, draft, shown, looking } = slowGrowth();
  draft("a");
  const closed = growth.close();
  draft("ab");
  await looking[0]?.done();
  await closed;
  expect(looking).toHaveLength(1);
  expect(shown).toEqual([]);
});

test("a bug on the way is told to whoever closes", async () => {
  const { growth, draft, looking } = slowGrowth();
  const bug = new TypeError("bug");
  draft("a");
  await looking[0]?.done(bug);
  draft("ab");
  expect(looking).toHaveLength(1);
  await expect(growth.close()).rejects.toBe(bug);
});
