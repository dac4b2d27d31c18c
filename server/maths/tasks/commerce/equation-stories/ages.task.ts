import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { numberLatex, wordLabel } from "../../../story/amount.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { agesClauses } from "./ages-wordings.ts";
import { defineEquationStory, type EquationModel } from "./equation-story.ts";

/** The given numbers, by role. */
type Values = ReadonlyMap<string, Rational>;

/** The ages in terms of x, and the equation from the last fact. */
interface Ages {
  a: string;
  b: string;
  equation: string;
  why: string;
  check: (a: Rational, b: Rational) => string[];
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, agesClauses);
  const names = told && namesOf(told);
  const ages = told && agesOf(told);
  if (!told || !ages || !names) return null;
  const [a, b] = names;
  const label = wordLabel("time", "years");
  const all = [
    { name: `Age of ${a}`, label, line: ages.a },
    { name: `Age of ${b}`, label, line: ages.b },
  ];
  const answers = answersOf(told, names, all);
  return (
    answers && {
      amounts: [...told.amounts.values()],
      lets: [letsOf(ages, a, b)],
      expressions: [ages.a, ages.b],
      equations: [ages.equation],
      why: ages.why,
      answers,
      demands: "positive",
      check: ([x = q.zero]) => ages.check(valueOf(ages.a, x), valueOf(ages.b, x)),
    }
  );
}

function letsOf({ a, b }: Ages, first: string, second: string): string {
  return b === "x"
    ? `Let the present age of ${second} be x years. Then ${first} is $${a}$ years old.`
    : `Let the present ages of ${first} and ${second} be $${a}$ and $${b}$ years, in the given ratio.`;
}

function answersOf<T>(
  told: StoryFacts,
  [a, b]: readonly [string, string],
  all: readonly T[],
): readonly T[] | null {
  const asked = told.targets[0];
  if (told.targets.length > 1 || asked === undefined) return null;
  if (asked === "both") return all;
  const named = bare(told.words.get("Q") ?? "");
  const index = [a, b].map(bare).indexOf(named);
  return index < 0 ? null : all.slice(index, index + 1);
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:his|her|my|their|the) /, "")
    .replace(/'s$/, "");
}

function namesOf({ words }: StoryFacts): readonly [string, string] | null {
  const names = ["A", "B"].map((role) => words.get(role)?.replace(/'s$/, ""));
  const [a, b] = names;
  if (a === undefined && b === undefined) return ["the first", "the second"];
  if (a === undefined || b === undefined || bare(a) === bare(b)) return null;
  const shown = (name: string): string =>
    /^(?:father|mother|son|daughter|man|woman|boy|girl|brother|sister|uncle|aunt|person)$/.test(
      name,
    )
      ? `the ${name}`
      : name
          .replace(/^(?:his|her|my|their) /, "the ")
          .replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return [shown(a).replace(/^The /, "the "), shown(b).replace(/^The /, "the ")];
}

/** ax + c at a value of x. */
function valueOf(line: string, x: Rational): Rational {
  const [, factor = "", sign = "+", more = "0"] = /^(\d*)x(?: ([+-]) (\S+))?$/.exec(line) ?? [];
  const added = q.rational(BigInt(more) * (sign === "-" ? -1n : 1n));
  const fromWhole = /^(\S+) - x$/.exec(line);
  if (fromWhole) return q.subtract(q.rational(BigInt(fromWhole[1] ?? "0")), x);
  return q.add(q.multiply(q.rational(BigInt(factor === "" ? "1" : factor)), x), added);
}

function agesOf(told: StoryFacts): Ages | null {
  const values = new Map<string, Rational>();
  for (const [role, { value, kind, unit }] of told.amounts) {
    if (kind === "time" && unit !== "year") return null;
    if (!q.isInteger(value) || q.sign(value) <= 0) return null;
    values.set(role, value);
  }
  for (const role of ["k", "kLater", "kAgo"]) {
    const said = told.says[role];
    if (said === undefined) continue;
    if (values.has(role)) return null;
    values.set(role, q.rational(BigInt(said)));
  }
  const now = presentAges(told, values);
  return now && withFact(now, values, told);
}

interface Present {
  a: string;
  b: string;
  used: string;
}

/** The ages now, by the fact that links them most simply. */
function presentAges(told: StoryFacts, values: Values): Present | null {
  const number = (role: string): string => values.get(role)?.numerator.toString() ?? "";
  if (values.has("k")) return { a: `${number("k")}x`, b: "x", used: "k" };
  const terms = told.amounts.get("ratio")?.terms ?? [];
  if (terms.length === 2 && terms.every(q.isInteger)) {
    const [a = "", b = ""] = terms.map(({ numerator }) => `${numerator}x`);
    return { a, b, used: "ratio" };
  }
  if (values.has("older")) return { a: `x + ${number("older")}`, b: "x", used: "older" };
  if (values.has("sum")) return { a: `${number("sum")} - x`, b: "x", used: "sum" };
  return null;
}

/** Exactly one more fact gives the equation; a second would be unused. */
function withFact(now: Present, values: Values, told: StoryFacts): Ages | null {
  const rest = [...values.keys()].filter((role) => role !== now.used);
  const fact = rest.toSorted().join(" ");
  const get = (role: string): Rational => values.get(role) ?? q.zero;
  const make = (equation: string, why: string, check: Ages["check"]): Ages => ({
    a: now.a,
    b: now.b,
    equation,
    why,
    check: (a, b) => [...presentCheck(now, values, told, a, b), ...check(a, b)],
  });
  const n = (role: string): string => numberLatex(get(role));
  const sum = (a: Rational, b: Rational): string => `${numberLatex(a)} + ${numberLatex(b)}`;
  switch (fact) {
    case "sum":
      return make(`${paired(now)} = ${n("sum")}`, "The sum of the ages is given.", (a, b) => [
        `${sum(a, b)} = ${n("sum")}`,
      ]);
    case "older":
      return make(
        `${now.a} = ${now.b} + ${n("older")}`,
        "The difference of the ages is given.",
        (a, b) => [`${numberLatex(a)} - ${numberLatex(b)} = ${n("older")}`],
      );
    case "kLater later":
      return make(
        `${now.a} + ${n("later")} = ${n("kLater")}(${now.b} + ${n("later")})`,
        "Later both are older by the same number of years.",
        (a, b) => [
          `${numberLatex(a)} + ${n("later")} = ${n("kLater")} \\times (${numberLatex(b)} + ${n("later")})`,
        ],
      );
    case "ago kAgo":
      return make(
        `${now.a} - ${n("ago")} = ${n("kAgo")}(${now.b} - ${n("ago")})`,
        "Some years ago both were younger by the same number of years.",
        (a, b) => [
          `${numberLatex(a)} - ${n("ago")} = ${n("kAgo")} \\times (${numberLatex(b)} - ${n("ago")})`,
        ],
      );
    case "later sumLater":
      return make(
        `(${now.a} + ${n("later")}) + (${now.b} + ${n("later")}) = ${n("sumLater")}`,
        "Later both are older by the same number of years.",
        (a, b) => [`${sum(a, b)} + 2 \\times ${n("later")} = ${n("sumLater")}`],
      );
    case "ago sumAgo":
      return make(
        `(${now.a} - ${n("ago")}) + (${now.b} - ${n("ago")}) = ${n("sumAgo")}`,
        "Some years ago both were younger by the same number of years.",
        (a, b) => [`${sum(a, b)} - 2 \\times ${n("ago")} = ${n("sumAgo")}`],
      );
    case "later ratioLater":
      return ratioLater(now, values, told, make);
    default:
      return null;
  }
}

function paired({ a, b }: Present): string {
  return /[+-]/.test(a) ? `(${a}) + ${b}` : `${a} + ${b}`;
}

function ratioLater(
  now: Present,
  values: Values,
  told: StoryFacts,
  make: (equation: string, why: string, check: Ages["check"]) => Ages,
): Ages | null {
  const [first, second, ...more] = told.amounts.get("ratioLater")?.terms ?? [];
  const years = values.get("later")?.numerator.toString();
  if (!first || !second || more.length > 0 || years === undefined) return null;
  const [p, r] = [first, second].map(numberLatex);
  return make(
    `${r}(${now.a} + ${years}) = ${p}(${now.b} + ${years})`,
    "Later both are older by the same number of years; in a proportion the cross products are equal.",
    (a, b) => [
      `${r} \\times (${numberLatex(a)} + ${years}) = ${p} \\times (${numberLatex(b)} + ${years})`,
    ],
  );
}

/** The fact that the expressions were made from, with the numbers found. */
function presentCheck(
  { used }: Present,
  values: Values,
  told: StoryFacts,
  a: Rational,
  b: Rational,
): string[] {
  const [older, younger] = [numberLatex(a), numberLatex(b)];
  const value = values.get(used);
  const said = value ? numberLatex(value) : "";
  switch (used) {
    case "k":
      return [`${older} = ${said} \\times ${younger}`];
    case "older":
      return [`${older} - ${younger} = ${said}`];
    case "sum":
      return [`${older} + ${younger} = ${said}`];
    default: {
      const [first = q.one, second = q.one] = told.amounts.get("ratio")?.terms ?? [];
      return [`${older} \\times ${numberLatex(second)} = ${numberLatex(first)} \\times ${younger}`];
    }
  }
}

/** Present ages of two persons, from facts about the present, the past and the future. */
export const ages = defineEquationStory({
  name: "ages",
  about: /(?:\bold |ages? |older |elder |younger )/,
  read,
  lesson: {
    topic: "Linear Equations in One Variable: problems on ages",
    idea: "Call one present age x. In so many years everybody is older by the same number.",
    terms: { "Present age": "The age now." },
  },
  examples: [
    "A father is 3 times as old as his son. The sum of their ages is 48 years. Find their present ages.",
    "Ravi is 5 years older than Sita. The sum of their ages is 35 years. Find their present ages.",
  ],
});
