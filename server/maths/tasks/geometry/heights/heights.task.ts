import type { Figure } from "../figures/figure.ts";
import { storyTask } from "../figures/story-task.ts";

const topic = "Some Applications of Trigonometry";
const angle = { symbol: "θ", names: "angle of elevation", dimension: 0, below: 90 } as const;

const tower: Figure = {
  name: "the right triangle of height, distance and line of sight",
  nouns: "tower",
  topic,
  method: "Trigonometric ratios",
  measures: [
    { symbol: "h", names: "height", dimension: 1 },
    { symbol: "d", names: "distance", dimension: 1 },
    angle,
  ],
  relations: [
    {
      formula: "h = d × tan(θ°)",
      rule: "tan θ = opposite side ÷ adjacent side, so height = distance × tan θ",
    },
  ],
};

const slope: Figure = {
  name: "the right triangle of string, height and ground",
  nouns: "string",
  topic,
  method: "Trigonometric ratios",
  measures: [
    { symbol: "h", names: "height", dimension: 1 },
    { symbol: "l", names: "length", dimension: 1 },
    { symbol: "d", names: "distance from the wall", dimension: 1 },
    angle,
  ],
  relations: [
    {
      formula: "h = l × sin(θ°)",
      rule: "sin θ = opposite side ÷ hypotenuse, so height = length × sin θ",
    },
    {
      formula: "d = l × cos(θ°)",
      rule: "cos θ = adjacent side ÷ hypotenuse, so distance = length × cos θ",
    },
  ],
};

const building =
  "tower|building|pole|tree|cliff|lighthouse|chimney|pillar|flagpole|hill|temple|minar";
const away = "[which_is] {q} [away] from [the] [foot|base|bottom] [of] [the]";
const top = `[the] top of a|the [vertical] ${building}`;
const find = "[.|,] [and|then] [find|what_is|calculate] [the]";

/** Solves heights and distances with one angle of 30°, 45° or 60°, in fixed wordings. */
export const heights = storyTask({
  name: "heights-and-distances",
  cue: /elevation|depression|inclined|inclination|makes|making|shadow/,
  stories: [
    {
      figure: tower,
      wordings: [
        `[if] the angle of elevation of ${top} from a point on the ground [,] ${away} ${building} [,] is {d} ${find} height of the ${building}`,
        `[if] the angle of elevation of ${top} from a point {q} away|distant from [its|the] foot|base [of_the_tower] is {d} ${find} height of the ${building}`,
        `from a point on the ground [,] ${away} ${building} [,] the angle of elevation of ${top} is {d} ${find} height of the ${building}`,
        `from a point on the ground which is {q} away from the foot of [the|a] ${building} [,] the angle of elevation of ${top} is [found_to_be] {d} ${find} height of the ${building}`,
        `a ${building} stands vertically on the ground . from a point on the ground [,] ${away} ${building} [,] the angle of elevation of ${top} is [found_to_be] {d} ${find} height of the ${building}`,
        `the angle of elevation of ${top} from a point on the ground {q} away from [its|the] foot [of_the_tower] is {d} ${find} height of the ${building}`,
        `the shadow of a ${building} is {q} long when the [angle_of] [sun's|elevation_of_the_sun|altitude_of_the_sun] [altitude|elevation] is {d} ${find} height of the ${building}`,
      ],
      gives: ["d", "θ"],
      asks: "h",
    },
    {
      figure: tower,
      wordings: [
        `[if] the angle of elevation of ${top} from a point on the ground is {d} and [if] the ${building} is {q} high|tall ${find} distance of the point from the [foot|base] [of] [the] ${building}`,
      ],
      gives: ["θ", "h"],
      asks: "d",
    },
    {
      figure: tower,
      wordings: [
        `from the top of a {q} high|tall ${building} [,] the angle of depression of a|an [ship|boat|car|point|object|point_on_the_ground|car_on_the_ground|object_on_the_ground] is {d} ${find} distance of the ship|boat|car|point|object from the [foot|base] [of] [the] ${building}`,
        `the angle of depression of a|an [ship|boat|car|point|object] from the top of a {q} high|tall ${building} is {d} ${find} distance of the ship|boat|car|point|object from the [foot|base] [of] [the] ${building}`,
        `from a point on the ground the angle of elevation of the top of a {q} high|tall ${building} is {d} ${find} distance of the point from the [foot|base] [of] [the] ${building}`,
      ],
      gives: ["h", "θ"],
      asks: "d",
    },
    {
      figure: slope,
      wordings: [
        `a kite is flying at a height of {q} above the ground [.|,] the string attached to the kite is [temporarily] [tied_to_a_point_on_the_ground] [.|,] [the] inclination of the string with the ground is {d} ${find} length of the string [,] [assuming_that_there_is_no_slack_in_the_string]`,
        `a kite is flying at a height of {q} [above|from] [the] [ground] [.|,] [if] [the|its] string [is_inclined_at|makes_an_angle_of] {d} to|with the ground|horizontal ${find} length of the string`,
        `a kite is flying at a height of {q} [above|from] [the] [ground] [.|,] [if] [the|its] string makes an angle of {d} to|with the ground|horizontal ${find} length of the string`,
      ],
      gives: ["h", "θ"],
      asks: "l",
    },
    {
      figure: slope,
      wordings: [
        `a ladder [of_length] {q} [long] makes an angle of {d} with the ground|horizontal [when|while] [placed|leaning|it_leans] against a [vertical] wall ${find} height [of_the_point] [where] [up_to_which] [at_which] [it|the_ladder] [touches|reaches] [on] [the] [wall]`,
        `a ladder {q} long leaning|leans against a wall makes|making an angle of {d} with the ground|horizontal ${find} height [of_the_point] [up_to_which] [it|the_ladder] reaches [on] [the] [wall]`,
      ],
      gives: ["l", "θ"],
      asks: "h",
    },
    {
      figure: slope,
      wordings: [
        `a ladder leaning against a wall makes an angle of {d} with the ground|horizontal [.|,] if the foot of the ladder is {q} [away] from the wall ${find} length of the ladder`,
        `a ladder [leaning_against_a_wall] makes an angle of {d} with the ground|horizontal and its foot is {q} [away] from the wall ${find} length of the ladder`,
      ],
      gives: ["θ", "d"],
      asks: "l",
    },
  ],
  examples: [
    "The angle of elevation of the top of a tower from a point on the ground which is 30 m away from the foot of the tower is 30°. Find the height of the tower.",
    "A kite is flying at a height of 60 m above the ground. If its string makes an angle of 60° with the ground, find the length of the string.",
  ],
});
