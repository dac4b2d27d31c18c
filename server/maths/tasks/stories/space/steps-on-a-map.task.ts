import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";
import { drawWalk } from "./draw-story-figures.ts";

const goes = "walks|goes|travels|walked|went|drives|moves|cycles|flies|runs|rides";
const towards = "[due] [towards] [the]";
const axes = { north: "south", south: "north", east: "west", west: "east" } as const;
const ways = ["north", "south", "east", "west"] as const;
const other = { north: "x", south: "x", east: "y", west: "y" } as const;

/** Two legs at right angles: "6 km east and then 8 km north". */
const corners: readonly Clause[] = ways.flatMap((one) =>
  ways
    .filter((two) => other[one] !== other[two])
    .flatMap((two) =>
      telling(
        { turn: "right", ways: `${one} ${two}` },
        `{who:person} ${goes} {a:length} ${towards.replace(" [the]", "")} ${one} and|, [then] [${goes}] {b:length} ${towards.replace(" [the]", "")} ${two}`,
        `{who:person} ${goes} {a:length} ${one} . [then] [he|she|it] ${goes} {b:length} ${two}`,
      ),
    ),
);

/** Three legs of which the third undoes the first: "2 km north, 3 km east and 2 km south". */
const back: readonly Clause[] = ways.flatMap((one) =>
  ways
    .filter((two) => other[one] !== other[two])
    .flatMap((two) =>
      telling(
        { turn: "back", ways: `${one} ${two} ${axes[one]}` },
        `{who:person} ${goes} {a:length} ${one} , [then] {b:length} ${two} [,] and [then] {c:length} ${axes[one]}`,
      ),
    ),
);

/** The distance from the start after a walk with right-angled turns. */
export const stepsOnAMap = storyTask({
  name: "distance-from-start",
  about: /(?:north|south|east|west) .*(?:how far |distance )/,
  clauses: [
    ...corners,
    ...back,
    ...asks(
      "d",
      "how far is [he|she|it] [now] from [his|her|its] starting|start|initial point|position|place",
      "how far is {who:person} [now] from [his|her|its] starting|start|initial point|position|place",
      "how far is [he|she|it] from [his|her] starting_point|start|house",
      `${mustFind} [his|her|its] distance from [his|her|its] starting|start|initial point|position|place`,
    ),
  ],
  roles: {
    a: ["First way", "like a"],
    there: ["First way", "like a"],
    b: ["Second way", "like a"],
    c: ["Third way", "like a"],
    along: ["Difference of the ways back and forth", "like a"],
    square: ["Square of the distance", ""],
    d: ["Distance from the start", "like a"],
  },
  signedRoles: ["along"],
  rules: [
    makeRule(
      "along",
      "there c",
      "Take the way back from the way there",
      "They are on one line, in opposite directions.",
      (v) => line`${v("there")} - ${v("c")}`,
    ),
    makeRule(
      "square",
      "along b",
      "Use the Pythagoras theorem",
      "The ways are at right angles: $d^2 = a^2 + b^2$.",
      (v) => line`${v("along")}^2 + ${v("b")}^2`,
    ),
    makeRule(
      "square",
      "a b",
      "Use the Pythagoras theorem",
      "The ways are at right angles: $d^2 = a^2 + b^2$.",
      (v) => line`${v("a")}^2 + ${v("b")}^2`,
    ),
    makeRule(
      "d",
      "square",
      "Take the square root",
      "A distance is positive.",
      (v) => line`\sqrt{${v("square")}}`,
    ),
    makeRule("square", "d", "Go back to the square", "", (v) => line`${v("d")}^2`),
    makeRule(
      "b",
      "square along",
      "Go back to the second way",
      "",
      (v) => line`\sqrt{${v("square")} - ${v("along")}^2}`,
    ),
    makeRule(
      "b",
      "square a",
      "Go back to the second way",
      "",
      (v) => line`\sqrt{${v("square")} - ${v("a")}^2}`,
    ),
  ],
  isSound: ({ amounts, says }) => amounts.has("c") === (says["turn"] === "back"),
  rename: ({ amounts }) => (amounts.has("c") ? { a: "there" } : {}),
  makesSense: (value) => q.sign(value("b") ?? q.zero) > 0,
  draw: drawWalk,
  lesson: {
    topic: "Pythagoras theorem",
    method: "Right triangle of the ways",
    difficulty: "beginner",
    idea: "Draw the ways: north–south and east–west make a right angle.",
    firstMove: "Draw the two ways as the legs of a right triangle.",
    terms: { Hypotenuse: "The longest side, opposite the right angle." },
    next: ["In which direction is the start?", "How far is it to walk back the same way?"],
  },
  examples: [
    "Ravi walks 6 km east and then 8 km north. How far is he from his starting point?",
    "Hari walks 5 km south and then 12 km east. How far is he from his starting point?",
    "Meena walks 7 km north, 3 km west and then 3 km south. How far is she from her starting point?",
  ],
});
