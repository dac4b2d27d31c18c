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

const movers =
  "cars|boats|trains|persons|people|men|boys|girls|cyclists|buses|trucks|friends|bikes|planes|ships|runners|students|motorcyclists|vehicles|ants|scooters";
const start =
  "run|start|leave|leaves|started|left|starts|depart|set_out|begin|travel|drive|walk|run|move|are_moving|are_travelling|cycle|ride|sail|fly";
const from =
  "[from] [same] [dock|place|point|station|town|city|house|home|school|harbour|port|airport|spot|junction|crossing] [at_same_time|together|simultaneously|at_same_instant]";
const heads =
  "heads|goes|travels|moves|drives|walks|sails|runs|flies|is_heading|heading|going|travelling|cycles|rides|travels_due|goes_due|towards";
const [north, south] = ["north", "south"];

function opposite(one: string, other: string): string[] {
  return [
    `one [boat|car|train|of_them] [${heads}] [due] ${one} at [speed_of|rate_of] {a:speed} and|while|, [other|second|other_one] [boat|car|train] [${heads}] [due] ${other} at [speed_of|rate_of] {b:speed|number}`,
    `one [boat|car|train|of_them] [${heads}] [due] ${one} at [speed_of|rate_of] {a:speed} , and other|second|other_one [boat|car|train] [${heads}] [due] ${other} at [speed_of|rate_of] {b:speed|number}`,
    `one [boat|car|train|of_them] [${heads}] [due] ${one} at [speed_of|rate_of] {a:speed} while other|second|other_one [boat|car|train] [${heads}] [due] ${other} at [speed_of|rate_of] {b:speed|number}`,
  ];
}

const speeds = facts(
  "[with|at] [speeds|speed|speeds_of|speed_of] [of] {a:speed} and {b:speed} [respectively]",
  "[with|at] [speeds|speed] [of] {a:number} and {b:speed} [respectively]",
  "[their] speeds are {a:speed} and {b:speed} [respectively]",
);

const clauses: readonly Clause[] = [
  ...speeds,
  ...telling(
    { way: "apart" },
    `two ${movers} ${start} ${from}`,
    `two ${movers} ${start} ${from} in|travelling_in|and_travel_in|and_move_in|and_drive_in|and_walk_in|and_go_in opposite directions|direction`,
    "[and] [they] travel|move|drive|walk|go|ride|run|cycle|sail|fly|travelling|moving|walking in opposite directions|direction",
  ),
  ...telling(
    { way: "apart", turned: "opposite" },
    ...opposite(north, south),
    ...opposite(south, north),
    ...opposite("east", "west"),
    ...opposite("west", "east"),
  ),
  ...telling(
    { way: "towards" },
    `two ${movers} are {d:length} apart`,
    "[they] [start|are|travel|move|drive|walk|travelling|moving|moving_towards|start_moving|start_walking|start_at_same_time] [at_same_time] [and] [travel|move|drive|walk] towards|toward each other",
    `two ${movers} {d:length} apart ${start} towards|toward each other`,
    `two ${movers} ${start} [at_same_time] from [two] stations|towns|cities|places|villages [A] [and] [B] {d:length} apart and|, ${start} towards|toward each other`,
    `two ${movers} ${start} [at_same_time] from [two] stations|towns|cities|places|villages|points [A] [and] [B] {d:length} apart towards|toward each other`,
    `two [stations|towns|cities|places|villages] [A] [and] [B] are {d:length} apart`,
    `distance between two stations|towns|cities|places|villages [A] [and] [B] is {d:length}`,
    `two ${movers} ${start} [from_them] [at_same_time] towards|toward each other`,
  ),
  ...asks(
    "t",
    "how_long|how_much_time|how_many_hours|what_time will|does|would it take them|for_them|before|until|till|for_two_boats [to_be] {d:length} apart",
    "how_long|how_much_time|how_many_hours will|does|would it take for them to be {d:length} apart",
    "how_long|how_much_time|how_many_hours will|does|would it take [for] [them] to be {d:length} apart",
    "how_long until|till|before they are|will_be {d:length} apart",
    "after how_many_hours|how_long|how_much_time|what_time will they be {d:length} apart",
    "in how_many_hours|how_much_time|what_time will they be {d:length} apart",
    "when will they be {d:length} apart",
    "how_many hours until|before|till they are {d:length} apart",
    "after|in how_many_hours|how_long|how_much_time|what_time will|do they|two_trains|two_cars meet",
    "when will|do they|two_cars|two_trains meet",
    "how_long will|does|before|until [it_take] [them|they] [to] meet",
    `${mustFind} time after which they will|are meet`,
    `${mustFind} time after which they will_be|are {d:length} apart`,
  ),
  ...asks(
    "d",
    "how_far apart will|are they [be] after|in {t:time}",
    `${mustFind} distance between them after {t:time}`,
    "what will be distance between them after {t:time}",
    "how_far apart are they after {t:time}",
    "after {t:time} how_far apart will they be",
  ),
];

const roles = {
  a: "First speed",
  b: "Second speed",
  relative: "Relative speed",
  d: "Distance",
  t: "Time",
};

const rules = [
  makeRule(
    "relative",
    "a b",
    "Add the speeds",
    "Moving in opposite directions, the distance between the two changes by the sum of the speeds (relative speed).",
    (v) => line`${v("a")} + ${v("b")}`,
  ),
  makeRule(
    "t",
    "d relative",
    "Find the time",
    "Time = Distance ÷ Relative speed.",
    (v) => line`\frac{${v("d")}}{${v("relative")}}`,
  ),
  makeRule(
    "d",
    "relative t",
    "Find the distance",
    "Distance = Relative speed × Time.",
    (v) => line`${v("relative")} \times ${v("t")}`,
  ),
  makeRule(
    "relative",
    "d t",
    "Find the relative speed",
    "Relative speed = Distance ÷ Time.",
    (v) => line`\frac{${v("d")}}{${v("t")}}`,
  ),
  makeRule(
    "a",
    "relative b",
    "Find the first speed",
    "Take the second speed from the relative speed.",
    (v) => line`${v("relative")} - ${v("b")}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const system = chooseSystem(told);
  const isNorthOnly = told.says["way"] === undefined;
  if (!system || isNorthOnly) return null;
  const amounts = convertAmounts(told, system, roles);
  if (!amounts) return null;
  const { givens, steps } = amounts;
  // "at 40 and 60 km/h": a bare number has the unit of the other.
  const isBare = ["a", "b"].some((role) => told.amounts.get(role)?.kind === "number");
  if (isBare && steps.length > 0) return null;
  const labels = {
    ...sameLabel(labelIn(system, "length"), "d"),
    ...sameLabel(labelIn(system, "time"), "t"),
    ...sameLabel(labelIn(system, "speed"), "a", "b", "relative"),
  };
  return { givens, labels, steps };
}

function lesson(_: unknown, { facts }: StoryProblem): Lesson {
  const isApart = facts.says["way"] === "apart";
  return {
    topic: "Speed, distance and time: relative speed",
    method: "Relative speed",
    difficulty: "intermediate",
    idea: isApart
      ? "The two move away from each other, so in each hour the distance between them grows by both their distances."
      : "The two come towards each other, so in each hour the distance between them shrinks by both their distances.",
    firstMove: "Find by how much the distance between the two changes in one hour.",
    terms: { "Relative speed": "How fast the distance between two moving things changes." },
    next: [
      "What would happen if both moved in the same direction?",
      "How far has each of them gone by then?",
    ],
  };
}

/** Two objects that move apart or towards each other. */
export const meeting = defineRuleStory({
  name: "relative-speed",
  about: /N\d+_2 .*(?:apart|meet|each ~?other|distance between them) /,
  clauses,
  roles,
  prepare,
  rules,
  lesson,
  examples: [
    "Two cars start from the same place and travel in opposite directions at 40 km/h and 50 km/h. How long until they are 180 km apart?",
    "Two trains are 300 km apart. They travel towards each other at 60 km/h and 40 km/h. After how many hours will they meet?",
  ],
});
