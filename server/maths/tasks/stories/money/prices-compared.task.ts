import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

/** Two prices from their sum and difference. */
export const pricesCompared = storyTask({
  name: "prices-compared",
  about: /M\d.*(?:more|less) than.*M\d|M\d.*M\d.*(?:more|less) than/,
  clauses: [
    ...facts(
      "{x:word} costs|cost {d:money} more than {y:word}",
      "cost|price of {x:word} is {d:money} more than that|cost|price of {y:word}",
      "{x:word} has|had {d:money} more [money] than {y:word}",
      "together they|both have|had {s:money}",
      "they together have|had {s:money}",
      "[if] together they cost {s:money}",
      "they [together] cost {s:money} [together|in_all|altogether]",
      "[total] cost of both is {s:money}",
      "{x:word} and {y:word} [together] cost {s:money} [together|in_all|altogether]",
      "total|combined cost of {x:word} and {y:word} is {s:money}",
    ),
    ...asks(
      "small",
      "how_much [money] does|did {y:word} have",
      "what does|did {y:word} cost",
      "how_much does|did {y:word} cost",
      `${mustFind} cost|price of {y:word}`,
    ),
    ...asks(
      "large",
      "how_much [money] does|did {x:word} have",
      "what does|did {x:word} cost",
      "how_much does|did {x:word} cost",
      `${mustFind} cost|price of {x:word}`,
    ),
    ...asks(["large", "small"], `${mustFind} cost|price of each`, "how_much does each cost"),
  ],
  roles: {
    d: ["Difference", "money"],
    s: ["Together", "money"],
    twice: ["Twice the smaller price", "money"],
    small: ["Smaller price", "money"],
    large: ["Larger price", "money"],
  },
  isSound: ({ words }) => words.get("x") !== words.get("y"),
  rules: [
    makeRule(
      "twice",
      "s d",
      "Take the difference away",
      "Without it both would cost the same.",
      (v) => line`${v("s")} - ${v("d")}`,
    ),
    makeRule(
      "small",
      "twice",
      "Divide by 2",
      "Two equal prices.",
      (v) => line`${v("twice")} \div 2`,
    ),
    makeRule(
      "large",
      "small d",
      "Add the difference",
      "The other costs so much more.",
      (v) => line`${v("small")} + ${v("d")}`,
    ),
    makeRule(
      "small",
      "large d",
      "Take the difference away",
      "",
      (v) => line`${v("large")} - ${v("d")}`,
    ),
    makeRule(
      "s",
      "large small",
      "Put them together",
      "",
      (v) => line`${v("large")} + ${v("small")}`,
    ),
    makeRule(
      "twice",
      "small",
      "Take it twice",
      "The larger is the smaller and the difference, so the smaller comes twice.",
      (v) => line`2 \times ${v("small")}`,
    ),
    makeRule("s", "twice d", "Put them together", "", (v) => line`${v("twice")} + ${v("d")}`),
  ],
  lesson: {
    topic: "Money in daily life",
    method: "Equal parts",
    difficulty: "beginner",
    idea: "If the dearer thing cost as little as the cheaper one, the sum would be smaller by the difference.",
    firstMove: "Take the difference away from the sum.",
    terms: {},
    next: [
      "Do your two prices make the sum?",
      "Why is the smaller price not simply the sum less the difference?",
    ],
  },
  examples: [
    "A shirt costs ₹250 more than a tie. Together they cost ₹750. What does the tie cost?",
    "A bat costs ₹180 more than a ball. Together they cost ₹300. What does the bat cost?",
  ],
});
