import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { Approach, MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { factorise } from "../../../numbers/prime-factors.ts";

/** Explains the HCF by Euclid's long division, or the LCM by dividing all the numbers together. */
export function divisionMethod(
  name: "HCF" | "LCM",
  numbers: readonly bigint[],
  value: bigint,
): Approach {
  return name === "HCF"
    ? { method: "Long division (Euclid's method)", steps: euclid(numbers, value) }
    : { method: "Common division", steps: commonDivision(numbers, value) };
}

/** Applies Euclid's algorithm to the first two numbers, then to their HCF and the next number, and so on. */
function euclid(numbers: readonly bigint[], value: bigint): MathsStep[] {
  const [first = 1n, ...others] = numbers;
  const steps: MathsStep[] = [];
  let found = first;
  for (const other of others) {
    steps.push(...divisions(found > other ? found : other, found > other ? other : found));
    found = greatestCommonDivisor(found, other);
  }
  return [
    ...steps,
    step(
      "Take the last divisor",
      "The divisor that leaves the remainder 0 is the HCF.",
      `\\text{HCF} = ${integerLatex(value)}`,
    ),
  ];
}

function divisions(larger: bigint, smaller: bigint): MathsStep[] {
  const steps: MathsStep[] = [];
  for (let [a, b] = [larger, smaller]; b !== 0n; [a, b] = [b, a % b]) {
    steps.push(
      step(
        `Divide $${integerLatex(a)}$ by $${integerLatex(b)}$`,
        steps.length === 0
          ? "Divide the larger number by the smaller; then always the last divisor by the remainder, until nothing remains."
          : "What divides both numbers divides the remainder too, so the HCF stays the same.",
        `${integerLatex(a)} = ${integerLatex(b)} \\times ${integerLatex(a / b)} + ${integerLatex(a % b)}`,
      ),
    );
  }
  return steps;
}

function commonDivisionWhy(prime: bigint, divided: readonly bigint[]): string {
  const numbers = [...new Set(divided)].map(integerLatex).join(" and ");
  return `$${integerLatex(prime)}$ divides $${numbers.replaceAll(" and ", "$ and $")}$; what it does not divide is brought down.`;
}

/** Divides the row of numbers by primes that divide at least one of them; the product of these primes is the LCM. */
function commonDivision(numbers: readonly bigint[], value: bigint): MathsStep[] {
  const primes = factorise(value);
  let row = [...numbers];
  const steps = primes.map((prime, at) => {
    const divided = row.filter((number) => number % prime === 0n);
    row = row.map((number) => (number % prime === 0n ? number / prime : number));
    return step(
      `Divide by $${integerLatex(prime)}$`,
      at === 0
        ? "Divide all the numbers that the prime goes into, and bring the others down. Go on until only ones are left."
        : commonDivisionWhy(prime, divided),
      `\\text{left: } ${row.map(integerLatex).join(",\\; ")}`,
    );
  });
  const product = primes.length === 0 ? "1" : primes.map(integerLatex).join(" \\times ");
  const line = primes.length > 1 ? `${product} = ${integerLatex(value)}` : integerLatex(value);
  return [
    ...steps,
    step("Multiply all the divisors", "Their product is the LCM.", `\\text{LCM} = ${line}`),
  ];
}
