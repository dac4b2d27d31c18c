import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { differenceBars, wholeBar } from "../../../story/story-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";
import { storyTask } from "../story-kind.ts";

const any = "number|mass|volume|length|money";
const [A, B, C] = ["{A:person}", "{B:person}", "{C:person}"];

/** Verbs in the form of the request and in that of the statement. */
const verbs: readonly (readonly [asked: string, told: string])[] = [
  ["have", "has|have|had"],
  ["collect", "collected|collects|collect"],
  ["score", "scored|scores"],
  ["make", "made|makes|make"],
  ["pick", "picked|picks|pick"],
  ["pluck", "plucked|plucks"],
  ["catch", "caught|catches"],
  ["plant", "planted|plants|plant"],
  ["read", "read|reads"],
  ["earn", "earned|earns"],
  ["spend", "spent|spends"],
  ["sell", "sold|sells"],
  ["buy", "bought|buys"],
  ["walk", "walked|walks"],
  ["run", "ran|runs"],
  ["produce", "produced|produces"],
  ["bake", "baked|bakes"],
  ["use", "used|uses"],
];

const days = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december";
const when = `on|in|during ${days}|${months}|first_day|second_day|third_day|next_day|morning|afternoon|evening|first_week|second_week|third_week|first_month|second_month|third_month`;
const all = "[in_all|altogether|in_total|together]";
const of = "[of] <{x:goods}>";

/** Amounts on several days: "sold 45 kg of sugar on Monday, 38 kg on Tuesday and 52 kg on Wednesday". */
function inTurn(verb: string, verbForms: string): Clause[] {
  const first = `{who:person} ${verbForms} {a:${any}} ${of} ${when}`;
  return [
    ...telling(
      { verb, told: "by days", turns: "two" },
      `${first} [,] and {b:${any}} ${of} ${when}`,
    ),
    ...telling(
      { verb, told: "by days", turns: "three" },
      `${first} , {b:${any}} ${of} ${when} [,] and {c:${any}} ${of} ${when}`,
    ),
    ...askingWith(
      { verb, told: "by days" },
      "total",
      `how_much|how_many [of] <{x:goods}> did|does|do {who:person} ${verb} ${all} [on] <in|on|during {days:time}> ${all}`,
      `how_much|how_many [of] <{x:goods}> did|does|do {who:person} ${verb} in|on both [days] ${all}`,
      `how_much|how_many <{x:goods}> did {who:person} ${verb} on all {days:time}`,
    ),
  ];
}

function byPersons(verb: string, verbForms: string): Clause[] {
  const who = "do|did they|both|all|both_of_them|all_of_them|all_three";
  return [
    ...telling(
      { verb, told: "by persons" },
      `${A} ${verbForms} {a:${any}} ${of}`,
      `${B} ${verbForms} {b:${any}} ${of}`,
      `${C} ${verbForms} {c:${any}} ${of}`,
    ),
    ...askingWith(
      { verb, told: "by persons" },
      "total",
      `how_many|how_much {x:goods} ${who} [together] ${verb} ${all}`,
      `how_much [money] ${who} [together] ${verb} ${all}`,
    ),
    ...askingWith(
      { verb, told: "by persons" },
      "gap",
      `how_many|how_much more {x:goods} does|did|do ${A} ${verb} than ${B}`,
    ),
    ...askingWith(
      { verb, told: "by persons" },
      "lack",
      `how_many|how_much fewer|less {x:goods} does|did|do ${A} ${verb} than ${B}`,
      `how_many|how_much more {x:goods} does|did|do ${B} ${verb} than ${A}`,
    ),
    ...askingWith(
      { verb, told: "by persons" },
      "surplus",
      `how_many|how_much fewer|less {x:goods} does|did|do ${B} ${verb} than ${A}`,
    ),
  ];
}

const persons: readonly Clause[] = [
  ...verbs.flatMap(([verb, told]) => [...byPersons(verb, told), ...inTurn(verb, told)]),
  ...facts(`${B} {b:${any}} [of] <{x:goods}>`, `${C} {c:${any}} [of] <{x:goods}>`),
];

/** Measured things of one kind: "A bag weighs 3 kg and another weighs 2 kg". */
const measured: readonly Clause[] = [
  ...facts(
    "[one] {x:goods} weighs|weighed {a:mass} and another|other|second weighs|weighed {b:mass}",
    "[one] {x:goods} weighs|weighed {a:mass} and another|other|second {b:mass}",
    "[one] {x:goods} weighs|weighed {a:mass} and another|other|second {x:goods} weighs|weighed {b:mass}",
    "[one] {x:goods} is {a:length} long and another|other|second is {b:length} long",
    "{who:person} bought|buys {a:mass|volume} [of] {_f:goods} and {b:mass|volume} [of] {_g:goods}",
    "{who:person} bought|buys {a:mass} [of] {_f:goods} , {b:mass} [of] {_g:goods} and {c:mass} [of] {_i:goods}",
  ),
  ...asks(
    "total",
    "[find|what_is|what_will_be|calculate] their total weight|length|mass",
    "[find|what_is|calculate] total weight|mass|length of two|both|these {x:goods}",
    "[find|what_is|calculate] total weight|mass|quantity of her|his|fruit|fruits|vegetables|purchase|purchases|these [fruits|vegetables|purchases]",
    "[find|what_is|calculate] total weight|mass she|he bought|carried",
    "how_much did {who:person} buy in_all|altogether",
  ),
];

/** Whether all amounts are of one kind, the goods differ, and a stated number of days is that of the days named. */
function isOne({ amounts, words, says }: StoryFacts): boolean {
  const told = [...amounts].filter(([role]) => role !== "days").map(([, amount]) => amount);
  const kinds = new Set(told.map(({ kind, unit }) => (kind === "money" ? unit : kind)));
  const days = amounts.get("days");
  const turns = { two: 2n, three: 3n }[says["turns"] ?? ""];
  const isNamed = words.has("x") || told[0]?.kind !== "number" || words.get("x") !== undefined;
  if (days && (days.unit !== "day" || days.value.numerator !== turns)) return false;
  const goods = ["_f", "_g", "_i"].flatMap((role) => words.get(role) ?? []);
  return kinds.size === 1 && isNamed && new Set(goods).size === goods.length;
}

function isWhole(value: (role: string) => Rational | undefined, { amounts }: StoryFacts): boolean {
  return ["a", "b", "c"].every((role) => {
    const found = value(role);
    return !found || amounts.get(role)?.kind !== "number" || q.isInteger(found);
  });
}

const like = "like a";

/** All amounts in one bar, or two compared amounts in bars below each other. */
function draw(figure: StoryFigure): ReturnType<typeof wholeBar> {
  const names = { a: figure.name("A") || "First", b: figure.name("B") || "Second" };
  const gap = ["gap", "lack", "surplus"].find((role) => figure.targets.includes(role));
  if (gap !== undefined) {
    return gap === "gap"
      ? differenceBars(figure, { lesser: "b", greater: "a", gap, names })
      : differenceBars(figure, { lesser: "a", greater: "b", gap, names });
  }
  const roles = ["a", "b", "c"].filter(figure.isGiven);
  const parts = roles.map((role) => ({ role, name: figure.name(role.toUpperCase()) }));
  return wholeBar(figure, { whole: "total", parts });
}

/** The total or the difference of amounts that two or three persons have, or that occur day by day. */
export const putTogether = storyTask({
  name: "putting-together",
  about: /(?:how (?:many|much)|total) /,
  clauses: [...persons, ...measured],
  roles: {
    a: ["First", like],
    b: ["Second", like],
    c: ["Third", like],
    total: ["Together", like],
    gap: ["Difference", like],
    lack: ["Difference", like],
    surplus: ["Difference", like],
    days: ["Days", ""],
  },
  checkRoles: ["days"],
  wholeIfCounted: ["a", "b", "c"],
  isSound: isOne,
  makesSense: isWhole,
  rules: [
    makeRule(
      "total",
      "a b c",
      "Put them together",
      "Altogether: add.",
      (v) => line`${v("a")} + ${v("b")} + ${v("c")}`,
    ),
    makeRule(
      "total",
      "a b",
      "Put them together",
      "Altogether: add.",
      (v) => line`${v("a")} + ${v("b")}`,
    ),
    makeRule(
      "gap",
      "a b",
      "Compare them",
      "How many more: subtract.",
      (v) => line`${v("a")} - ${v("b")}`,
    ),
    makeRule(
      "surplus",
      "a b",
      "Compare them",
      "How many fewer: subtract.",
      (v) => line`${v("a")} - ${v("b")}`,
    ),
    makeRule(
      "lack",
      "a b",
      "Compare them",
      "The difference: subtract the smaller from the larger.",
      (v) => line`${v("b")} - ${v("a")}`,
    ),
    makeRule(
      "a",
      "total b c",
      "Go back to the first",
      "",
      (v) => line`${v("total")} - ${v("b")} - ${v("c")}`,
    ),
    makeRule("a", "total b", "Go back to the first", "", (v) => line`${v("total")} - ${v("b")}`),
    makeRule("a", "gap b", "Go back to the first", "", (v) => line`${v("b")} + ${v("gap")}`),
    makeRule(
      "a",
      "surplus b",
      "Go back to the first",
      "",
      (v) => line`${v("b")} + ${v("surplus")}`,
    ),
    makeRule("b", "lack a", "Go back to the second", "", (v) => line`${v("a")} + ${v("lack")}`),
  ],
  draw,
  lesson: {
    topic: "Addition and subtraction in daily life",
    method: "Adding or comparing",
    difficulty: "beginner",
    idea: "Altogether calls for addition; how many more or fewer calls for subtraction.",
    firstMove: "Write the numbers below each other, ones below ones.",
    terms: {},
    next: ["How can you check the answer by going back?", "About how much is it, rounded?"],
  },
  examples: [
    "Ravi has 248 stamps and Meena has 375 stamps. How many stamps do they have altogether?",
    "A shopkeeper sold 38 kg of sugar on Monday, 45 kg on Tuesday and 29 kg on Wednesday. How much sugar did he sell in all?",
  ],
});
