import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { singularOf, type StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

/** The numbers of legs of animals, and of wheels of vehicles. */
const supports: Readonly<Record<"legs" | "wheels", ReadonlyMap<string, number>>> = {
  legs: legsOf(
    "hen duck pigeon bird chicken cock parrot sparrow peacock ostrich crane goose man boy girl child",
    "cow goat rabbit horse sheep dog pig buffalo deer lion tiger elephant cat camel donkey zebra calf lamb",
  ),
  wheels: new Map([
    ["bicycle", 2],
    ["cycle", 2],
    ["motorcycle", 2],
    ["motorbike", 2],
    ["scooter", 2],
    ["bike", 2],
    ["tricycle", 3],
    ["auto", 3],
    ["rickshaw", 3],
    ["car", 4],
  ]),
};

function legsOf(two: string, four: string): ReadonlyMap<string, number> {
  const pairs = [two, four].flatMap((names, at) =>
    names.split(" ").map((name) => [singularOf(name), at === 0 ? 2 : 4] as const),
  );
  return new Map(pairs);
}

const all = "[in_all|altogether|in_total]";
const legs = "legs|feet|wheels";

const clauses: readonly Clause[] = [
  ...facts(
    "{_h:goods} has|have|had [some] {x:word} and [some] {y:word} [only]",
    "there are|were [some] {x:word} and [some] {y:word} <in|on {_h:goods}> [only]",
    "in|on {_h:goods} there are|were [some|only] {x:word} and [some] {y:word}",
    "{_h:goods} has|have|had {n:number} {x:word} and {y:word} [in_all|altogether]",
    "there are|were {n:number} {x:word} and {y:word} <in|on {_h:goods}>",
    `there are|were {l:number} ${legs} ${all} and {n:number} heads|animals|vehicles ${all}`,
    `there are|were {n:number} heads ${all} and {l:number} ${legs} ${all}`,
    `[if] heads are|were counted there are {n:number} and ${legs} are {l:number}`,
    `[if] heads are|were counted [,] there are {n:number} and [if] ${legs} are|were counted [,] there are {l:number}`,
    `[total] number of heads is {n:number} [and] [total] [number_of] ${legs} is|are {l:number}`,
    `they have [total_of] {n:number} heads and {l:number} ${legs} ${all}`,
    `together they have {n:number} heads and {l:number} ${legs}`,
    `together they have {l:number} ${legs}`,
    `they have {l:number} ${legs} ${all}`,
    `total number of animals|vehicles is {n:number}`,
    `there are {l:number} ${legs} ${all}`,
    `[total] number of [their] ${legs} is {l:number}`,
  ),
  ...asks("x", "how_many {x:word} are|were there", "find|calculate number of {x:word}"),
  ...asks("y", "how_many {y:word} are|were there", "find|calculate number of {y:word}"),
  ...asks(
    "both",
    "how_many {x:word} and [how_many] {y:word} are|were there",
    "find|calculate number of {x:word} and [number_of] {y:word}",
    "how_many of each [kind] are there",
  ),
];

/** The numbers of legs or wheels of both kinds; null if a kind is unknown or the numbers are equal. */
function each({ words }: StoryFacts, text: string): readonly [number, number] | null {
  const table = supports[text.includes("wheel") ? "wheels" : "legs"];
  const [one, other] = ["x", "y"].map((role) => table.get(singularOf(words.get(role) ?? "")));
  return one === undefined || other === undefined || one === other ? null : [one, other];
}

function isKnown(told: StoryFacts): boolean {
  return each(told, "") !== null || each(told, "wheel") !== null;
}

function pair(told: StoryFacts): readonly [number, number] {
  return each(told, "") ?? each(told, "wheel") ?? [0, 0];
}

/** Whether the kind in a role has the smaller or the larger number of legs. */
function kindOf(told: StoryFacts, role: string): "few" | "many" {
  const [one, other] = pair(told);
  return (role === "x") === one > other ? "many" : "few";
}

/** Whether both kinds occur: all of the kind with fewer legs would have too few, all of the other too many. */
function makesSense(value: (role: string) => Rational | undefined): boolean {
  const [n, l, p, r] = ["n", "l", "p", "r"].map(value);
  if (!n || !l || !p || !r || !q.isInteger(n) || !q.isInteger(l)) return false;
  return q.order(q.multiply(n, p), l) < 0 && q.order(l, q.multiply(n, r)) < 0;
}

/** Two kinds of animals or vehicles, given by heads and legs, or by their number and wheels. */
export const headsAndLegs = storyTask({
  name: "heads-and-legs",
  about: /~(?:legs|feet|wheels) .*(?:how many|find|calculate) /,
  clauses,
  roles: {
    n: ["All", ""],
    l: ["All legs or wheels", ""],
    p: ["Each of the one kind has", ""],
    r: ["Each of the other kind has", ""],
    low: ["If all were of the kind with fewer", ""],
    more: ["Too few by", ""],
    step: ["Each exchange adds", ""],
    many: ["Those with more", ""],
    few: ["Those with fewer", ""],
  },
  whole: ["many", "few"],
  isSound: isKnown,
  makesSense,
  targets: (told) =>
    told.targets.flatMap((role) =>
      role === "both" ? ["x", "y"].map((one) => kindOf(told, one)) : [kindOf(told, role)],
    ),
  extra: (told) => {
    const [least, most] = pair(told).toSorted((a, b) => a - b);
    return { p: q.rational(BigInt(least ?? 0)), r: q.rational(BigInt(most ?? 0)) };
  },
  rules: [
    makeRule(
      "low",
      "n p",
      "Suppose that all are of the kind with fewer legs or wheels",
      "Number × legs (or wheels) of one.",
      (v) => line`${v("n")} \times ${v("p")}`,
    ),
    makeRule(
      "more",
      "l low",
      "See how many are missing",
      "So many more were counted.",
      (v) => line`${v("l")} - ${v("low")}`,
    ),
    makeRule(
      "step",
      "r p",
      "See what one exchange adds",
      "One of the other kind in place of one of this kind.",
      (v) => line`${v("r")} - ${v("p")}`,
    ),
    makeRule(
      "many",
      "more step",
      "Find how many are of the kind with more",
      "As many exchanges are needed as what is missing ÷ what one exchange adds.",
      (v) => line`${v("more")} \div ${v("step")}`,
    ),
    makeRule(
      "few",
      "n many",
      "Find how many are of the other kind",
      "The rest are of the other kind.",
      (v) => line`${v("n")} - ${v("many")}`,
    ),
    makeRule(
      "many",
      "n few",
      "Find the other kind",
      "Each head belongs to one of the two kinds.",
      (v) => line`${v("n")} - ${v("few")}`,
    ),
    makeRule(
      "l",
      "many few p r",
      "Count the legs or wheels",
      "",
      (v) => line`${v("many")} \times ${v("r")} + ${v("few")} \times ${v("p")}`,
    ),
  ],
  lesson: {
    topic: "Linear equations: heads and legs",
    method: "Suppose that all are of one kind",
    difficulty: "intermediate",
    idea: "Suppose that all were of the kind with fewer legs. How many legs are then missing, and why?",
    firstMove: "Multiply the number of all by the legs (or wheels) of the kind that has fewer.",
    terms: {},
    next: [
      "Which pair of equations says the same?",
      "What comes out if you suppose that all are of the other kind?",
    ],
  },
  examples: [
    "A farm has hens and cows. There are 40 heads and 110 legs. How many cows are there?",
    "A shop has 25 bicycles and tricycles. Together they have 62 wheels. How many tricycles are there?",
  ],
});
