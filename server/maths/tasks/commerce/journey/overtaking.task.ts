import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sameLabel } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { chooseSystem, convertAmounts, labelIn } from "./units.ts";

const mover =
  "car|train|bus|man|boy|cyclist|thief|truck|scooter|motorcyclist|goods_train|passenger_train|policeman|police_car|person|runner|van|jeep";
const leaves = "leaves|left|starts|started|sets_out|departs|departed|starts_from|left_from";
const goes =
  "travels|moves|runs|goes|travelling|moving|running|going|cycles|walks|and_travels|and_runs";
const from = "[from] [same] [town|city|place|station|point|delhi|home]";
const at = `[${goes}] [at|with] [speed_of|uniform_speed_of|rate_of] {SPEED:speed}`;
const [slow, fast] = [at.replace("SPEED", "a"), at.replace("SPEED", "b")];
const same =
  "[in_same_direction|along_same_road|on_same_road|on_parallel_track|along_same_route] [,]";
const second = `another|second [${mover}]`;

const clauses: readonly Clause[] = [
  ...telling(
    { first: "told" },
    `${mover} ${leaves} ${from} ${slow} ${same}`,
    `${mover} ${leaves} ${from} and ${slow} ${same}`,
  ),
  ...telling(
    { second: "told" },
    `{head:time} later|after [that] [,] ${second} ${leaves} ${from} ${same} ${fast} ${same}`,
    `after {head:time} [,] ${second} ${leaves} ${from} ${same} ${fast} ${same}`,
    `${second} ${leaves} ${from} {head:time} later ${same} ${fast} ${same}`,
  ),
  ...facts("[both] [go|travel|move|moving|travelling] in same direction"),
  ...asks(
    "t",
    `after|in how_many_hours|how_much_time|how_long will second|second_car|second_train|second_bus|it overtake|catch|catch_up_with|meet first [${mover}]`,
    `how_long will_it_take [for] [second] [${mover}] to overtake|catch|catch_up_with first [${mover}]`,
    `how_long will second [${mover}] take to overtake|catch|catch_up_with first [${mover}]`,
    `when will second [${mover}] overtake|catch|catch_up_with first [${mover}]`,
  ),
  ...asks(
    "d",
    `at what distance from [starting_point|town|station|city|delhi] will second [${mover}] overtake|catch|catch_up_with first [${mover}]`,
    `${mustFind} distance from starting_point|town|station at_which they meet`,
  ),
];

const roles = {
  a: "First speed",
  b: "Second speed",
  head: "Head start",
  gap: "Distance ahead",
  relative: "Relative speed",
  t: "Time",
  d: "Distance",
};

const rules = [
  makeRule(
    "gap",
    "a head",
    "Find how far the first is ahead",
    "Distance = Speed × Time, for the time before the second starts.",
    (v) => line`${v("a")} \times ${v("head")}`,
  ),
  makeRule(
    "relative",
    "a b",
    "Subtract the speeds",
    "Moving in the same direction, the second comes nearer by the difference of the speeds (relative speed).",
    (v) => line`${v("b")} - ${v("a")}`,
  ),
  makeRule(
    "t",
    "gap relative",
    "Find the time",
    "Time = Distance ÷ Relative speed, counted from the start of the second.",
    (v) => line`\frac{${v("gap")}}{${v("relative")}}`,
  ),
  makeRule(
    "d",
    "b t",
    "Find the distance",
    "Distance = Speed × Time of the second.",
    (v) => line`${v("b")} \times ${v("t")}`,
  ),
  makeRule("t", "d b", "Find the time again", "", (v) => line`\frac{${v("d")}}{${v("b")}}`),
  makeRule(
    "gap",
    "relative t",
    "Find the gap again",
    "",
    (v) => line`${v("relative")} \times ${v("t")}`,
  ),
  makeRule(
    "head",
    "gap a",
    "Find the head start again",
    "",
    (v) => line`\frac{${v("gap")}}{${v("a")}}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const { first, second: other } = told.says;
  const system = chooseSystem({ ...told, says: {} });
  const amounts = system && convertAmounts(told, system, roles);
  if (!system || !amounts || first === undefined || other === undefined) return null;
  const labels = {
    ...sameLabel(labelIn(system, "length"), "gap", "d"),
    ...sameLabel(labelIn(system, "time"), "head", "t"),
    ...sameLabel(labelIn(system, "speed"), "a", "b", "relative"),
  };
  return { givens: amounts.givens, labels, steps: amounts.steps };
}

function lesson(): Lesson {
  return {
    topic: "Speed, distance and time: relative speed",
    method: "Relative speed",
    difficulty: "advanced",
    idea: "The first is ahead by what it goes in its head start. The second makes this up by the difference of the speeds.",
    firstMove: "Find how far ahead the first is when the second starts.",
    terms: { "Relative speed": "How fast the distance between two moving things changes." },
    next: ["How far have both gone by then? Is it the same distance?"],
  };
}

/** One that starts later and overtakes the other. */
export const overtaking = defineRuleStory({
  name: "overtaking",
  about: /S\d.*S\d.*(?:overtake|catch|meet)/,
  clauses,
  roles,
  prepare,
  rules,
  refusal: (value) => {
    const gain = value("relative");
    return gain && gain.numerator <= 0n
      ? "The second is not faster than the first, so it never overtakes it. Check the speeds."
      : null;
  },
  lesson,
  examples: [
    "A car leaves a town at 40 km/h. Two hours later another car leaves the same town at 60 km/h in the same direction. After how many hours will the second car overtake the first?",
    "A goods train leaves a station at 50 km/h. 3 hours later another train leaves the same station at 80 km/h in the same direction. How long will the second train take to overtake the first?",
  ],
});
