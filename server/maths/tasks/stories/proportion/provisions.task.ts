import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const people =
  "men|soldiers|students|persons|people|cattle|animals|cows|horses|workers|boys|girls|children|members";
const place = "[fort|camp|hostel|garrison|farmer|mess|family|farm]";
const food = "[enough] provisions|provision|food|food_provision|ration|fodder|food_grains|supplies";

const clauses: readonly Clause[] = [
  ...facts(
    `${place} [of] {n:number} ${people} has|had|have ${food} for {d:time}`,
    `${place} has|had [enough] ${food} for {n:number} ${people} for {d:time}`,
    `${food} [is|are] [enough|sufficient|available] for {n:number} ${people} for {d:time}`,
    `${food} [in_fort|in_camp|in_hostel] is|are|was|were [enough|sufficient] for {n:number} ${people} for {d:time}`,
    `in fort|camp|hostel [there_are|there_were|there_was] ${food} for {n:number} ${people} for {d:time}`,
    `{n:number} ${people} had|have ${food} for {d:time}`,
    `after {gone:time} [,] {more:number} more ${people} join|joined [them|fort|camp|hostel|garrison|group]`,
    `after {gone:time} [,] {less:number} ${people} left|leave [fort|camp|hostel|garrison]`,
    `[if] {more:number} more ${people} join|joined|come|join_camp [them|fort|camp|hostel|garrison|group]`,
    `[if] there are|were {more:number} more ${people} [in_fort|in_camp|in_hostel|in_group]`,
    `[if] {less:number} ${people} leave|left [fort|camp|hostel|garrison]`,
    `[if] {less:number} of_them leave|left`,
  ),
  ...asks(
    "rest",
    `how_long|how_many_days will|would|did|does [remaining] [food|provisions|provision|ration|fodder] last [now|them]`,
    `for how_many|how_long days will|would|did [remaining] [food|provisions|provision|ration] last [now|them]`,
    `for how_long will|would|did [remaining] [food|provisions|provision|ration] last [now|them]`,
    `how_many days will|would|did [remaining] food|provisions|provision|they|ration|fodder last [now|them]`,
    `[for] how_many [more] days will|would|did [remaining] [food|provisions|provision|ration] last [now]`,
  ),
];

const roles = {
  n: ["Number at first", ""],
  d: ["Time for which it lasts", "like d"],
  gone: ["Time gone", "like d"],
  more: ["Those who join", ""],
  less: ["Those who leave", ""],
  dLeft: ["Time left for the first number", "like d"],
  all: ["Number afterwards", ""],
  rest: ["Time it lasts", "like d"],
  dAll: ["Time for which it lasts at first", "like d"],
} as const;

/** Provisions for a number of people and days, in inverse proportion. */
export const provisions = storyTask({
  name: "provisions",
  about:
    /(?:provision|food|ration|fodder|supplies).*T\d|T\d.*(?:provision|food|ration|fodder|supplies)/,
  clauses,
  roles,
  whole: ["n", "more", "less"],
  rename: ({ amounts }) => (amounts.has("gone") ? { d: "dAll" } : {}),
  adjectives: ["remaining", "more"],
  rules: [
    makeRule(
      "dLeft",
      "dAll gone",
      "Find how long it would still last",
      "Some days are over: subtract them.",
      (v) => line`${v("dAll")} - ${v("gone")}`,
    ),
    makeRule(
      "all",
      "n more",
      "Count all after some have joined",
      "Joined: add.",
      (v) => line`${v("n")} + ${v("more")}`,
    ),
    makeRule(
      "all",
      "n less",
      "Count those who stay",
      "Left: subtract.",
      (v) => line`${v("n")} - ${v("less")}`,
    ),
    makeRule(
      "rest",
      "n dLeft all",
      "Find how long it lasts",
      "Inverse proportion: number × days stays the same.",
      (v) => line`\frac{${v("n")} \times ${v("dLeft")}}{${v("all")}}`,
    ),
    makeRule(
      "dLeft",
      "rest all n",
      "Find the days again",
      "",
      (v) => line`\frac{${v("rest")} \times ${v("all")}}{${v("n")}}`,
    ),
    makeRule(
      "dAll",
      "dLeft gone",
      "Find all the days again",
      "",
      (v) => line`${v("dLeft")} + ${v("gone")}`,
    ),
    makeRule(
      "rest",
      "n d all",
      "Find how long it lasts",
      "Inverse proportion: number × days stays the same.",
      (v) => line`\frac{${v("n")} \times ${v("d")}}{${v("all")}}`,
    ),
    makeRule(
      "d",
      "rest all n",
      "Find the days again",
      "",
      (v) => line`\frac{${v("rest")} \times ${v("all")}}{${v("n")}}`,
    ),
  ],
  lesson: {
    topic: "Direct and Inverse Proportions",
    method: "Inverse proportion",
    difficulty: "intermediate",
    idea: "More people eat the same food in less time: number of people × number of days stays the same.",
    firstMove: "Find how long the food would last one person.",
    terms: {
      "Inverse proportion":
        "When one quantity doubles, the other halves; their product stays the same.",
    },
    next: [
      "How long would the food last if the number doubled?",
      "How many people could it feed for one day?",
    ],
  },
  examples: [
    "A fort has provisions for 300 men for 40 days. If 100 more men join, how long will the provisions last?",
    "A hostel had food for 100 students for 20 days. After 5 days 50 students left. How long will the remaining food last?",
  ],
});
