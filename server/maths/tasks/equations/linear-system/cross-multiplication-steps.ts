import type { Rational } from "../../../numbers/rational.ts";
import { fractionLatex, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { LinearSystem } from "./recognise.ts";
import { rowLatex, standardSteps } from "./row-lines.ts";
import type { SystemResult } from "./solve.ts";

/** x = (b₁c₂ - b₂c₁)/(a₁b₂ - a₂b₁) and the same for y, as the school arranges them. */
export function crossSteps(
  system: LinearSystem,
  { rows }: SystemResult,
  { values, answer }: { values: readonly [Rational, Rational]; answer: string },
): MathsStep[] {
  const [one, two] = rows;
  const [c1, c2] = [-one.c, -two.c];
  const shown = (value: bigint): string => (value < 0n ? `(${value})` : value.toString());
  const product = (p: bigint, r: bigint): string => `${shown(p)} \\times ${shown(r)}`;
  const [first, second] = system.names;
  const parts = [
    { top: one.b * c2 - two.b * c1, text: `${product(one.b, c2)} - ${product(two.b, c1)}` },
    { top: c1 * two.a - c2 * one.a, text: `${product(c1, two.a)} - ${product(c2, one.a)}` },
    {
      top: one.a * two.b - two.a * one.b,
      text: `${product(one.a, two.b)} - ${product(two.a, one.b)}`,
    },
  ] as const;
  const below = parts[2].top;
  const solved = [first, second].map((name, at) => {
    const top = at === 0 ? parts[0].top : parts[1].top;
    const fraction = fractionLatex(top, below);
    const value = rationalLatex(values[at === 0 ? 0 : 1], system.style);
    const isDone = fraction === value || below * below === 1n;
    return `${name} = ${isDone ? "" : `${fraction} = `}${value}`;
  });
  return [
    ...zeroSteps(system, rows),
    {
      title: `Find $b_{1}c_{2} - b_{2}c_{1}$`,
      why: `Cross-multiplication: $\\frac{${first}}{b_{1}c_{2} - b_{2}c_{1}} = \\frac{${second}}{c_{1}a_{2} - c_{2}a_{1}} = \\frac{1}{a_{1}b_{2} - a_{2}b_{1}}$.`,
      before: null,
      after: `${parts[0].text} = ${parts[0].top}`,
    },
    {
      title: `Find $c_{1}a_{2} - c_{2}a_{1}$`,
      why: `The number below $${second}$.`,
      before: null,
      after: `${parts[1].text} = ${parts[1].top}`,
    },
    {
      title: `Find $a_{1}b_{2} - a_{2}b_{1}$`,
      why: "The number below 1. It is not zero, so there is exactly one solution.",
      before: null,
      after: `${parts[2].text} = ${below}`,
    },
    {
      title: "Divide",
      why: "Each letter is the number below it over the number below 1.",
      before: null,
      after: `${solved.join(", \\quad ")} \\quad \\Rightarrow \\quad ${answer}`,
    },
  ];
}

/** Both equations with 0 on the right. */
function zeroSteps(system: LinearSystem, rows: SystemResult["rows"]): MathsStep[] {
  const [first, second] = system.names;
  return [
    ...standardSteps(system, rows),
    {
      title: "Bring everything to the left side and read off the coefficients",
      why: `With $a_{1}${first} + b_{1}${second} + c_{1} = 0$ and $a_{2}${first} + b_{2}${second} + c_{2} = 0$.`,
      before: rows.map((row) => rowLatex(row, system.names)).join(", \\quad "),
      after: rows
        .map(
          ({ a, b, c }) =>
            `${rowLatex({ a, b, c: 0n }, system.names).replace(" = 0", "")}${constantTerm(-c)} = 0`,
        )
        .join(", \\quad "),
    },
  ];
}

function constantTerm(value: bigint): string {
  if (value === 0n) return "";
  return ` ${value < 0n ? "-" : "+"} ${value < 0n ? -value : value}`;
}
