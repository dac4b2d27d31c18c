import { type Clause, clauses, countOf } from "../../../wording/line-reader.ts";
import type { CountPlan } from "./plan.ts";
import type { Selection } from "./selection-clauses.ts";

const polygons = [
  "triangle",
  "quadrilateral",
  "pentagon",
  "hexagon",
  "heptagon",
  "octagon",
  "nonagon",
  "decagon",
];

function choose(from: number, count: number, what: string): CountPlan {
  return { cases: [{ name: "", factors: [{ kind: "choose", from, count, what }] }] };
}

function isFit(count: number, least: number): boolean {
  return count >= least && count <= 200;
}

function handshakes(count: number): Selection | null {
  if (!isFit(count, 2)) return null;
  return {
    plan: choose(count, 2, "Choose the two people of a handshake"),
    reading: `\\text{Handshakes of ${count} people}`,
    again: (draw) =>
      `There are ${draw(6, 20)} people in a room. If each person shakes hands with every other person once, how many handshakes are there?`,
  };
}

/** Segments between vertices, excluding the sides: n(n - 3)/2 diagonals. */
function diagonals(count: number): Selection | null {
  if (!isFit(count, 4)) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [
            { kind: "number", value: count, what: "Start at any corner" },
            {
              kind: "number",
              value: count - 3,
              what: "Go to a corner that is neither the same nor a neighbour",
            },
          ],
        },
      ],
      halvingReason: "Each diagonal was counted from both of its ends.",
      without: {
        all: [
          { kind: "choose", from: count, count: 2, what: "" },
          { kind: "number", value: 2, what: "" },
        ],
        others: [[{ kind: "number", value: 2 * count, what: "" }]],
      },
    },
    reading: `\\text{Diagonals of a polygon with ${count} sides}`,
    again: (draw) => `How many diagonals does a polygon with ${draw(5, 20)} sides have?`,
  };
}

function figures(count: number, corners: number, what: string): Selection | null {
  if (!isFit(count, corners)) return null;
  return {
    plan: choose(count, corners, `Choose the ${corners} points of a ${what.replace(/s$/, "")}`),
    reading: `\\text{${what} through ${count} points}`,
    again: (draw) =>
      `How many ${what} can be drawn through ${draw(6, 15)} points, if no three points are collinear?`,
  };
}

const people = "people|persons|guests|members|students|friends|men|players|team_members";
const shaking =
  "[and|,|.] [if] [each|every|everyone|everybody|all] [one] [of_them|person|member|guest|of_whom] shakes|shake|shook [his] hands|hand [exactly] [once] with|each each|every|all|other [other] [other|others|person|one|member|guest] [person|guest|member] [exactly] [once|one_time] [only|in_party]";
const many =
  "[,|.] [find|what_is|then] [how_many|number_of|total_number_of] handshakes|hand_shakes [will_be|were|are|would_be] [there|exchanged|made|take_place|possible|taken_place] [in_all]";

/** Wordings of pairs: handshakes, diagonals of a polygon, lines and triangles through points. */
export const pairClauses: readonly Clause<Selection>[] = [
  ...clauses(
    [
      `[if] [there_are|there_were|in_a_room_there_are|at_a_party_there_are] {n:whole} ${people} [are|were] [in|at|present|meet] [in|at] [a|an] [party|room|meeting|gathering|hall|class] ${shaking} ${many}`,
      `[in|at] [a|an] [party|room|meeting|gathering] [of] {n:whole} ${people} ${shaking} ${many}`,
      `how many handshakes are|will|can [there|take|be] [be|place|exchanged|possible] if|when|among|between {n:whole} ${people} [all] [shake|shakes|meet_and_shake] [hands] [with] [each|one|every] [other|another] [person] [once]`,
    ],
    ({ n }) => handshakes(countOf(n)),
  ),
  ...clauses(
    [
      "[find|calculate|what_is|determine] [how_many|number_of] diagonals [does|are_there|can_be_drawn|has|of|in] [in|of|by] [a] [polygon|convex_polygon|regular_polygon] [with|of|having] {n:whole} sides|vertices [have|has]",
      "[find|calculate|what_is|determine] [how_many|number_of] diagonals [does|are_there|of|in] [in|of] [a|an] {n:whole} sided polygon [have]",
    ],
    ({ n }) => diagonals(countOf(n)),
  ),
  ...polygons
    .slice(1)
    .flatMap((name, at) =>
      clauses(
        [
          `[find|calculate|what_is|determine] [how_many|number_of] diagonals [does|are_there|can_be_drawn|of|in] [in|of] [a|an] [regular|convex] ${name} [have|has]`,
        ],
        () => diagonals(at + 4),
      ),
    ),
  ...(
    [
      ["triangles", 3],
      ["straight_lines|lines|line_segments", 2],
    ] as const
  ).flatMap(([name, corners]) =>
    clauses(
      [
        `[find|what_is] [how_many|number_of] [different] ${name} [that|which] can be drawn|formed|made through|by_joining|using|from|with|joining {n:whole} points [in_a_plane|on_a_plane] [,|if] [if|of_which|such_that|where|given_that|when] no 3 [points|of_them|of_which] [are] collinear`,
        `[there_are] {n:whole} points [in_a_plane|on_a_plane] [,] [no] 3 [of_which|of_them] [points] [are] [not] collinear [.|,] [find|how] [number_of|many] ${name} [that] can be drawn|formed|made [by_joining_them|through_them]`
          .replace("[no] 3", "no 3")
          .replace("[are] [not] collinear", "[are] collinear"),
      ],
      ({ n }) => figures(countOf(n), corners, corners === 3 ? "triangles" : "lines"),
    ),
  ),
  ...clauses(
    ["[find|how] [many|number_of] chords can be drawn through {n:whole} points on|of a circle"],
    ({ n }) => figures(countOf(n), 2, "chords"),
  ),
];
