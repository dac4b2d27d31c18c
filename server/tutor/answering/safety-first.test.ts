import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineGiving } from "../../testing/scripted-tutor.ts";
import { presentCare } from "../present/present.ts";

const care = {
  content: "I'm glad that you told me.",
  helplines: [{ name: "Tele-MANAS", number: "14416" }],
};

test("a question that needs care is sent to no engine, and answered with care", async () => {
  const { engine, asked } = engineGiving(givenSolution());
  const { answer, calls, shown } = askHomework(engine, {
    safety: {
      assess: async () => ({ concern: "self_harm", source: "list" }),
      careFor: () => care,
    },
  });
  const cared = await answer;
  expect(cared).toEqual({
    kind: "care",
    concern: "self_harm",
    source: "list",
    engine: "built-in",
    ...care,
  });
  expect([asked, calls, shown]).toEqual([[], [], []]);
  if (cared.kind !== "care") throw new Error(cared.kind);
  expect(presentCare(cared)).toMatchObject({ ...care, declined: true, steps: [] });
});

test("the safety check gets the words, the photo and the names to redact", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  const { engine } = engineGiving(givenSolution());
  const seen: unknown[] = [];
  await askHomework(engine, {
    question: { photo, redact: ["Asha"] },
    safety: {
      assess: async (question) => {
        seen.push(question);
        return null;
      },
    },
  }).answer;
  expect(seen).toEqual([{ text: "Solve 2x + 3 = 11", photo, names: ["Asha"] }]);
});

test("an off-topic question is declined kindly, and sent to no engine", async () => {
  const { engine, asked } = engineGiving(givenSolution());
  const { answer } = askHomework(engine, { safety: { isOffTopic: () => true } });
  expect(await answer).toEqual({
    kind: "declined",
    replyKind: "aside",
    sentence: "I'm here for your studies.",
    engine: "built-in",
  });
  expect(asked).toEqual([]);
});
