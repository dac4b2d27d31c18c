import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const hold = "has|contains|holds|can_hold|carries|can_carry|have";
const per = "each|one|1|every";

const clauses: readonly Clause[] = [
  ...facts(
    `[one|1|each|every] {g:word} ${hold} {each:number} {x:goods}`,
    `there are {each:number} {x:goods} in [one|1|each|every] {g:word}`,
    `in [one|1|each|every] {g:word} there are {each:number} {x:goods}`,
    `${per} {g:word} of {_h:goods} ${hold} {each:number} {x:goods}`,
  ),
  ...asks(
    "total",
    `how_many {x:goods} are|will_be there in {groups:number} such {g:word}`,
    `how_many {x:goods} are|will_be in {groups:number} such {g:word}`,
    `how_many {x:goods} will|do|can|would {groups:number} such {g:word} have|contain|hold|carry`,
    `how_many {x:goods} can be carried|kept|packed|put in {groups:number} such {g:word}`,
    `find|calculate|what_is number of {x:goods} in {groups:number} such {g:word}`,
  ),
  ...asks(
    "groups",
    `how_many such {g:word} are|will_be needed|required for|to_carry|to_pack|to_hold {total:number} {x:goods}`,
    `how_many such {g:word} will|do {total:number} {x:goods} fill`,
  ),
];

/** From the content of one box to that of several such boxes. */
export const suchGroups = storyTask({
  name: "such-groups",
  about: /N\d.* ~?such /,
  clauses,
  roles: {
    groups: ["Number of groups", "noun g"],
    each: ["Number in each group", "noun x"],
    total: ["Total", "noun x"],
  },
  whole: ["groups", "each", "total"],
  isSound: ({ words }) => words.get("g") !== words.get("x"),
  rules: [
    makeRule(
      "total",
      "groups each",
      "Find how many there are in all",
      "Equal groups: multiply the number of groups by the number in each.",
      (v) => line`${v("groups")} \times ${v("each")}`,
    ),
    makeRule(
      "groups",
      "total each",
      "Find the number of groups",
      "Divide the total by the number in each group.",
      (v) => line`${v("total")} \div ${v("each")}`,
    ),
    makeRule(
      "each",
      "total groups",
      "Find the number in each group",
      "Divide the total by the number of groups.",
      (v) => line`${v("total")} \div ${v("groups")}`,
    ),
  ],
  adjectives: ["such"],
  lesson: {
    topic: "Multiplication in daily life",
    method: "Equal groups",
    difficulty: "beginner",
    idea: "All the groups are alike, so number of groups × number in each.",
    firstMove: "Multiply what is in one by the number of groups.",
    terms: { Product: "The result of a multiplication." },
    next: ["How many would one more group make?", "How could you check the product by dividing?"],
  },
  examples: [
    "A box has 18 pencils. How many pencils are there in 25 such boxes?",
    "There are 48 toffees in a packet. How many toffees are there in 12 such packets?",
  ],
});
