import { expect, test } from "vitest";
import { surd } from "../../../numbers/surd.ts";
import * as q from "../../../numbers/rational.ts";
import { readQuestion } from "../../../read/question.ts";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerTo, ask, solveOrThrow } from "../testing/ask.ts";
import { solve } from "./solve-two-angles.ts";
import { readTwoAngles } from "./two-angle-stories.ts";
import { prove, twoAngles } from "./two-angles.task.ts";

const lighthouse = "From the top of a 75 m high lighthouse, the angles of depression of two ships";
const walk =
  "The angle of elevation of the top of a tower from a point on the ground is 30°. On walking 40 m towards the tower, it becomes 60°. Find the height of the tower.";

const boy =
  "A 1.5 m tall boy is standing at some distance from a 30 m tall building. The angle of elevation from his eyes to the top of the building increases from 30° to 60° as he walks towards the building. Find the distance he walked towards the building.";

test.each([
  [walk, "20*sqrt(3) m"],
  [`${walk} (Use √3 = 1.732)`, "34.64 m"],
  [
    `${lighthouse} are 30° and 45°. If one ship is exactly behind the other on the same side of the lighthouse, find the distance between the two ships.`,
    "75(sqrt(3) - 1) m",
  ],
  [
    `${lighthouse} on opposite sides are 30° and 45°. Find the distance between the ships.`,
    "75(sqrt(3) + 1) m",
  ],
  [
    "From the top of a 7 m high building, the angle of elevation of the top of a cable tower is 60° and the angle of depression of its foot is 45°. Determine the height of the tower.",
    "7(sqrt(3) + 1) m",
  ],
  [
    "From a point on the ground, the angles of elevation of the bottom and the top of a transmission tower fixed at the top of a 20 m high building are 45° and 60° respectively. Find the height of the tower.",
    "20(sqrt(3) - 1) m",
  ],
  [
    "The angles of elevation of the top of a tower from two points 80 m apart on opposite sides of it are 60° and 30°. Find the height of the tower.",
    "20*sqrt(3) m",
  ],
  [
    "A statue, 1.6 m tall, stands on the top of a pedestal. From a point on the ground, the angle of elevation of the top of the statue is 60° and from the same point the angle of elevation of the top of the pedestal is 45°. Find the height of the pedestal.",
    "0.8(sqrt(3) + 1) m",
  ],
  [
    "A flagstaff stands on top of a 20 m high building. From a point on the ground the angles of elevation of the bottom and the top of the flagstaff are 45° and 60°. Find the height of the flagstaff",
    "20(sqrt(3) - 1) m",
  ],
  [
    "The shadow of a tower standing on a level ground is found to be 40 m longer when the sun's altitude is 30° than when it is 60°. Find the height of the tower.",
    "20*sqrt(3) m",
  ],
  [
    "Two poles of equal heights are standing opposite each other on either side of the road, which is 80 m wide. From a point between them on the road, the angles of elevation of the top of the poles are 60° and 30°, respectively. Find the height of the poles.",
    "20*sqrt(3) m",
  ],
  [boy, "19*sqrt(3) m"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
  expect(checkSolution(solveOrThrow(question).solution).failures).toEqual([]);
});

test.each([
  `${lighthouse} are 30° and 45°. Find the distance between the ships.`,
  walk.replace("towards", "away from"),
  walk.replace("30°", "60°").replace("becomes 60°", "becomes 30°"),
  walk.replace("Find the height", "Find the width"),
  walk.replace("the ground is", "the roof of a 10 m high house is"),
  walk.replace("40 m", "40 km"),
  walk.replace("40 m", "5 minutes"),
  walk.replace("60°", "50°"),
  `${walk} The observer is 1.5 m tall.`,
  boy.replace("from 30° to 60°", "from 60° to 30°"),
  boy.replace("1.5 m", "31 m"),
  boy.replace("1.5 m", "150 cm"),
  boy.replace("towards the building. F", "away from the building. F"),
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test.each([...twoAngles.examples])("a wrong length is not proved: %s", (question) => {
  const story = readTwoAngles(readQuestion(question));
  if (!story) throw new Error("Not read");
  expect(prove(story, solve(story))).not.toBeNull();
  expect(prove(story, { value: surd(q.rational(50n)), approximation: null })).toBeNull();
});
