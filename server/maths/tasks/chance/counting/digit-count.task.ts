import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { type Clause, clauses, countOf, readClauses } from "../../../wording/line-reader.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";

interface DigitsProblem {
  places: number;
  digits: readonly number[];
  repeats: boolean;
  last: "any" | "even" | "odd" | "divisible by 5";
}

type Said =
  | { kind: "numbers"; places: number; digits: readonly number[]; last: DigitsProblem["last"] }
  | { kind: "repeats"; repeats: boolean };

const ask = "[find|how] [many|number_of] [different] {k:whole} digit";
const formed = "can [be] [we|you|i] [formed|made|written|form|make]";
const from = "using|from|with|by_using|by|out_of [only] [all] [digits] {list:list}";
const kinds: readonly [string, DigitsProblem["last"]][] = [
  ["[natural|positive] numbers|integers", "any"],
  ["even [natural] numbers", "even"],
  ["odd [natural] numbers", "odd"],
  ["numbers divisible by 5", "divisible by 5"],
  ["numbers divisible by 2", "even"],
];

const wordings: readonly Clause<Said>[] = [
  ...kinds.flatMap(([kind, last]) => [
    ...clauses<Said>([`${ask} ${kind} ${formed} ${from}`], ({ k, list }) =>
      numbers(countOf(k), digitsOf(list), last),
    ),
    ...clauses<Said>(
      [`${ask} ${kind} [are_there|exist|can_be_formed|can_be_made]`, `${ask} ${kind}`],
      ({ k }) => numbers(countOf(k), allDigits, last),
    ),
  ]),
  ...clauses<Said>(
    [
      "[assuming_that|assuming|if|when|with|where|such_that|provided|provided_that] repetition [of_digits|of_any_digit|of_a_digit] [is|are] not [allowed|permitted]",
      "[if|such_that|when|where|in_which|with|provided] no digit [is|can_be|may_be] [repeated|used_more_than_once|occurs_more_than_once]",
      "without repetition|repeating [of] [any] [digits|digit]",
      "[if|such_that|when] [each|all] digits|digit are_not|is_not|cannot_be|can_not_be|cant_be|can't_be repeated",
      "with no digit repeated",
      "[if] [each|a] digit [is|can|may] [be] used only|at_most once",
      "[with|having|which_have] [all] distinct|different digits",
    ],
    () => ({ kind: "repeats", repeats: false }),
  ),
  ...clauses<Said>(
    [
      "[assuming_that|assuming|if|when|with|where|provided|provided_that] repetition [of_digits|of_any_digit|of_a_digit] [is|are] allowed|permitted",
      "[if|when|where] [the] digits can|may be repeated",
      "with repetition [of_digits] [allowed]",
    ],
    () => ({ kind: "repeats", repeats: true }),
  ),
];

const allDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** "1, 2, 3, 4" and "1 to 9". */
function digitsOf(list: string | undefined): number[] | null {
  const [, low, high] = /^(\d) to (\d)$/.exec(list ?? "") ?? [];
  if (low !== undefined)
    return allDigits.filter((digit) => digit >= Number(low) && digit <= Number(high));
  const read = readNumberList(list ?? "");
  const values =
    read?.values.map(({ numerator, denominator }) =>
      denominator === 1n ? Number(numerator) : -1,
    ) ?? [];
  const areDigits = values.length > 0 && values.every((value) => value >= 0 && value <= 9);
  return areDigits && new Set(values).size === values.length ? values : null;
}

function numbers(
  places: number,
  digits: readonly number[] | null,
  last: DigitsProblem["last"],
): Said | null {
  if (!digits || places < 1 || places > 5) return null;
  return { kind: "numbers", places, digits, last };
}

function recognise(line: string): DigitsProblem | null {
  const said = readClauses(line, wordings) ?? [];
  const [asked, ...moreAsked] = said.filter((one) => one.kind === "numbers");
  const [rule, ...moreRules] = said.filter((one) => one.kind === "repeats");
  // The question must say whether digits may repeat, because the answers differ.
  if (!asked || !rule || moreAsked.length + moreRules.length > 0) return null;
  const { places, digits, last } = asked;
  return rule.repeats || places <= digits.length
    ? { places, digits, last, repeats: rule.repeats }
    : null;
}

function mayBeLast(digit: number, last: DigitsProblem["last"]): boolean {
  if (last === "any") return true;
  return last === "divisible by 5" ? digit % 5 === 0 : digit % 2 === (last === "odd" ? 1 : 0);
}

interface Case {
  name: string;
  /** The number of choices for each place, in the order in which they are filled. */
  choices: readonly number[];
}

/** Cases by the last digit, if 0 may be there but is not allowed at the front. */
function casesOf({ places, digits, repeats, last }: DigitsProblem): Case[] {
  const lasts = digits.filter((digit) => mayBeLast(digit, last));
  const nonZero = digits.filter((digit) => digit !== 0).length;
  if (places === 1) return [{ name: "", choices: [lasts.filter((digit) => digit !== 0).length] }];
  if (repeats) {
    return [
      {
        name: "",
        choices: [
          lasts.length,
          nonZero,
          ...Array.from({ length: places - 2 }, () => digits.length),
        ],
      },
    ];
  }
  const hasZero = nonZero < digits.length;
  if (!hasZero || last === "any") return [plainCase({ places, digits, lasts, hasZero })];
  const rest = (first: number): number[] => [first, ...falling(digits.length - 2, places - 2)];
  const withZero = lasts.includes(0)
    ? [{ name: "the last digit is 0", choices: [1, ...falling(digits.length - 1, places - 1)] }]
    : [];
  const others = lasts.filter((digit) => digit !== 0).length;
  return [
    ...withZero,
    {
      name: withZero.length > 0 ? "the last digit is not 0" : "",
      choices: [others, ...rest(nonZero - 1)],
    },
  ];
}

interface Plain {
  places: number;
  digits: readonly number[];
  lasts: readonly number[];
  hasZero: boolean;
}

/** Without 0 the last place is filled first; with 0 and no rule for the last place, the first one. */
function plainCase({ places, digits, lasts, hasZero }: Plain): Case {
  const choices = hasZero
    ? [digits.length - 1, ...falling(digits.length - 1, places - 1)]
    : [lasts.length, ...falling(digits.length - 1, places - 1)];
  return { name: "", choices };
}

function falling(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.max(from - at, 0));
}

function valueOf({ choices }: Case): bigint {
  return choices.reduce((all, one) => all * BigInt(one), 1n);
}

/** Enumerates all the numbers with the given count of digits. */
function prove({ places, digits, repeats, last }: DigitsProblem, value: bigint): Proof | null {
  const allowed = new Set(digits);
  let count = 0n;
  for (let number = places === 1 ? 1 : 10 ** (places - 1); number < 10 ** places; number += 1) {
    const own = Array.from(`${number}`, Number);
    const isMade = own.every((digit) => allowed.has(digit)) && mayBeLast(own.at(-1) ?? 0, last);
    if (isMade && (repeats || new Set(own).size === own.length)) count += 1n;
  }
  if (count !== value) return null;
  return {
    method: `Every ${places}-digit number tried one by one`,
    lines: [`\\text{numbers found: } ${integerLatex(count)}`],
  };
}

function steps(problem: DigitsProblem, value: bigint): MathsStep[] {
  const cases = casesOf(problem);
  const { digits, repeats, last } = problem;
  const hasZero = digits.includes(0);
  const why = [
    last === "any" ? "" : `The last digit must make the number ${last}.`,
    hasZero ? "The first digit cannot be 0." : "",
    repeats ? "A digit may be used again." : "A digit that was used cannot be used again.",
  ]
    .filter((text) => text !== "")
    .join(" ");
  const product = ({ choices }: Case): string => choices.join(" \\times ");
  const order =
    last === "any" && !repeats && hasZero
      ? "first place first"
      : "last place first, then the first place";
  const [only] = cases;
  if (cases.length === 1 && only) {
    return [
      step(
        `Find the choices for each place (${order})`,
        why,
        `\\text{choices: } ${only.choices.join(",\\; ")}`,
      ),
      step(
        "Multiply the choices",
        "Fundamental principle of counting.",
        integerLatex(value),
        product(only),
      ),
    ];
  }
  return [
    ...cases.map((one, at) =>
      step(
        `Case ${at + 1}: ${one.name}`,
        at === 0 ? why : "Other digits are left in this case, so it is counted on its own.",
        `${product(one)} = ${integerLatex(valueOf(one))}`,
      ),
    ),
    step(
      "Add the cases",
      "The cases exclude each other.",
      integerLatex(value),
      cases.map((one) => integerLatex(valueOf(one))).join(" + "),
    ),
  ];
}

/** How many numbers can be formed from digits. */
export const digitCount = defineTask<DigitsProblem, bigint>({
  name: "numbers-from-digits",
  recognise: (question) => {
    if (!/digit/i.test(question.text) || !/repe|distinct|different|once/i.test(question.text))
      return null;
    return recognise(
      questionLine(question)
        .replaceAll(/(\d) to (\d) /g, "$1 , ... , $2 ")
        .replaceAll(/(\d) , \.\.\. , (\d) /g, (_, a: string, b: string) =>
          spread(Number(a), Number(b)),
        ),
    );
  },
  reading: ({ places, digits, repeats, last }) =>
    `\\text{${places}-digit numbers from } ${digits.join(",\\; ")} \\text{${repeats ? ", digits may repeat" : ", no digit twice"}${last === "any" ? "" : `, ${last}`}}`,
  solve: (problem) => casesOf(problem).reduce((sum, one) => sum + valueOf(one), 0n),
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Permutations and Combinations",
      method: "Fundamental principle of counting",
      difficulty: casesOf(problem).length > 1 ? "advanced" : "intermediate",
      answer: numberAnswer(q.rational(value)),
      steps: steps(problem, value),
      idea: "Fill the places one after the other, and count the choices for each place.",
      firstMove:
        problem.last === "any"
          ? "Draw a box for each digit, and see which digits may stand in the first box."
          : "Draw a box for each digit, and see which digits may stand in the last box.",
      finalMove: "Multiply the choices of the places. What do you get?",
      terms: {
        "Fundamental principle of counting":
          "If one choice can be made in $m$ ways and then another in $n$ ways, both can be made in $m \\times n$ ways.",
      },
      next: ["How many of these numbers are greater than half of the largest one?"],
    }),
  vary: ({ places, last, repeats }, random) => {
    const most = Math.max(places, wholeBetween(random, 4, 7));
    const digits = Array.from({ length: most }, (_, at) => at + 1).join(", ");
    const kind =
      last === "any"
        ? "numbers"
        : last === "divisible by 5"
          ? "numbers divisible by 5"
          : `${last} numbers`;
    return `How many ${places}-digit ${kind} can be formed using the digits ${digits} if repetition of digits is ${repeats ? "allowed" : "not allowed"}?`;
  },
  examples: [
    "How many 3-digit numbers can be formed using the digits 1, 2, 3, 4, 5 if repetition of digits is not allowed?",
    "How many 3-digit even numbers can be formed using the digits 1, 2, 3, 4, 5, 6 if the digits can be repeated?",
  ],
});

function spread(low: number, high: number): string {
  const digits = Array.from({ length: Math.max(high - low + 1, 0) }, (_, at) => low + at);
  return digits.length > 1 && high <= 9 ? `${digits.join(" , ")} ` : "¤ ";
}
