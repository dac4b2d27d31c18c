import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const any = "volume|mass";

/** The percentage of one part of a mixture. */
export const mixturePart = storyTask({
  name: "percent-of-a-mixture",
  about: /(?:mix|added|~adds|solution|alloy).*(?:%|P)/,
  clauses: [
    ...facts(
      `{who:person} mixes|mixed {a:${any}} [of] {x:word} with|and|into|in {b:${any}} [of] {y:word}`,
      `{a:${any}} [of] {x:word} is|are mixed with {b:${any}} [of] {y:word}`,
      `{a:${any}} [of] {x:word} and {b:${any}} [of] {y:word} are mixed [together]`,
      `mixture|solution|alloy contains|has {a:${any}} [of] {x:word} and {b:${any}} [of] {y:word}`,
    ),
    ...asks(
      "p",
      "what % of mixture|solution|alloy is {x:word}",
      `${mustFind} % of {x:word} in [resulting|new] mixture|solution|alloy`,
    ),
    ...asks(
      "r",
      "what % of mixture|solution|alloy is {y:word}",
      `${mustFind} % of {y:word} in [resulting|new] mixture|solution|alloy`,
    ),
  ],
  roles: {
    a: ["First part", "like a"],
    b: ["Second part", "like a"],
    all: ["Mixture", "like a"],
    p: ["Percent of the first", "%"],
    r: ["Percent of the second", "%"],
  },
  isSound: ({ words }) => words.get("x") !== words.get("y"),
  rules: [
    makeRule(
      "all",
      "a b",
      "Find the whole mixture",
      "Add the two parts.",
      (v) => line`${v("a")} + ${v("b")}`,
    ),
    makeRule(
      "p",
      "a all",
      "Find the percent",
      "Percent = part ÷ whole × 100.",
      (v) => line`\frac{${v("a")}}{${v("all")}} \times 100`,
    ),
    makeRule(
      "r",
      "b all",
      "Find the percent",
      "Percent = part ÷ whole × 100.",
      (v) => line`\frac{${v("b")}}{${v("all")}} \times 100`,
    ),
    makeRule(
      "all",
      "p a",
      "Find the whole again",
      "",
      (v) => line`\frac{${v("a")} \times 100}{${v("p")}}`,
    ),
    makeRule(
      "all",
      "r b",
      "Find the whole again",
      "",
      (v) => line`\frac{${v("b")} \times 100}{${v("r")}}`,
    ),
    makeRule("b", "all a", "Find the second part again", "", (v) => line`${v("all")} - ${v("a")}`),
    makeRule("a", "all b", "Find the first part again", "", (v) => line`${v("all")} - ${v("b")}`),
  ],
  lesson: {
    topic: "Comparing Quantities: percentage",
    method: "Part ÷ whole × 100",
    difficulty: "beginner",
    idea: "The whole is the mixture, which is both parts together, and not the other part.",
    firstMove: "Add the two parts to get the whole mixture.",
    terms: { Percent: "Out of 100." },
    next: [
      "What percent is the other part? Do the two make 100%?",
      "What if as much again were added?",
    ],
  },
  examples: [
    "A milkman mixes 4 litres of water with 16 litres of milk. What percent of the mixture is water?",
    "A solution contains 30 g of salt and 170 g of water. What percent of the solution is salt?",
  ],
});
