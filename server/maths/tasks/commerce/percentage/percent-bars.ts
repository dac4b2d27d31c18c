import { type Bar, barModel } from "../../../drawing/bar-model.ts";
import type { NumberLeaf } from "../../../expressions/expression.ts";
import { toNumber } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { PercentageProblem } from "./recognise.ts";
import type { PercentageResult } from "./solve.ts";

interface Percent {
  /** How much of 100 the part is, told or worked out. */
  percent: number;
  /** What is told of the percent, the part and the whole; "?" for the one that is asked. */
  said: string;
  part: string;
  whole: string;
}

/** A bar for 100% and its part; of an increase or decrease the bars before and after. */
export function percentBars(problem: PercentageProblem, result: PercentageResult): Drawing | null {
  const { kind } = problem;
  if (kind === "increase" || kind === "decrease") return changeBars(problem, kind);
  const told = toldOf(problem, result);
  const { percent, said, part, whole } = told;
  if (percent <= 0) return null;
  const description = `A bar for the whole, 100% = ${whole}. ${percent > 100 ? "A longer bar below it" : "The shaded part of it"}: ${said} = ${part}.`;
  const all = `100% = ${whole}`;
  const own = `${said} = ${part}`;
  const bars: Bar[] =
    percent > 100
      ? [
          bar(100, 100, all),
          {
            parts: [{ size: percent, tone: "blue" }],
            spans: [{ from: 0, to: percent, text: own, side: "below" }],
          },
        ]
      : [
          {
            parts: [
              { size: percent, tone: "blue" },
              ...(percent < 100 ? [{ size: 100 - percent }] : []),
            ],
            spans: [
              { from: 0, to: 100, text: all, side: "above" },
              { from: 0, to: percent, text: own, side: "below" },
            ],
          },
        ];
  return barModel({ title: "The whole and its part", description, bars });
}

function bar(size: number, to: number, text: string): Bar {
  return { parts: [{ size }], spans: [{ from: 0, to, text, side: "above" }] };
}

function toldOf(
  { kind, first, second, ...rest }: PercentageProblem,
  { value }: PercentageResult,
): Percent {
  const [one, two] = [typed(first, rest.style), typed(second, rest.style)];
  const rupee = rest.isMoney || second.money === true ? "₹" : "";
  switch (kind) {
    case "percent":
      return {
        percent: toNumber(value),
        said: "?%",
        part: `${rupee}${one}`,
        whole: `${rupee}${two}`,
      };
    case "whole":
      return {
        percent: toNumber(first.value),
        said: `${one}%`,
        part: `${rupee}${two}`,
        whole: "?",
      };
    case "part":
    case "increase":
    case "decrease":
      return {
        percent: toNumber(first.value),
        said: `${one}%`,
        part: "?",
        whole: `${rupee}${two}`,
      };
  }
}

function changeBars(
  { first, second, style, isMoney }: PercentageProblem,
  kind: "increase" | "decrease",
): Drawing | null {
  const percent = toNumber(first.value);
  const said = `${typed(first, style)}%`;
  const before = `${isMoney ? "₹" : ""}${typed(second, style)}`;
  const isMore = kind === "increase";
  if (percent <= 0 || (!isMore && percent >= 100)) return null;
  const after = isMore ? 100 + percent : 100 - percent;
  return barModel({
    title: "Before and after",
    description: `The bar before is ${before}, which is 100%. The bar after is ${isMore ? "longer" : "shorter"} by ${said} of it; how much it is, is asked.`,
    bars: [
      { name: "Before", parts: [{ size: 100, text: `100% = ${before}`, tone: "blue" }] },
      {
        name: "After",
        parts: isMore
          ? [
              { size: 100, tone: "blue" },
              { size: percent, text: `+ ${said}`, tone: "yellow" },
            ]
          : [
              { size: after, tone: "blue" },
              { size: percent, text: `− ${said}` },
            ],
        spans: [{ from: 0, to: after, text: "?", side: "above" }],
      },
    ],
  });
}

/** A number as it was typed: 33 1/3 stays a mixed number. */
function typed({ value, form }: NumberLeaf, style: NumberStyle): string {
  if (form.kind !== "mixed") return rationalPlain(value, style);
  return `${form.whole} ${form.numerator}/${form.denominator}`;
}
