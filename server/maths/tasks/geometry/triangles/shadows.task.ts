import type { Figure } from "../figures/figure.ts";
import { storyTask } from "../figures/story-task.ts";
import { onlyWhere, type Task } from "../../../task/task.ts";

const shadows: Figure = {
  name: "two similar triangles of heights and shadows",
  nouns: "shadow",
  topic: "Triangles",
  method: "Similar triangles",
  measures: [
    { symbol: "h", names: "height of the first", dimension: 1 },
    { symbol: "s", names: "shadow of the first", dimension: 1 },
    { symbol: "H", names: "height of the second", dimension: 1 },
    { symbol: "S", names: "shadow of the second", dimension: 1 },
  ],
  relations: [
    {
      formula: "H = h/s × S",
      rule: "At the same time the triangles of height and shadow are similar (AA), so the ratio height : shadow is the same for both",
    },
  ],
};

const thing =
  "[vertical] pole|stick|tree|tower|building|post|pillar|man|boy|girl|flagstaff|flag_pole|lamp_post|rod|house";
const cast = "casts|cast|throws [a] shadow";
const first = [
  `a|the ${thing} of|with [length|height] {q} ${cast} [of] {q} [long|in_length] [on_the_ground]`,
  `a|the ${thing} {q} long|high|tall ${cast} [of] {q} [long|in_length] [on_the_ground]`,
  `a|the {q} long|high|tall ${thing} ${cast} [of] {q} [long|in_length] [on_the_ground]`,
  `a|the ${thing} of|with [length|height] {q} ${cast} of length {q} [on_the_ground]`,
  `a|the ${thing} {q} long|high|tall ${cast} of length {q} [on_the_ground]`,
];
const same = "[,|.] [and|if] [at_the_same_time] [,]";
const find = "[.|,] [find|what_is|calculate|determine] [the]";

const things =
  /\b(?:pole|stick|tree|tower|building|post|pillar|man|boy|girl|flagstaff|rod|house)s?\b/gi;

/**
 * Whether the last object named is the second one: the height of the first is given, and nothing is known of a third.
 */
function asksOfSecond(text: string): boolean {
  const [, second, last = second] = [...text.matchAll(things)].map(([noun]) => noun.toLowerCase());
  return last === second;
}

const heights = storyTask({
  name: "heights-from-shadows",
  cue: /shadow/,
  stories: [
    {
      figure: shadows,
      wordings: first.flatMap((one) => [
        `${one} ${same} a|another|the ${thing} ${cast} [of] {q} [long|in_length] [on_the_ground] ${find} height of the [other] ${thing}`,
        `${one} ${same} a|another|the ${thing} ${cast} of length {q} [on_the_ground] ${find} height of the [other] ${thing}`,
        `${one} ${find} height of a|another|the ${thing} that|which ${cast} [of] {q} [long] [at_the_same_time]`,
      ]),
      gives: ["h", "s", "S"],
      asks: "H",
    },
    {
      figure: shadows,
      wordings: first.flatMap((one) => [
        `${one} ${find} length of the shadow of a|another|the ${thing} {q} high|tall|long [at_the_same_time]`,
        `${one} ${find} length of the shadow [cast|thrown] [at_the_same_time] [by] [of] a|another|the {q} high|tall|long ${thing} [at_the_same_time]`,
      ]),
      gives: ["h", "s", "H"],
      asks: "S",
    },
  ],
  examples: [
    "A vertical pole of length 6 m casts a shadow 4 m long on the ground and at the same time a tower casts a shadow 28 m long. Find the height of the tower.",
    "A tree 12 m high casts a shadow 8 m long. Find the length of the shadow of a pole 9 m high at the same time.",
  ],
});

/** Finds heights from shadows at the same time of day. */
export const shadowRatios: Task = onlyWhere(({ text }) => asksOfSecond(text), heights);
