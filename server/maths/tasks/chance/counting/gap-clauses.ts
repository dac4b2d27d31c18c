import { type Clause, clauses, countOf, type GapTexts } from "../../../wording/line-reader.ts";
import type { CountPlan, Factor } from "./plan.ts";
import { noun, type Selection, singular } from "./selection-clauses.ts";
import { things } from "./things.ts";

interface Group {
  name: string;
  count: number;
}

type Shape = "row" | "circle";
type Rule = "apart" | "together" | "alternate";

const largest = 20;

function orders(of: number, what: string): Factor {
  return { kind: "all orders", of, what };
}

/** In a circle, one thing is fixed to remove rotations. */
function seated({ name, count }: Group, shape: Shape, what = `the ${count} ${name}`): Factor {
  return shape === "row"
    ? orders(count, `Put ${what} in a row`)
    : orders(count - 1, `Put ${what} round the circle: fix one, and arrange the others`);
}

/** No two of a kind adjacent: the others first, then each of the kind into a separate gap. */
function apart(own: Group, other: Group, shape: Shape): Factor[] | null {
  const gaps = shape === "row" ? other.count + 1 : other.count;
  if (own.count > gaps || other.count < 2) return null;
  return [
    seated(other, shape),
    {
      kind: "arrange",
      from: gaps,
      count: own.count,
      what: `Put the ${own.count} ${own.name} into ${own.count} of the ${gaps} gaps`,
    },
  ];
}

/** All of a kind adjacent: combined to one block. */
function together(own: Group, other: Group, shape: Shape): Factor[] {
  const block = { name: "", count: other.count + 1 };
  return [
    seated(block, shape, `the block of all ${own.name} and the ${other.count} ${other.name}`),
    orders(own.count, `Arrange the ${own.count} ${own.name} inside their block`),
  ];
}

function alternate(one: Group, two: Group, shape: Shape): Factor[] | null {
  const [more, fewer] = one.count >= two.count ? [one, two] : [two, one];
  if (shape === "circle") return one.count === two.count ? apart(one, two, shape) : null;
  if (more.count - fewer.count > 1) return null;
  const both = [
    orders(more.count, `Put the ${more.count} ${more.name} in order`),
    orders(fewer.count, `Put the ${fewer.count} ${fewer.name} into the places between them`),
  ];
  if (more.count > fewer.count) return both;
  return [{ kind: "number", value: 2, what: "Choose which kind stands first" }, ...both];
}

function planOf(rule: Rule, groups: [own: Group, other: Group], shape: Shape): CountPlan | null {
  const make = { apart, together, alternate }[rule];
  const factors = make(...groups, shape);
  return factors && { cases: [{ name: "", factors }] };
}

const ruleWords: Record<Rule, (name: string) => string> = {
  apart: (name) => `no two ${name} together`,
  together: (name) => `all ${name} together`,
  alternate: () => "alternately",
};

function told(rule: Rule, shape: Shape): (taken: GapTexts) => Selection | null {
  return ({ a, b, x = "", y = "", u = x }) => {
    const both = [
      { name: x, count: countOf(a) },
      { name: y, count: countOf(b) },
    ] as const;
    const own = both.find(({ name }) => singular(name) === singular(u));
    const other = both.find((group) => group !== own);
    const areFit = both.every(({ count }) => count >= 2 && count <= largest);
    if (!own || !other || !areFit || singular(x) === singular(y)) return null;
    const plan = planOf(rule, [own, other], shape);
    const place = shape === "row" ? "in a row" : "round a circular table";
    const words = ruleWords[rule](own.name);
    return (
      plan && {
        plan,
        reading: `\\text{Orders of ${both.map(({ name, count }) => `${count} ${name}`).join(" and ")} ${place}, ${words}}`,
        again: (draw) => {
          const count = draw(4, 7);
          const fewer = rule === "alternate" ? count : draw(2, 4);
          return `In how many ways can ${count} ${other.name} and ${fewer} ${own.name} be seated ${place} so that ${rule === "alternate" ? `${own.name} and ${other.name} sit alternately` : words.replace(" together", " sit together")}?`;
        },
      }
    );
  };
}

const start =
  "[find|calculate|what_is|determine] [in] how_many|number_of [different|distinct|possible|various] ways [in_which|are_there_in_which|of]";
const sit =
  "[be] [arranged|seated|placed|sit|stand|made_to_sit|made_to_stand|be_lined_up|lined_up|sit_down|arranging|seating|be_made_to_sit|stand_up]";
const shapes: Record<Shape, string> = {
  row: "[in|along|on|for] [a|1|single] row|line|queue|bench|straight_line|shelf",
  circle:
    "around|round|at|in|about|along [a] circle|circular_table|round_table|ring|table_which_is_round",
};
const that = "[,] [so|such|in|if|when] [that|a_way|such_a_way|way] [that]";
const may = "[are|sit|stand|come|should|may|must|can|will|to|occur] [be|sit|come|stand|occur]";
const side =
  "together|next_to_each_other|adjacent|adjacent_to_each_other|side_by_side|next_to_1_another";
const rules: Record<Rule, readonly string[]> = {
  apart: [`no 2 [of] {u:thing} ${may} ${side}`, `no 2 {u:thing} ${may} ${side} [to_each_other]`],
  together: [
    `all [of] {u:thing} [always] ${may} together`,
    `{u:thing} [always] ${may} [always] together`,
  ],
  alternate: [
    "[a] [the] {u:thing} and {v:thing} [are|sit|stand|may|should] [be|sit|stand|seated|placed] alternate|alternately|alternatively",
    "they [are|sit|stand|may|should] [be|sit|stand|seated|placed] alternate|alternately",
  ],
};

function wordings(rule: Rule, shape: Shape): Clause<Selection>[] {
  const groups = `{a:whole} ${noun("x")} and {b:whole} ${noun("y")}`;
  return clauses(
    rules[rule].flatMap((condition) => [
      `${start} [can] ${groups} [can] ${sit} ${shapes[shape]} ${that} ${condition}`,
      `${groups} are_to_be|are seated|arranged|placed|to_be_seated|to_stand ${shapes[shape]} ${that} ${condition} [.|,] ${start} [can|is] [this|it] [be] [possible|done|can_they_be_seated|can_they_be_arranged]`,
    ]),
    told(rule, shape),
    things,
  );
}

/** Two kinds of people or things in a row or a circle, separated, together or alternating. */
export const gapClauses: readonly Clause<Selection>[] = (
  ["apart", "together", "alternate"] as const
).flatMap((rule) => (["row", "circle"] as const).flatMap((shape) => wordings(rule, shape)));
