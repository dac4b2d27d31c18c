import { askingWith, asks, type Clause, facts } from "../../../story/role-clause.ts";
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
import { atSpeed, moves } from "./words.ts";

const same =
  "[at_same_speed|at_this_speed|with_same_speed|with_this_speed|at_same_rate|at_this_rate]";

const speedQuestions = [
  `${find} [its|his|her|their|average] [average|uniform] speed <of {x:goods}>`,
  "how fast is|was|does|did {who:person} [travel|travelling|go|going|moving|run]",
  `what is its|his|her speed`,
];

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} ${moves} [distance_of|distance] {d:length}`,
    `{who:person} ${moves}`,
    `[distance|distance_of] {d:length} [is_covered|covered|is_travelled]`,
    `{d:length} [is] covered <by {who:person}>`,
    "in|for {t:time}",
    "takes|took|take {t:time} to cover|travel|run|go [distance_of|distance] {d:length}",
    "{who:person} takes|took|take {t:time} to cover|travel|run|go|walk|reach [distance_of|distance] {d:length}",
    `${atSpeed} {s:speed}`,
    `[its|his|her] speed <of {x:goods}> ${is} {s:speed}`,
    `distance ${is} {d:length}`,
    `time [taken] ${is} {t:time}`,
    `covering [distance_of|distance] {d:length}`,
    "travelling|going [distance_of|distance] {d:length}",
    "to cover|travel [distance_of|distance] {d:length}",
  ),
  ...asks("s", ...speedQuestions),
  ...asks(
    "s",
    `${mustFind} speed of {x:goods} which|that ${moves} [distance_of] {d:length} in {t:time}`,
  ),
  ...askingWith(
    { unit: "km/h" },
    "s",
    `${find} [its|his|her|average] speed <of {x:goods}> in #km/h`,
  ),
  ...askingWith({ unit: "m/s" }, "s", `${find} [its|his|her|average] speed <of {x:goods}> in #m/s`),
  ...asks(
    "d2",
    `how_far|how_much_distance|what_distance|how_many_km|how_many_kilometres can|will|would|does|did {who:person} travel|cover|go|run|walk|drive|move ${same} <in|for {t2:time}> ${same}`,
    `${find} distance [covered|travelled|traveled] [by_it|by_him|by_her] <by {who:person}> ${same} <in {t2:time}> ${same}`,
    `how_far ${find} ${moves}`,
    "distance travelled|covered in {t2:time}",
  ),
  ...asks(
    "t2",
    `[in] how_long|how_much_time|how_many_hours|how_many_minutes|what_time|in_what_time can|will|would|does|did {who:person} [take|cover|travel|go|run] [to|for] [cover|travel|go|run|walk|covering] <[distance_of|distance] {d2:length}> ${same}`,
    `${mustFind} time [taken|required|it_takes|needed] [by_it|by_him] <by {who:person}> <to|for cover|travel|covering|go [distance_of|distance] {d2:length}> ${same}`,
    `how_much_time|how_long will_it_take|is_required|is_needed|does_it_take to cover|travel <[distance_of|distance] {d2:length}>`,
  ),
];

const roles = {
  d: "Distance",
  t: "Time",
  s: "Speed",
  d2: "Distance",
  t2: "Time",
};

const rules = [
  makeRule(
    "s",
    "d t",
    "Find the speed",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("d")}}{${v("t")}}`,
  ),
  makeRule(
    "d2",
    "s t2",
    "Find the distance",
    "Distance = Speed × Time.",
    (v) => line`${v("s")} \times ${v("t2")}`,
  ),
  makeRule(
    "t2",
    "d2 s",
    "Find the time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("d2")}}{${v("s")}}`,
  ),
  makeRule(
    "d",
    "s t",
    "Find the distance",
    "Distance = Speed × Time.",
    (v) => line`${v("s")} \times ${v("t")}`,
  ),
  makeRule(
    "t",
    "d s",
    "Find the time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("d")}}{${v("s")}}`,
  ),
  makeRule(
    "s",
    "d2 t2",
    "Find the speed",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("d2")}}{${v("t2")}}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const system = chooseSystem(told);
  if (!system) return null;
  const amounts = convertAmounts(told, system, roles);
  if (!amounts) return null;
  const { givens, steps } = amounts;
  // A question may be the only place where the time or the distance is told.
  const isOneJourney = !(givens.has("d") && givens.has("t"));
  const targets = told.targets.map((role) =>
    isOneJourney && role.endsWith("2") ? role.slice(0, 1) : role,
  );
  if (isOneJourney) {
    for (const [to, from] of [
      ["d", "d2"],
      ["t", "t2"],
    ] as const) {
      const value = givens.get(from);
      if (!value) continue;
      if (givens.has(to)) return null;
      givens.delete(from);
      givens.set(to, value);
    }
  }
  const labels = {
    ...sameLabel(labelIn(system, "length"), "d", "d2"),
    ...sameLabel(labelIn(system, "time"), "t", "t2"),
    s: labelIn(system, "speed"),
  };
  return { givens, labels, steps, targets };
}

function lesson(_: unknown, { rules: used }: StoryProblem): Lesson {
  return {
    topic: "Motion and Time: speed, distance and time",
    method: "Speed = Distance ÷ Time",
    difficulty: used.length > 1 ? "intermediate" : "beginner",
    idea: "Speed is the distance covered in one unit of time.",
    firstMove:
      "Write down the distance, the time and the speed, and mark which one is asked. Are the units alike?",
    terms: { "Uniform speed": "The same distance in every equal piece of time." },
    next: ["How far is that in twice the time?", "What would the speed be in metres per second?"],
  };
}

/** Speed, distance or time of a journey, also of a further one at the same speed. */
export const journey = defineRuleStory({
  name: "speed-distance-time",
  about: /(?:[LS]\d).*(?:[TLS]\d)/,
  clauses,
  roles,
  prepare,
  rules,
  lesson,
  examples: [
    "A car travels 150 km in 3 hours. Find its speed.",
    "A train covers 240 km in 4 hours. How far will it travel in 7 hours at the same speed?",
  ],
});
