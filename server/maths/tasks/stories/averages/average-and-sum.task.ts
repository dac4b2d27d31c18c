import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const average = "average|mean|arithmetic_mean";
const things = "numbers|results|observations|values|readings|items|quantities|terms";
const places: Readonly<Record<string, bigint>> = {
  third: 3n,
  fourth: 4n,
  fifth: 5n,
  sixth: 6n,
  seventh: 7n,
  eighth: 8n,
};
const counts: Readonly<Record<string, bigint>> = { two: 2n, three: 3n, four: 4n };

/** The requested value is in both parts: "the average of the first six … the last six … find the sixth". */
const overlap: readonly Clause[] = [
  ...facts(
    `${average} of {n:number} ${things} is {all:number}`,
    `[if] ${average} of first {k:number} <${things}> is {low:number}`.replace(
      `<${things}>`,
      `[${things}]`,
    ),
    `[and] that of last {m:number} is {high:number}`,
    `[if] ${average} of last {m:number} [${things}] is {high:number}`,
    `[if] ${average} of first {k:number} [${things}] is {low:number} and that of last {m:number} [${things}] is {high:number}`,
  ),
  ...Object.entries(places).flatMap(([name, place]) =>
    telling(
      { place: name },
      `${mustFind} ${name} number|result|observation|value|reading|item|term`,
    ).map((clause) => ({ ...clause, asks: [`middle${place}`] })),
  ),
  ...asks("middle", `${mustFind} {at:number} th number|result|observation|value|reading|item|term`),
];

/** Marks obtained so far and the desired average; the next mark is requested. */
const wanted: readonly Clause[] = [
  ...telling(
    { known: "three" },
    "{who:person} scored|scores|got|obtained|secured {a:number} , {b:number} and {c:number} [marks|runs] in three|first_three [tests|matches|exams|subjects|innings|papers]",
  ),
  ...telling(
    { known: "two" },
    "{who:person} scored|scores|got|obtained|secured {a:number} and {b:number} [marks|runs] in two|first_two [tests|matches|exams|subjects|innings|papers]",
  ),
  ...telling(
    { known: "three" },
    "how_many marks|runs must|should {who:person} get|score|obtain in fourth|next test|match|exam|subject|innings|paper so_that|to_have|for [his|her] average|mean is|of|becomes|to_be {mean:number}",
    "how_many marks|runs must|should {who:person} get|score in fourth test|match|exam|subject|paper to get|have average of {mean:number}",
  ).map((clause) => ({ ...clause, asks: ["x"] })),
  ...telling(
    { known: "two" },
    "how_many marks|runs must|should {who:person} get|score|obtain in third|next test|match|exam|subject|innings|paper so_that|to_have|for [his|her] average|mean is|of|becomes|to_be {mean:number}",
  ).map((clause) => ({ ...clause, asks: ["x"] })),
  ...telling({ known: "two" }, `${average} of three numbers is {mean:number}`),
  ...facts(
    "two of them|these are {a:number} and {b:number}",
    "two of them|numbers are {a:number} and {b:number}",
  ),
  ...asks("x", `${mustFind} third [number]`, "what is third number"),
  ...telling({ known: "three" }, `${average} of four numbers is {mean:number}`),
  ...facts("three of them|these|numbers are {a:number} , {b:number} and {c:number}"),
  ...asks("x", `${mustFind} fourth [number]`, "what is fourth number"),
];

function isOverlap(value: (role: string) => Rational | undefined): boolean {
  const [n, k, m] = ["n", "k", "m"].map(value);
  if (!n || !k || !m) return true;
  return [n, k, m].every(q.isInteger) && q.equals(q.add(k, m), q.add(n, q.one));
}

const middles = new Set(["middle", ...Object.values(places).map((place) => `middle${place}`)]);

/** An unknown value from averages: the one that both parts contain, or the one that is still missing. */
export const averageAndSum = storyTask({
  name: "missing-from-average",
  about: /(?:average|mean) /,
  clauses: [...overlap, ...wanted],
  roles: {
    n: ["Number of all", ""],
    all: ["Average of all", ""],
    k: ["Number of the first", ""],
    low: ["Average of the first", ""],
    m: ["Number of the last", ""],
    high: ["Average of the last", ""],
    at: ["Place", ""],
    a: ["First", ""],
    b: ["Second", ""],
    c: ["Third", ""],
    count: ["Number of all", ""],
    mean: ["Average wanted", ""],
    sumAll: ["Sum of all", ""],
    sumLow: ["Sum of the first", ""],
    sumHigh: ["Sum of the last", ""],
    wantedSum: ["Sum wanted", ""],
    known: ["Sum of what is known", ""],
    middle: ["The one in the middle", ""],
    x: ["The missing one", ""],
  },
  checkRoles: ["at"],
  adjectives: ["th", "fourth", ...Object.keys(places)],
  isSound: ({ targets, amounts, says }) => {
    const [role = ""] = targets;
    if (targets.length > 1) return false;
    if (role === "x")
      return amounts.has("mean") && amounts.has("c") === (says["known"] === "three");
    const place = role === "middle" ? amounts.get("at")?.value : q.rational(BigInt(role.slice(6)));
    const k = amounts.get("k")?.value;
    return place !== undefined && k !== undefined && q.equals(place, k);
  },
  makesSense: isOverlap,
  targets: ({ targets }) => targets.map((role) => (middles.has(role) ? "middle" : role)),
  extra: ({ says, targets }) =>
    targets.includes("x") ? { count: q.rational((counts[says["known"] ?? ""] ?? 0n) + 1n) } : {},
  rules: [
    makeRule(
      "sumAll",
      "n all",
      "Find the sum of all",
      "Sum = average × number.",
      (v) => line`${v("n")} \times ${v("all")}`,
    ),
    makeRule(
      "sumLow",
      "k low",
      "Find the sum of the first ones",
      "Sum = average × number.",
      (v) => line`${v("k")} \times ${v("low")}`,
    ),
    makeRule(
      "sumHigh",
      "m high",
      "Find the sum of the last ones",
      "Sum = average × number.",
      (v) => line`${v("m")} \times ${v("high")}`,
    ),
    makeRule(
      "middle",
      "sumAll sumLow sumHigh",
      "Subtract the sum of all",
      "The one in the middle is in both sums, so it is what they have too much.",
      (v) => line`${v("sumLow")} + ${v("sumHigh")} - ${v("sumAll")}`,
    ),
    makeRule(
      "sumAll",
      "middle sumLow sumHigh",
      "Go back to the sum",
      "",
      (v) => line`${v("sumLow")} + ${v("sumHigh")} - ${v("middle")}`,
    ),
    makeRule(
      "all",
      "sumAll n",
      "Go back to the average",
      "",
      (v) => line`\frac{${v("sumAll")}}{${v("n")}}`,
    ),
    makeRule(
      "wantedSum",
      "mean count",
      "Find the sum that is wanted",
      "Sum = average × number.",
      (v) => line`${v("count")} \times ${v("mean")}`,
    ),
    makeRule(
      "known",
      "a b c",
      "Add what is known",
      "The sum of all is made of what is known and what is missing.",
      (v) => line`${v("a")} + ${v("b")} + ${v("c")}`,
    ),
    makeRule(
      "known",
      "a b",
      "Add what is known",
      "The sum of all is made of what is known and what is missing.",
      (v) => line`${v("a")} + ${v("b")}`,
    ),
    makeRule(
      "x",
      "wantedSum known",
      "Find what is missing",
      "Take what is known from the sum.",
      (v) => line`${v("wantedSum")} - ${v("known")}`,
    ),
    makeRule(
      "wantedSum",
      "x known",
      "Go back to the sum",
      "",
      (v) => line`${v("x")} + ${v("known")}`,
    ),
    makeRule(
      "mean",
      "wantedSum count",
      "Go back to the average",
      "",
      (v) => line`\frac{${v("wantedSum")}}{${v("count")}}`,
    ),
  ],
  lesson: {
    topic: "Data handling: average",
    method: "Sum = average × number",
    difficulty: "intermediate",
    idea: "An average tells the sum: sum = average × number. Compare sums, not averages.",
    firstMove: "Find the sum that belongs to each average.",
    terms: { Average: "The sum divided by how many there are." },
    next: [
      "How do you check the average with the number found?",
      "Would another order of the numbers change it?",
    ],
  },
  examples: [
    "Raju scored 45, 60 and 72 marks in three tests. How many marks must he get in the fourth test so that his average is 60?",
    "The average of three numbers is 12. Two of them are 8 and 10. What is the third number?",
  ],
});
