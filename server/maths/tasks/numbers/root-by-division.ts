import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "./lesson.ts";

/** The school's long division for the square root of a perfect square: digits in pairs from the right. */
export function squareRootByDivision(number: bigint): MathsStep[] {
  const text = number.toString();
  const padded = text.length % 2 === 0 ? text : `0${text}`;
  const pairs = padded.match(/../g) ?? [];
  const steps: MathsStep[] = [
    step(
      "Mark the digits in pairs from the right",
      "Each pair gives one digit of the root.",
      `\\text{${pairs.map((pair, at) => (at === 0 ? String(Number(pair)) : pair)).join("   ")}}`,
    ),
  ];
  let root = 0n;
  let rest = 0n;
  pairs.forEach((pair, at) => {
    const part = rest * 100n + BigInt(pair);
    let digit = 9n;
    while ((20n * root + digit) * digit > part) digit -= 1n;
    const divisor = 20n * root + digit;
    rest = part - divisor * digit;
    root = root * 10n + digit;
    steps.push(
      step(
        at === 0
          ? `Find the largest digit whose square fits in $${integerLatex(part)}$`
          : `Bring down the next pair: $${integerLatex(part)}$`,
        at === 0
          ? "It is the first digit of the root."
          : "Double the root found so far and put a digit behind it; this number times the same digit must just fit.",
        `${integerLatex(part)} = ${integerLatex(divisor)} \\times ${digit} + ${integerLatex(rest)}`,
      ),
    );
  });
  return [
    ...steps,
    step(
      "Read the root from its digits",
      "Nothing remains, so the root is exact.",
      `\\sqrt{${integerLatex(number)}} = ${integerLatex(root)}`,
    ),
  ];
}
