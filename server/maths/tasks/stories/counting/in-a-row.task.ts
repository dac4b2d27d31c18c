import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const th = "th|st|nd|rd";
const people = "children|people|persons|students|boys|girls|men|women";

/** Positions counted from both ends. */
const places: readonly Clause[] = [
  ...facts(
    `{who:person} is|stands {left:number} ${th} from left|front|top [end|side] and {right:number} ${th} from right|back|bottom|end|behind|last [end|side] in|of row|queue|line|class|column`,
    `in row|queue|line|column|class [of_${people.replaceAll("|", "|of_")}] [,] {who:person} is|stands {left:number} ${th} from left|front|top [end|side] and {right:number} ${th} from right|back|bottom|end|last [end|side]`,
    `in row|queue|line|column [,] {who:person} is|stands {left:number} ${th} from front|left|top and there are {behind:number} ${people} behind|after|to_the_right_of him|her`,
  ),
  ...asks(
    "all",
    `how_many ${people} are there in row|queue|line|column|class`,
    `how_many ${people} are in row|queue|line|column|class`,
    `find|calculate [total] number of ${people} in row|queue|line|column|class`,
  ),
];

const plants = "trees|plants|saplings|poles|posts|lamp_posts|flags|pillars|lamps";
const along = "along|on|beside [one_side_of] [straight] road|path|street|lane|line";

/** Posts at equal distances: with one at both ends there is one more than there are gaps. */
const posts: readonly Clause[] = [
  ...telling(
    { ends: "both" },
    `${plants} are planted|fixed|put|placed {gap:length} apart ${along} {all:length} [long] [,] including both ends`,
    `${plants} are planted|fixed|put|placed {gap:length} apart ${along} {all:length} [long] with one at each end`,
    `${plants} are planted|fixed|put|placed {gap:length} apart ${along} of length {all:length} [,] including both ends`,
    `fence {all:length} long has post at each|both end|ends and one every {gap:length}`,
  ),
  ...telling(
    { ends: "closed" },
    `how_many ${plants} can|will be planted|fixed|put|placed at intervals of {gap:length} around|along [circular] park|garden|field|pond|track of circumference|perimeter {all:length}`,
    `how_many ${plants} can|will be planted|fixed|put|placed at {gap:length} intervals|gaps around|along [circular] park|garden|field|pond|track of circumference|perimeter {all:length}`,
    `how_many ${plants} can|will be planted|fixed|put|placed {gap:length} apart around|along [circular] park|garden|field|pond|track of circumference|perimeter {all:length}`,
  ).map((clause) => ({ ...clause, asks: ["closed"] })),
  ...asks("posts", `how_many ${plants} are there [in_all|altogether]`, `find number of ${plants}`),
];

/** Pieces and cuts: six pieces take five cuts. */
const cuts: readonly Clause[] = [
  ...facts(
    "log|rod|stick|rope|pipe|wire is cut|sawn|divided into {pieces:number} pieces",
    "each cut takes {cut:time}",
    "it takes {cut:time} to make|for each|one cut",
    "each cut takes {who:person} {cut:time}",
  ),
  ...asks(
    "cutting",
    "how_long does|will cutting|it take",
    "how_long does|will it take to cut log|rod|stick|rope|pipe|wire",
    "how_much time does|will cutting|it take",
    "how_much time is|was|will_be needed|required|taken",
  ),
];

/** Inclusive counting, from one page, day or number to another. */
const inclusive: readonly Clause[] = [
  ...telling(
    { inclusive: "yes" },
    "{who:person} read|reads from page|pages {from:number} to [page] {to:number} <of {_b:goods}> [,] both|both_pages inclusive|included",
    "{who:person} read|reads page|pages {from:number} to {to:number} <of {_b:goods}> [,] both inclusive|included",
    "{who:person} read|reads from page {from:number} to [page] {to:number} <of {_b:goods}> including|inclusive_of both [pages]",
  ),
  ...asks("pages", "how_many pages did|does {who:person} read", "how_many pages are|is that"),
];

function isWholeGap(value: (role: string) => Rational | undefined): boolean {
  const [all, gap, from, to] = ["all", "gap", "from", "to"].map(value);
  const whole = ["left", "right", "behind", "pieces", "from", "to"].every((role) =>
    q.isInteger(value(role) ?? q.one),
  );
  const isEven = !all || !gap || q.isInteger(q.divide(all, gap));
  return whole && isEven && (!from || !to || q.order(to, from) > 0);
}

/** Things in a row: positions from both ends, posts and gaps, pieces and cuts, inclusive counting. */
export const inARow = storyTask({
  name: "counting-in-a-row",
  about:
    /(?:row|queue|line|column|class|road|path|street|lane|fence|park|garden|field|pond|track|cut|pages?) /,
  clauses: [...places, ...posts, ...cuts, ...inclusive],
  roles: {
    left: ["Place from the one end", ""],
    right: ["Place from the other end", ""],
    behind: ["Behind", ""],
    all: ["All", "like all"],
    gap: ["Gap", "like gap"],
    gaps: ["Number of gaps", ""],
    posts: ["Number", ""],
    closed: ["Number", ""],
    pieces: ["Pieces", ""],
    cuts: ["Cuts", ""],
    cut: ["Time for a cut", "like cut"],
    cutting: ["Time in all", "like cut"],
    from: ["First page", ""],
    to: ["Last page", ""],
    pages: ["Pages", "of pages"],
  },
  whole: ["posts", "closed"],
  isSound: ({ says, targets }) =>
    targets.includes("posts") === (says["ends"] === "both") &&
    targets.includes("pages") === (says["inclusive"] === "yes"),
  makesSense: isWholeGap,
  rules: [
    makeRule(
      "all",
      "left right",
      "Add the two places, and take one away",
      "The one who is told of was counted from both ends, so twice.",
      (v) => line`${v("left")} + ${v("right")} - 1`,
    ),
    makeRule(
      "all",
      "left behind",
      "Add those behind",
      "The place from the front counts all up to that one; behind are the others.",
      (v) => line`${v("left")} + ${v("behind")}`,
    ),
    makeRule(
      "gaps",
      "all gap",
      "Find the number of gaps",
      "Divide the whole length by one gap.",
      (v) => line`${v("all")} \div ${v("gap")}`,
    ),
    makeRule(
      "posts",
      "gaps",
      "Add one",
      "With one at each end, there is one more than there are gaps.",
      (v) => line`${v("gaps")} + 1`,
    ),
    makeRule(
      "closed",
      "gaps",
      "As many as gaps",
      "On a closed way the last gap leads back to the first, so there are as many as gaps.",
      (v) => line`${v("gaps")} + 0`,
    ),
    makeRule(
      "cuts",
      "pieces",
      "Find the number of cuts",
      "The last cut makes two pieces, so there is one cut less than there are pieces.",
      (v) => line`${v("pieces")} - 1`,
    ),
    makeRule(
      "cutting",
      "cuts cut",
      "Find the time",
      "Every cut takes the same time: multiply.",
      (v) => line`${v("cuts")} \times ${v("cut")}`,
    ),
    makeRule(
      "pages",
      "from to",
      "Subtract, and add one",
      "The first page counts too.",
      (v) => line`${v("to")} - ${v("from")} + 1`,
    ),
    makeRule("left", "all right", "Go back", "", (v) => line`${v("all")} - ${v("right")} + 1`),
    makeRule("left", "all behind", "Go back", "", (v) => line`${v("all")} - ${v("behind")}`),
    makeRule("gaps", "posts", "Go back", "", (v) => line`${v("posts")} - 1`),
    makeRule("gaps", "closed", "Go back", "", (v) => line`${v("closed")} - 0`),
    makeRule("all", "gaps gap", "Go back", "", (v) => line`${v("gaps")} \times ${v("gap")}`),
    makeRule("cut", "cutting cuts", "Go back", "", (v) => line`${v("cutting")} \div ${v("cuts")}`),
    makeRule("to", "pages from", "Go back", "", (v) => line`${v("pages")} + ${v("from")} - 1`),
  ],
  lesson: {
    topic: "Counting in daily life",
    method: "One more or one less",
    difficulty: "beginner",
    idea: "Draw a small picture with few of them and count: is it one more, one less, or the same?",
    firstMove: "Draw it with three or four, and count both the things and the gaps.",
    terms: {},
    next: ["What would it be in a circle?", "Why is it not simply the sum or the quotient?"],
  },
  examples: [
    "Ravi is 8th from the left and 13th from the right in a row. How many children are there in the row?",
    "Trees are planted 5 m apart along a straight road 150 m long, including both ends. How many trees are there?",
  ],
});
