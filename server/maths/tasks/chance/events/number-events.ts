import type { Outcome } from "../experiments/experiment.ts";
import { both, either, type Event } from "./event.ts";

type Test = (value: number) => boolean;

function isPrime(value: number): boolean {
  if (value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor += 1)
    if (value % divisor === 0) return false;
  return true;
}

const named: ReadonlyMap<string, Test> = new Map(
  Object.entries({
    prime: isPrime,
    composite: (value) => value > 3 && !isPrime(value),
    even: (value) => value % 2 === 0,
    odd: (value) => value % 2 === 1,
    "perfect square": (value) => Number.isInteger(Math.sqrt(value)),
    square: (value) => Number.isInteger(Math.sqrt(value)),
    "perfect cube": (value) => Math.round(Math.cbrt(value)) ** 3 === value,
    "2 digit": (value) => value >= 10 && value <= 99,
    "single digit": (value) => value <= 9,
    "1 digit": (value) => value <= 9,
    "3 digit": (value) => value >= 100 && value <= 999,
  }),
);

const number = String.raw`(\d+)`;
const compared: readonly [RegExp, (limit: number) => Test, string][] = [
  [
    new RegExp(`^(?:less|smaller|lesser|fewer) than ${number}$`),
    (limit) => (value) => value < limit,
    "less than",
  ],
  [
    new RegExp(`^(?:greater|more|bigger|larger) than ${number}$`),
    (limit) => (value) => value > limit,
    "greater than",
  ],
  [
    new RegExp(`^(?:less than or equal to|at most|not more than|not greater than) ${number}$`),
    (limit) => (value) => value <= limit,
    "at most",
  ],
  [
    new RegExp(
      `^(?:greater than or equal to|more than or equal to|at least|not less than) ${number}$`,
    ),
    (limit) => (value) => value >= limit,
    "at least",
  ],
  [
    new RegExp(`^(?:multiple of|divisible by|exactly divisible by) ${number}$`),
    (limit) => (value) => limit > 0 && value % limit === 0,
    "a multiple of",
  ],
  [
    new RegExp(`^(?:not divisible by|not multiple of) ${number}$`),
    (limit) => (value) => limit > 0 && value % limit !== 0,
    "no multiple of",
  ],
  [
    new RegExp(`^(?:factor|divisor) of ${number}$`),
    (limit) => (value) => value > 0 && limit % value === 0,
    "a factor of",
  ],
  [new RegExp(`^(?:number )?${number}$`), (limit) => (value) => value === limit, ""],
];

/** A property of a number; null for anything else. */
export function readNumberTest(typed: string): { test: Test; words: string } | null {
  const text = typed
    .replace(/^(?:an? )?(?:number|integer|natural number) (?:which is |that is |is )?(?=\S)/, "")
    .replace(/^(?:which is |that is )/, "")
    .replace(/^an? /, "")
    .replace(/ (?:numbers?|on it)$/, "")
    .trim();
  const known = named.get(text);
  if (known) return { test: known, words: text };
  for (const [form, make, words] of compared) {
    const limit = form.exec(text)?.[1];
    if (limit !== undefined)
      return { test: make(Number(limit)), words: `${words} ${limit}`.trim() };
  }
  return readTwoNumbers(text);
}

/** "multiple of 3 or 5", "divisible by 2 and 3", "between 2 and 6". */
function readTwoNumbers(text: string): { test: Test; words: string } | null {
  const [, first, join, second] =
    /^(?:multiple of|divisible by) (\d+) (and|or|both by|and by|or by|or multiple of|or divisible by) (\d+)$/.exec(
      text,
    ) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (join !== undefined && a > 0 && b > 0) {
    const isBoth = join.startsWith("and");
    return {
      test: (value) =>
        isBoth ? value % a === 0 && value % b === 0 : value % a === 0 || value % b === 0,
      words: `a multiple of ${a} ${isBoth ? "and" : "or"} ${b}`,
    };
  }
  const [, low, high] = /^(?:lying |lies )?between (\d+) and (\d+)$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return null;
  return {
    test: (value) => value > Number(low) && value < Number(high),
    words: `between ${low} and ${high}`,
  };
}

function asEvent({ test, words }: { test: Test; words: string }): Event {
  return { holds: (outcome) => isFace(outcome) && test(outcome[0] ?? 0), words };
}

function isFace(outcome: Outcome): outcome is readonly number[] {
  return Array.isArray(outcome);
}

/** An event of one number: a die, a ticket. */
export function readNumberEvent(text: string): Event | null {
  const own = readNumberTest(text);
  if (own) return asEvent(own);
  // "an even prime number" and "a prime number less than 20" combine two properties.
  const [, first = "", second = ""] =
    /^(?:an? )?(even|odd|prime|composite|perfect square|2 digit)(?: number)? (?:and )?((?:prime|perfect square|number|less|greater|more|smaller|divisible|multiple|between|at|which).*)$/.exec(
      text,
    ) ?? [];
  const [one, two] = [readNumberTest(first), second === "number" ? null : readNumberTest(second)];
  return one && two ? both(asEvent(one), asEvent(two)) : null;
}

type FacesTest = (faces: readonly number[]) => boolean;

function facesEvent(test: FacesTest, words: string): Event {
  return { holds: (outcome) => isFace(outcome) && test(outcome), words };
}

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

const both2 =
  "(?:on )?(?:both|both dice|each|each die|each dice|all|both of dice|2 dice|both times|dice|all dice|all 3)";

/** An event of two or more dice. */
export function readDiceEvent(text: string, count: number): Event | null {
  const sum = sumEvent(text);
  if (sum) return sum;
  if (
    new RegExp(
      `^(?:doublets?|doublet of numbers|doubles?|(?:same|identical|equal) (?:number|numbers|face|faces|digit) (?:appearing |coming up )?${both2}|both numbers same|(?:same|equal) numbers?|pair of same numbers)$`,
    ).test(text)
  ) {
    return facesEvent(
      (faces) => new Set(faces).size === 1,
      count === 2 ? "a doublet" : "the same number on all dice",
    );
  }
  if (
    new RegExp(
      `^(?:different|distinct|unlike) (?:numbers?|faces?)(?: (?:appearing |coming up )?${both2})?$`,
    ).test(text)
  ) {
    return facesEvent((faces) => new Set(faces).size === faces.length, "different numbers");
  }
  return productEvent(text) ?? eachEvent(text) ?? timesEvent(text);
}

const sumForms = [
  /^(?:an? )?(?:sum|total)(?: (?:of|on) (?:(?:2|both|3|their) )?(?:numbers|dots|faces|digits|scores|dice|two|numbers (?:appearing|obtained)|numbers on (?:2|both|3|top) ?(?:dice|faces)?|(?:2|3|both) (?:numbers|dice)|numbers (?:appearing|coming up|obtained|shown) on (?:(?:both|2|3|top|upper) )?(?:dice|faces|faces of dice))(?: (?:appearing|obtained|that appear))?)? (?:is|of|as|being|equal to|is equal to|equals|will be|to be|that is) (.+)$/,
  /^(?:an? )?(?:sum|total) (\d+|(?:less|greater|more|at least|at most|divisible|multiple|not).*)$/,
  /^(\d+) as (?:sum|total)$/,
];

/** The condition on the sum: "7", "less than 5", "either 7 or 11". */
function toldOfSum(text: string): string | undefined {
  const form = sumForms.find((one) => one.test(text));
  return form?.exec(text)?.[1];
}

function sumEvent(text: string): Event | null {
  const told = toldOfSum(text);
  if (told === undefined) return null;
  const tests = told
    .replace(/^either /, "")
    .split(" or ")
    .map((part) => readNumberTest(part.trim()));
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length || known.length > 2) return null;
  const [first, second] = known.map(({ test, words }) =>
    facesEvent((faces) => test(total(faces)), `a sum of ${words}`),
  );
  return first && second ? either(first, second) : (first ?? null);
}

function productEvent(text: string): Event | null {
  const rest =
    /^(?:an? )?product(?: of (?:(?:2|both) )?(?:numbers|faces|digits|dots)(?: on (?:top of )?(?:2 |both )?(?:dice|faces))?)? (?:is|of|as|being|equal to|is equal to) (.+)$/.exec(
      text,
    )?.[1];
  const test = rest === undefined ? null : readNumberTest(rest);
  return (
    test &&
    facesEvent(
      (faces) => test.test(faces.reduce((all, face) => all * face, 1)),
      `a product of ${test.words}`,
    )
  );
}

/** "both even", "a prime number on each die", "6 on both". */
function eachEvent(text: string): Event | null {
  const rest =
    new RegExp(
      `^(?:${both2}) (?:dice )?(?:(?:show|shows|are|numbers are|numbers|get|bear|number is) )?(.+)$`,
    ).exec(text)?.[1] ??
    new RegExp(`^(?:an? )?(.+?) ${both2.replace("(?:on )?", "on ")}$`).exec(text)?.[1];
  const test =
    rest === undefined
      ? null
      : readNumberTest(rest.replace(/(?<=^(?:even|odd|prime)) numbers?$/, ""));
  return test && facesEvent((faces) => faces.every(test.test), `${test.words} on every die`);
}

/** "at least one six", "no 5", "5 on at least one die", "exactly one 6". */
function timesEvent(text: string): Event | null {
  const limited = limitedTimes(text);
  if (limited) return limited;
  // The face comes first in all of these forms.
  const [face = ""] = /\d+/.exec(text) ?? [];
  const shows = (faces: readonly number[]): boolean => faces.includes(Number(face));
  if (neverForm.test(text)) return facesEvent((faces) => !shows(faces), `no ${face}`);
  return onceForm.test(text) ? facesEvent(shows, `at least one ${face}`) : null;
}

const neverForm =
  /^(?:no \d+|\d+ will not come up either time|\d+ (?:does not|will not) come up (?:on either|either time|at all)|\d+ on neither)$/;
const onceForm =
  /^(?:\d+ will come up at least once|\d+ on at least 1(?: of)?(?: dice| die)?|\d+ (?:comes up|appears) at least once|\d+ at least once)$/;

const limits: Readonly<Record<string, (hits: number, limit: number) => boolean>> = {
  exactly: (hits, limit) => hits === limit,
  "at least": (hits, limit) => hits >= limit,
  "at most": (hits, limit) => hits <= limit,
};

function limitedTimes(text: string): Event | null {
  const [, howMany = "", times, face] =
    /^(at least|exactly|at most|atleast|atmost) (\d+) (\d+)$/.exec(text) ?? [];
  const kind = howMany.replace(/^at(?=[lm])/, "at ");
  const fits = limits[kind];
  if (!fits || face === undefined) return null;
  const limit = Number(times);
  return facesEvent(
    (faces) => fits(faces.filter((own) => own === Number(face)).length, limit),
    `${kind} ${limit} times ${face}`,
  );
}
