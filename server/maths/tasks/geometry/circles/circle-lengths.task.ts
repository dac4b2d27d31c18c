import type { Figure } from "../figures/figure.ts";
import { storyTask } from "../figures/story-task.ts";

const radius = { symbol: "r", names: "radius", dimension: 1 } as const;

const chord: Figure = {
  name: "a chord of a circle",
  nouns: "chord",
  topic: "Circles",
  method: "Pythagoras theorem",
  measures: [
    radius,
    { symbol: "d", names: "distance of the chord from the centre", dimension: 1 },
    { symbol: "c", names: "length of the chord", dimension: 1 },
  ],
  relations: [
    {
      formula: "r = √(d^2 + (c/2)^2)",
      rule: "The perpendicular from the centre bisects the chord, so by the Pythagoras theorem radius² = distance² + (half the chord)²",
    },
  ],
};

const tangent: Figure = {
  name: "a tangent of a circle",
  nouns: "tangent",
  topic: "Circles",
  method: "Pythagoras theorem",
  measures: [
    radius,
    { symbol: "d", names: "distance of the point from the centre", dimension: 1 },
    { symbol: "t", names: "length of the tangent", dimension: 1 },
  ],
  relations: [
    {
      formula: "d = √(r^2 + t^2)",
      rule: "The radius is perpendicular to the tangent at the point of contact, so by the Pythagoras theorem distance² = radius² + tangent²",
    },
  ],
};

const twoCircles: Figure = {
  name: "two concentric circles",
  nouns: "concentric",
  topic: "Circles",
  method: "Pythagoras theorem",
  measures: [
    { symbol: "R", names: "larger radius", dimension: 1 },
    { symbol: "r", names: "smaller radius", dimension: 1 },
    { symbol: "c", names: "length of the chord", dimension: 1 },
  ],
  relations: [
    {
      formula: "R = √(r^2 + (c/2)^2)",
      rule: "The chord touches the smaller circle where its radius bisects it at right angles, so R² = r² + (half the chord)²",
    },
  ],
};

const find = "[.|,] [and|then] [find|what_is|calculate] [the]";
const centre = "[the|its] centre|center [of_the_circle|o]";
const circle = "a|the circle [with|of|having|whose] [centre_o] [and]";

/** Finds lengths of chords and tangents from the radius and a distance. */
export const circleLengths = storyTask({
  name: "chords-and-tangents",
  cue: /chord|tangent/,
  stories: [
    {
      figure: chord,
      wordings: [
        `[the] [length_of] [a|the] [length_of] [a|the] chord [of] ${circle} [a] radius [is|of] {q} [and|which|that|if] [is] [at] [a] distance [of] {q} from ${centre}`,
      ],
      gives: ["r", "d"],
      asks: "c",
    },
    {
      figure: chord,
      wordings: [
        `[the] length of a|the chord which|that is at [a] distance [of] {q} from ${centre} of a circle of|with|whose radius [is] {q}`,
      ],
      gives: ["d", "r"],
      asks: "c",
    },
    {
      figure: chord,
      wordings: [
        `[the] distance of a|the chord [of_length] {q} [long|in_length] from ${centre} of [a|the] circle of|with|whose radius [is] {q}`,
        `a chord [of_length] {q} [long] is drawn in a circle of radius {q} ${find} [its] distance [of_the_chord] from ${centre}`,
        `a chord of length {q} is drawn in a circle of radius {q} ${find} [its] distance [of_the_chord] from ${centre}`,
      ],
      gives: ["c", "r"],
      asks: "d",
    },
    {
      figure: chord,
      wordings: [
        `the radius of a circle is {q} and [the] length of one of its chords|chord is {q} ${find} [its] distance of the chord from ${centre}`,
        `[if] the radius of a circle is {q} and [the] length of a|its chord is {q} ${find} distance of the chord from ${centre}`,
      ],
      gives: ["r", "c"],
      asks: "d",
    },
    {
      figure: chord,
      wordings: [
        `[the] radius of a|the circle if|in_which|whose [a|its] chord of [length] {q} is at [a] distance [of] {q} from ${centre}`,
        `a chord of [length] {q} is at [a] distance [of] {q} from ${centre} of a circle ${find} radius [of_the_circle]`,
        `a chord of [length] {q} is at [a] distance [of] {q} from ${centre} ${find} radius of the circle`,
      ],
      gives: ["c", "d"],
      asks: "r",
    },
    {
      figure: tangent,
      wordings: [
        "[the] length of [the|a] tangent [drawn] [to_a_circle] [of_radius] from a point [p|a|q] [which_is|at_a_distance_of|at_a_distance|at_distance] {q} [away] [from] [the] centre|center of [a|the] circle of|with|whose radius [is] {q}",
        "from a point [p|a|q] [which_is|at_a_distance_of|at_a_distance|at_distance] {q} [away] from the centre of a circle of radius {q} [,] [find] [the] length of the tangent",
      ],
      gives: ["d", "r"],
      asks: "t",
    },
    {
      figure: tangent,
      wordings: [
        "[the] length of [the|a] tangent drawn|to [to] a|the circle of|with|whose radius [is] {q} from a point [p|a|q] [which_is|at_a_distance_of|at_a_distance|at_distance] {q} [away] from [the|its] centre|center [of_the_circle]",
      ],
      gives: ["r", "d"],
      asks: "t",
    },
    {
      figure: tangent,
      wordings: [
        "[the] length of [the|a] tangent from a point [p|a|q] [which_is] [at_a_distance] [of] {q} [away] from [the] centre|center of [a|the] circle is {q} [.|,] [find] [the] radius [of_the_circle]",
      ],
      gives: ["d", "t"],
      asks: "r",
    },
    {
      figure: tangent,
      wordings: [
        "from a point q|p|a [,] [the] length of [the] tangent to a circle is {q} and [the] distance of q|p|a from the centre|center is {q} [.|,] [find|the] [the] radius of [the] circle",
      ],
      gives: ["t", "d"],
      asks: "r",
    },
    {
      figure: tangent,
      wordings: [
        "a tangent pq at a point p of a circle of radius {q} meets a line through the centre|center o at [a] [point] q [so|such] that oq = {q} [.|,] [find|then] [the] [length] [of] pq [is|=]",
      ],
      gives: ["r", "d"],
      asks: "t",
    },
    {
      figure: tangent,
      wordings: [
        "[the] length of [the|a] tangent from a point [a|p|q] at [a] distance [of] {q} from the centre|center of a|the circle is {q} [.|,] [find] [the] radius of the circle",
        "a point [p|a|q|t] is {q} [away] from the centre|center [o] of a|the circle and [the] [length_of] [the] tangent [drawn] from p|it|a|q|this_point to the circle is {q} [.|,] [find] [the] radius of the circle",
      ],
      gives: ["d", "t"],
      asks: "r",
    },
    {
      figure: tangent,
      wordings: [
        "a point [p|a|q|t] is {q} [away] from the centre|center [o] of a|the circle of radius {q} [.|,] [find] [the] length of the tangent [drawn] from p|it|a|q|this_point [to_the_circle]",
        "a point [p|a|q|t] is at a distance of {q} from the centre|center [o] of a|the circle of radius {q} [.|,] [find] [the] length of the tangent [drawn] [from] [p|it|a|q|this_point] [to_the_circle]",
        "from a point [p|a|q] [which_is] {q} away from the centre|center [o] of a|the circle of radius {q} [,] a tangent is drawn [to_the_circle] [.|,] [find] [the|its] length [of_the_tangent|of_this_tangent]",
      ],
      gives: ["d", "r"],
      asks: "t",
    },
    {
      figure: chord,
      wordings: [
        `in a circle of radius {q} [,] a chord is [drawn] [at] [a] distance [of] {q} [away] from ${centre} ${find} length of the chord`,
        `a chord of a circle of radius {q} is at [a] distance [of] {q} from ${centre} ${find} [its] length [of] [the] [chord]`,
      ],
      gives: ["r", "d"],
      asks: "c",
    },
    {
      figure: chord,
      wordings: [
        `a chord of a circle of radius {q} is {q} long ${find} [its] distance [of_the_chord] from ${centre}`,
        `in a circle of radius {q} [,] a chord [is|of] [length] {q} [long] [is_drawn] ${find} [its] distance [of_the_chord] from ${centre}`,
      ],
      gives: ["r", "c"],
      asks: "d",
    },
    {
      figure: twoCircles,
      wordings: [
        "two concentric circles are of radii {q} and {q} [.|,] [find] [the] length of the chord of the larger|bigger circle which|that touches the smaller circle",
        "two concentric circles have radii {q} and {q} [.|,] [find] [the] length of the chord of the larger|bigger circle which|that touches the smaller circle",
      ],
      gives: ["R", "r"],
      asks: "c",
    },
  ],
  examples: [
    "Find the length of the tangent drawn from a point 13 cm away from the centre of a circle of radius 5 cm",
    "Find the length of a chord which is at a distance of 3 cm from the centre of a circle whose radius is 5 cm",
  ],
});
