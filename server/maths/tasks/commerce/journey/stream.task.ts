import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
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

const down = "downstream|with_stream|with_current|along_stream|down_stream";
const up = "upstream|against_stream|against_current|up_stream";
const rows =
  "goes|travels|covers|rows|can_row|can_go|moves|swims|row|go|can_swim|takes|sails|travel|cover";
const boat = "[boat|motor_boat|motorboat|steamer|man|streamer|swimmer|rower]";
const river = "stream|current|river|water";

const clauses: readonly Clause[] = [
  ...facts(
    `speed of boat|motor_boat|motorboat|steamer|swimmer|man|streamer in still_water ${is} {still:speed}`,
    `man|boat|he can row|swim|go|move [at] [speed_of] {still:speed} in still_water`,
    `${boat} has speed of {still:speed} in still_water`,
    `speed of [${river}] [is] {flow:speed}`,
    `speed of ${river} ${is} {flow:speed}`,
    `[river|stream|current] flows|flowing at [speed_of|rate_of] {flow:speed}`,
    `speed ${down} ${is} {down:speed}`,
    `${down} speed ${is} {down:speed}`,
    `speed of boat ${down} ${is} {down:speed}`,
    `speed ${up} ${is} {up:speed}`,
    `${up} speed ${is} {up:speed}`,
    `speed of boat ${up} ${is} {up:speed}`,
    `{who:person} [${rows}] {dd:length} ${down} in {td:time}`,
    `[${rows}] {dd:length} ${down} in {td:time}`,
    `{who:person} [can] [${rows}] [at] {down:speed} ${down}`,
    `{who:person} [can] [${rows}] [at] {up:speed} ${up}`,
    `[${rows}] [at] {down:speed} ${down}`,
    `[${rows}] [at] {up:speed} ${up}`,
    `{who:person} [${rows}] {du:length} ${up} in {tu:time}`,
    `[${rows}] {du:length} ${up} in {tu:time}`,
    `${down} {dd:length} in {td:time}`,
    `${down} [speed] {down:speed}`,
    `${up} [speed] {up:speed}`,
    `speed [of] [boat|man|streamer|steamer|motor_boat] ${up} {up:speed}`,
    `speed [of] [boat|man|streamer|steamer|motor_boat] ${down} {down:speed}`,
    `[and] ${up} ${is} {up:speed}`,
  ),
  // The distance of the way back is not told again.
  ...telling(
    { same: "dd" },
    `[${rows}] same distance ${down} in {td:time}`,
    `${down} in {td:time}`,
  ),
  ...telling({ same: "du" }, `[${rows}] same distance ${up} in {tu:time}`, `${up} in {tu:time}`),
  ...asks(
    "still",
    `${find} speed of boat|motor_boat|motorboat|steamer|swimmer|man|streamer in still_water`,
    `${mustFind} [his|its] speed in still_water`,
  ),
  ...asks("flow", `${find} speed of ${river}`, `[speed] of ${river}`, `${mustFind} ${river} speed`),
  ...asks(
    ["still", "flow"],
    `${find} speed of boat|man|steamer|motor_boat|motorboat|swimmer in still_water and [speed] [of] [${river}]`,
    `${find} speed of boat|man|steamer|motor_boat|motorboat|swimmer and [speed] [of] ${river}`,
    `${find} speeds of boat|man|steamer|motor_boat|motorboat|swimmer [in_still_water] and [of] ${river}`,
  ),
  ...asks(
    "down",
    `${find} speed ${down}`,
    `${find} ${down} speed <of {x:goods}>`,
    `${find} speed of boat ${down}`,
  ),
  ...asks(
    "up",
    `${find} speed ${up}`,
    `${find} ${up} speed <of {x:goods}>`,
    `${find} speed of boat ${up}`,
  ),
  ...asks(
    ["down", "up"],
    `${find} speed ${down} and ${up}`,
    `${find} ${down} and ${up} speed|speeds`,
  ),
  ...asks(
    "td",
    `${mustFind} time taken|required|it_takes [by_boat|by_it] to go|cover|travel {dd:length} ${down}`,
    `how_long|how_much_time will|does it|boat|he take to go|cover|travel|row {dd:length} ${down}`,
  ),
  ...asks(
    "tu",
    `${mustFind} time taken|required|it_takes [by_boat|by_it] to go|cover|travel {du:length} ${up}`,
    `how_long|how_much_time will|does it|boat|he take to go|cover|travel|row {du:length} ${up}`,
  ),
];

const roles = {
  still: "Speed in still water",
  flow: "Speed of the stream",
  down: "Speed downstream",
  up: "Speed upstream",
  dd: "Distance downstream",
  du: "Distance upstream",
  td: "Time downstream",
  tu: "Time upstream",
};

const rules = [
  makeRule(
    "down",
    "still flow",
    "Find the speed downstream",
    "Downstream the stream helps: add its speed.",
    (v) => line`${v("still")} + ${v("flow")}`,
  ),
  makeRule(
    "up",
    "still flow",
    "Find the speed upstream",
    "Upstream the stream is against the boat: subtract its speed.",
    (v) => line`${v("still")} - ${v("flow")}`,
  ),
  makeRule(
    "down",
    "dd td",
    "Find the speed downstream",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("dd")}}{${v("td")}}`,
  ),
  makeRule(
    "up",
    "du tu",
    "Find the speed upstream",
    "Speed = Distance ÷ Time.",
    (v) => line`\frac{${v("du")}}{${v("tu")}}`,
  ),
  makeRule(
    "still",
    "down up",
    "Find the speed in still water",
    "Speed in still water = (downstream + upstream) ÷ 2.",
    (v) => line`\frac{${v("down")} + ${v("up")}}{2}`,
  ),
  makeRule(
    "flow",
    "down up",
    "Find the speed of the stream",
    "Speed of the stream = (downstream − upstream) ÷ 2.",
    (v) => line`\frac{${v("down")} - ${v("up")}}{2}`,
  ),
  makeRule(
    "td",
    "dd down",
    "Find the time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("dd")}}{${v("down")}}`,
  ),
  makeRule(
    "tu",
    "du up",
    "Find the time",
    "Time = Distance ÷ Speed.",
    (v) => line`\frac{${v("du")}}{${v("up")}}`,
  ),
  makeRule(
    "down",
    "up flow",
    "Find the speed downstream",
    "Downstream is faster than upstream by twice the stream.",
    (v) => line`${v("up")} + 2 \times ${v("flow")}`,
  ),
  makeRule(
    "up",
    "down flow",
    "Find the speed upstream",
    "Upstream is slower than downstream by twice the stream.",
    (v) => line`${v("down")} - 2 \times ${v("flow")}`,
  ),
  makeRule(
    "flow",
    "down still",
    "Find the speed of the stream",
    "Speed of the stream = speed downstream − speed in still water.",
    (v) => line`${v("down")} - ${v("still")}`,
  ),
  makeRule(
    "flow",
    "still up",
    "Find the speed of the stream",
    "Speed of the stream = speed in still water − speed upstream.",
    (v) => line`${v("still")} - ${v("up")}`,
  ),
  makeRule(
    "still",
    "down flow",
    "Find the speed in still water",
    "Take the speed of the stream from the speed downstream.",
    (v) => line`${v("down")} - ${v("flow")}`,
  ),
  makeRule(
    "still",
    "up flow",
    "Find the speed in still water",
    "Add the speed of the stream to the speed upstream.",
    (v) => line`${v("up")} + ${v("flow")}`,
  ),
  makeRule(
    "dd",
    "down td",
    "Find the distance downstream",
    "Distance = Speed × Time.",
    (v) => line`${v("down")} \times ${v("td")}`,
  ),
  makeRule(
    "du",
    "up tu",
    "Find the distance upstream",
    "Distance = Speed × Time.",
    (v) => line`${v("up")} \times ${v("tu")}`,
  ),
  makeRule(
    "down",
    "still up",
    "Find the speed downstream",
    "Speed in still water is the mean of the two speeds.",
    (v) => line`2 \times ${v("still")} - ${v("up")}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const system = chooseSystem(told);
  if (!system) return null;
  const amounts = convertAmounts(told, system, roles);
  if (!amounts) return null;
  const { givens, steps } = amounts;
  const { same } = told.says;
  const distance = givens.get(same === "dd" ? "du" : "dd");
  if (same !== undefined && (!distance || givens.has(same))) return null;
  if (same !== undefined && distance) givens.set(same, distance);
  const labels = {
    ...sameLabel(labelIn(system, "length"), "dd", "du"),
    ...sameLabel(labelIn(system, "time"), "td", "tu"),
    ...sameLabel(labelIn(system, "speed"), "still", "flow", "down", "up"),
  };
  return { givens, labels, steps };
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const isNegative = Object.keys(roles).some((role) => {
    const found = value(role);
    return found && q.sign(found) <= 0;
  });
  return isNegative ? "The boat must be faster than the stream. Check the numbers." : null;
}

function lesson(_: unknown, { rules: used }: StoryProblem): Lesson {
  return {
    topic: "Speed, distance and time: boats and streams",
    method: "Adding and subtracting the speed of the stream",
    difficulty: used.length > 1 ? "advanced" : "intermediate",
    idea: "Downstream the stream adds its speed to that of the boat; upstream it takes its speed away.",
    firstMove: "Write down the speeds downstream and upstream.",
    terms: {
      Downstream: "With the flow of the water.",
      Upstream: "Against the flow of the water.",
    },
    next: [
      "What happens if the stream is as fast as the boat?",
      "Does a way up and back take as long as the same way in still water?",
    ],
  };
}

/** A boat with and against a stream. */
export const stream = defineRuleStory({
  name: "boats-and-streams",
  about: /^(?=.*[LS]\d).*(?:downstream|upstream|stream|still) /,
  clauses,
  roles,
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "The speed of a boat in still water is 12 km/h and the speed of the stream is 3 km/h. Find the speed downstream.",
    "A boat goes 30 km downstream in 2 hours and 18 km upstream in 2 hours. Find the speed of the boat in still water.",
  ],
});
