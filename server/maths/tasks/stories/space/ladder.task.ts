import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const ladder =
  "ladder [is] {c:length} [long] leans|leaning|rests|resting|placed|is_placed|stands|leant against|on [vertical] wall";
const foot = "[its] foot|bottom|base|lower_end [of_ladder]";

const clauses: readonly Clause[] = [
  ...facts(
    `${ladder} with ${foot} [is] [at] {a:length} [away] from wall|it|foot_of_wall|base_of_wall`,
    `${ladder} and|, ${foot} is [at] {a:length} [away] from wall|it|foot_of_wall|base_of_wall`,
    ladder,
    `${foot} is [at] {a:length} [away] from wall|it|foot_of_wall|base_of_wall`,
    `[if] ${foot} is|was moved|pulled|shifted|slides|dragged {m:length} [further] away|farther|outwards [from_wall]`,
    `[if] ${foot} is|was moved|pulled|shifted|dragged away [from_wall] by {m:length}`,
  ),
  ...asks(
    "slip",
    "how_far|how_much does|will|would top|upper_end [of_ladder] slide|slip|come|move down|downwards [wall|on_wall]",
    "by how_much does|will|would top [of_ladder] slide|slip|come|move down|downwards",
  ),
];

const roots = "By Pythagoras, height² = ladder² − distance².";

/** A ladder against a wall whose foot is moved. */
export const ladderSlips = storyTask({
  name: "ladder-that-slips",
  about: /ladder .*L\d/,
  clauses,
  roles: {
    c: ["Ladder", "like c"],
    a: ["Distance of the foot", "like c"],
    m: ["Foot moved by", "like c"],
    a2: ["New distance of the foot", "like c"],
    h: ["Height at first", "like c"],
    h2: ["Height afterwards", "like c"],
    slip: ["Top comes down by", "like c"],
  },
  makesSense: (value) => {
    const [c, a, m] = ["c", "a", "m"].map((role) => value(role) ?? q.zero);
    return c !== undefined && a !== undefined && m !== undefined && q.order(q.add(a, m), c) < 0;
  },
  rules: [
    makeRule(
      "h",
      "c a",
      "Find the height at first",
      roots,
      (v) => line`\sqrt{${v("c")}^2 - ${v("a")}^2}`,
    ),
    makeRule(
      "a2",
      "a m",
      "Find the new distance of the foot",
      "The foot is moved away: add.",
      (v) => line`${v("a")} + ${v("m")}`,
    ),
    makeRule(
      "h2",
      "c a2",
      "Find the height afterwards",
      roots,
      (v) => line`\sqrt{${v("c")}^2 - ${v("a2")}^2}`,
    ),
    makeRule(
      "slip",
      "h h2",
      "Find how far the top comes down",
      "Take the difference of the heights.",
      (v) => line`${v("h")} - ${v("h2")}`,
    ),
    makeRule(
      "h2",
      "h slip",
      "Find the height afterwards",
      "The top is lower by as much as it slipped.",
      (v) => line`${v("h")} - ${v("slip")}`,
    ),
    makeRule(
      "a2",
      "c h2",
      "Find the new distance again",
      "",
      (v) => line`\sqrt{${v("c")}^2 - ${v("h2")}^2}`,
    ),
    makeRule(
      "m",
      "a2 a",
      "Find by how much the foot was moved",
      "",
      (v) => line`${v("a2")} - ${v("a")}`,
    ),
  ],
  lesson: {
    topic: "Triangles: Pythagoras theorem",
    method: "Pythagoras theorem twice",
    difficulty: "advanced",
    idea: "Ladder, wall and ground make a right triangle, before and after. The ladder keeps its length.",
    firstMove: "Draw the right triangle, and find the height of the top at first.",
    terms: { Hypotenuse: "The longest side of a right triangle, opposite to the right angle." },
    next: [
      "Does the top come down as far as the foot moves?",
      "When would the ladder lie on the ground?",
    ],
  },
  examples: [
    "A ladder 10 m long leans against a wall with its foot 6 m from the wall. If the foot is moved 2 m away, how far does the top slide down?",
    "A ladder 25 m long leans against a wall with its foot 7 m from the wall. If the foot is moved 8 m away, how far does the top slide down?",
  ],
});
