import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Label } from "../../../story/amount.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sameLabel } from "../../../story/prepare.ts";
import { find, is, mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { chooseSystem, convertAmounts, labelIn } from "./units.ts";
import { atSpeed } from "./words.ts";

const crosses = "crosses|passes|cross|pass|crossed|passed|to_cross|to_pass|crossing|passing|clears";
const post =
  "pole|telegraph_pole|telegraph_post|electric_pole|lamp_post|signal|signal_post|tree|standing_man|man_standing|man_standing_on_platform|man_standing_near_railway_line|person_standing|km_stone|post|milestone";
const structure = "platform|bridge|tunnel|railway_platform|railway_bridge";
const time = "takes|took {t:time}";

const clauses: readonly Clause[] = [
  ...facts(
    `train|express {l:length} long|in_length`,
    `{l:length} long train`,
    `train of length {l:length}`,
    `train whose length is {l:length}`,
    `[length_of] train is {l:length} [long]`,
    `length of train ${is} {l:length}`,
    `[it] runs|moves|travels ${atSpeed} {s:speed}`,
    `[train] [is|which_is|that_is] [running|moving|travelling|traveling|going] ${atSpeed} {s:speed}`,
    `speed of train is {s:speed}`,
    `[its] speed ${is} {s:speed}`,
    "in {t:time}",
    `it|train ${time}`,
    time,
  ),
  ...telling({ past: "post" }, `[it|train|and] ${crosses} ${post}`, `train ${crosses} ${post}`),
  ...telling(
    { past: "structure" },
    `[it|train] ${crosses} ${structure} {m:length} long|in_length`,
    `[it|train] ${crosses} {m:length} long ${structure}`,
    `[it|train] ${crosses} ${structure} of length {m:length}`,
    `[it|train] ${crosses} ${structure} of {m:length} [length]`,
    `[it|train] ${crosses} ${structure}`,
    `length of ${structure} ${is} {m:length}`,
  ),
  ...asks("s", `${find} [its] speed <of train>`, "what is its|train's speed"),
  ...askingWith({ unit: "km/h" }, "s", `${find} [its] speed <of train> in #km/h`),
  ...asks("l", `${mustFind} length of train`, `${mustFind} its length`),
  ...asks("m", `${mustFind} length of ${structure}`),
  ...askingWith(
    { past: "post" },
    "t",
    `how_long|how_much_time|what_time|in_what_time|in_how_much_time|in_how_many_seconds|how_many_seconds will|does|would it|train take to cross|pass ${post}`,
    `in how_much_time|what_time|how_many_seconds will|does it|train cross|pass ${post}`,
    `${mustFind} time taken|required|it_takes [by_it|by_train] to cross|pass ${post}`,
  ),
  ...askingWith(
    { past: "structure" },
    "t",
    `how_long|how_much_time|what_time|how_many_seconds will|does|would it|train take to cross|pass ${structure} {m:length} long|in_length`,
    `how_long|how_much_time|what_time|how_many_seconds will|does|would it|train take to cross|pass ${structure} of length {m:length}`,
    `how_long|how_much_time|what_time|how_many_seconds will|does|would it|train take to cross|pass {m:length} long ${structure}`,
    `${mustFind} time taken|required|it_takes [by_it|by_train] to cross|pass ${structure} {m:length} long|in_length`,
    `${mustFind} time taken|required|it_takes [by_it|by_train] to cross|pass ${structure} of length {m:length}`,
    `in how_much_time|what_time|how_many_seconds will|does it|train cross|pass ${structure} {m:length} long|in_length`,
    `in how_much_time|what_time|how_many_seconds will|does it|train cross|pass ${structure} of length {m:length}`,
  ),
  ...asks(
    "t",
    "how_long|how_much_time|how_many_seconds will|does|did it|train take [to_cross_it|to_pass_it]",
    `${mustFind} time taken [by_it|by_train] [to_cross_it|to_do_so]`,
  ),
];

const kmphLabel: Label = { kind: "speed", unit: "km/h", latex: "\\,\\mathrm{km/h}" };

const roles = {
  l: "Length of the train",
  m: "Length of the platform",
  d: "Distance",
  s: "Speed",
  kmph: "Speed",
  t: "Time",
};

const rules = [
  makeRule(
    "d",
    "l m",
    "Find the distance that the train goes",
    "To pass a platform completely, the train goes its own length and that of the platform.",
    (v) => line`${v("l")} + ${v("m")}`,
  ),
  makeRule(
    "s",
    "d t",
    "Find the speed",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("d")}}{${v("t")}}`,
  ),
  makeRule(
    "t",
    "d s",
    "Find the time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("d")}}{${v("s")}}`,
  ),
  makeRule(
    "d",
    "s t",
    "Find the distance that the train goes",
    "Distance = Speed × Time.",
    (v) => line`${v("s")} \times ${v("t")}`,
  ),
  makeRule(
    "l",
    "d m",
    "Find the length of the train",
    "Take the length of the platform from the distance.",
    (v) => line`${v("d")} - ${v("m")}`,
  ),
  makeRule(
    "m",
    "d l",
    "Find the length of the platform",
    "Take the length of the train from the distance.",
    (v) => line`${v("d")} - ${v("l")}`,
  ),
  makeRule(
    "kmph",
    "s",
    "Write the speed in km/h",
    "1 m/s is 18/5 km/h.",
    (v) => line`${v("s")} \times \frac{18}{5}`,
  ),
  makeRule(
    "s",
    "kmph",
    "Write the speed in m/s",
    "1 km/h is 5/18 m/s.",
    (v) => line`${v("kmph")} \times \frac{5}{18}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const { unit, past } = told.says;
  const system = chooseSystem({ ...told, says: {} });
  if (!system || past === undefined) return null;
  const amounts = convertAmounts(told, system, roles);
  if (!amounts) return null;
  const { givens, steps } = amounts;
  const isInKmph = unit === "km/h" && system.speed.symbol === "m/s";
  const targets = told.targets.map((role) => (role === "s" && isInKmph ? "kmph" : role));
  if (unit !== undefined && unit !== system.speed.symbol && !isInKmph) return null;
  const labels = {
    ...sameLabel(labelIn(system, "length"), "l", "m", "d"),
    t: labelIn(system, "time"),
    s: labelIn(system, "speed"),
    kmph: kmphLabel,
  };
  const preparation = { givens, labels, steps, targets };
  return past === "post" ? pastPost(preparation, targets) : preparation;
}

/** To pass a post, a train goes just its own length. */
function pastPost(
  preparation: StoryPreparation,
  targets: readonly string[],
): StoryPreparation | null {
  const givens = new Map(preparation.givens);
  const own = givens.get("l");
  if (givens.has("m") || targets.includes("m")) return null;
  if (own) {
    givens.delete("l");
    givens.set("d", own);
  }
  return { ...preparation, givens, targets: targets.map((role) => (role === "l" ? "d" : role)) };
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const isNegative = ["l", "m"].some((role) => {
    const found = value(role);
    return found && q.sign(found) <= 0;
  });
  return isNegative ? "With these numbers a length comes out below zero. Check them." : null;
}

function lesson(_: unknown, { rules: used }: StoryProblem): Lesson {
  return {
    topic: "Speed, distance and time: trains",
    method: "Distance = length of the train + length passed",
    difficulty: used.length > 2 ? "advanced" : "intermediate",
    idea: "A train has passed a post when it has gone its own length, and a platform when it has gone its own length and that of the platform.",
    firstMove:
      "Find the distance that the front of the train goes, and write all amounts in metres and seconds.",
    terms: { "To cross": "From when the front arrives until the end has left." },
    next: [
      "How long would the train take to pass a bridge of twice its length?",
      "What is the speed in km/h?",
    ],
  };
}

/** A train of some length that goes past a post or a platform. */
export const train = defineRuleStory({
  name: "trains",
  about: /train .*[LST]\d/,
  clauses,
  roles,
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "A train 150 m long passes a pole in 10 seconds. Find the speed of the train.",
    "A train 120 m long is running at 54 km/h. How long will it take to cross a platform 180 m long?",
  ],
});
