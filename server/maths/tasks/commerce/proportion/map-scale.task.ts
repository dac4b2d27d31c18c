import * as q from "../../../numbers/rational.ts";
import { unitNamed } from "../../../quantities/unit-table.ts";
import { type Amount, measureLabel } from "../../../story/amount.ts";
import { askingWith, asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";

const stands = "represents|represent|shows|stands_for|=|is|denotes|means|is_equal_to";
const places = "towns|cities|villages|places|stations|points";
const between = `<between two|these [${places}] / between them>`;

const clauses: readonly Clause[] = [
  ...facts(
    `[scale_of] [on] [map] [with_scale] [,] [scale|scale_is|is] [of] {one:length} [on_map] ${stands} {ground:length} [on_ground|in_reality|actually]`,
    "map has|uses scale of {one:length} to {ground:length}",
    "scale of|on map is {one:length} to {ground:length}",
    "[map] [is_drawn] [on|to|with] scale [of_map] [is|of|used] {scale:ratio}",
    "scale of map is {scale:ratio}",
    "[if] distance between two|them {_p:goods} on map is {map:length}".replace(
      "{_p:goods}",
      `[${places}]`,
    ),
    `[if] [two] ${places} are {map:length} apart on map`,
    `[if] distance ${between} on map is {map:length}`,
    `actual|real distance ${between} is {real:length}`,
    `two ${places} are {real:length} apart`,
  ),
  ...asks(
    "real",
    `${mustFind} [their] actual|real distance ${between}`,
    `how_far apart are they|${places} actually|in_reality|really`,
    `how_far are they|${places} apart actually|in_reality|really`,
  ),
  ...askingWith({ in: "km" }, "real", `${mustFind} actual|real distance ${between} in km`),
  ...asks(
    "map",
    `${mustFind} [their] distance on map ${between}`,
    `${mustFind} distance ${between} on map`,
    `how_far apart are|will they|${places} [be] on map`,
  ),
];

const roles = {
  one: "Length on the map",
  ground: "Length on the ground",
  scale: "Scale 1 :",
  each: "Ground for 1 cm of the map",
  map: "Distance on the map",
  realCm: "Actual distance in cm",
  real: "Actual distance",
};

const rules = [
  makeRule(
    "each",
    "ground one",
    "Find what 1 cm of the map stands for",
    "Divide the length on the ground by the length on the map.",
    (v) => line`${v("ground")} \div ${v("one")}`,
  ),
  makeRule(
    "real",
    "each map",
    "Find the actual distance",
    "Each centimetre of the map stands for the same distance: multiply.",
    (v) => line`${v("map")} \times ${v("each")}`,
  ),
  makeRule(
    "map",
    "real each",
    "Find the distance on the map",
    "How often does what 1 cm stands for go into the distance? Divide.",
    (v) => line`${v("real")} \div ${v("each")}`,
  ),
  makeRule(
    "realCm",
    "map scale",
    "Find the actual distance in centimetres",
    "On the ground each length is as many times as long as the scale says.",
    (v) => line`${v("map")} \times ${v("scale")}`,
  ),
  makeRule(
    "real",
    "realCm",
    "Write it in kilometres",
    "1 km = 1,00,000 cm.",
    (v) => line`${v("realCm")} \div 1{,}00{,}000`,
  ),
  makeRule(
    "realCm",
    "real",
    "Write it in centimetres",
    "",
    (v) => line`${v("real")} \times 1{,}00{,}000`,
  ),
  makeRule(
    "map",
    "realCm scale",
    "Find the map again",
    "",
    (v) => line`${v("realCm")} \div ${v("scale")}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const scale = told.amounts.get("scale");
  return scale ? byRatio(told, scale) : byLengths(told);
}

const cm = measureLabel("length", unitNamed("cm"));
const km = measureLabel("length", unitNamed("km"));

/** "1 cm represents 15 km": all on the map in cm, all on the ground in km or in m. */
function byLengths({ amounts, says }: StoryFacts): StoryPreparation | null {
  const [one, ground, map, real] = ["one", "ground", "map", "real"].map((role) =>
    amounts.get(role),
  );
  if (!one || !ground?.measure || says["in"] !== undefined) return null;
  const onMap = [one, map].flatMap((amount) => amount?.unit ?? []);
  const onGround = [ground, real].flatMap((amount) => amount?.unit ?? []);
  const isClear = onMap.every((unit) => unit === "cm") && new Set(onGround).size === 1;
  if (!isClear || !["km", "m"].includes(ground.unit)) return null;
  const label = measureLabel("length", ground.measure);
  const givens = new Map([...amounts].map(([role, { value }]) => [role, value]));
  if ([...givens.values()].some((value) => q.sign(value) <= 0)) return null;
  // "1 cm" needs no division.
  if (q.equals(one.value, q.one)) {
    givens.delete("one");
    givens.delete("ground");
    givens.set("each", ground.value);
  }
  return {
    givens,
    labels: { one: cm, map: cm, ground: label, each: label, real: label },
    steps: [],
  };
}

/** "1 : 50000", and a distance of the map in cm. */
function byRatio({ amounts, targets }: StoryFacts, scale: Amount): StoryPreparation | null {
  const map = amounts.get("map");
  const [first, second, ...more] = scale.terms;
  if (!first || !second || more.length > 0 || !q.equals(first, q.one) || map?.unit !== "cm")
    return null;
  if (!targets.includes("real") || amounts.size !== 2 || q.order(second, q.one) <= 0) return null;
  const givens = new Map([
    ["map", map.value],
    ["scale", second],
  ]);
  return { givens, labels: { map: cm, realCm: cm, real: km }, steps: [] };
}

function lesson(): Lesson {
  return {
    topic: "Ratio and Proportion: map scale",
    method: "Scale of a map",
    difficulty: "intermediate",
    idea: "The scale says what each centimetre of the map stands for on the ground.",
    firstMove: "Write down what 1 cm of the map stands for.",
    terms: { Scale: "The ratio of a length on the map to the real length." },
    next: ["How far apart on this map are two places that are 1 km apart?"],
  };
}

/** Distances on a map and on the ground. */
export const mapScale = defineRuleStory({
  name: "map-scale",
  about: /(?:^| )~?map .*L\d|L\d.* ~?map /,
  clauses,
  roles,
  prepare,
  rules,
  lesson,
  examples: [
    "On a map, 1 cm represents 15 km. Two towns are 6.4 cm apart on the map. What is the actual distance between them?",
    "The scale of a map is 1 : 50000. Two villages are 8 cm apart on the map. Find the actual distance between them in km.",
  ],
});
