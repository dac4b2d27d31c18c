import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { numberLatex, wordLabel } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { agesClauses } from "./ages-wordings.ts";
import { defineEquationStory, type EquationModel } from "./equation-story.ts";

const [A, B] = ["{A:relative}", "{B:relative}"];

/** The wordings of ages now and at one other time, and those for two other times. */
const clauses: readonly Clause[] = [
  ...agesClauses,
  ...["kLater", "kAgo"].flatMap((role) =>
    [
      ["2", "twice"],
      ["3", "thrice"],
    ].flatMap(([value = "", word = ""]) => {
      const when =
        role === "kLater" ? "{later:time} later|hence|from_now [,]" : "{ago:time} ago|back [,]";
      const is = role === "kLater" ? "will_be" : "was";
      return telling({ [role]: value }, `${when} ${A} ${is} ${word} as old as ${B}`);
    }),
  ),
  ...facts(
    `{later:time} later|hence [,] ${A} will_be {kLater:number} × as old as ${B}`,
    `{ago:time} ago [,] ${A} was {kAgo:number} × as old as ${B}`,
  ),
  ...asks("both", `how old are ${A} and ${B} [now]`, `what are present ages of ${A} and ${B}`),
];

const roles = ["ago", "kAgo", "kLater", "later"] as const;

interface Facts {
  ago: Rational;
  kAgo: Rational;
  later: Rational;
  kLater: Rational;
}

function factsOf({ amounts, says, targets }: StoryFacts): Facts | null {
  const values = roles.map((role) => {
    const amount = amounts.get(role);
    const said = says[role];
    if (amount && said !== undefined) return null;
    if (amount?.kind === "time" && amount.unit !== "year") return null;
    return amount?.value ?? (said === undefined ? null : q.rational(BigInt(said)));
  });
  const [ago, kAgo, kLater, later] = values;
  const isAll = amounts.size + Object.keys(says).length === roles.length;
  if (!ago || !kAgo || !kLater || !later || !isAll || targets.join() !== "both") return null;
  const areWhole = [ago, kAgo, kLater, later].every((one) => q.isInteger(one) && q.sign(one) > 0);
  return areWhole ? { ago, kAgo, kLater, later } : null;
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const known = told && factsOf(told);
  const names = ["A", "B"].map((role) =>
    told?.words.get(role)?.replace(/^[a-z]/, (one) => one.toUpperCase()),
  );
  const [a, b] = names;
  if (!told || !known || a === undefined || b === undefined || a === b) return null;
  const [ago, kAgo, kLater, later] = [known.ago, known.kAgo, known.kLater, known.later].map(
    numberLatex,
  );
  const label = wordLabel("time", "years");
  return {
    amounts: [...told.amounts.values()],
    lets: [`Let the present ages of ${a} and ${b} be x and y years.`],
    expressions: ["x", "y"],
    equations: [`x - ${ago} = ${kAgo}(y - ${ago})`, `x + ${later} = ${kLater}(y + ${later})`],
    why: "Some years ago both were younger, and later both are older, by the same number of years.",
    answers: [
      { name: `Age of ${a}`, label, line: "x" },
      { name: `Age of ${b}`, label, line: "y" },
    ],
    demands: "positive",
    check: ([x = q.zero, y = q.zero]) =>
      q.order(y, known.ago) < 0
        ? []
        : [
            `${numberLatex(x)} - ${ago} = ${kAgo} \\times (${numberLatex(y)} - ${ago})`,
            `${numberLatex(x)} + ${later} = ${kLater} \\times (${numberLatex(y)} + ${later})`,
          ],
  };
}

/** Two ages from their ratios at a past and at a future time. */
export const agesAtTwoTimes = defineEquationStory({
  name: "ages-at-two-times",
  about: /(?:ago|back) .*(?:later|hence|from now|after|in) .*old /,
  read,
  lesson: {
    topic: "Pair of Linear Equations in Two Variables: ages",
    idea: "Call the present ages x and y, and write both sentences as equations for their time.",
    terms: { "Present age": "The age now." },
  },
  examples: [
    "5 years ago, Nuri was thrice as old as Sonu. 10 years later, Nuri will be twice as old as Sonu. How old are Nuri and Sonu?",
    "2 years ago, Arjun was thrice as old as Meena. 6 years later, Arjun will be twice as old as Meena. How old are Arjun and Meena?",
  ],
});
