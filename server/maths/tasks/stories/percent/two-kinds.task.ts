import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { askingWith, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

interface Kinds {
  key: string;
  /** Whether the kinds are nouns (girls), states (rotten) or actions (passed). */
  form: "noun" | "state" | "deed";
  one: string;
  other: string;
}

/** Pairs of kinds that together make up the whole. */
const pairs: readonly Kinds[] = [
  { key: "sex", form: "noun", one: "boys", other: "girls" },
  { key: "gender", form: "noun", one: "men", other: "women" },
  { key: "presence", form: "state", one: "absent", other: "present" },
  { key: "rot", form: "state", one: "rotten|bad|spoilt|spoiled", other: "good|fresh|not_rotten" },
  {
    key: "break",
    form: "state",
    one: "broken|damaged|defective",
    other: "good|not_broken|not_damaged|not_defective|unbroken",
  },
  { key: "result", form: "deed", one: "passed|pass", other: "failed|fail|did_not_pass" },
  {
    key: "taste",
    form: "deed",
    one: "like|liked|likes",
    other: "did_not_like|do_not_like|dislike|disliked",
  },
];

const are = "are|were|is|was";
const where = "<in {_w:goods}>";

function statementsOf({ key, form }: Kinds, way: string, words: string): Clause[] {
  const says = { [key]: "yes", form };
  const [p, n] = [`{p${way}:percent}`, `{n${way}:number}`];
  if (form === "noun") {
    return telling(
      says,
      `[if] ${p} of {x:word} ${where} ${are} ${words}`,
      `[if] ${p} of them|these ${are} ${words}`,
      `[if] ${p} [${are}] ${words}`.replace("[are|were|is|was]", "are"),
      `[if] there ${are} ${n} ${words} ${where}`,
      `[if] number of ${words} [in_it] ${are} ${n}`,
      `{_w:word} has ${n} ${words}`,
    );
  }
  if (form === "state") {
    return telling(
      says,
      `[if] ${p} of {all:number} {x:word} ${where} ${are} ${words} [today]`,
      `[if] ${p} of {x:word} ${where} ${are} ${words} [today]`,
      `[if] ${p} of them|these [${are.replaceAll("|", "_or_")}] ${words}`.replace(
        /\[are_or_.*?\] /,
        `${are} `,
      ),
      `${p} ${are} ${words}`,
      `[if] ${n} {x:word} ${are} ${words} [today]`,
    );
  }
  const object = "<{o:word}> <in {_w:goods}>";
  return telling(
    says,
    `[if] ${p} of {all:number} {x:word} ${where} ${words} ${object}`,
    `[if] ${p} of {x:word} ${words} ${object}`,
    `[if] ${p} [of_them] ${words} ${object}`,
    `[if] ${n} [of_them] ${words} ${object}`,
    `[if] ${n} {x:word} ${words} ${object}`,
    `out_of {all:number} {x:word} [,] ${n} ${words} ${object}`,
  );
}

function requestsOf({ key, form }: Kinds, way: string, words: string): Clause[] {
  const says = { [key]: "yes", form };
  const count = {
    noun: [
      `how_many ${words} ${are} there ${where}`,
      `${mustFind} number of ${words} ${where}`,
      `how_many [of_them] ${are} ${words}`,
    ],
    state: [
      `how_many [of_them] ${are} ${words} [today]`,
      `how_many {x:word} ${are} ${words} [today]`,
      `${mustFind} number of ${words} {x:word}`,
      `how_many ${words} {x:word} ${are} there`,
    ],
    deed: [
      `how_many [of_them] ${words} <{o:word}>`,
      `how_many {x:word} ${words} <{o:word}>`,
      `${mustFind} number of {x:word} who ${words} <{o:word}>`,
    ],
  }[form];
  const share = [
    `what % ${form === "deed" ? "" : `${are} `}${words}`,
    `what % of {x:word} ${form === "deed" ? "" : `${are} `}${words} <{o:word}>`,
  ];
  return [...askingWith(says, `n${way}`, ...count), ...askingWith(says, `p${way}`, ...share)];
}

const clauses: readonly Clause[] = [
  ...facts(
    `there ${are} {all:number} {x:word} ${where}`,
    `in {_w:word} of {all:number} {x:word}`,
    `{_w:word} has|had {all:number} {x:word}`,
    `in {_w:word} there ${are} {all:number} {x:word}`,
    `out_of {all:number} {x:word}`,
    "in {_w:word}",
  ),
  ...askingWith(
    {},
    "all",
    `how_many {x:word} ${are} there [in_all|altogether|in_total] ${where}`,
    `${mustFind} [total] number of {x:word} ${where}`,
    `how_many {x:word} took|appeared_in|appeared_for|wrote {_w:word}`,
    `${mustFind} [total] number of {x:word} who|that took|appeared_in|appeared_for|wrote {_w:word}`,
  ),
  ...pairs.flatMap((kinds) => [
    ...statementsOf(kinds, "1", kinds.one),
    ...statementsOf(kinds, "2", kinds.other),
    ...requestsOf(kinds, "1", kinds.one),
    ...requestsOf(kinds, "2", kinds.other),
  ]),
];

/** Whether the things are named, and there are exactly two statements about their kinds and two amounts. */
function isSound({ says, amounts, words }: StoryFacts): boolean {
  const isNamed = words.has("x");
  return isNamed && Object.keys(says).length === 2 && amounts.size === 2;
}

function makesSense(value: (role: string) => Rational | undefined): boolean {
  return ["p1", "p2"].every((role) => q.order(value(role) ?? q.zero, q.rational(100n)) < 0);
}

const ways = ["1", "2"] as const;

/** A whole of two kinds, of which a number and a percentage, or two numbers, are given. */
export const twoKinds = storyTask({
  name: "two-kinds-in-percent",
  about: /P\d|% /,
  clauses,
  roles: {
    all: ["All", "noun x"],
    p1: ["Percent of the one kind", "%"],
    p2: ["Percent of the other kind", "%"],
    n1: ["Number of the one kind", ""],
    n2: ["Number of the other kind", ""],
  },
  whole: ["all", "n1", "n2"],
  adjectives: pairs.flatMap(({ one, other }) => `${one}|${other}`.split(/[|_]/)),
  isSound,
  makesSense,
  rules: ways.flatMap((way) => {
    const other = way === "1" ? "2" : "1";
    return [
      makeRule(
        `p${way}`,
        `p${other}`,
        "Find the percent of the other kind",
        "All together are 100%.",
        (v) => line`100 - ${v(`p${other}`)}`,
      ),
      makeRule(
        "all",
        `n${way} p${way}`,
        "Find the whole",
        "So many are so many percent of all: divide by the percent and multiply by 100.",
        (v) => line`\frac{${v(`n${way}`)} \times 100}{${v(`p${way}`)}}`,
      ),
      makeRule(
        `n${way}`,
        `all n${other}`,
        "Find those of the other kind",
        "The rest are of the other kind.",
        (v) => line`${v("all")} - ${v(`n${other}`)}`,
      ),
      makeRule(
        `n${way}`,
        `all p${way}`,
        "Find the number of that kind",
        "Percent means out of 100, and “of” means multiply.",
        (v) => line`\frac{${v(`p${way}`)}}{100} \times ${v("all")}`,
      ),
      makeRule(
        `p${way}`,
        `n${way} all`,
        "Find the percent",
        "Part ÷ whole × 100.",
        (v) => line`\frac{${v(`n${way}`)}}{${v("all")}} \times 100`,
      ),
      makeRule(
        "all",
        `p${way} n${way}`,
        "Find the whole again",
        "",
        (v) => line`\frac{${v(`n${way}`)} \times 100}{${v(`p${way}`)}}`,
      ),
    ];
  }),
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "The whole is 100%",
    difficulty: "intermediate",
    idea: "Both kinds together are 100%. Which percent belongs to the number that is told?",
    firstMove: "Find the percent of the other kind.",
    terms: { Percent: "Out of every 100." },
    next: ["How many are there of the one kind and of the other?", "Do both make the whole?"],
  },
  examples: [
    "In a school 40% of the students are girls. If there are 720 boys, find the total number of students.",
    "25% of the 60 students in a class are absent. How many are present?",
  ],
});
