import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";
import { places, rectangleFacts } from "./figures.ts";

const rate =
  "[at_rate_of|at_cost_of|at|costing|which_costs|of_wire_costing] [rate_of] {rate:money} per_metre|per_m|per_metre_length";
const times = "[with] {k:number} rounds|times <with|of|using wire|rope|barbed_wire>";
const rounds = "with|by|in {k:number} rounds|round [of] [wire|rope|fence|barbed_wire]";
const around = `[around|round|of] [it|rectangular|square] [${places}]`;
const figure = `<square {_p:goods} of side {s:length} / rectangular {_p:goods} of length {l:length} and breadth|width {b:length} / rectangular {_p:goods} {l:length} long and {b:length} wide|broad / rectangular {_p:goods} {l:length|number} by|× {b:length}>`;

const clauses: readonly Clause[] = [
  ...facts(
    ...rectangleFacts(),
    `square ${places} [has|is] [of] [side] {s:length} [side|long]`,
    `side of square ${places} is {s:length}`,
    `square ${places} of|with|whose|has side [of|is|length] {s:length}`,
    `${places} is square [in_shape] of side {s:length}`,
  ),
  ...facts(
    `[if] [cost|rate] [of] [fencing|wire] [is|costs|cost] {rate:money} per_metre|per_m`,
    `it [is|has] [to_be] fenced ${rounds}`,
    rounds,
    "[to] fence it {k:number} times",
    `{who:person} runs|walks|jogs|ran|walked|goes around|round|along [boundary_of] square ${places} of side {s:length}`,
    `{who:person} runs|walks|jogs|ran|walked|goes around|round|along [boundary_of] rectangular ${places} of length {l:length} and breadth|width {b:length}`,
    `{who:person} runs|walks|jogs|ran|walked|goes around|round|along [boundary_of] rectangular ${places} {l:length} long and {b:length} wide|broad`,
    `[he|farmer|she] wants to fence it ${rounds}`,
    rate,
  ),
  ...asks(
    "cost",
    `${mustFind} [total] cost of fencing ${figure} ${rate}`,
    `${mustFind} [total] cost of fencing ${figure} ${rounds} ${rate}`,
    `${mustFind} [total] cost of fencing [around] [it] ${rounds} ${rate}`,
    `${mustFind} [total] cost of fencing [around] [it] ${rate}`,
    `${mustFind} [total] cost of fencing [it]`,
    `${mustFind} [total] cost of fencing it ${times} ${rate}`,
    `${mustFind} [total] cost of fencing ${around} ${rate}`,
    `${mustFind} [total] cost of fencing ${around} ${rounds} ${rate}`,
    `what will|would be [total] cost of fencing [it] ${rate}`,
    `how_much will|would it cost to fence it [${rate}]`.replace(`[${rate}]`, rate),
  ),
  ...asks(
    "wire",
    `${mustFind} [total] length of wire|rope|fence|fencing [required|needed|used]`,
    `how_much wire|rope|fencing is needed|required|used`,
    `how_many metres of wire|rope|fencing is|are|will_be needed|required|used`,
    `${mustFind} [total] length of wire|rope|fencing needed|required to|for fence|fencing it ${rounds}`,
    `${mustFind} [total] length of wire|rope|fencing needed|required to fence it {k:number} times`,
    `${mustFind} length of wire|fence [needed|required] to fence it ${rounds}`,
  ),
  ...asks(
    "wire",
    `${mustFind} length of wire|fence|boundary [needed|required] to|for fence|fencing [it]`,
    "how_much distance|how_far does|will {who:person} cover|run|walk in|by|if [taking|completing] {k:number} rounds [around|of] [it]",
    `${mustFind} distance covered|walked|run [by_him|by_her|by {who:person}] in {k:number} rounds [of_it|around_it]`.replace(
      "|by {who:person}",
      "",
    ),
  ),
];

/** Fences and rounds of rectangles and squares, and the cost of a fence. */
export const fencing = storyTask({
  name: "fencing",
  about: /^(?=.*L\d).*(?:fenc|~fence|~wire|~rope|~rounds)/,
  clauses,
  roles: {
    l: ["Length", "unit m"],
    b: ["Breadth", "unit m"],
    s: ["Side", "like s"],
    p: ["Perimeter", "like b s"],
    k: ["Rounds", ""],
    wire: ["Length of wire", "like b s"],
    rate: ["Cost per metre", "money"],
    rateOnce: ["Cost per metre", "money"],
    cost: ["Cost", "money"],
  },
  units: { length: "m" },
  rename: ({ amounts }) => (amounts.has("k") ? {} : { rate: "rateOnce" }),
  rules: [
    makeRule(
      "p",
      "l b",
      "Find the perimeter",
      "Perimeter of a rectangle = 2 × (length + breadth).",
      (v) => line`2 \times (${v("l")} + ${v("b")})`,
    ),
    makeRule(
      "p",
      "s",
      "Find the perimeter",
      "Perimeter of a square = 4 × side.",
      (v) => line`4 \times ${v("s")}`,
    ),
    makeRule(
      "wire",
      "p k",
      "Find the length of all rounds",
      "Each round is one perimeter.",
      (v) => line`${v("k")} \times ${v("p")}`,
    ),
    makeRule(
      "cost",
      "wire rate",
      "Find the cost",
      "Cost = length × cost of 1 metre.",
      (v) => line`${v("wire")} \times ${v("rate")}`,
    ),
    makeRule(
      "cost",
      "p rateOnce",
      "Find the cost",
      "Cost = perimeter × cost of 1 metre.",
      (v) => line`${v("p")} \times ${v("rateOnce")}`,
    ),
    makeRule(
      "wire",
      "cost rate",
      "Find the length again",
      "",
      (v) => line`${v("cost")} \div ${v("rate")}`,
    ),
    makeRule(
      "p",
      "wire k",
      "Find the perimeter again",
      "",
      (v) => line`${v("wire")} \div ${v("k")}`,
    ),
    makeRule(
      "p",
      "cost rateOnce",
      "Find the perimeter again",
      "",
      (v) => line`${v("cost")} \div ${v("rateOnce")}`,
    ),
    makeRule("l", "p b", "Find the length again", "", (v) => line`${v("p")} \div 2 - ${v("b")}`),
    makeRule("s", "p", "Find the side again", "", (v) => line`${v("p")} \div 4`),
    makeRule("k", "wire p", "Find the rounds again", "", (v) => line`${v("wire")} \div ${v("p")}`),
  ],
  whole: ["k"],
  lesson: {
    topic: "Mensuration: perimeter",
    method: "Perimeter × rounds × rate",
    difficulty: "beginner",
    idea: "A fence goes along the boundary, so its length is the perimeter, once for every round.",
    firstMove: "Find the perimeter of the field.",
    terms: { Perimeter: "The length of the boundary of a figure." },
    next: [
      "How much would one more round cost?",
      "Which field of the same area has the shortest fence?",
    ],
  },
  examples: [
    "A rectangular field is 60 m by 40 m. Find the cost of fencing it with 3 rounds of wire at ₹6 per metre.",
    "Find the cost of fencing a square park of side 250 m at the rate of ₹20 per metre.",
  ],
});
