import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const player = "batsman|cricketer|player|he|she|cricket_player";

/** The runs that the next innings must bring for a desired average. */
export const nextInnings = storyTask({
  name: "average-of-innings",
  about: /average .*(?:innings|matches).*average/,
  clauses: [
    ...facts(
      `${player} has [an] average [of] {m:number} [runs] in|for|after {n:number} innings|matches`,
      `average [runs|score] of ${player} in|for|after {n:number} innings|matches is|was {m:number} [runs]`,
      `${player} 's average in|for|after {n:number} innings is {m:number} [runs]`,
    ),
    ...asks(
      "x",
      `how_many runs must|should ${player} score|make in his|her next innings|inning|match to|so_as_to raise|increase|make|bring [his|her] average to {after:number} [runs]`,
      `how_many runs must|should ${player} score|make in his|her next innings|inning|match to|so_as_to raise|increase [his|her] average by {up:number} [runs]`,
      `how_many runs must|should ${player} score|make in next innings|inning|match to|so_as_to raise|increase|make|bring [his|her] average to {after:number} [runs]`,
      `how_many runs must|should ${player} score|make in next innings|inning|match to|so_as_to raise|increase [his|her] average by {up:number} [runs]`,
    ),
  ],
  roles: {
    n: ["Innings at first", ""],
    m: ["Average at first", "of runs"],
    up: ["Rise of the average", "of runs"],
    after: ["Wanted average", "of runs"],
    before: ["Runs at first", "of runs"],
    count: ["Innings then", ""],
    sum: ["Runs needed in all", "of runs"],
    x: ["Runs in the next innings", "of runs"],
  },
  whole: ["n", "x"],
  rules: [
    makeRule(
      "after",
      "m up",
      "Find the wanted average",
      "The average rises: add.",
      (v) => line`${v("m")} + ${v("up")}`,
    ),
    makeRule(
      "before",
      "n m",
      "Find the runs at first",
      "Sum = average × number of innings.",
      (v) => line`${v("n")} \times ${v("m")}`,
    ),
    makeRule(
      "count",
      "n",
      "Count the innings then",
      "One more innings.",
      (v) => line`${v("n")} + 1`,
    ),
    makeRule(
      "sum",
      "count after",
      "Find the runs needed in all",
      "Sum = average × number of innings.",
      (v) => line`${v("count")} \times ${v("after")}`,
    ),
    makeRule(
      "x",
      "sum before",
      "Take the difference",
      "The next innings must bring what is missing.",
      (v) => line`${v("sum")} - ${v("before")}`,
    ),
    makeRule(
      "before",
      "sum x",
      "Find the runs at first again",
      "",
      (v) => line`${v("sum")} - ${v("x")}`,
    ),
    makeRule(
      "sum",
      "before x",
      "Find the runs in all again",
      "",
      (v) => line`${v("before")} + ${v("x")}`,
    ),
    makeRule(
      "after",
      "sum count",
      "Find the new average again",
      "",
      (v) => line`${v("sum")} \div ${v("count")}`,
    ),
    makeRule("up", "after m", "Find the rise again", "", (v) => line`${v("after")} - ${v("m")}`),
    makeRule(
      "m",
      "before n",
      "Find the average at first again",
      "",
      (v) => line`${v("before")} \div ${v("n")}`,
    ),
  ],
  lesson: {
    topic: "Average (arithmetic mean)",
    method: "Sum = average × number of values",
    difficulty: "intermediate",
    idea: "Compare the runs needed in all with the runs that there are already.",
    firstMove: "Multiply the average by the number of innings to get the runs so far.",
    terms: { Average: "The sum of all values, shared out equally." },
    next: [
      "What would the average be after an innings of no runs?",
      "Why must more than the wanted average be scored?",
    ],
  },
  examples: [
    "A batsman has an average of 40 runs in 10 innings. How many runs must he score in the next innings to raise his average to 42?",
    "The average score of a cricketer in 12 innings is 35 runs. How many runs must he score in his next innings to raise his average by 2 runs?",
  ],
});
