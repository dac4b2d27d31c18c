import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { expect, test } from "vitest";
import { createPartStream } from "./part-stream.ts";

/** A part stream that looks at each draft for as long as the test wants. */
function slowStream() {
  const shown: AiResponsePart[] = [];
  const looking: { content: string; done: (error?: Error) => Promise<void> }[] = [];
  const partStream = createPartStream<{ content: string }>(
    ({ content = "" }) =>
      new Promise((resolve, reject) => {
        const done = async (error?: Error) => {
          if (error) reject(error);
          else resolve({ content });
          // Pending promises settle before the test continues.
          await new Promise((next) => setImmediate(next));
        };
        looking.push({ content, done });
      }),
    (part) => shown.push(part),
  );
  const draft = (content: string) => partStream.onDraft({ content });
  return { partStream, draft, shown, looking };
}

test("while one draft is looked at only the latest of the others waits", async () => {
  const { partStream, draft, shown, looking } = slowStream();
  draft("a");
  draft("ab");
  draft("abc");
  await looking[0]?.done();
  await looking[1]?.done();
  await partStream.close();
  expect(looking.map(({ content }) => content)).toEqual(["a", "abc"]);
  expect(shown).toEqual([{ content: "a" }, { content: "abc" }]);
});

test("what is no more than before is not shown again", async () => {
  const { partStream, draft, shown, looking } = slowStream();
  draft("a");
  await looking[0]?.done();
  draft("a");
  await looking[1]?.done();
  await partStream.close();
  expect(shown).toEqual([{ content: "a" }]);
});

test("once it is closed nothing is shown, not even what is being looked at", async () => {
  const { partStream, draft, shown, looking } = slowStream();
  draft("a");
  const closed = partStream.close();
  draft("ab");
  await looking[0]?.done();
  await closed;
  expect(looking).toHaveLength(1);
  expect(shown).toEqual([]);
});

test("a bug on the way is told to whoever closes", async () => {
  const { partStream, draft, looking } = slowStream();
  const bug = new TypeError("bug");
  draft("a");
  await looking[0]?.done(bug);
  draft("ab");
  expect(looking).toHaveLength(1);
  await expect(partStream.close()).rejects.toBe(bug);
});
