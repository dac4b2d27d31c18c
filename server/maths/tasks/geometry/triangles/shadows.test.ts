import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { shadowRatios } from "./shadows.task.ts";

const story =
  "A pole 6 m high casts a shadow 4 m long. At the same time a tower casts a shadow 28 m long.";

test.each([
  [`${story} Find the height of the tower.`, "42 m"],
  [`${story} Find the height of the pole.`, null],
  [`${story} Find the height of the tree.`, null],
])("%s gives %s", (question, answer) => {
  expect(answerOf([shadowRatios], question)).toBe(answer);
});
