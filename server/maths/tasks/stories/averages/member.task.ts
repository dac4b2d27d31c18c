import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const what =
  "age|ages|weight|weights|height|marks|score|salary|monthly_salary|wage|runs|temperature";
const average = "average|mean";
const any = "number|time|mass|length|money";
const group =
  "students|boys|girls|children|persons|people|men|women|workers|players|employees|members|teachers|pupils|numbers|passengers|matches|innings|friends|family_members";
const family = "[class|group|family|team|batch|office|committee] [of]";
const it =
  "average|mean|average_age|average_weight|mean_age|mean_weight|average_height|average_salary|average_marks";
const joins =
  "joins|joined|is_included|was_included|is_added|was_added|is_also_included|is_also_added|are_included|comes";
const leaves = "leaves|left|is_excluded|was_excluded|is_removed|was_removed|goes_away|leaves_group";
const group_ = "[group|class|team|them|it|in_it|in_average]";
const person =
  "teacher|new_student|new_boy|new_girl|new_man|new_person|new_member|new_player|new_worker|manager|principal|captain|class_teacher|new_employee|new_comer|student|boy|girl|man|person|player|member|worker|employee|woman|child";
const own =
  "teacher's|manager's|principal's|captain's|class_teacher's|new_student's|new_boy's|new_girl's";
const included = `[if|when] <age|weight|height|salary of ${person} / ${own} age|weight|height|salary> is|was [also] included|added [,] [and] ${it}`;
const becomes =
  "[then] becomes|became|is|increases_to|increased_to|rises_to|decreases_to|decreased_to|reduces_to|is_reduced_to|will_be|was|gets_reduced_to";

const clauses: readonly Clause[] = [
  ...facts(
    `[${average}] ${average} ${what} [marks] of [all] ${family} {n:number} ${group} <in|of class|group|team|school|office> is|was {m:${any}} [old]`.replace(
      `[${average}] `,
      "",
    ),
    `${average} ${what} of [all] {n:number} ${group} <in|of class|group|team|school|office> is|was {m:${any}} [old]`,
    `[new] ${it} ${becomes} {after:${any}} [old]`,
    `{n:number} ${group} have|has ${average} ${what} [of] {m:${any}}`,
  ),
  ...telling(
    { way: "in" },
    `[if|when] ${person} ${joins} ${group_} [,] [and] [${it}] ${becomes} {after:${any}}`,
    `${included} ${becomes} {after:${any}}`,
    `[if|when] ${person} ${joins} ${group_} [,] [and] ${it} increases|increased|rises|goes_up by {up:${any}}`,
    `[if|when] ${person} ${joins} ${group_} [,] [and] ${it} decreases|decreased|falls|goes_down by {down:${any}}`,
    `${included} increases|increased|rises|goes_up by {up:${any}}`,
    `${included} decreases|decreased|falls|goes_down by {down:${any}}`,
  ),
  ...telling(
    { way: "out" },
    `[if|when] one [of_them] [${person}] ${leaves} ${group_} [,] [and] ${it} ${becomes} {after:${any}}`,
    `[if|when] ${person} ${leaves} ${group_} [,] [and] ${it} ${becomes} {after:${any}}`,
  ),
  ...asks(
    "x",
    `${mustFind} age|weight|height|salary|marks [of] [${person}|that_student|new|that_person|that_boy]`,
    `what is|was age|weight|height|salary|marks of [${person}|that_student|that_person|that_boy]`,
    `${mustFind} ${own} age|weight|height|salary`,
    `what is|was ${own} age|weight|height|salary`,
    `how_old is [${person}|that_student]`,
  ),
];

const sum = "Sum = average × number of values.";

/** A person joins or leaves a group, and the average changes. */
export const averageMember = storyTask({
  name: "average-with-new-member",
  about: /(?:average|mean) .*(?:average|mean|increases|decreases|increased|rises|becomes)/,
  clauses,
  roles: {
    n: ["Number at first", ""],
    m: ["Average at first", "like m"],
    up: ["Rise of the average", "like m"],
    down: ["Fall of the average", "like m"],
    after: ["New average", "like m"],
    nOut: ["Number at first", ""],
    count: ["Number afterwards", ""],
    countOut: ["Number afterwards", ""],
    sumOut: ["Sum afterwards", "like m"],
    before: ["Sum at first", "like m"],
    sum: ["Sum afterwards", "like m"],
    x: ["Age or weight asked for", "like m"],
  },
  rename: ({ says }) => (says["way"] === "out" ? { n: "nOut" } : {}),
  rules: [
    makeRule(
      "after",
      "m up",
      "Find the new average",
      "The average rises: add.",
      (v) => line`${v("m")} + ${v("up")}`,
    ),
    makeRule(
      "after",
      "m down",
      "Find the new average",
      "The average falls: subtract.",
      (v) => line`${v("m")} - ${v("down")}`,
    ),
    makeRule(
      "before",
      "n m",
      "Find the sum at first",
      sum,
      (v) => line`${v("n")} \times ${v("m")}`,
    ),
    makeRule(
      "count",
      "n",
      "Count those in the group now",
      "One has joined.",
      (v) => line`${v("n")} + 1`,
    ),
    makeRule(
      "sum",
      "count after",
      "Find the sum afterwards",
      sum,
      (v) => line`${v("count")} \times ${v("after")}`,
    ),
    makeRule(
      "x",
      "sum before",
      "Take the difference of the sums",
      "The two sums differ by the one who joined.",
      (v) => line`${v("sum")} - ${v("before")}`,
    ),
    makeRule(
      "before",
      "nOut m",
      "Find the sum at first",
      sum,
      (v) => line`${v("nOut")} \times ${v("m")}`,
    ),
    makeRule(
      "countOut",
      "nOut",
      "Count those in the group now",
      "One has left.",
      (v) => line`${v("nOut")} - 1`,
    ),
    makeRule(
      "sumOut",
      "countOut after",
      "Find the sum afterwards",
      sum,
      (v) => line`${v("countOut")} \times ${v("after")}`,
    ),
    makeRule(
      "x",
      "before sumOut",
      "Take the difference of the sums",
      "The two sums differ by the one who left.",
      (v) => line`${v("before")} - ${v("sumOut")}`,
    ),
    makeRule(
      "before",
      "sum x",
      "Find the sum at first again",
      "",
      (v) => line`${v("sum")} - ${v("x")}`,
    ),
    makeRule(
      "m",
      "before n",
      "Find the average at first again",
      "",
      (v) => line`${v("before")} \div ${v("n")}`,
    ),
    makeRule(
      "before",
      "sumOut x",
      "Find the sum at first again",
      "",
      (v) => line`${v("sumOut")} + ${v("x")}`,
    ),
    makeRule(
      "m",
      "before nOut",
      "Find the average at first again",
      "",
      (v) => line`${v("before")} \div ${v("nOut")}`,
    ),
    makeRule(
      "sum",
      "before x",
      "Find the sum afterwards",
      "The new member brings the own number into the sum.",
      (v) => line`${v("before")} + ${v("x")}`,
    ),
    makeRule(
      "after",
      "sum count",
      "Find the new average",
      "Average = sum ÷ number of members.",
      (v) => line`${v("sum")} \div ${v("count")}`,
    ),
    makeRule("up", "after m", "Find the rise", "", (v) => line`${v("after")} - ${v("m")}`),
    makeRule("down", "m after", "Find the fall", "", (v) => line`${v("m")} - ${v("after")}`),
  ],
  adjectives: ["new", "average", "mean"],
  isSound: ({ amounts, says }) => says["way"] !== undefined && amounts.has("n") && amounts.has("m"),
  lesson: {
    topic: "Average (arithmetic mean)",
    method: "Sum = average × number of values",
    difficulty: "intermediate",
    idea: "An average can't be changed directly, but the sum behind it can. Compare the two sums.",
    firstMove: "Multiply the average by the number in the group to get their sum.",
    terms: { Average: "The sum of all values, shared out equally." },
    next: [
      "Is the one who joined above or below the average?",
      "When would the average stay the same?",
    ],
  },
  examples: [
    "The average age of a class of 30 students is 14 years. If the teacher's age is included, the average becomes 15 years. What is the teacher's age?",
    "The average weight of 9 boys is 40 kg. A new boy joins the group and the average weight becomes 41 kg. Find the weight of the new boy.",
  ],
});
