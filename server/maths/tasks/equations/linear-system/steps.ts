import { multipleLatex, termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { LinearSystem } from "./recognise.ts";
import { withNumber, rowLatex, standardSteps } from "./row-lines.ts";
import { coefficient, substitutionRow, type SystemResult } from "./solve.ts";

interface WrittenSteps {
  steps: MathsStep[];
  /** The last computation, where it is a single one. */
  computation: string | null;
}

export function stepsOf(system: LinearSystem, result: SystemResult, answer: string): WrittenSteps {
  const steps = [
    ...standardSteps(system, result.rows),
    ...scalingSteps(system, result),
    ...combiningSteps(system, result),
  ];
  if (result.outcome.kind !== "one") {
    const before = steps.at(-1)?.after ?? null;
    return {
      steps: [...steps, { ...verdicts[result.outcome.kind], before, after: answer }],
      computation: null,
    };
  }
  const { values } = result.outcome;
  return substitution(system, result, { values, steps, answer });
}

function scalingSteps({ names }: LinearSystem, { rows, elimination }: SystemResult): MathsStep[] {
  const letter = names[elimination.gone];
  return rows.flatMap((row, at) => {
    const factor = elimination.factors[at] ?? 1n;
    const after = elimination.scaled[at];
    if (factor === 1n || !after) return [];
    return {
      title: `Multiply equation (${at + 1}) by ${factor}`,
      why: `So that $${letter}$ has the same coefficient, but for the sign, in both equations.`,
      before: withNumber(rowLatex(row, names), at),
      after: withNumber(rowLatex(after, names), at),
    };
  });
}

function combiningSteps(
  { names, style }: LinearSystem,
  { elimination }: SystemResult,
): MathsStep[] {
  const { operation, scaled: rows, k, r, kept, gone } = elimination;
  const [upper, lower] = rows.map((row, at) => withNumber(rowLatex(row, names), at));
  const name = names[kept];
  const isFalse = k === 0n && r !== 0n;
  const line = `${scaledOrZero(k, name)} ${isFalse ? "\\neq" : "="} ${rationalLatex(q.rational(r))}`;
  const steps: MathsStep[] = [];
  if (operation !== "none") {
    steps.push({
      title:
        operation === "add"
          ? "Add the two equations"
          : "Subtract the second equation from the first",
      why: `Elimination: equals ${operation === "add" ? "added to" : "taken from"} equals are equal, and $${names[gone]}$ cancels out.`,
      before: `${upper}, \\quad ${lower}`,
      after: line,
    });
  }
  if (k !== 0n && k !== 1n) {
    steps.push({
      title: `Divide both sides by $${k}$`,
      why: `So that $${name}$ stands alone.`,
      before: line,
      after: `${name} = ${rationalLatex(q.rational(r, k), style)}`,
    });
  }
  return steps;
}

function scaledOrZero(k: bigint, name: string): string {
  return k === 0n ? "0" : multipleLatex(q.rational(k), name);
}

function substitution(
  { names, style }: LinearSystem,
  { rows, elimination: { kept, gone } }: SystemResult,
  { values, steps, answer }: { values: [Rational, Rational]; steps: MathsStep[]; answer: string },
): WrittenSteps {
  const row = substitutionRow(rows, gone);
  const [found, other] = [values[kept], values[gone]];
  const name = names[gone];
  const own = q.rational(coefficient(row, gone));
  const known = q.multiply(q.rational(coefficient(row, kept)), found);
  const rest = q.subtract(q.rational(row.c), known);
  const constant = rationalLatex(q.rational(row.c));
  const value = rationalLatex(found, style);
  const solved = `${name} = ${rationalLatex(other, style)}`;
  const both = answer === solved ? solved : `${solved} \\quad \\Rightarrow \\quad ${answer}`;
  const line = `${multipleLatex(own, name)} = ${rationalLatex(rest, style)}`;
  const filled = filledRow({ own, known, name, constant }, style);
  const isKnownGone = q.isZero(q.rational(coefficient(row, kept)));
  const put: MathsStep = {
    title: `Put $${names[kept]} = ${value}$ into $${rowLatex(row, names)}$`,
    why: "Substitution: the value holds in both equations, so put it into the easier of them.",
    before: rowLatex(row, names),
    after: filled,
  };
  const difference = `${constant} ${q.sign(known) < 0 ? "+" : "-"} ${rationalLatex(q.absolute(known), style)}`;
  const computation = q.equals(own, q.one)
    ? difference
    : `(${difference}) \\div ${q.sign(own) < 0 ? `(${rationalLatex(own)})` : rationalLatex(own)}`;
  const last: MathsStep = {
    title: `Solve for $${name}$`,
    why: "Move the number to the other side, then divide by the number before the letter.",
    before: isKnownGone ? rowLatex(row, names) : filled,
    after: line === solved || isKnownGone ? both : `${line} \\quad \\Rightarrow \\quad ${both}`,
  };
  return { steps: isKnownGone ? [...steps, last] : [...steps, put, last], computation };
}

function filledRow(
  {
    own,
    known,
    name,
    constant,
  }: { own: Rational; known: Rational; name: string; constant: string },
  style: LinearSystem["style"],
): string {
  const terms = [
    { coefficient: own, letters: name },
    { coefficient: known, letters: "" },
  ].filter(({ coefficient: number }) => !q.isZero(number));
  return `${termsLatex(terms, style)} = ${constant}`;
}

const verdicts = {
  none: {
    title: "See what the last line says",
    why: "Both letters are gone, and what is left, that they should be equal, is never true. The equations contradict each other: the system is inconsistent.",
  },
  many: {
    title: "See what the last line says",
    why: "Both letters are gone, and what is left is always true. The equations say the same thing: the system is dependent.",
  },
};
