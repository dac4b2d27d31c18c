import { measureLabel } from "../../../story/amount.ts";
import { askingWith, asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sameLabel, positiveValues } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";

const casts = "casts|cast|is_casting|makes|throws|has";
const high = "[tall|high|in_height|height|long|in_length]";
const when =
  "[at_same_time|at_that_time|at_same_time_of_day|same_time|at_same_instant|at_same_moment] [,]";
const [X, Y] = ["{A:goods}", "{B:goods}"];

function object(name: string, height: string, shadow: string): string[] {
  return [
    `${name} {${height}:length} tall|high ${casts} shadow {${shadow}:length} [long|in_length]`,
    `${name} {${height}:length} tall|high ${casts} {${shadow}:length} [long] shadow`,
    `${name} {${height}:length} tall|high ${casts} shadow of [length] {${shadow}:length} [long|in_length]`,
    `{${height}:length} [tall|high|long] ${name} ${casts} shadow [of] [length] {${shadow}:length} [long|in_length]`,
    `{${height}:length} [tall|high|long] ${name} ${casts} {${shadow}:length} [long] shadow`,
    `${name} of height|length {${height}:length} ${casts} shadow [of] [length] {${shadow}:length} [long|in_length]`,
    `{${shadow}:length} [long] shadow is cast by ${name} who|which|that is {${height}:length} ${high}`,
    `shadow [of] [length] {${shadow}:length} [long] is cast by ${name} who|which|that is {${height}:length} ${high}`,
    `${name} {${height}:length} tall|high has shadow [of] [length] {${shadow}:length} [long|in_length]`,
  ];
}

const clauses: readonly Clause[] = [
  ...facts(
    ...object(X, "h1", "s1"),
    `${when} ${Y} is|was {h2:length} ${high}`,
    `${when} height of ${Y} <of {yy:goods}> is {h2:length} [tall|high]`,
    `${when} ${Y} {h2:length} tall|high`,
    `${when} ${Y} ${casts} shadow [of] [length] {s2:length} [long|in_length]`,
    `${when} ${Y} ${casts} {s2:length} [long] shadow`,
    `${when} shadow of ${Y} is {s2:length} [long]`,
    `${when} length of shadow of ${Y} is {s2:length}`,
  ),
  ...asks(
    "s2",
    `how_long is|was|will|would its shadow [be] ${when}`,
    `how_long is|will shadow of ${Y} [be] ${when}`,
    `how_long shadow will|does ${Y} cast ${when}`,
    `${mustFind} length of its shadow ${when}`,
    `${mustFind} length of shadow [cast] of|by ${Y} ${when}`,
    `how_long is shadow of ${Y} {h2:length} tall|high ${when}`,
    `${mustFind} length of shadow [cast] of|by ${Y} {h2:length} tall|high|high ${when}`,
    `how_long shadow will ${Y} {h2:length} tall|high cast ${when}`,
    `how_long will|is shadow of {h2:length} [tall|high] ${Y} [be] ${when}`,
    `${mustFind} length of shadow [cast] of|by {h2:length} [tall|high] ${Y} ${when}`,
  ),
  ...askingWith(
    { in: "ft" },
    "s2",
    `how_long is|will shadow of ${Y} [be] in feet ${when}`,
    `${mustFind} length of shadow of ${Y} in feet ${when}`,
  ),
  ...asks(
    "h2",
    `${mustFind} height of ${Y} ${when}`,
    `how_tall|how_high is ${Y} ${when}`,
    `${mustFind} height of ${Y} whose shadow is {s2:length} [long|in_length] ${when}`,
    `${mustFind} its height`,
    "how_tall|how_high is it",
    `how_tall is ${Y} [if] [its] [shadow] [is] {s2:length}`,
    `${mustFind} height of ${Y} whose|that|which ${casts} shadow [of] [length] {s2:length} [long]`,
  ),
];

const roles = {
  h1: "Height of the first",
  s1: "Shadow of the first",
  h2: "Height of the second",
  s2: "Shadow of the second",
};

const why =
  "The sun's rays make similar triangles, so height and shadow are in the same ratio for both.";

const rules = [
  makeRule(
    "s2",
    "h1 s1 h2",
    "Find the shadow",
    `${why} Shadow = shadow of the first × height ÷ height of the first.`,
    (v) => line`\frac{${v("s1")} \times ${v("h2")}}{${v("h1")}}`,
  ),
  makeRule(
    "h2",
    "h1 s1 s2",
    "Find the height",
    `${why} Height = height of the first × shadow ÷ shadow of the first.`,
    (v) => line`\frac{${v("h1")} \times ${v("s2")}}{${v("s1")}}`,
  ),
  makeRule(
    "h1",
    "s1 h2 s2",
    "Find the first height",
    why,
    (v) => line`\frac{${v("s1")} \times ${v("h2")}}{${v("s2")}}`,
  ),
];

function prepare(told: StoryFacts): StoryPreparation | null {
  const [first, ...others] = [...told.amounts.values()];
  if (!first?.measure || others.some(({ unit }) => unit !== first.unit)) return null;
  const givens = positiveValues(told);
  const asked = told.says["in"];
  if (!givens || (asked !== undefined && asked !== first.unit)) return null;
  const label = measureLabel("length", first.measure);
  return { givens, labels: sameLabel(label, ...Object.keys(roles)), steps: [] };
}

function lesson(): Lesson {
  return {
    topic: "Ratio and Proportion: similar triangles",
    method: "Equal ratios in similar triangles",
    difficulty: "intermediate",
    idea: "At the same time of day, heights and shadows are in the same ratio.",
    firstMove: "Write the ratio of shadow to height for the thing of which both are known.",
    terms: {
      "Similar triangles": "Triangles of the same shape: their sides are in the same ratio.",
    },
    next: [
      "Is the shadow longer or shorter than the height here? For both?",
      "What happens to the shadows later in the afternoon?",
    ],
  };
}

/** Heights and shadows at one time of the day. */
export const shadow = defineRuleStory({
  name: "shadows",
  about: /shadow .*L\d|L\d.* ~?shadow /,
  clauses,
  roles,
  prepare,
  rules,
  lesson,
  examples: [
    "A pole 6 m high casts a shadow 4 m long. At the same time a tower casts a shadow 28 m long. Find the height of the tower.",
    "A 6 m tall tree casts a shadow 8 m long. A building is 15 m tall. How long is its shadow?",
  ],
});
