import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sameLabel } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { chooseSystem, convertAmounts, labelIn } from "./units.ts";
import { atSpeed, moves } from "./words.ts";

const places =
  "<from {from:person} to {to:person}> <to [his|her|my|their] {to:goods}> <to {to:person}>";
const returns =
  "[he|she|it] returns|comes_back|returned|came_back|comes|goes_back [back] [by_same_road|by_same_route|along_same_route|to_starting_point]";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${moves} [first] [distance_of] {d1:length} ${atSpeed} {s1:speed}`,
    `{who:person} ${moves} [first] [distance_of] {d1:length} in {t1:time}`,
    `{who:person} ${moves} for [first] {t1:time} ${atSpeed} {s1:speed}`,
    `{who:person} ${moves} ${atSpeed} {s1:speed} for [first] {t1:time}`,
    `first {d1:length} ${atSpeed} {s1:speed}`,
    `[${moves}] [next|another] {d2:length} ${atSpeed} {s2:speed}`,
    `[${moves}] [next|another] {d2:length} in [next] {t2:time}`,
    `[for] [next|another] {t2:time} ${atSpeed} {s2:speed}`,
    `${atSpeed} {s2:speed} for [next|another] {t2:time}`,
  ),
  ...telling(
    { legs: "equal" },
    `{who:person} ${moves} ${places} ${atSpeed} {s1:speed}`,
    `${returns} <from {to:person} to {from:person}> ${atSpeed} {s2:speed}`,
    `{who:person} ${moves} half [of] [his|her|its] distance|journey|way ${atSpeed} {s1:speed} and other|remaining|second half ${atSpeed} {s2:speed}`,
    `{who:person} ${moves} first half of journey|distance ${atSpeed} {s1:speed} and second|other half ${atSpeed} {s2:speed}`,
    `{who:person} ${moves} certain_distance ${atSpeed} {s1:speed}`,
  ),
  ...asks(
    "average",
    `${mustFind} [his|her|its] average_speed [for_whole_journey|of_whole_journey|for_entire_journey|during_whole_journey|for_total_journey|of_journey|for_journey|during_journey|in_whole_journey] <of {x:goods}>`,
  ),
];

const roles = {
  d1: "First distance",
  d2: "Second distance",
  s1: "First speed",
  s2: "Second speed",
  t1: "First time",
  t2: "Second time",
  d: "Total distance",
  t: "Total time",
  e1: "First speed",
  e2: "Second speed",
  average: "Average speed",
};

const rules = [
  makeRule(
    "t1",
    "d1 s1",
    "Find the first time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("d1")}}{${v("s1")}}`,
  ),
  makeRule(
    "t2",
    "d2 s2",
    "Find the second time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("d2")}}{${v("s2")}}`,
  ),
  makeRule(
    "d1",
    "s1 t1",
    "Find the first distance",
    "Distance = Speed × Time.",
    (v) => line`${v("s1")} \times ${v("t1")}`,
  ),
  makeRule(
    "d2",
    "s2 t2",
    "Find the second distance",
    "Distance = Speed × Time.",
    (v) => line`${v("s2")} \times ${v("t2")}`,
  ),
  makeRule(
    "d",
    "d1 d2",
    "Find the total distance",
    "Add the two distances.",
    (v) => line`${v("d1")} + ${v("d2")}`,
  ),
  makeRule(
    "t",
    "t1 t2",
    "Find the total time",
    "Add the two times.",
    (v) => line`${v("t1")} + ${v("t2")}`,
  ),
  makeRule(
    "average",
    "d t",
    "Find the average speed",
    "Average speed = Total distance ÷ Total time; it is not the mean of the speeds.",
    (v) => line`\frac{${v("d")}}{${v("t")}}`,
  ),
  makeRule(
    "average",
    "e1 e2",
    "Find the average speed",
    "Over d there and d back the times are d/x and d/y, so the average speed is 2d ÷ (d/x + d/y) = 2xy ÷ (x + y).",
    (v) => line`\frac{2 \times ${v("e1")} \times ${v("e2")}}{${v("e1")} + ${v("e2")}}`,
  ),
  makeRule(
    "d",
    "average t",
    "Find the total distance",
    "Distance = Average speed × Time.",
    (v) => line`${v("average")} \times ${v("t")}`,
  ),
  makeRule(
    "d1",
    "d d2",
    "Find the first distance",
    "Take the second distance from the whole.",
    (v) => line`${v("d")} - ${v("d2")}`,
  ),
  makeRule(
    "t",
    "average d",
    "Find the total time",
    "Time = Distance ÷ Average speed.",
    (v) => line`\frac{${v("d")}}{${v("average")}}`,
  ),
  makeRule(
    "t1",
    "t t2",
    "Find the first time",
    "Take the second time from the whole.",
    (v) => line`${v("t")} - ${v("t2")}`,
  ),
  makeRule(
    "s1",
    "d1 t1",
    "Find the first speed",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("d1")}}{${v("t1")}}`,
  ),
  makeRule(
    "e1",
    "average e2",
    "Find the first speed",
    "A way of 1 there and back takes 2 ÷ average; take the time of the way back, and divide 1 by what is left.",
    (v) => line`\frac{1}{\frac{2}{${v("average")}} - \frac{1}{${v("e2")}}}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const system = chooseSystem(told);
  if (!system) return null;
  const amounts = convertAmounts(told, system, roles);
  if (!amounts) return null;
  const { givens, steps } = amounts;
  if (told.says["legs"] === "equal") {
    const [first, other] = [givens.get("s1"), givens.get("s2")];
    if (givens.size !== 2 || !first || !other) return null;
    givens.clear();
    givens.set("e1", first);
    givens.set("e2", other);
  }
  const labels = {
    ...sameLabel(labelIn(system, "length"), "d1", "d2", "d"),
    ...sameLabel(labelIn(system, "time"), "t1", "t2", "t"),
    ...sameLabel(labelIn(system, "speed"), "s1", "s2", "e1", "e2", "average"),
  };
  return { givens, labels, steps };
}

function lesson(_: unknown, { rules: used }: StoryProblem): Lesson {
  return {
    topic: "Speed, distance and time: average speed",
    method: "Total distance ÷ total time",
    difficulty: used.length > 3 ? "advanced" : "intermediate",
    idea: "The average speed is the whole distance divided by the whole time, not the mean of the two speeds.",
    firstMove: "Find the distance and the time of each part of the journey.",
    terms: { "Average speed": "The steady speed that covers the same distance in the same time." },
    next: [
      "Is the average speed nearer to the smaller or to the larger speed? Why?",
      "What would it be if both parts took the same time?",
    ],
  };
}

/** The average speed of a journey of two parts. */
export const averageSpeed = defineRuleStory({
  name: "average-speed",
  about: /average ~?speed /,
  clauses,
  roles,
  prepare,
  rules,
  lesson,
  examples: [
    "A car travels 60 km at 30 km/h and the next 60 km at 60 km/h. Find its average speed.",
    "A man goes to his office at 40 km/h and returns at 60 km/h. Find his average speed.",
  ],
});
