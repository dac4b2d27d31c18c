import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import { rational } from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { gap, type Gaps, wordings } from "../../../wording/token-wording.ts";
import { readPositive } from "../../../wording/written-number.ts";

interface ProductRuleProblem {
  /** What is asked: the quotient of HCF × LCM by one number, or of the product of both numbers by their HCF or LCM. */
  wanted: "other number" | "LCM" | "HCF";
  /** HCF and LCM if a number is wanted, otherwise the product of the two numbers as the only element. */
  factors: bigint[];
  divisor: bigint;
}

const one = "one [of_them|number|of_numbers|of_two_numbers|of_these_numbers]";

const asks = wordings({
  number: [
    `hcf and lcm of two numbers are {hcf} and {lcm} [respectively] .|,|and [if] ${one} is {known} [.|,] find|calculate other [number]`,
    `lcm and hcf of two numbers are {lcm} and {hcf} [respectively] .|,|and [if] ${one} is {known} [.|,] find|calculate other [number]`,
    `hcf of two numbers is {hcf} and|, [their] lcm is {lcm} .|,|and [if] ${one} is {known} [.|,] find|calculate other [number]`,
    `hcf of two numbers is {hcf} , [their] lcm is {lcm} and ${one} is {known} [.|,] find|calculate other [number]`,
    `lcm of two numbers is {lcm} and|, [their] hcf is {hcf} .|,|and [if] ${one} is {known} [.|,] find|calculate other [number]`,
  ],
  lcm: [
    "hcf of two numbers is {hcf} and|, their product is {product} [.|,] find|calculate [their] lcm",
    "product of two numbers is {product} and|, [their] hcf is {hcf} [.|,] find|calculate [their] lcm",
    "hcf ( {first} , {second} ) = {hcf} [.|,] find|calculate lcm ( {third} , {fourth} )",
  ],
  hcf: [
    "lcm of two numbers is {lcm} and|, their product is {product} [.|,] find|calculate [their] hcf",
    "product of two numbers is {product} and|, [their] lcm is {lcm} [.|,] find|calculate [their] hcf",
    "lcm ( {first} , {second} ) = {lcm} [.|,] find|calculate hcf ( {third} , {fourth} )",
  ],
});

function recognise({ body, targets }: Question): ProductRuleProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const read = (key: string): bigint => readKnown(gaps, key);
    if (name === "number")
      return problem("other number", [read("hcf"), read("lcm")], read("known"));
    const wanted = name === "lcm" ? "LCM" : "HCF";
    const divisor = read(name === "lcm" ? "hcf" : "lcm");
    if (!gaps.has("first")) return problem(wanted, [read("product")], divisor);
    const pair = [read("first"), read("second")] as const;
    if (pair[0] !== read("third") || pair[1] !== read("fourth")) return null;
    return checkedPair(wanted, pair, divisor);
  });
}

/** Returns a positive integer from the gap; 0 if it is absent or not such a number. */
function readKnown(gaps: Gaps, key: string): bigint {
  return gaps.has(key) ? (readPositive(gap(gaps, key)) ?? 0n) : 0n;
}

function checkedPair(
  wanted: "LCM" | "HCF",
  [first, second]: readonly [bigint, bigint],
  divisor: bigint,
): ProductRuleProblem | null {
  if (first === 0n || second === 0n) return null;
  const stated = wanted === "LCM" ? greatestCommonDivisor : leastCommonMultiple;
  if (stated(first, second) !== divisor) {
    throw notSupported(
      `The ${wanted === "LCM" ? "HCF" : "LCM"} of these two numbers is another one. Check the question.`,
    );
  }
  return problem(wanted, [first, second], divisor);
}

function problem(
  wanted: ProductRuleProblem["wanted"],
  factors: bigint[],
  divisor: bigint,
): ProductRuleProblem | null {
  return divisor === 0n || factors.includes(0n) ? null : { wanted, factors, divisor };
}

function productOf(factors: readonly bigint[]): bigint {
  return factors.reduce((total, factor) => total * factor, 1n);
}

function solve({ factors, divisor }: ProductRuleProblem): bigint {
  const product = productOf(factors);
  if (product % divisor !== 0n) {
    throw notSupported(
      "No two whole numbers fit what is given here. Check the numbers of the question.",
    );
  }
  return product / divisor;
}

/** If a number is wanted, the two numbers must have the given HCF and LCM; otherwise the products must be equal. */
function prove({ wanted, factors, divisor }: ProductRuleProblem, value: bigint): Proof | null {
  const [hcf = 1n, lcm = 1n] = factors;
  if (wanted === "other number") {
    const fits =
      greatestCommonDivisor(divisor, value) === hcf && leastCommonMultiple(divisor, value) === lcm;
    if (!fits) return null;
    return {
      method: "The two numbers have the given HCF and LCM",
      lines: [
        `\\text{HCF}(${integerLatex(divisor)},\\; ${integerLatex(value)}) = ${integerLatex(hcf)}`,
        `\\text{LCM}(${integerLatex(divisor)},\\; ${integerLatex(value)}) = ${integerLatex(lcm)}`,
      ],
    };
  }
  // The HCF must divide the LCM; in an inconsistent question it doesn't.
  const [small, large] = wanted === "LCM" ? [divisor, value] : [value, divisor];
  if (large % small !== 0n || small * large !== productOf(factors)) return null;
  return {
    method: "HCF × LCM is the product of the two numbers, and the HCF divides the LCM",
    lines: [
      `${integerLatex(small)} \\times ${integerLatex(large)} = ${integerLatex(small * large)}`,
    ],
  };
}

const rule = "HCF × LCM = product of the two numbers";

/** Solves problems with HCF × LCM = product of two numbers. */
export const productRule = defineTask<ProductRuleProblem, bigint>({
  name: "hcf-lcm-product",
  recognise,
  reading: ({ wanted, factors, divisor }) =>
    `\\text{${wanted}} = \\frac{${factors.map(integerLatex).join(" \\times ")}}{${integerLatex(divisor)}}`,
  solve,
  prove,
  explain: ({ wanted, factors, divisor }, value, { grade }) => {
    const line = `\\frac{${factors.map(integerLatex).join(" \\times ")}}{${integerLatex(divisor)}}`;
    const given =
      wanted === "other number"
        ? "the number that is known"
        : `the ${wanted === "LCM" ? "HCF" : "LCM"}`;
    return lesson({
      topic: grade >= 9 ? "Real Numbers" : "Playing with Numbers",
      method: rule,
      difficulty: "intermediate",
      answer: numberAnswer(rational(value)),
      steps: [
        step(
          "Write the rule with what is known",
          `For two numbers, ${rule}. So divide by ${given}.`,
          `\\text{${wanted}} = ${line}`,
        ),
        step(
          "Work it out",
          "The product, divided by one factor, leaves the other factor.",
          integerLatex(value),
          line,
        ),
      ],
      idea: "The HCF and the LCM of two numbers multiply to the same product as the two numbers themselves.",
      firstMove: `Write down: ${rule}, and put in what is known.`,
      finalMove: `What is $${line}$?`,
      next: ["Does the rule hold for three numbers? Try 2, 4 and 6."],
    });
  },
  vary: ({ wanted }, random) => {
    const hcf = wholeBetween(random, 2, 12);
    const [a, b] = [wholeBetween(random, 2, 5), wholeBetween(random, 2, 5) * 2 + 3];
    const [x, y] = [BigInt(hcf * a), BigInt(hcf * b)];
    const [small, large] = [greatestCommonDivisor(x, y), leastCommonMultiple(x, y)];
    if (wanted === "other number") {
      return `The HCF and LCM of two numbers are ${small} and ${large}. If one number is ${x}, find the other number.`;
    }
    const known = wanted === "LCM" ? `HCF is ${small}` : `LCM is ${large}`;
    return `The product of two numbers is ${x * y} and their ${known}. Find their ${wanted}.`;
  },
  examples: [
    "The HCF and LCM of two numbers are 12 and 360. If one number is 60, find the other number.",
    "Given that HCF (306, 657) = 9, find LCM (306, 657).",
  ],
});
