import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  countOf,
  type GapSources,
  numberOf,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import type { Data, Measure } from "./data.ts";
import {
  cellsSource,
  countLabelSource,
  pairsSource,
  readCells,
  valueLabelSource,
} from "./read-cells.ts";

/** The meaning of one clause of a statistics question. */
export type ClauseContent =
  | { kind: "data"; data: Data }
  | { kind: "ask"; measures: readonly Measure[] }
  /** The stated number of values. */
  | { kind: "count"; count: number }
  | { kind: "nothing" };

const gaps: GapSources = {
  valueLabel: valueLabelSource,
  countLabel: countLabelSource,
  cells: cellsSource,
  pairs: pairsSource,
  data: String.raw`(?:\( )?-?\d[\d,‚]*(?:\.\d+)?(?:/\d+)? (?:(?:, and |, |and |aur )?-?(?:\d[\d,‚]*(?:\.\d+)?|\.\d+)(?:/\d+)? )+(?:\) )?`,
};

function dataClausesOf(
  texts: readonly string[],
  says: (taken: GapTexts) => ClauseContent | null,
): Clause<ClauseContent>[] {
  return clauses<ClauseContent>(texts, says, gaps);
}

/**
 * The clauses, tried only on lines that contain one of these words as well. Compiling a long pattern takes
 * milliseconds, and most questions don't need it.
 */
function onlyWith(
  words: () => readonly string[],
  known: readonly Clause<ClauseContent>[],
): readonly Clause<ClauseContent>[] {
  return known.map((clause) => ({ ...clause, needed: () => [...clause.requiredTexts(), words()] }));
}

/** The words of alternatives as a line contains them. */
function wordsOf(...alternatives: readonly string[]): string[] {
  return alternatives.flatMap((one) =>
    one.replaceAll(/[[\]]/g, "").replaceAll("_", " ").split("|"),
  );
}

const find =
  "[find|find_out|calculate|what_is|what_are|determine|compute|work_out|evaluate|obtain|write|give|also_find|tell]";
const measureNames: readonly [names: string, measure: Measure][] = [
  ["[arithmetic|weighted|weighted_arithmetic] mean|average|mean_value|a_m", "mean"],
  ["median|median_value", "median"],
  ["mode|modal_value|modal", "mode"],
  ["range", "range"],
  ["variance", "variance"],
  ["standard_deviation|sd|s_d|std_deviation", "standard deviation"],
  ["mean_deviation|m_d about|from [its] mean", "mean deviation about the mean"],
  ["mean_deviation|m_d about|from [its] median", "mean deviation about the median"],
  ["coefficient_of_variation|cv|c_v", "coefficient of variation"],
];

const nouns =
  "numbers|data|observations|values|marks|scores|runs|ages|weights|heights|temperatures|measurements|items|frequency_distribution|distribution|data_set|dataset|set|list|table|grouped_data|ungrouped_data|discrete_frequency_distribution|continuous_frequency_distribution|set_of_data|set_of_numbers|following|sequence_of_numbers|prices|sizes|wages|readings|lengths";
/** Nouns after a measure: "mean height", "modal score". */
const measured =
  "[marks|mark|height|weight|age|score|scores|wage|wages|temperature|income|size|runs]";
const ofWhat = `[of|for|in] [these|this|following|given|each] [given|following] [${nouns}] [given_below|below]`;

const pairs: readonly (readonly [string, readonly Measure[]])[] = [
  ["mean [,] median and|, mode", ["mean", "median", "mode"]],
  ["mean [,] mode and|, median", ["mean", "mode", "median"]],
  ["median and mode", ["median", "mode"]],
  ["mode and median", ["mode", "median"]],
  ["mean and median", ["mean", "median"]],
  ["mean and mode", ["mean", "mode"]],
  ["mean [,] median [,] mode and range", ["mean", "median", "mode", "range"]],
  ["mean and variance", ["mean", "variance"]],
  ["mean and standard_deviation", ["mean", "standard deviation"]],
  ["variance and standard_deviation", ["variance", "standard deviation"]],
  ["mean [,] variance and standard_deviation", ["mean", "variance", "standard deviation"]],
  ["range and mode", ["range", "mode"]],
];

const hindi = "[nikalo|batao|nikaliye|bataiye|kya_hai|kya_hoga|gyat_karo]";

const asks: readonly Clause<ClauseContent>[] = [
  ...measureNames.flatMap(([names, measure]) =>
    dataClausesOf(
      [
        `${find} [its|their|his|her] ${names} ${measured} ${ofWhat}`,
        `[ka|ki|inka] ${names} ${hindi}`,
      ],
      () => ({ kind: "ask", measures: [measure] }),
    ),
  ),
  ...pairs.flatMap(([names, measures]) =>
    dataClausesOf(
      [`${find} [its|their] ${names} ${ofWhat}`, `[ka|ki|inka] ${names} ${hindi}`],
      () => ({ kind: "ask", measures }),
    ),
  ),
];

const people =
  "students|children|boys|girls|men|women|people|persons|workers|families|players|matches|innings|teachers|employees|plants|batsmen|houses|days|cities|towns|patients|tests|subjects|pupils|members|candidates|shops|trees|leaves|balls";
const what =
  "marks|scores|runs|ages|weights|heights|temperatures|numbers|observations|values|data|wages|salaries|number_of_goals|goals|points|expenditures|sizes|incomes|lengths|prices|daily_wages|monthly_incomes|points_scored|readings";
const units =
  "[(_in_kg_)|(_in_cm_)|(_in_years_)|(_in_rs_)|(_in_₹_)|(_in_m_)|(_in_°_c_)|in_kg|in_cm|in_years|(_out_of_100_)|(_out_of_50_)|out_of_100]";
const settings = `[following] [are|is] [the] [${what}] ${units} [obtained|scored|secured|made|of|by|got] [by|of] < [a] [group_of] {n:whole} ${people} > [of_a_class|in_a_test|in_an_examination|in_a_mathematics_test|in_maths|in_a_class_test|in_a_class|in_mathematics] ${units} [are|is|was|were|:] [as] [follows|given_below|given|recorded_as|below] [:]`;

/** Words that an introduction to a table must not contain: another measure, or a statement about an error. */
const telling =
  /\b(?:mean|average|median|mode|modal|wrong|wrongly|correct|missing|except|not|without|cumulative)\b/;

function introduced(words: string | undefined): ClauseContent | null {
  return telling.test(words ?? "") ? null : { kind: "nothing" };
}

const table =
  "table|data|distribution|frequency_distribution|frequency_table|table_below|data_below";
const introductions: readonly Clause<ClauseContent>[] = [
  ...dataClausesOf(
    [
      `[the] [following|given|above] ${table} [below|given_below] shows|gives|represents|show|give|represent|contains {w:words} .|:`,
    ],
    ({ w }) => introduced(w),
  ),
  ...dataClausesOf(
    [
      `[the] [following|given|above] ${table} [below] shows|gives|represents|show|give|represent {w:words} of {n:whole} ${people} {v:words} .|:`,
      `[the] [following|given|above] ${table} [below] shows|gives|represents|show|give|represent {w:words} of {n:whole} ${people} .|:`,
      `a|an student|boy|girl scored|obtained|got [the] following marks in {n:whole} subjects|tests [:|.]`,
    ],
    ({ w, v, n }) => introduced(`${w ?? ""} ${v ?? ""}`) && { kind: "count", count: countOf(n) },
  ),
];

const plain: readonly Clause<ClauseContent>[] = [
  ...dataClausesOf(["kya hai|hoga|hogi [?]"], () => ({ kind: "nothing" })),
  ...dataClausesOf(["[of|for|in] [:] {d:data}"], ({ d }) => plainData(d)),
  ...onlyWith(
    () => wordsOf(nouns, "these|this|following|given|each|are|is"),
    dataClausesOf([`${ofWhat} [:|are|is] {d:data}`], ({ d }) => plainData(d)),
  ),
  ...dataClausesOf([`following [are|is] ${what}`], () => ({ kind: "nothing" })),
  ...onlyWith(
    () =>
      wordsOf(what, people, "following|are |is |was |were |follows|given|below|obtained|scored"),
    dataClausesOf([settings], ({ n }) =>
      n === undefined ? { kind: "nothing" } : { kind: "count", count: countOf(n) },
    ),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} natural|counting [numbers]`], ({ n }) =>
    firstOf(n, "natural numbers", (at) => at),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} whole numbers`], ({ n }) =>
    firstOf(n, "whole numbers", (at) => at - 1),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} even [natural] numbers`], ({ n }) =>
    firstOf(n, "even numbers", (at) => 2 * at),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} odd [natural] numbers`], ({ n }) =>
    firstOf(n, "odd numbers", (at) => 2 * at - 1),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} multiples of {m:whole}`], ({ n, m }) =>
    firstOf(n, `multiples of ${m ?? ""}`, (at) => at * countOf(m)),
  ),
  ...dataClausesOf([`[of|for] [all] first {n:whole} prime|primes [numbers]`], ({ n }) =>
    firstPrimes(countOf(n)),
  ),
];

const longestList = 60;

function plainData(text: string | undefined): ClauseContent | null {
  const read = readNumberList(text ?? "");
  if (!read || read.dots !== "none" || read.values.length < 2 || read.values.length > longestList)
    return null;
  return { kind: "data", data: { kind: "plain", values: read.values, name: null } };
}

function firstOf(
  count: string | undefined,
  name: string,
  term: (at: number) => number,
): ClauseContent | null {
  const many = countOf(count);
  if (many < 2 || many > 100) return null;
  const values = Array.from({ length: many }, (_, at) => q.rational(BigInt(term(at + 1))));
  return { kind: "data", data: { kind: "plain", values, name: `the first ${many} ${name}` } };
}

function firstPrimes(count: number): ClauseContent | null {
  if (count < 2 || count > 50) return null;
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return {
    kind: "data",
    data: {
      kind: "plain",
      values: primes.map((prime) => q.rational(BigInt(prime))),
      name: `the first ${count} prime numbers`,
    },
  };
}

/** Words of which every label of a row of frequencies contains one. */
const countWords = [
  " f ",
  "f :",
  "f =",
  "f_",
  "fi ",
  "frequenc",
  "number of",
  "no ",
  "tally",
].concat(
  wordsOf(
    "students|workers|families|persons|patients|children|boys|girls|people|players|houses|plants",
  ),
);

const tables: readonly Clause<ClauseContent>[] = [
  ...onlyWith(
    () => countWords,
    dataClausesOf(
      [
        `< {a:valueLabel} > [:|=] {x:cells} [,|.] {b:countLabel} [:|=] {f:cells}`,
        `{b:countLabel} [:|=] {f:cells} [,|.] {a:valueLabel} [:|=] {x:cells}`,
      ],
      (taken) => tableOf(taken),
    ),
  ),
  ...dataClausesOf(
    [
      "{x:cells} [with|having|whose|and|if] [their|respective] weights [are|:|as|being] {f:cells} [respectively]",
    ],
    (taken) => tableOf(taken),
  ),
  ...onlyWith(
    () => [": ", "= ", "-> "],
    dataClausesOf(["< {a:valueLabel} [-|:|/|and|,] {b:countLabel} [:] > {p:pairs}"], ({ p }) =>
      pairTable(p),
    ),
  ),
];

function tableOf({ x, f }: GapTexts): ClauseContent | null {
  const [cells, counts] = [readCells(x ?? ""), readCells(f ?? "")];
  if (!cells || !counts || cells.length !== counts.length || cells.length < 2) return null;
  const numbers = counts.map((cell) => (cell.kind === "number" ? cell.value : null));
  return assembled(cells, numbers);
}

/** A table as pairs: "0-10: 5, 10-20: 8" or "5: 3, 10: 4". */
function pairTable(text: string | undefined): ClauseContent | null {
  const parts = (text ?? "")
    .trim()
    .split(/ [,.] | [,.]$| (?=\S+ - \S+ [:(])/)
    .filter((part) => part !== "");
  const split = parts.map((part) => /^(.+?) (?:[:=]|->) (\S+)$/.exec(part.trim()));
  const cells = split.map((one) => (one ? (readCells(one[1] ?? "")?.[0] ?? null) : null));
  const known = cells.filter((cell) => cell !== null);
  if (known.length < split.length || known.length < 2) return null;
  const counts = split.map((one) =>
    /^\d+(?:\.\d+)?$/.test(one?.[2] ?? "") ? numberOf(one?.[2]) : null,
  );
  return assembled(known, counts);
}

type Cell = NonNullable<ReturnType<typeof readCells>>[number];

function assembled(
  cells: readonly Cell[],
  counts: readonly (Rational | null)[],
): ClauseContent | null {
  const frequencies = counts.filter((count) => count !== null);
  const isFit =
    frequencies.length === counts.length &&
    frequencies.every((count) => q.sign(count) >= 0) &&
    frequencies.some((count) => q.sign(count) > 0);
  if (!isFit || frequencies.length > 30) return null;
  const classes = cells.flatMap((cell, at) =>
    cell.kind === "class"
      ? [{ low: cell.low, high: cell.high, count: frequencies[at] ?? q.zero }]
      : [],
  );
  if (classes.length === cells.length) return { kind: "data", data: { kind: "classes", classes } };
  const entries = cells.flatMap((cell, at) =>
    cell.kind === "number" ? [{ value: cell.value, count: frequencies[at] ?? q.zero }] : [],
  );
  const isDistinct =
    new Set(entries.map(({ value }) => `${value.numerator}/${value.denominator}`)).size ===
    entries.length;
  return entries.length === cells.length && isDistinct
    ? { kind: "data", data: { kind: "table", entries } }
    : null;
}

/** Wordings of data as a list or a table, and of the measures that are requested. */
export const dataClauses: readonly Clause<ClauseContent>[] = [
  ...asks,
  ...plain,
  ...introductions,
  ...tables,
];
