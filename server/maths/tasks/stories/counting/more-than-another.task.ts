import type { Rational } from "../../../numbers/rational.ts";
import * as q from "../../../numbers/rational.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { differenceBars, timesBars } from "../../../story/story-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";
import { storyTask } from "../story-kind.ts";

const days =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|first_day|second_day|next_day";
const months = "january|february|march|april|june|july|august|september|october|november|december";
const verbs: readonly (readonly [asked: string, told: string])[] = [
  ["sell", "sold|sells"],
  ["make", "made|makes"],
  ["collect", "collected|collects"],
  ["bake", "baked|bakes"],
  ["plant", "planted|plants"],
  ["read", "read|reads"],
  ["produce", "produced|produces"],
  ["score", "scored|scores"],
  ["run", "ran|runs"],
  ["walk", "walked|walks"],
];
const any = "number|mass|length|volume";
const times: readonly (readonly [string, string])[] = [
  ["twice|two_times|double", "2"],
  ["thrice|three_times|triple", "3"],
];

/** Two days compared: "sold 128 cakes on Friday. It sold 46 fewer cakes on Saturday". */
function onDays(verb: string, verbForms: string, when: string): Clause[] {
  const [one, other] = [`on|in [month_of] {one:word}`, `on|in [month_of] {two:word}`];
  const says = { verb, when };
  return [
    ...telling(says, `{who:person} ${verbForms} {a:${any}} [of] {x:goods} ${one}`),
    ...telling(
      says,
      `[then] {who:person} ${verbForms} {less:${any}} fewer|less {x:goods} ${other}`,
      `[then] {who:person} ${verbForms} {less:${any}} less [of] {x:goods} ${other}`,
      `[then] {who:person} ${verbForms} {less:${any}} fewer|less ${other}`,
    ),
    ...telling(
      says,
      `[then] {who:person} ${verbForms} {more:${any}} more <{x:goods}> ${other}`,
      `[then] {who:person} ${verbForms} {more:${any}} more [of] {x:goods} ${other}`,
    ),
    ...times.flatMap(([words, k]) =>
      telling(
        { ...says, k },
        `[then] {who:person} ${verbForms} ${words} as_many [{x:goods}] ${other}`.replace(
          "[{x:goods}]",
          "<{x:goods}>",
        ),
      ),
    ),
    ...telling(
      { ...says, half: "yes" },
      `[then] {who:person} ${verbForms} half as many <{x:goods}> ${other}`,
    ),
    ...askingWith(says, "b", `how_many|how_much {x:goods} did|does {who:person} ${verb} ${other}`),
    ...askingWith(
      says,
      "total",
      `how_many|how_much {x:goods} did|does {who:person} ${verb} altogether|in_all|in_total`,
      `how_many|how_much {x:goods} did|does {who:person} ${verb} on|in {days:time}`,
      `how_many|how_much {x:goods} did|does {who:person} ${verb} [altogether|in_all] on|in both days|months`,
      `how_many|how_much {x:goods} did|does {who:person} ${verb} altogether|in_all on|in {one:word} and {two:word}`,
    ),
  ];
}

const [A, B] = ["{A:person}", "{B:person}"];

/** Two persons compared: in "This is 6 more than Usha has", "this" is the amount of the person before. */
const persons: readonly Clause[] = [
  ...facts(`${A} has|had|collected {a:number} {x:goods}`),
  ...facts(
    `this|which|it is {gap:number} more <{x:goods}> than [what] ${B} [has|had]`,
    `which|it|this is {gap:number} more than number of {x:goods} [that] ${B} has`,
    `{gap:number} more than ${B}`,
    `this|which|it is {lack:number} fewer|less <{x:goods}> than [what] ${B} [has|had]`,
    `{lack:number} fewer|less than ${B}`,
    `this|which|it is {k:number} times as_many|as_much as|what ${B} [has|had]`,
    `this|which|it is {k:number} times number of {x:goods} [that] ${B} has`,
  ),
  ...telling({ times: "2" }, `this|which|it is twice as_many|as_much as ${B} [has|had]`),
  ...telling({ times: "3" }, `this|which|it is thrice as_many|as_much as ${B} [has|had]`),
  ...asks("b2", `how_many <{x:goods}> does|did ${B} have`),
  ...asks(
    "total2",
    "how_many {x:goods} do|did they have [together|altogether|in_all]",
    "how_many {x:goods} do|did they [both] have together|altogether|in_all",
  ),
];

/** Whether the named days or months exist and differ, and a requested number of days is 2. */
function isSound({ words, amounts }: StoryFacts): boolean {
  const [one, two] = ["one", "two"].map((role) => words.get(role));
  const named = new Set([...days.split("|"), ...months.split("|")]);
  if (one !== undefined && (one === two || !named.has(one))) return false;
  if (two !== undefined && (one === undefined || !named.has(two))) return false;
  const count = amounts.get("days");
  return !count || (count.unit === "day" && q.equals(count.value, q.rational(2n)));
}

function isWhole(value: (role: string) => Rational | undefined, { amounts }: StoryFacts): boolean {
  return [...amounts].every(
    ([role, { kind }]) => kind !== "number" || q.isInteger(value(role) ?? q.one),
  );
}

const like = "like a";

/** The bars of both days, or of both persons. */
function draw(figure: StoryFigure): ReturnType<typeof timesBars> {
  const { name } = figure;
  const other = figure.value("b2") === null ? "b" : "b2";
  const names = { a: name("one") || name("A"), [other]: name("two") || name("B") };
  if (names.a === "" || names[other] === "") return null;
  const told = comparisons.find(([role]) => figure.isGiven(role));
  if (!told) return null;
  const [role, way, isFirstLarger] = told;
  const [large, small] = isFirstLarger ? ["a", other] : [other, "a"];
  return way === "times"
    ? timesBars(figure, { once: small, many: large, times: role, names })
    : differenceBars(figure, { lesser: small, greater: large, gap: role, names });
}

/** The roles that compare the two, how they do, and whether the first of them is the larger one. */
const comparisons: readonly (readonly [
  role: string,
  way: "times" | "difference",
  isFirstLarger: boolean,
])[] = [
  ["k", "times", false],
  ["times", "times", true],
  ["two", "times", true],
  ["less", "difference", true],
  ["gap", "difference", true],
  ["more", "difference", false],
  ["lack", "difference", false],
];

/** The amount of a second day or person, given by how many more, fewer or times as many it is. */
export const moreThanAnother = storyTask({
  name: "more-or-fewer-than-another",
  about: /(?:more|fewer|less|× N?|twice|thrice|half|as) .*how (?:many|much) /,
  clauses: [...verbs.flatMap(([verb, told]) => onDays(verb, told, "days")), ...persons],
  roles: {
    a: ["First", like],
    b: ["Second", like],
    b2: ["Second", like],
    less: ["Fewer", like],
    more: ["More", like],
    gap: ["More than the second", like],
    lack: ["Fewer than the second", like],
    k: ["Times as many", ""],
    times: ["Times as many", ""],
    two: ["Halving", ""],
    days: ["Days", ""],
    total: ["Together", like],
    total2: ["Together", like],
  },
  checkRoles: ["days"],
  wholeIfCounted: ["b", "b2"],
  isSound,
  makesSense: isWhole,
  rename: ({ words }) => (words.has("B") ? { k: "times" } : {}),
  extra: ({ says }) => (says["half"] === undefined ? {} : { two: q.rational(2n) }),
  rules: [
    makeRule(
      "b",
      "a less",
      "Find the second",
      "Fewer: subtract.",
      (v) => line`${v("a")} - ${v("less")}`,
    ),
    makeRule("b", "a more", "Find the second", "More: add.", (v) => line`${v("a")} + ${v("more")}`),
    makeRule(
      "b",
      "a two",
      "Find the second",
      "Half as many: divide by 2.",
      (v) => line`${v("a")} \div ${v("two")}`,
    ),
    makeRule(
      "b2",
      "a gap",
      "Find the other",
      "The first has more, so the other has fewer: subtract.",
      (v) => line`${v("a")} - ${v("gap")}`,
    ),
    makeRule(
      "b2",
      "a lack",
      "Find the other",
      "The first has fewer, so the other has more: add.",
      (v) => line`${v("a")} + ${v("lack")}`,
    ),
    makeRule(
      "b2",
      "a times",
      "Find the other",
      "The first is so many times the other: divide.",
      (v) => line`${v("a")} \div ${v("times")}`,
    ),
    makeRule(
      "b",
      "a k",
      "Find the second",
      "So many times as many: multiply.",
      (v) => line`${v("k")} \times ${v("a")}`,
    ),
    makeRule(
      "total",
      "a b",
      "Put them together",
      "Altogether: add.",
      (v) => line`${v("a")} + ${v("b")}`,
    ),
    makeRule(
      "total2",
      "a b2",
      "Put them together",
      "Together: add.",
      (v) => line`${v("a")} + ${v("b2")}`,
    ),
    makeRule("a", "b less", "Go back to the first", "", (v) => line`${v("b")} + ${v("less")}`),
    makeRule("a", "b more", "Go back to the first", "", (v) => line`${v("b")} - ${v("more")}`),
    makeRule("a", "b two", "Go back to the first", "", (v) => line`${v("b")} \times ${v("two")}`),
    makeRule("a", "b k", "Go back to the first", "", (v) => line`${v("b")} \div ${v("k")}`),
    makeRule("a", "b2 gap", "Go back to the first", "", (v) => line`${v("b2")} + ${v("gap")}`),
    makeRule("a", "b2 lack", "Go back to the first", "", (v) => line`${v("b2")} - ${v("lack")}`),
    makeRule(
      "a",
      "b2 times",
      "Go back to the first",
      "",
      (v) => line`${v("b2")} \times ${v("times")}`,
    ),
    makeRule(
      "b",
      "total a",
      "Take the first from both",
      "",
      (v) => line`${v("total")} - ${v("a")}`,
    ),
    makeRule(
      "b2",
      "total2 a",
      "Take the first from both",
      "",
      (v) => line`${v("total2")} - ${v("a")}`,
    ),
    makeRule("k", "a b", "Compare the two", "", (v) => line`${v("b")} \div ${v("a")}`),
    makeRule("two", "a b", "Compare the two", "", (v) => line`${v("a")} \div ${v("b")}`),
    makeRule("gap", "a b2", "Compare the two", "", (v) => line`${v("a")} - ${v("b2")}`),
    makeRule("lack", "a b2", "Compare the two", "", (v) => line`${v("b2")} - ${v("a")}`),
    makeRule("less", "a b", "Compare the two", "", (v) => line`${v("a")} - ${v("b")}`),
    makeRule("more", "a b", "Compare the two", "", (v) => line`${v("b")} - ${v("a")}`),
  ],
  draw,
  lesson: {
    topic: "Comparing numbers in daily life",
    method: "More, fewer, times as many",
    difficulty: "beginner",
    idea: "Ask first: who has more, the one that is told or the other?",
    firstMove: "Draw a bar for each, and mark which one is longer.",
    terms: {},
    next: [
      "How do you check that the difference is right?",
      "What would the question be if both had as many?",
    ],
  },
  examples: [
    "A shop sold 128 cakes on Friday. It sold 46 fewer cakes on Saturday. How many cakes did it sell on Saturday?",
    "Asha has 24 sweets. This is 6 more than Usha has. How many sweets does Usha have?",
  ],
});
