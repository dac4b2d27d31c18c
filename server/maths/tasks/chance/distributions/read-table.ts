import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { numberOf } from "../../../wording/line-reader.ts";

/** A probability with a multiple of k, as in the table. */
interface Cell {
  constant: Rational;
  unknowns: Rational;
}

export type TableTarget = "k" | "mean" | "variance" | "standard deviation";

export interface TableProblem {
  values: readonly Rational[];
  cells: readonly Cell[];
  targets: readonly TableTarget[];
  /** Whether the probabilities are written as decimals. */
  isDecimal: boolean;
}

const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)(?:/\d+)?`;
const list = (cell: string): string => `(?:${cell})(?:[\\s|,]+(?:${cell}))+`;

function lazily<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

const table = lazily(
  () =>
    new RegExp(
      String.raw`(?:^|[\s|:.])x(?:_?i)?\s*[:=|]?\s*(${list(number)})[\s,;.|]*p\s*\(\s*x(?:\s*=\s*x(?:_?i)?|_?i)?\s*\)\s*[:=|]?\s*(${list(`(?:${number})?k|${number}`)})`,
      "i",
    ),
);

/** "X takes the values 0, 1, 2 with probabilities 0.2, 0.5 and 0.3" */
const listed = lazily(() => {
  const cells = (cell: string): string => `(?:${cell})(?:\\s*(?:,|and|, and)\\s*(?:${cell}))+`;
  return new RegExp(
    String.raw`(?:^|[\s.])(?:(?:an?\s+|the\s+)?(?:discrete\s+)?random\s+variable\s+)?x\s+(?:takes|assumes|can take|has)\s+(?:on\s+)?(?:the\s+|only\s+)*values\s+(${cells(number)})\s*,?\s*with\s+(?:the\s+)?(?:respective\s+|corresponding\s+)?probabilities\s+(?:of\s+|as\s+)?(${cells(`(?:${number})?k|${number}`)})(?:\s+respectively)?`,
    "i",
  );
});

const names: readonly (readonly [string, readonly TableTarget[]])[] = [
  ["mean and (?:the )?variance|e ?\\(x\\) and var ?\\(x\\)", ["mean", "variance"]],
  ["mean and (?:the )?standard deviation", ["mean", "standard deviation"]],
  ["standard deviation", ["standard deviation"]],
  ["variance|var ?\\(x\\)", ["variance"]],
  ["mean|expected value|expectation|e ?\\(x\\)", ["mean"]],
  ["value of k|k", ["k"]],
];
const distribution =
  "(?:(?:a |an )?(?:random variable )?x|(?:the |this |following |given )*(?:probability |frequency )?distribution(?: of (?:a |the )?(?:random variable )?x?)?)";

const asks = lazily(() =>
  names.map(([name, asked]) => {
    const source = `^(?:find |calculate |what is |determine |then )*(?:the |its )*(?:${name})(?: of| for)?(?: ${distribution})?$`;
    return { pattern: new RegExp(source), asked };
  }),
);

const openings = lazily(
  () =>
    new RegExp(
      `^(?:(?:if |let |for )?(?:a |the )?(?:discrete )?(?:random variable x has (?:the )?)?(?:following )?${distribution}?(?: is| is given by| is given below| is as follows| is given)?(?: as)?)?$`,
    ),
);

function askedIn(text: string): readonly TableTarget[] | null {
  return asks().find(({ pattern }) => pattern.test(text))?.asked ?? null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s:|]+/g, " ")
    .replace(/^[ .,;]+/, "")
    .replace(/[ .,;?]+$/, "");
}

function cellsIn(text: string): Cell[] {
  return [...text.toLowerCase().matchAll(new RegExp(`(${number})?(k)?`, "g"))]
    .filter(([whole]) => whole !== "")
    .map(([, digits, unknown]) => {
      const value = digits === undefined ? q.one : numberOf(digits);
      return unknown === undefined
        ? { constant: value, unknowns: q.zero }
        : { constant: q.zero, unknowns: value };
    });
}

function askedAround(before: string, after: string): readonly TableTarget[] | null {
  if (after === "") return askedIn(before);
  return openings().test(before) ? askedIn(after) : null;
}

/** A table of X and P(X), and one question about it; null if any other word is present. */
export function readTable({ text }: Question): TableProblem | null {
  if (!/p\s*\(\s*x|probabilities/i.test(text) || text.length > 400) return null;
  const found = table().exec(text) ?? listed().exec(text);
  if (!found) return null;
  const [whole, first = "", second = ""] = found;
  const before = plain(text.slice(0, found.index));
  const after = plain(text.slice(found.index + whole.length));
  const targets = askedAround(before, after);
  const values = cellsIn(first).map(({ constant }) => constant);
  const cells = cellsIn(second);
  const isDecimal = second.includes(".");
  return targets && isTable(values, cells) ? { values, cells, targets, isDecimal } : null;
}

function isTable(values: readonly Rational[], cells: readonly Cell[]): boolean {
  const names = values.map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  return (
    values.length === cells.length && values.length <= 12 && new Set(names).size === values.length
  );
}
