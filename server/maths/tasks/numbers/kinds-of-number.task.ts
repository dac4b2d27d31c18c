import { greatestCommonDivisor } from "../../numbers/integers.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { divisionMethod } from "./common-factors/division-method.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readInteger, readPositives } from "../../wording/written-number.ts";

interface ParityProblem {
  wanted: "even" | "odd" | "which";
  number: bigint;
}

const parityAsks = wordings({
  which: [
    "is {number} [an] even|odd or [an] odd|even [number]",
    "{number} is [an] even|odd or [an] odd|even [number]",
    "check|say|tell whether|if {number} is [an] even|odd or [an] odd|even [number]",
  ],
  even: ["is {number} [an] even [number]", "kya {number} [ek] even|sam [number|sankhya] hai"],
  odd: ["is {number} [an] odd [number]", "kya {number} [ek] odd|visham [number|sankhya] hai"],
});

function recogniseParity({ body, targets }: Question): ParityProblem | null {
  if (targets.length > 0) return null;
  return parityAsks(body, (gaps, wanted) => {
    const number = readInteger(gap(gaps, "number"));
    return number === null ? null : { wanted, number };
  });
}

function parityAnswer({ wanted }: ParityProblem, isEven: boolean): MathsAnswer {
  if (wanted !== "which") return truthAnswer((wanted === "even") === isEven);
  const name = isEven ? "even" : "odd";
  return { latex: `\\text{${name}}`, plain: name };
}

/** Proves the parity by the remainder of the division by 2. */
function proveParity({ number }: ParityProblem, isEven: boolean): Proof | null {
  const half = number / 2n;
  const left = number - 2n * half;
  if ((left === 0n) !== isEven) return null;
  const size = left < 0n ? `- ${-left}` : `+ ${left}`;
  return {
    method: "Halved: an even number leaves nothing",
    lines: [
      `${integerLatex(number)} = 2 \\times ${half < 0n ? `(${integerLatex(half)})` : integerLatex(half)} ${size}`,
    ],
  };
}

/** Decides whether a number is even or odd. */
export const parity = defineTask<ParityProblem, boolean>({
  name: "even-or-odd",
  recognise: recogniseParity,
  reading: ({ wanted, number }) =>
    `\\text{Is } ${integerLatex(number)} \\text{ ${wanted === "which" ? "even or odd" : wanted}?}`,
  solve: ({ number }) => "02468".includes(number.toString().slice(-1)),
  prove: proveParity,
  explain: (problem, isEven) => {
    const last = problem.number.toString().slice(-1);
    return lesson({
      topic: "Whole Numbers",
      method: "Looking at the last digit",
      answer: parityAnswer(problem, isEven),
      steps: [
        step(
          "Look at the last digit",
          "Numbers that end in 0, 2, 4, 6 or 8 can be halved; those that end in 1, 3, 5, 7 or 9 can't.",
          `\\text{last digit of } ${integerLatex(problem.number)} \\text{: } ${last}`,
        ),
      ],
      idea: "The last digit alone decides, as all the other places count in tens, which can be halved.",
      firstMove: "Find the digit in the ones place.",
      finalMove: `The last digit is ${last}. Can such a number be halved? So which kind is it?`,
      terms: {
        "Even number": "A multiple of 2.",
        "Odd number": "A number that 2 does not divide.",
      },
      next: ["Is the sum of two such numbers of the same kind?"],
    });
  },
  vary: ({ wanted }, random) => {
    const number = wholeBetween(random, 100, 9999);
    return wanted === "which" ? `Is ${number} even or odd?` : `Is ${number} an ${wanted} number?`;
  },
  examples: ["Is 4738 an even number?", "Is 2951 an even number?"],
});

const coprime = "co-prime|coprime|co_-_prime|relatively_prime";
const coprimeAsks = wordings({
  coprime: [
    `are {numbers...} ${coprime} [numbers|to_each_other] [or_not]`,
    `is {numbers...} ${coprime} [numbers] [or_not]`,
    `check|say|tell|find_out whether|if {numbers...} are ${coprime} [numbers] [or_not]`,
    `kya {numbers...} ${coprime}|sah_-_abhajya|sahabhajya hai|hain`,
  ],
});

/** Decides whether two numbers are co-prime: their only common factor is 1. */
export const coPrime = defineTask<bigint[], boolean>({
  name: "co-prime",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return coprimeAsks(body, (gaps) => {
      const numbers = readPositives(gap(gaps, "numbers"));
      return numbers?.length === 2 ? numbers : null;
    });
  },
  reading: (numbers) =>
    `\\text{Are } ${numbers.map(integerLatex).join(" \\text{ and } ")} \\text{ co-prime?}`,
  solve: (numbers) => numbers.reduce(greatestCommonDivisor) === 1n,
  /** Bézout's identity: ax + by is the HCF. It is 1, or it divides both numbers. */
  prove: (numbers, isCoPrime) => {
    const [first = 1n, second = 1n] = numbers;
    const { divisor, x, y } = bezout(first, second);
    const holds =
      first * x + second * y === divisor && first % divisor === 0n && second % divisor === 0n;
    if (!holds || (divisor === 1n) !== isCoPrime) return null;
    const [a, b] = [x, y].map((value) => (value < 0n ? `(${value})` : `${value}`));
    return {
      method: "A number that divides both also divides this result",
      lines: [
        `${integerLatex(first)} \\times ${a ?? ""} + ${integerLatex(second)} \\times ${b ?? ""} = ${integerLatex(divisor)}`,
      ],
    };
  },
  explain: (numbers, isCoPrime) => {
    const value = numbers.reduce(greatestCommonDivisor);
    return lesson({
      topic: "Playing with Numbers",
      method: "Finding the HCF",
      answer: truthAnswer(isCoPrime),
      steps: [
        ...divisionMethod("HCF", numbers, value).steps,
        step(
          "Look at the HCF",
          "Co-prime numbers have no common factor but 1.",
          `${numbers.map(integerLatex).join(" \\text{ and } ")} \\text{ are ${isCoPrime ? "" : "not "}co-prime}`,
        ),
      ],
      idea: "Two numbers are co-prime if nothing but 1 divides both. Find their HCF.",
      firstMove: "Divide the larger number by the smaller and look at the remainder.",
      finalMove: "What is the HCF, and what follows for the question?",
      terms: { "Co-prime numbers": "Numbers whose only common factor is 1." },
      next: ["Can two even numbers be co-prime?"],
    });
  },
  vary: (_, random) =>
    `Are ${wholeBetween(random, 6, 60)} and ${wholeBetween(random, 61, 120)} co-prime?`,
  examples: ["Are 18 and 35 co-prime?", "Are 26 and 91 co-prime?"],
});

function bezout(first: bigint, second: bigint): { divisor: bigint; x: bigint; y: bigint } {
  if (second === 0n) return { divisor: first, x: 1n, y: 0n };
  const inner = bezout(second, first % second);
  return { divisor: inner.divisor, x: inner.y, y: inner.x - (first / second) * inner.y };
}
