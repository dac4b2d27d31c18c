import type { Figure, Measure } from "../figures/figure.ts";
import { storyTask } from "../figures/story-task.ts";

const rule =
  "By the Pythagoras theorem, the square on the hypotenuse is the sum of the squares on the two legs";

function length(symbol: string, names: string): Measure {
  return { symbol, names, dimension: 1 };
}

const ladder: Figure = {
  name: "the right triangle of ladder, wall and ground",
  nouns: "ladder",
  topic: "The Triangle and its Properties",
  method: "Pythagoras theorem",
  measures: [
    length("l", "length of the ladder"),
    length("h", "height reached"),
    length("d", "distance of the foot from the wall"),
  ],
  relations: [{ formula: "l = √(h^2 + d^2)", rule }],
};

const walk: Figure = {
  name: "the right triangle of the two ways",
  nouns: "walk",
  topic: "Triangles",
  method: "Pythagoras theorem",
  measures: [
    length("a", "first way"),
    length("b", "second way"),
    length("d", "distance from the starting point"),
  ],
  relations: [{ formula: "d = √(a^2 + b^2)", rule }],
};

const rightTriangle: Figure = {
  name: "a right-angled triangle",
  nouns: "right triangle",
  topic: "The Triangle and its Properties",
  method: "Pythagoras theorem",
  measures: [length("a", "first leg"), length("b", "second leg"), length("c", "hypotenuse")],
  relations: [{ formula: "c = √(a^2 + b^2)", rule }],
};

const brokenTree: Figure = {
  name: "the right triangle of stump, ground and fallen top",
  nouns: "broken tree",
  topic: "The Triangle and its Properties",
  method: "Pythagoras theorem",
  measures: [
    length("h", "height of the part that stands"),
    length("d", "distance of the top from the foot"),
    length("H", "height of the tree"),
  ],
  relations: [
    {
      formula: "H = h + √(h^2 + d^2)",
      rule: "The broken part is the hypotenuse of the right triangle of stump and ground, so by the Pythagoras theorem it is √(h² + d²) long, and the tree was as high as both parts together",
    },
  ],
};

const find = "[.|,] [and|then] [find|how_far_is|how_high|what_is|calculate] [the]";
const reaches =
  "[just] reaches|reaching|reached [to] [the] [top_of] [a|the] [window|wall|point|top_of_a_wall|building|top_of_a_building|height_of]";
const foot =
  "[distance_of] [the|its] foot [of_the_ladder] from [the] [base|foot|bottom] [of] [the] wall";
const other = `${find} [length_of] [the] [length_of] [the] other|third|remaining side|leg|two_sides`;

/** Applies the theorem of Pythagoras to triangles, ladders and walks. */
export const pythagoras = storyTask({
  name: "pythagoras-theorem",
  cue: /ladder|tree|hypotenuse|due|right - angled|right angled|right triangle|right angle triangle/,
  stories: [
    {
      figure: ladder,
      wordings: [
        `[a|the] ladder {q} long ${reaches} {q} [high] [above|from] [the] [ground] ${find} ${foot}`,
        `a {q} long ladder ${reaches} {q} [high] [above|from] [the] [ground] [on_placing_it_against_a_wall_at_a_distance_a] ${find} ${foot}`,
        `a ladder of length {q} ${reaches} {q} [high] [above|from] [the] [ground] ${find} ${foot}`,
      ],
      gives: ["l", "h"],
      asks: "d",
    },
    {
      figure: ladder,
      wordings: [
        "a {q} long ladder [is] leaning|leans|placed|rests|resting against a [vertical] wall [.|,] [with] [its|the] foot [of_the_ladder] [is] [at|placed|kept] [a] [distance] [of] {q} [away] from [the] [base|foot] [of] [the] wall [.|,] [find|how_high|at_what_height] [does|how_high_does] [the] [it|ladder] [height] reach [on|up] [the] [wall]",
        "a ladder {q} long [is] leaning|leans|placed|rests|resting against a [vertical] wall [.|,] [with] [its|the] foot [of_the_ladder] [is] [at|placed|kept] [a] [distance] [of] {q} [away] from [the] [base|foot] [of] [the] wall [.|,] [find|how_high|at_what_height] [does] [the] [height] [up_to_which] [it|ladder|the_ladder] [it|reaches|reach] [reaches] [on|up] [the] [wall]",
      ],
      gives: ["l", "d"],
      asks: "h",
    },
    {
      figure: walk,
      wordings: ["north", "south"].flatMap((one) =>
        ["east", "west"].flatMap((two) => {
          const who = "a man|boy|girl|person|woman|student goes|walks|travels|moves";
          const ask =
            "[.|,] [find|how_far|what_is] [is_he|is_she|the|his|her] [distance] from [the|his|her] [starting|initial] point|position";
          return [
            `${who} {q} [due] ${one} and|, [then] {q} [due] ${two} ${ask}`,
            `${who} {q} [due] ${two} and|, [then] {q} [due] ${one} ${ask}`,
          ];
        }),
      ),

      gives: ["a", "b"],
      asks: "d",
    },
    {
      figure: rightTriangle,
      wordings: [
        "[the] [length_of] [the] hypotenuse of a right [-] [angled|angle] triangle [if] [whose|with|having] [the|its|other] [two|other_two] [legs|sides] [are|of] [lengths] {q} and|, {q}",
        `[in|if] [a] [the] [two] legs|sides of [a] right [-] [angled|angle] triangle [are] {q} [and|,] {q} ${find} [length_of] [the|its] hypotenuse`,
        `in a right [-] [angled|angle] triangle [,] [the] [two] legs|sides are {q} and {q} ${find} [length_of] [the|its] hypotenuse`,
      ],
      gives: ["a", "b"],
      asks: "c",
    },
    {
      figure: rightTriangle,
      wordings: [
        `[in|if] [a] [the] hypotenuse of a right [-] [angled|angle] triangle is|measures {q} [long] and|, [if] one|1 [of] [its|the] [other] [two] side|sides|leg|legs is|measures {q} ${other}`,
        `in a right [-] [angled|angle] triangle [,] [the] hypotenuse is {q} and|, one [of] [its|the] [other] side|sides|leg|legs is {q} ${other}`,
      ],
      gives: ["c", "a"],
      asks: "b",
    },
    {
      figure: rightTriangle,
      wordings: [
        `in a right [-] [angled|angle] triangle [,] [if] one [of_the] side|sides|leg|legs is {q} and [the] hypotenuse is {q} ${other}`,
      ],
      gives: ["a", "c"],
      asks: "b",
    },
    {
      figure: brokenTree,
      wordings: [
        `a tree is broken at a height of {q} from the ground and its top touches the ground at a distance of {q} from the base|foot of the tree ${find} original|total height of the tree`,
      ],
      gives: ["h", "d"],
      asks: "H",
    },
  ],
  examples: [
    "A ladder 10 m long reaches a window 8 m above the ground. Find the distance of the foot of the ladder from the wall.",
    "A man goes 15 m due west and then 8 m due north. How far is he from the starting point?",
  ],
});
