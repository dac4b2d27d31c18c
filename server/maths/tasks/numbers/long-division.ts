import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";

/** One round of long division: the partial dividend, the quotient digit, and the remainder. */
interface Round {
  part: bigint;
  digit: bigint;
  left: bigint;
}

/**
 * Returns the rounds that give a digit of the quotient; leading zeros give none. A dividend below the divisor has one
 * round with the digit 0.
 */
export function divisionRounds(dividend: bigint, divisor: bigint): Round[] {
  const rounds: Round[] = [];
  let left = 0n;
  for (const figure of dividend.toString()) {
    const part = left * 10n + BigInt(figure);
    const digit = part / divisor;
    left = part % divisor;
    if (digit > 0n || rounds.length > 0) rounds.push({ part, digit, left });
  }
  return rounds.length > 0 ? rounds : [{ part: dividend, digit: 0n, left: dividend }];
}

/** Returns one step per round, as a student writes it: 41 = 12 × 3 + 5, then the next digit is brought down. */
export function divisionSteps(dividend: bigint, divisor: bigint): MathsStep[] {
  const by = integerLatex(divisor);
  return divisionRounds(dividend, divisor).map(({ part, digit, left }, at) => ({
    title: `${at === 0 ? "Divide" : "Bring down the next digit and divide"} $${integerLatex(part)}$ by $${by}$`,
    why:
      at === 0
        ? "Take as many digits from the left as are needed to reach the divisor. The quotient digit is the largest whose product still fits."
        : "What is left over stands before the next digit, and is divided together with it.",
    before: null,
    after: `${integerLatex(part)} = ${by} \\times ${integerLatex(digit)} + ${integerLatex(left)}`,
  }));
}
