import { type Clause, clauses, countOf, type GapTexts } from "../../../wording/line-reader.ts";
import { things } from "./things.ts";
import { noun, type Selection } from "./selection-clauses.ts";

function storyClauses(
  texts: readonly string[],
  says: (taken: GapTexts) => Selection | null,
): Clause<Selection>[] {
  return clauses(texts, says, things);
}

const start =
  "[find|calculate|what_is|determine] [in] [how_many|number_of] [different|distinct|possible|various] ways [are_there|there_are|in_which|is_it_possible|of]";
const pronoun = "[i|we|you|she|he|they|one]";
const row =
  "in|along|on|for a|the|one|straight row|line|queue|shelf|bench|book_shelf|bookshelf|portrait|photo|photograph|race|straight_line";
const arranged =
  "[be] [arranged|seated|placed|sit|stand|arrange|seat|line_up|put|made_to_sit|made_to_stand|be_lined_up|lined_up|displayed|sit_down|arranging|lining_up|seating|stand_up]";

function inRow({ n, x = "people" }: GapTexts): Selection | null {
  const count = countOf(n);
  if (count < 1 || count > 30) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [{ kind: "all orders", of: count, what: `Put the ${count} ${x} in order` }],
        },
      ],
    },
    reading: `\\text{Orders of ${count} ${x} in a row}`,
    again: (draw) => `In how many ways can ${draw(4, 8)} ${x} be arranged in a row?`,
  };
}

function inCircle({ n, x = "people" }: GapTexts, isTurned: boolean): Selection | null {
  const count = countOf(n);
  if (count < 3 || count > 30) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [
            {
              kind: "all orders",
              of: count - 1,
              what: "Fix one place, as turning the circle changes nothing, and arrange the others",
            },
          ],
        },
      ],
      ...(isTurned
        ? { halvingReason: "It can be turned over, so each arrangement was counted twice." }
        : {}),
    },
    reading: `\\text{${count} ${x} in a circle}`,
    again: (draw) =>
      isTurned
        ? `In how many ways can ${draw(5, 9)} different beads be arranged to form a necklace?`
        : `In how many ways can ${draw(4, 9)} people sit round a circular table?`,
  };
}

function ordered({ n, r, x }: GapTexts, what: string): Selection | null {
  const [from, count] = [countOf(n), countOf(r)];
  if (count < 1 || count > from || from > 60) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [
            { kind: "arrange", from, count, what: `Fill the ${count} places one after the other` },
          ],
        },
      ],
    },
    reading: `\\text{Orders of ${count} out of ${from} ${x ?? what}}`,
    again: (draw) => {
      const all = draw(6, 12);
      return `In how many ways can ${draw(2, 4)} of ${all} books be arranged on a shelf?`;
    },
  };
}

const officers = [
  "president",
  "vice_president",
  "secretary",
  "treasurer",
  "captain",
  "vice_captain",
  "chairman",
  "vice_chairman",
];
const officer = officers.join("|");

const rows: readonly Clause<Selection>[] = [
  ...storyClauses(
    [
      `${start} can ${pronoun} {n:whole} ${noun("x")} ${arranged} ${row}`,
      `${start} can ${pronoun} ${arranged} {n:whole} ${noun("x")} ${row}`,
      `${start} [to|of] ${arranged} {n:whole} ${noun("x")} ${row}`,
      `${start} can {n:whole} ${noun("x")} line|lined up`,
    ],
    inRow,
  ),
  ...storyClauses(
    [
      `${start} can {n:whole} ${noun("x")} ${arranged} [themselves] [around|round|at|in|about] [a] circle|circular_table|round_table|table|ring|circular_ring`,
      `${start} can ${pronoun} ${arranged} {n:whole} ${noun("x")} [around|round|at|in|about] [a] circle|circular_table|round_table|table|ring`,
    ],
    (taken) => inCircle(taken, false),
  ),
  ...storyClauses(
    [
      "[in] how many [different] ways can {n:whole} [different|distinct|beautiful] beads|flowers [of_different_colours|of_different_colors] [be] [arranged|strung|used|made] to|into form|make|a [a] [a] necklace|garland",
      "how many [different] necklaces|garlands can be made|formed from|using|with {n:whole} [different|distinct] beads|flowers [of_different_colours|of_different_colors]",
    ],
    (taken) => inCircle({ ...taken, x: "beads" }, true),
  ),
];

const some: readonly Clause<Selection>[] = [
  ...storyClauses(
    [
      `${start} can ${pronoun} {r:whole} of|out_of {n:whole} ${noun("x")} ${arranged} ${row}`,
      `${start} can ${pronoun} {r:whole} ${noun("y")} ${arranged} ${row} from|out_of|if_there_are {n:whole} ${noun("x")}`,
      `${start} can ${pronoun} select|choose|pick and arrange|order {r:whole} ${noun("y")} from|out_of [a_set_of|a_list_of|a_group_of] {n:whole} ${noun("x")}`,
      `a professor|teacher|student|coach is creating|making|preparing|setting a|an exam|test|paper|quiz of {r:whole} questions from a|an test_bank|question_bank|bank of {n:whole} questions . ${start} can ${pronoun} select and arrange|order questions`,
      ...["students", "players", "books", "songs", "questions"].map(
        (name) =>
          `a professor|teacher|student|coach|manager|director is choosing|selecting|picking {r:whole} ${name} from|out_of a [class|team|group|squad|list|set] of {n:whole} [${name}] . ${start} can ${pronoun} select|choose|pick and arrange|order [the] ${name}`,
      ),
      `${start} can ${pronoun} arrange order of {r:whole} {y:thing} if there are {n:whole} {x:thing} [on|in] [team]`,
      `${start} can ${pronoun} seat {r:whole} of {n:whole} ${noun("x")} ${row}`,
    ],
    (taken) => ordered(taken, "things"),
  ),
  ...storyClauses(
    [
      `${start} can first [,] second [and] third|2_th|3_th prizes be awarded|given|distributed in|to|among [a] [class_of] {n:whole} ${noun("x")}`,
      `${start} can first [,] 2 th [,] and 3 th prizes|prize|place|places|positions be awarded|given|won|decided|filled [in|to|among|by|from] [a] [class_of|race_of] {n:whole} ${noun("x")}`,
    ],
    (taken) => ordered({ ...taken, r: "3" }, "people"),
  ),
  ...storyClauses(
    [
      `${start} can ${pronoun} [choose|elect|select] a|an ${officer} [and|,] a|an ${officer} [be] [chosen|elected|selected] from|out_of|from_among [a|an] [club|committee|group|team|class] [of] {n:whole} ${noun("x")}`,
    ],
    (taken) => ordered({ ...taken, r: "2" }, "people"),
  ),
  ...storyClauses(
    [
      `${start} can [a|an] ${officer} , [a|an] ${officer} [,] and [a|an] ${officer} be chosen|elected|selected from|out_of|from_among [a|an] [club|committee|group|team|class] [of] {n:whole} ${noun("x")}`,
      `${start} can ${pronoun} [choose|elect|select] a|an ${officer} , a|an ${officer} [,] and a|an ${officer} [be] [chosen|elected|selected] from|out_of|from_among [a|an] [club|committee|group|team|class] [of] {n:whole} ${noun("x")}`,
    ],
    (taken) => ordered({ ...taken, r: "3" }, "people"),
  ),
];

function subsets({ n }: GapTexts): Selection | null {
  const count = countOf(n);
  if (count > 60) return null;
  return {
    plan: {
      cases: [
        {
          name: "",
          factors: [
            { kind: "power", base: 2, times: count, what: "Each element is in the subset or not" },
          ],
        },
      ],
    },
    reading: `\\text{Subsets of a set with ${count} elements}`,
    again: (draw) => `How many subsets does a set with ${draw(3, 9)} elements have?`,
  };
}

const sets: readonly Clause<Selection>[] = storyClauses(
  [
    "[find|what_is|determine|calculate] [total] number of [distinct|possible|all] subsets of a set containing|having|with|of {n:whole} [distinct|different] elements|members",
    "how many [distinct|different] subsets does a set with|of|containing|having {n:whole} [distinct] elements have",
    "how many [distinct] subsets are_there|are_possible of|for a set with|of|containing|having {n:whole} [distinct] elements",
  ],
  subsets,
);

/** Wordings of orders and subsets: "In how many ways can 5 people sit around a table?" */
export const orderClauses: readonly Clause<Selection>[] = [...rows, ...some, ...sets];
