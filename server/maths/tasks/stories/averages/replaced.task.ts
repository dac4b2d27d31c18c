import { asks, type Clause, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const any = "mass|time|length|number|money";
const what = "weight|age|height|salary";
const persons =
  "persons|people|men|women|boys|girls|students|players|workers|members|children|oarsmen";
const person = "person|man|woman|boy|girl|student|player|worker|member|one|child";
const incoming = `[new_person|new_man|new_boy|new_student|new_player|new_girl|new_woman|new_member|new_worker|new_one] [${person}]`;
const outgoing = `[of_them|${person}] [of_them] weighing|aged|whose_weight_is|whose_age_is|whose_height_is|of_weight|of_age`;
const rises = "increases|is_increased|increased|rises|rose|goes_up";
const falls = "decreases|is_decreased|decreased|falls|fell|reduces|is_reduced";

function stories(role: string, verbs: string): string[] {
  const average = `average|mean [${what}] of {n:number} ${persons} ${verbs} by {${role}:${any}}`;
  return [
    `${average} when ${incoming} comes|joins [in] in_place_of|place_of|replacing one ${outgoing} {out:${any}}`,
    `${average} when one ${outgoing} {out:${any}} is|was replaced by ${incoming}`,
    `${average} if|when ${incoming} replaces|replaced one ${outgoing} {out:${any}}`,
  ];
}

const clauses: readonly Clause[] = [
  ...telling({ way: "up" }, ...stories("up", rises)),
  ...telling({ way: "down" }, ...stories("down", falls)),
  ...asks(
    "x",
    `${mustFind} ${what} of new|incoming ${person}|comer`,
    `what is|was|will_be|might_be ${what} of new|incoming ${person}|comer`,
    `${mustFind} ${what} of newcomer`,
  ),
];

/** A member of a group is replaced, and the average rises or falls. */
export const averageReplaced = storyTask({
  name: "average-with-replacement",
  about: /(?:average|mean) .*(?:place|~place|replac)/,
  clauses,
  roles: {
    n: ["Number in the group", ""],
    up: ["Rise of the average", "like up"],
    down: ["Fall of the average", "like down"],
    rise: ["Rise of the sum", "like up"],
    drop: ["Fall of the sum", "like down"],
    out: ["The one who left", "like out"],
    x: ["The new one", "like out"],
  },
  rules: [
    makeRule(
      "rise",
      "n up",
      "Find by how much the sum rises",
      "For each in the group the average rises by the same: multiply.",
      (v) => line`${v("n")} \times ${v("up")}`,
    ),
    makeRule(
      "x",
      "out rise",
      "Find the new one",
      "The sum is more by what the new one has more than the one who left.",
      (v) => line`${v("out")} + ${v("rise")}`,
    ),
    makeRule(
      "drop",
      "n down",
      "Find by how much the sum falls",
      "For each in the group the average falls by the same: multiply.",
      (v) => line`${v("n")} \times ${v("down")}`,
    ),
    makeRule(
      "x",
      "out drop",
      "Find the new one",
      "The sum is less by what the new one has less than the one who left.",
      (v) => line`${v("out")} - ${v("drop")}`,
    ),
    makeRule(
      "rise",
      "x out",
      "Find by how much the sum rose",
      "The new one brings more than the old one took away.",
      (v) => line`${v("x")} - ${v("out")}`,
    ),
    makeRule(
      "up",
      "rise n",
      "Find the rise of the average",
      "The rise of the sum is shared equally among all.",
      (v) => line`${v("rise")} \div ${v("n")}`,
    ),
    makeRule(
      "drop",
      "out x",
      "Find by how much the sum fell",
      "The new one brings less than the old one took away.",
      (v) => line`${v("out")} - ${v("x")}`,
    ),
    makeRule(
      "down",
      "drop n",
      "Find the fall of the average",
      "The fall of the sum is shared equally among all.",
      (v) => line`${v("drop")} \div ${v("n")}`,
    ),
  ],
  adjectives: ["new", "incoming", "average", "mean"],
  lesson: {
    topic: "Average (arithmetic mean)",
    method: "Change of the sum = number × change of the average",
    difficulty: "advanced",
    idea: "If the average of a group rises, the sum rises by that for every one in the group.",
    firstMove: "Multiply the change of the average by the number in the group.",
    terms: { Average: "The sum of all values, shared out equally." },
    next: [
      "Why is it not necessary to know the average itself?",
      "What if two of the group were replaced?",
    ],
  },
  examples: [
    "The average weight of 8 persons increases by 2.5 kg when a new person comes in place of one of them weighing 65 kg. What is the weight of the new person?",
    "The average age of 6 players decreases by 2 years when a new player comes in place of one aged 34 years. Find the age of the new player.",
  ],
});
