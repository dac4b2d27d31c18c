import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { usedBar } from "./fraction-bars.ts";
import { storyTask } from "../story-kind.ts";

const any = "number|money|mass|volume|length";
/** Verbs that take an amount away, in the form of the request and in that of the statement. */
const verbs: readonly (readonly [asked: string, told: string])[] = [
  ["sell", "sold|sells"],
  ["spend", "spent|spends"],
  ["use", "used|uses"],
  ["eat", "ate|eats"],
  ["read", "read|reads"],
  ["give", "gave|gives|gave_away|gives_away"],
  ["donate", "donated|donates"],
  ["lose", "lost|loses"],
  ["plant", "planted|plants"],
];
const whose = "[his|her|their|its]";
const on =
  "<on|for|in {_on:goods} / to {_to:goods} / on monday|tuesday|sunday / to ~his|her {_to:goods}>";
const left = "[left|remaining]";

const used: readonly Clause[] = verbs.flatMap(([verb, told]) => [
  ...telling(
    { verb },
    `{who:person} ${told} {f:number} of ${whose} {all:${any}} [of] <{x:goods}> ${on}`,
    `{who:person} ${told} {f:number} of {_b:goods} of|with|having|containing {all:number} {x:goods}`,
    `{who:person} ${told} {p:percent} of ${whose} {all:${any}} [of] <{x:goods}> ${on}`,
  ),
  ...askingWith(
    { verb },
    "part",
    `how_many|how_much {x:goods} did|does {who:person} ${verb} [away]`,
    `how_much [money] did|does {who:person} ${verb} [away]`,
  ),
  ...askingWith({ verb }, "rest", `how_many|how_much {x:goods} are|is left to ${verb}`),
]);

const clauses: readonly Clause[] = [
  ...used,
  ...asks(
    "rest",
    "how_many|how_much {x:goods} are|is|were|was left <with {who:person} / with him|her>",
    "how_much [money] is|was left <with {who:person} / with him|her>",
    `how_many|how_much {x:goods} does|did {who:person} have ${left} [now|with_him|with_her]`,
    `how_much [money] does|did {who:person} have ${left} [now|with_him|with_her]`,
    `how_many|how_much {x:goods} has {who:person} left`,
    `how_many|how_much {x:goods} remain|remains|remained`,
    `${mustFind} number|amount|quantity of {x:goods} left [with_him|with_her]`,
  ),
  ...facts(
    "{v:word} holds|can_hold|contains {all:volume} [of] [{x:goods}] [when_full]".replace(
      "[{x:goods}]",
      "<{x:goods}>",
    ),
    "capacity of {v:word} is {all:volume}",
    "{f:number} of {v:word} is full|filled [with] <{x:goods}>",
    "{v:word} is {f:number} full [of] <{x:goods}>",
    "it is {f:number} full",
  ),
  ...askingWith(
    { vessel: "yes" },
    "part",
    "how_much {x:goods} is [there] in {v:word}",
    "how_many litres [of] <{x:goods}> are there in {v:word}",
  ),
  ...askingWith(
    { vessel: "yes" },
    "rest",
    "how_much more {x:goods} is needed|required to fill {v:word} [completely]",
    "how_much {x:goods} is needed|required to fill {v:word} [completely]",
  ),
];

/** Whether there are two amounts, and either a vessel or a person, but not both. */
function isSound({ amounts, words, says }: StoryFacts): boolean {
  const isVessel = says["vessel"] !== undefined;
  return amounts.size === 2 && words.has("v") === isVessel && isVessel !== words.has("who");
}

function makesSense(
  value: (role: string) => Rational | undefined,
  { amounts, words }: StoryFacts,
): boolean {
  const [f, p, all] = [value("f"), value("p"), value("all")];
  const isCounted = amounts.get("all")?.kind === "number";
  if (isCounted && (!words.has("x") || !all || !q.isInteger(all))) return false;
  if (f) return q.order(f, q.one) < 0;
  return p !== undefined && q.order(p, q.rational(100n)) < 0;
}

/** A fraction or percentage of a given whole, and the rest. */
export const partUsed = storyTask({
  name: "fraction-used-or-left",
  about: /(?:N|P)\d+ of .*(?:how (?:many|much)|find) |V\d.* N\d+ ~?full /,
  clauses,
  roles: {
    all: ["Whole", "like all"],
    f: ["Fraction", "fraction"],
    p: ["Percent", "%"],
    part: ["Part", "like all"],
    rest: ["Rest", "like all"],
  },
  wholeIfCounted: ["part", "rest"],
  isSound,
  makesSense,
  rules: [
    makeRule(
      "part",
      "all f",
      "Find the part",
      "“Of” means multiply.",
      (v) => line`${rationalLatex(v("f"))} \times ${v("all")}`,
    ),
    makeRule(
      "part",
      "all p",
      "Find the part",
      "Percent means out of 100, and “of” means multiply.",
      (v) => line`\frac{${v("p")}}{100} \times ${v("all")}`,
    ),
    makeRule(
      "rest",
      "all part",
      "Find the rest",
      "Rest = whole − part.",
      (v) => line`${v("all")} - ${v("part")}`,
    ),
    makeRule(
      "all",
      "part f",
      "Find the whole again",
      "",
      (v) => line`${v("part")} \div ${rationalLatex(v("f"))}`,
    ),
    makeRule(
      "all",
      "part p",
      "Find the whole again",
      "",
      (v) => line`\frac{${v("part")} \times 100}{${v("p")}}`,
    ),
    makeRule(
      "all",
      "rest f",
      "Find the whole again",
      "The rest is the other part of the whole.",
      (v) => line`${v("rest")} \div \left(1 - ${rationalLatex(v("f"))}\right)`,
    ),
    makeRule(
      "all",
      "rest p",
      "Find the whole again",
      "The rest is the other part of the whole.",
      (v) => line`\frac{${v("rest")} \times 100}{100 - ${v("p")}}`,
    ),
  ],
  draw: usedBar,
  lesson: {
    topic: "Fractions",
    method: "Fraction of a whole",
    difficulty: "beginner",
    idea: "A fraction of a number: divide by the denominator, multiply by the numerator.",
    firstMove: "Multiply the fraction by the whole.",
    terms: { Numerator: "The number above the line: how many of the equal parts are taken." },
    next: ["Which fraction is left?", "How else could you have found the rest?"],
  },
  examples: [
    "A farmer sold 3/8 of his 240 eggs. How many eggs were left?",
    "Ramesh spent 2/5 of his ₹1500 on books. How much money is left with him?",
  ],
});
