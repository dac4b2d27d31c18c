import { compareExpressions } from "../../algebra/compare-expressions.ts";
import { canonical } from "../../algebra/canonical.ts";
import { orderOf } from "../../algebra/constant-value.ts";
import { decimalOf } from "../../algebra/decimal.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { decimalPlaces } from "../../numbers/rational.ts";
import { decimalLatex } from "../../numbers/written.ts";
import type { Expression } from "../../expressions/expression.ts";
import { allOrNull, eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { type NumberOption, readExpressionOf, readNumberOf, workedOut } from "./read-option.ts";

const topic = "Comparing Numbers";
const mostPlaces = 6;

/** Returns a number with its decimal, exact or rounded, for comparison. */
function asDecimal({ latex, rational, integer, value }: NumberOption): string {
  if (integer !== null) return workedOut(latex, value);
  const places = rational ? decimalPlaces(rational) : null;
  if (rational && places !== null && places <= mostPlaces) {
    const decimal = decimalLatex(rational, places);
    return decimal === latex ? latex : `${latex} = ${decimal}`;
  }
  return `${latex} \\approx ${decimalOf(value, { places: 4 })}`;
}

const things = "(?: (?:number|fraction|decimal|value|one|rational number))?";
const largest = new RegExp(`^(?:largest|greatest|biggest|highest|maximum)${things}$`, "i");
const smallest = new RegExp(`^(?:smallest|least|lowest|minimum)${things}$`, "i");

function readExtreme(property: string): OptionTest | null {
  const bare = property.replace(/^(?:has|have) (?:the )?/i, "");
  const end = largest.test(bare) ? 1 : smallest.test(bare) ? -1 : null;
  if (end === null) return null;
  const name = end === 1 ? "the largest" : "the smallest";
  return {
    property: name,
    topic,
    rule: "Write all the numbers as decimals, and compare them place by place.",
    judge: (options) => {
      const numbers = allOrNull(options.map(readNumberOf));
      if (!numbers) return null;
      return allOrNull(numbers.map((number) => atEnd(number, numbers, end)));
    },
  };
}

/** True if no other option is more extreme; equal extremes are all true. Null if two options can't be compared. */
function atEnd(number: NumberOption, all: readonly NumberOption[], end: 1 | -1): Verdict | null {
  const orders = allOrNull(all.map((other) => orderOf(number.value, other.value)));
  if (!orders) return null;
  return { isTrue: orders.every((order) => order * end >= 0), line: asDecimal(number) };
}

const bounds: readonly { pattern: RegExp; name: string; holds: (order: number) => boolean }[] = [
  {
    pattern: /^(?:greater|more|larger|bigger) than (.+)$/i,
    name: "greater than",
    holds: (order) => order > 0,
  },
  {
    pattern: /^(?:less|smaller|lower) than (.+)$/i,
    name: "less than",
    holds: (order) => order < 0,
  },
];

function readBound(property: string): OptionTest | null {
  for (const { pattern, name, holds } of bounds) {
    const [, text] = pattern.exec(property) ?? [];
    const bound = text === undefined ? null : readNumberOf(text);
    if (!bound) continue;
    const rule = "Compare each number with it, as decimals or as like fractions.";
    return eachOption({ property: `${name} $${bound.latex}$`, topic, rule }, (option) => {
      const number = readNumberOf(option);
      const order = number && orderOf(number.value, bound.value);
      return number && order !== null ? { isTrue: holds(order), line: asDecimal(number) } : null;
    });
  }
  return null;
}

function readBetween(property: string): OptionTest | null {
  const [, first, second] =
    /^(?:(?:lies|lie|lying) )?(?:in )?between (.+?) and (.+)$/i.exec(property) ?? [];
  const [low, high] = [first, second].map((text) =>
    text === undefined ? null : readNumberOf(text),
  );
  if (!low || !high) return null;
  const name = `between $${low.latex}$ and $${high.latex}$`;
  const rule = "A number between two others is greater than one and less than the other.";
  return eachOption({ property: name, topic, rule }, (option) => {
    const number = readNumberOf(option);
    if (!number) return null;
    const [above, below] = [orderOf(number.value, low.value), orderOf(number.value, high.value)];
    if (above === null || below === null) return null;
    return { isTrue: above * below < 0, line: asDecimal(number) };
  });
}

/** Reads a value; a ratio such as `2:3` is read as a fraction. */
function readValue(text: string): Expression | null {
  const [, first, second, ...rest] = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(text) ?? [];
  return readExpressionOf(first && second && rest.length === 0 ? `${first}/${second}` : text);
}

function readEqual(property: string): OptionTest | null {
  const [, text] =
    /^(?:(?:an? )?(?:equivalent|equal) (?:fraction |ratio )?(?:to|of|with)|(?:the )?same as|equals?) (.+)$/i.exec(
      property,
    ) ?? [];
  const target = text === undefined ? null : readValue(text);
  if (!target) return null;
  const name = `equal to $${expressionLatex(target)}$`;
  const rule = "Bring both to the simplest form, and see whether they are the same.";
  return eachOption({ property: name, topic: "Equal Expressions", rule }, (option) => {
    const value = readValue(option);
    const verdict = value && compareExpressions(value, target);
    if (!value || !verdict || verdict === "unknown") return null;
    return {
      isTrue: verdict === "equal",
      line: workedOut(expressionLatex(value), canonical(value)),
    };
  });
}

/** Properties that are tested by comparing values. */
export const comparisonTests = [readExtreme, readBound, readBetween, readEqual];
