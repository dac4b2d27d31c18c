import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { equalBar } from "./equal-bars.ts";
import { storyTask } from "../story-kind.ts";

const bad = "broken|damaged|rotten|spoilt|spoiled|bad|defective";
const good = "good|unbroken|fresh|usable";
const hold = "has|have|had|contains|contain|contained|holds|hold";

const clauses: readonly Clause[] = [
  ...facts(
    "there are|were {groups:number} {g:goods} of {x:goods} [and] [there_are|with] {each:number} {x:goods} in each {g:goods}",
    "there are|were {groups:number} {g:goods} [in] <{_h:goods}> with {each:number} {x:goods} in each [of_them|{g:goods}]".replace(
      "|{g:goods}",
      "",
    ),
    "there are|were {groups:number} {g:goods} with {each:number} {x:goods} in each {g:goods}",
    "{h:goods} has|have|had {groups:number} {g:goods} [and] [with] {each:number} {x:goods} in each {g:goods}",
    "{h:goods} has|have|had {groups:number} {g:goods} [and] [with] {each:number} {x:goods} in each",
    "there are|were {groups:number} {g:goods} <in {h:goods}>",
    `each {g:goods} ${hold} {each:number} {x:goods}`,
    "there are|were {each:number} {x:goods} in each {g:goods}",
    "{each:number} {x:goods} are|were|can_be kept|packed|placed|put in each {g:goods}",
    `{h:person} has|had|bought|buys {groups:number} {g:goods} of {each:number} {x:goods} each`,
    `{h:person} has|had|bought|buys {groups:number} {g:goods} with|having|containing|of {each:number} {x:goods} in each`,
    `{h:person} has|had|bought|buys {groups:number} {g:goods} with|having|containing {each:number} {x:goods} each`,
    `{h:person} has|had|bought|buys {groups:number} {g:goods}`,
    `{bad:number} [of_them|of_these|of] [{x:goods}] are|were|was|is ${bad}`.replace(
      "[{x:goods}]",
      "<{x:goods}>",
    ),
  ),
  ...asks(
    "total",
    "how_many {x:goods} are|were there [in_all|altogether|in_total] <in {h:goods}>",
    "how_many {x:goods} are|were there in all|total {h:goods}",
    "how_many {x:goods} does|did {h:person} have [in_all|altogether|in_total]",
    "how_many {x:goods} are|were there in {groups:number} [such] {g:goods}",
    `${mustFind} [total] number_of {x:goods} [in_all]`,
    `${mustFind} total_number of {x:goods}`,
    "how_many {x:goods} will|would|do {groups:number} [such] {g:goods} have|hold|contain",
    "how_many {x:goods} can be kept|packed|placed|put in {groups:number} [such] {g:goods}",
  ),
  ...asks(
    "good",
    `how_many ${good} {x:goods} are|were there [left]`,
    `how_many {x:goods} are|were ${good}|not_broken|not_damaged|not_rotten`,
    `how_many [of_them] are|were ${good}|not_broken|not_damaged|not_rotten`,
    `${mustFind} number_of ${good} {x:goods}`,
    "how_many ~good {x:goods} are|were left",
  ),
];

/** Equal groups, such as rows of chairs or boxes of pencils, some of which may be unusable. */
export const groups = storyTask({
  name: "equal-groups",
  about: /each .*(?:how many|find|calculate|what is) |how many .*each /,
  clauses,
  roles: {
    groups: ["Number of groups", "noun g"],
    each: ["Number in each group", "noun x"],
    total: ["Total", "noun x"],
    bad: ["Not good", "noun x"],
    good: ["Good", "noun x"],
  },
  whole: ["groups", "each", "total", "bad", "good"],
  rules: [
    makeRule(
      "total",
      "groups each",
      "Find how many there are in all",
      "Equal groups: multiply the number of groups by the number in each.",
      (v) => line`${v("groups")} \times ${v("each")}`,
    ),
    makeRule(
      "good",
      "total bad",
      "Take away those that are not good",
      "Good = all − not good.",
      (v) => line`${v("total")} - ${v("bad")}`,
    ),
    makeRule(
      "bad",
      "total good",
      "Find those that are not good",
      "Not good = all − good.",
      (v) => line`${v("total")} - ${v("good")}`,
    ),
    makeRule(
      "each",
      "total groups",
      "Find the number in each group",
      "Divide the total by the number of groups.",
      (v) => line`${v("total")} \div ${v("groups")}`,
    ),
  ],
  adjectives: ["good", "fresh", "unbroken", "usable"],
  isSound: ({ amounts, targets }) => amounts.has("bad") === targets.includes("good"),
  makesSense: (_, { words }) => words.get("g") !== words.get("x"),
  draw: (figure) =>
    figure.isGiven("bad")
      ? null
      : equalBar(figure, { count: "groups", each: "each", all: "total" }),
  lesson: {
    topic: "Multiplication in daily life",
    method: "Equal groups",
    difficulty: "beginner",
    idea: "Equal groups call for multiplication: number of groups × number in each group.",
    firstMove: "Multiply the number of groups by the number in each.",
    terms: { Product: "The result of a multiplication." },
    next: ["How many would one more group make?", "How could you check the product by dividing?"],
  },
  examples: [
    "There are 9 rows of chairs with 14 chairs in each row. 23 chairs are broken. How many good chairs are there?",
    "Each box contains 24 pencils. How many pencils are there in 15 boxes?",
  ],
});
