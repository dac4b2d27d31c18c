import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Amount, numberLatex } from "../../../story/amount.ts";

/** The count of each unit in a year; interest uses years of 365 days. */
const perYear: Readonly<Record<string, bigint>> = { year: 1n, month: 12n, day: 365n };

/** A time in years, with the step that turns months or days into them; null for other units. */
export function inYears({ value, unit }: Amount): { years: Rational; steps: MathsStep[] } | null {
  const count = perYear[unit];
  if (count === undefined) return null;
  const years = q.divide(value, q.rational(count));
  if (count === 1n) return { years, steps: [] };
  const name = unit === "month" ? "12 months" : "365 days";
  return {
    years,
    steps: [
      {
        title: "Write the time in years",
        why: `The rate is for a year, and a year has ${name}.`,
        before: `\\frac{${numberLatex(value)}}{${count}}`,
        after: `${numberLatex(years)}\\text{ years}`,
      },
    ],
  };
}
