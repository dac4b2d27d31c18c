import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { differenceBars, timesBars } from "../../../story/story-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";
import { storyTask } from "../story-kind.ts";

const [A, B] = ["{F:person}", "{S:person}"];
const has = "has|have|had|collected|got|scored|earned|sold|bought|plucked|caught|picked|made";
const times: readonly (readonly [string, string])[] = [
  ["twice|two_times|double", "2"],
  ["thrice|three_times|triple", "3"],
  ["four_times", "4"],
  ["five_times", "5"],
];
const all = "[in_all|altogether|together|in_total]";
const same = "[in_all|altogether|together|in_total]";
const both = "they|both|both_of_them|two_of_them";

const clauses: readonly Clause[] = [
  ...times.flatMap(([words, k]) =>
    telling(
      { k },
      `${A} ${has} ${words} as_many {x:goods} as ${B}`,
      `${A} ${has} ${words} number_of {x:goods} as|than|that ${B}`,
      `number_of {x:goods} with ${A} is ${words} that with ${B}`,
    ),
  ),
  ...facts(
    `${A} ${has} {more:number} more {x:goods} than ${B}`,
    `${A} ${has} {less:number} fewer|less {x:goods} than ${B}`,
    `${A} ${has} {more:number} {x:goods} more than ${B}`,
    `${A} ${has} {less:number} {x:goods} less|fewer than ${B}`,
    `together they|both ${has} {total:number} <{x:goods}>`,
    `${both} [together] ${has} {total:number} <{x:goods}> ${same}`,
    `${both} ${has} [together] [total_of] {total:number} <{x:goods}> ${same}`,
    `total number_of {x:goods} [with_them] is {total:number}`,
    `${B} ${has} {b:number} {x:goods}`,
    `${B} ${has} {b:number}`,
    `${A} ${has} {a:number} {x:goods}`,
  ),
  ...asks(
    "a",
    `how_many {x:goods} does|did|do ${A} have|get|collect|score|make|sell|earn`,
    `how_many does|did ${A} have|get|collect|score|make|sell|earn`,
    `how_many {x:goods} has|had ${A}`,
  ),
  ...asks(
    "b",
    `how_many {x:goods} does|did|do ${B} have|get|collect|score|make|sell|earn`,
    `how_many does|did ${B} have|get|collect|score|make|sell|earn`,
    `how_many {x:goods} has|had ${B}`,
  ),
  ...asks(
    ["a", "b"],
    "how_many [{x:goods}] does|did each [of_them] have|get|collect".replace(
      "[{x:goods}]",
      "<{x:goods}>",
    ),
    "how_many <{x:goods}> has each [of_them]",
  ),
  ...asks(
    "total",
    `how_many <{x:goods}> do|did they|both [together] have|collect|score|make|get|earn|sell|pick ${all}`,
    `how_many {x:goods} do|did both_of_them|both have ${all}`,
  ),
];

const roles = {
  a: ["First", "noun x"],
  b: ["Second", "noun x"],
  k: ["Times as many", ""],
  more: ["More", "noun x"],
  less: ["Fewer", "noun x"],
  parts: ["Equal parts", ""],
  equal: ["Both alike", "noun x"],
  total: ["Together", "noun x"],
} as const;

const rules = [
  makeRule(
    "parts",
    "k total",
    "Count the equal parts",
    "Who has fewer has 1 part; the other has as many parts as the story says.",
    (v) => line`${v("k")} + 1`,
  ),
  makeRule(
    "b",
    "parts total",
    "Find one part",
    "Share the total out equally among the parts.",
    (v) => line`${v("total")} \div ${v("parts")}`,
  ),
  makeRule(
    "equal",
    "total more",
    "Take away what is more",
    "Without it both would have the same.",
    (v) => line`${v("total")} - ${v("more")}`,
  ),
  makeRule(
    "equal",
    "total less",
    "Give the other as many",
    "With it both would have the same.",
    (v) => line`${v("total")} + ${v("less")}`,
  ),
  makeRule(
    "b",
    "equal more",
    "Share equally",
    "Two equal shares.",
    (v) => line`${v("equal")} \div 2`,
  ),
  makeRule(
    "b",
    "equal less",
    "Share equally",
    "Two equal shares.",
    (v) => line`${v("equal")} \div 2`,
  ),
  makeRule(
    "a",
    "b k",
    "Find the other",
    "So many times as many: multiply.",
    (v) => line`${v("k")} \times ${v("b")}`,
  ),
  makeRule(
    "a",
    "b more",
    "Find the other",
    "More than: add.",
    (v) => line`${v("b")} + ${v("more")}`,
  ),
  makeRule(
    "a",
    "b less",
    "Find the other",
    "Fewer than: subtract.",
    (v) => line`${v("b")} - ${v("less")}`,
  ),
  makeRule(
    "total",
    "a b",
    "Put them together",
    "Together: add.",
    (v) => line`${v("a")} + ${v("b")}`,
  ),
  makeRule(
    "b",
    "a k",
    "Find who has fewer",
    "The first has so many times as many as the other, so divide.",
    (v) => line`${v("a")} \div ${v("k")}`,
  ),
  makeRule(
    "b",
    "a more",
    "Find the other",
    "The first has more, so the other has fewer: subtract.",
    (v) => line`${v("a")} - ${v("more")}`,
  ),
  makeRule(
    "b",
    "a less",
    "Find the other",
    "The first has fewer, so the other has more: add.",
    (v) => line`${v("a")} + ${v("less")}`,
  ),
  makeRule("b", "total a", "Go back to the second", "", (v) => line`${v("total")} - ${v("a")}`),
];

function draw(figure: StoryFigure): ReturnType<typeof timesBars> {
  const names = { a: figure.name("F"), b: figure.name("S") };
  if (figure.isGiven("k")) return timesBars(figure, { once: "b", many: "a", times: "k", names });
  return figure.isGiven("more")
    ? differenceBars(figure, { lesser: "b", greater: "a", gap: "more", names })
    : differenceBars(figure, { lesser: "a", greater: "b", gap: "less", names });
}

/** How many each person has, if one has some more, some fewer, or a multiple of what the other has. */
export const comparing = storyTask({
  name: "comparing-numbers",
  about: /(?:more|fewer|less|twice|thrice|double|triple|×) .*how many /,
  clauses,
  roles,
  whole: ["a", "b", "total"],
  makesSense: (_, { words }) => words.get("F") !== words.get("S"),
  rules,
  draw,
  lesson: {
    topic: "Comparing numbers in daily life",
    method: "Equal parts",
    difficulty: "beginner",
    idea: "Draw a bar for each person. How many equal parts are there, or by how much is one bar longer?",
    firstMove: "Draw the bar of the one who has fewer, and then the other beside it.",
    terms: {},
    next: [
      "Do the two numbers together make the total?",
      "What would the numbers be if the total were twice as large?",
    ],
  },
  examples: [
    "Sita has twice as many stamps as Gita. Together they have 78. How many stamps does Sita have?",
    "Ravi has 14 more marbles than Sohan. Together they have 60 marbles. How many marbles does Sohan have?",
  ],
});
