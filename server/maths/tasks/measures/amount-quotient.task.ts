import * as q from "../../numbers/rational.ts";
import type { Unit } from "../../quantities/unit.ts";
import { sameDimension } from "../../quantities/dimension.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { type Amount, inBaseUnits, readAmount } from "./amount.ts";
import {
  amountLatex,
  amountPlain,
  partInto,
  partLatex,
  valueLatex,
  withoutZeros,
} from "./written-amount.ts";

interface Division {
  amount: Amount;
  divisor: bigint;
  units: readonly [Unit, ...Unit[]];
}

const asks = wordings({
  quotient: [
    "divide {amount*} by {divisor}",
    "{amount*} ÷ {divisor}",
    "{amount*} divided by {divisor}",
  ],
});

/**
 * The division of an amount in two units; null unless the smaller unit divides the larger one and the quotient is whole
 * in the smaller unit.
 */
function divisionOf(amount: Amount | null, divisor: bigint | null): Division | null {
  const [large, small, ...others] = amount ?? [];
  if (!amount || !large || !small || others.length > 0 || divisor === null) return null;
  const units = [large.unit, small.unit] as const;
  const count = q.divide(inBaseUnits(amount), small.unit.scale);
  const comesOut = divisor > 1n && q.isInteger(q.divide(count, q.rational(divisor)));
  return isLadder(...units) && comesOut ? { amount, divisor, units } : null;
}

/**
 * Whether the larger unit is a multiple of the smaller one. Rupees are left to other tasks, because they are written as
 * decimals.
 */
function isLadder(large: Unit, small: Unit): boolean {
  const isWhole = q.isInteger(q.divide(large.scale, small.scale));
  return sameDimension(large.dimension, small.dimension) && isWhole && large.symbol !== "₹";
}

/** An amount in two units divided into equal parts. */
export const amountQuotient = defineTask<Division, Amount>({
  name: "amount-quotient",
  recognise: ({ body, targets }) => {
    if (targets.length > 0 || !body.some(({ kind }) => kind === "word")) return null;
    return asks(body, (gaps) =>
      divisionOf(readAmount(gap(gaps, "amount")), readPositive(gap(gaps, "divisor"))),
    );
  },
  reading: ({ amount, divisor }) => `(${amountLatex(amount)}) \\div ${divisor}`,
  solve: ({ amount, divisor, units }) =>
    withoutZeros(partInto(q.divide(inBaseUnits(amount), q.rational(divisor)), units)),
  prove: ({ amount, divisor, units: [, small] }, result) => {
    if (!small) return null;
    const [whole, part] = [amount, result].map((one) => q.divide(inBaseUnits(one), small.scale));
    if (!whole || !part || !q.equals(q.multiply(part, q.rational(divisor)), whole)) return null;
    return {
      method: `Multiplied back, all in ${small.names.plural}`,
      lines: [`${valueLatex(part)} \\times ${divisor} = ${valueLatex(whole)}`],
    };
  },
  explain: ({ amount, divisor, units: [large, small = large] }, result) => {
    const count = q.divide(inBaseUnits(amount), small.scale);
    const each = q.divide(count, q.rational(divisor));
    return lesson({
      topic: "Measurement",
      method: "Dividing in the smaller unit",
      answer: { latex: amountLatex(result), plain: amountPlain(result) },
      steps: [
        step(
          `Write it in ${small.names.plural}`,
          "In one unit the amount is one number, which can be divided.",
          `${amountLatex(amount)} = ${partLatex({ value: count, unit: small })}`,
        ),
        step(
          "Divide",
          `Each of the ${divisor} equal parts gets the same number of ${small.names.plural}.`,
          valueLatex(each),
          `${valueLatex(count)} \\div ${divisor}`,
        ),
        step(
          `Write it in ${large.names.plural} and ${small.names.plural}`,
          `$${partLatex({ value: q.one, unit: large })} = ${partLatex({ value: q.divide(large.scale, small.scale), unit: small })}$.`,
          `${partLatex({ value: each, unit: small })} = ${amountLatex(result)}`,
        ),
      ],
      idea: "Bring the amount to the smaller unit, divide, and go back.",
      firstMove: "Write the whole amount in the smaller unit.",
      finalMove: `How many whole ${large.names.plural} are in these ${small.names.plural}, and how many ${small.names.plural} are left?`,
      next: ["Could you also divide the larger unit first, and carry its remainder?"],
    });
  },
  vary: ({ units: [large, small = large] }, random) => {
    const divisor = wholeBetween(random, 2, 8);
    const ratio = q.divide(large.scale, small.scale).numerator;
    const count = BigInt(divisor) * (ratio + BigInt(wholeBetween(random, 1, 15)) * 5n);
    return `Divide ${count / ratio} ${large.symbol} ${count % ratio} ${small.symbol} by ${divisor}.`;
  },
  examples: ["Divide 7 m 50 cm by 5.", "Divide 12 kg 600 g by 3."],
});
