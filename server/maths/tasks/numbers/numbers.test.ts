import { expect, test } from "vitest";
import type { SolvedOutcome, UnsolvedOutcome } from "../../outcome.ts";
import { readQuestion } from "../../read/question.ts";
import { Refusal } from "../../refusal.ts";
import type { Task } from "../../task/task.ts";
import { arithmetic } from "./arithmetic/arithmetic.task.ts";
import { numbersTasks } from "./numbers.tasks.ts";

// Arithmetic comes last, because it reports whatever no task understands.
const allTasks: readonly Task[] = [...numbersTasks, arithmetic];

function attempt(
  question: string,
  grade = 8,
  tasks: readonly Task[] = allTasks,
): SolvedOutcome | UnsolvedOutcome | null {
  const read = readQuestion(question);
  for (const task of tasks) {
    const outcome = task.attempt(read, { grade });
    if (outcome) return outcome;
  }
  return null;
}

function solved(question: string, grade = 8): SolvedOutcome {
  const outcome = attempt(question, grade);
  if (outcome?.kind !== "solved") throw new Error(`${question}: ${outcome?.kind ?? "no task"}`);
  return outcome;
}

function answerTo(question: string, grade = 8): string {
  return solved(question, grade).solution.answer.plain;
}

test.each([
  ["Does 7 divide 91", "true"],
  ["is 2346 divisible by 9?", "false"],
  ["Is 12 a factor of 144?", "true"],
  ["check whether 918082 is divisible by 11 or not", "true"],
  ["kya 56 7 se divisible hai", "true"],
  ["What is the remainder when 1000 is divided by 7?", "6"],
  ["find quotient and remainder when 500 is divided by 12", "41 remainder 8"],
  ["how many times does 8 go into 96", "12"],
  ["100 ko 7 se divide karne par remainder", "2"],
  ["Is 97 prime?", "true"],
  ["is 1 a prime number", "false"],
  ["Is 1000003 a composite number?", "false"],
  ["Is 51 prime or composite?", "composite"],
  ["is 999999999999999989 prime", "true"],
  ["List the prime factors of 360", "2, 3, 5"],
  ["prime factorisation of 360", "2^3 × 3^2 × 5"],
  ["express 97 as a product of prime factors", "97"],
  ["What is the hundreds digit of 45,678?", "6"],
  ["place value of 4 in 4,57,210", "400000"],
  ["place value of 6 in 3.267", "0.06"],
  ["face value of 9 in 1998", "9"],
  ["difference between the place value and face value of 5 in 2537", "495"],
  ["Which digit is in the ten lakhs place of 56,78,901?", "5"],
  ["Write 4,57,210 in words", "four lakh fifty-seven thousand two hundred ten"],
  [
    "Write 3056024 in words in the international system",
    "three million fifty-six thousand twenty-four",
  ],
  ["write in figures: nine crore five thousand and eleven", "90005011"],
  ["Write as a decimal: six and seven hundredths", "6.07"],
  ["Write as a decimal: twelve thousandths", "0.012"],
  ["Write as a decimal: twenty-one thousandths", "0.021"],
  ["Write as a decimal: forty and thirty one hundredths", "40.31"],
  ["Write as a decimal: two hundred-thousandths", "0.00002"],
  ["Write as a decimal: seven-tenths", "0.7"],
  ["Write 5080 in expanded form", "5000 + 80"],
  ["successor of 99", "100"],
  ["What comes just before 1000?", "999"],
  ["Write 944 in Roman numerals", "CMXLIV"],
  ["Write the Roman numeral XLIX as a number", "49"],
  ["is 35 even or odd", "odd"],
  ["Are 18 and 35 co-prime?", "true"],
  ["largest 4-digit number", "9999"],
  ["smallest number using the digits 3, 0, 8", "308"],
  ["What is the square root of 150 to the nearest integer?", "12"],
  ["What is the fifth root of 1000 to the nearest integer?", "4"],
  ["What is 5000 to the power of 1/3, to the nearest integer?", "17"],
  ["square root of 2 to 3 decimal places", "1.414"],
  ["square root of 1764 by prime factorisation", "42"],
  ["cube root of 2744", "14"],
  ["Is 1728 a perfect cube?", "true"],
  ["smallest number by which 252 must be multiplied to get a perfect square", "7"],
  ["least number that must be subtracted from 402 to get a perfect square", "2"],
  ["8.5% as a decimal", "0.085"],
  ["write 12.5% as a fraction", "1/8"],
  ["3/8 as a percentage", "37.5%"],
  ["5/6 as a decimal", "0.8333..."],
  ["Evaluate 45%", "0.45"],
  ["Write 0.00052 in standard form", "5.2 × 10^(-4)"],
  ["factors of 18", "1, 2, 3, 6, 9, 18"],
  ["how many factors does 72 have", "12"],
  ["common factors of 12 and 30", "1, 2, 3, 6"],
  ["first four multiples of 9", "9, 18, 27, 36"],
  ["Round 6749 to the nearest hundred", "6700"],
  ["What is 0.004567 rounded to 2 significant figures?", "0.0046"],
  ["Round 7.995 to two decimal places", "8.00"],
  ["What is 449999 rounded to the nearest lakh?", "400000"],
  ["What is -3.7 rounded to the nearest integer?", "-4"],
  ["What is 1011 (base 2) in base 16?", "B"],
  ["Convert 7f (base 16) to base 8", "177"],
  ["Convert 45 from decimal to binary", "101101"],
  ["Which is smaller: -2/3 or -3/4?", "-3/4"],
  ["Is -7 less than -9?", "false"],
  ["Is 0.5 equal to 1/2?", "true"],
  ["Sort 4, -2, 0, 9 in descending order", "9, 4, 0, -2"],
  ["arrange in ascending order: 2/3, 3/4, 1/2", "1/2, 2/3, 3/4"],
  ["Which is the second biggest value?  (a) 5  (b) -1  (c) 5/2", "(c)"],
  ["What is the smallest value in 0.3, 1/4, 2?", "1/4"],
  ["What is the nearest to 1/3 in 1, 0, 1/2?", "1/2"],
  ["Which is the closest to -4?  (a) 3  (b) -9  (c) -1", "(c)"],
  ["Is this true or false: 3/4 > 4/5", "false"],
  ["7*8=54 hai na?", "false"],
  ["7 x 8 = 54, right?", "false"],
  ["7*8 = 56 sahi hai na", "true"],
  ["1/2 + 1/3 = 2/5, right?", "false"],
  ["I think 3^0 = 0. am i right", "false"],
  ["3 + 4 = 7. Am I correct?", "true"],
  ["is 3^0 = 1?", "true"],
  ["HCF and LCM of 8 and 12", "HCF = 4, LCM = 24"],
  ["common denominator of 5/12 and 7/18", "36"],
  ["HCF of 2/3 and 4/5", "2/15"],
  [
    "The HCF and LCM of two numbers are 6 and 72. If one number is 18, find the other number.",
    "24",
  ],
  ["What is the difference between -9 and 4?", "13"],
  ["12 take away 20", "-8"],
  ["total of 3, 4 and 5", "12"],
  ["5 aur 7 ka gunanfal", "35"],
  ["sum of 45,321 and 23,450", "68771"],
  ["square of -6", "36"],
  ["Put together 3 and -5", "-2"],
  ["What is the distance between -2 and 7?", "9"],
  ["Do 1/2 and 3/6 have the same value?", "true"],
  ["Is 4 at most as big as 3?", "false"],
  ["Are 2 and 2.5 unequal?", "true"],
  ["Round 0.0456 to 2 dps", "0.05"],
  ["find hcf of 56 and 98 by division method", "14"],
  ["Find the HCF of 24, 36 and 60 by prime factorisation method", "12"],
  ["express 1.5 × 10^8 in usual form", "150000000"],
  ["125 divided by 4 find quotient and remainder", "31 remainder 1"],
])("%s is %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "Is 12 not a multiple of 5?",
  "Is 12 divisible by 3 or 5?",
  "Is 12 divisible by 3 but not by 5?",
  "remainder when -17 is divided by 5",
  "Is 7 prime or 9 prime",
  "Which is bigger: 3 or 5 or 7?",
  "sort 3, 1, 2 and find the median",
  "round 45 to the nearest 5",
  "What is the digit 7 in 4567",
  "sum of 3 and its square",
  "square of 5 and 6",
  "cube root of 27 and 64",
  "first 5 multiples of 3 which are even",
  "write 5000 in words in Hindi",
  "10% in decimal and fraction",
  "add 12,180 and 24",
  "multiply 3 and 4 then add 5",
  "What is 5 more than 3 times 4?",
  "Ravi had 15 mangoes and gave 3 to his sister",
  "write mix as a number",
  "twenty hundred hundred in figures",
])("%s is not answered", (question) => {
  const kind = outcomeKind(question);
  expect(kind).toBe("not_understood");
});

test.each([
  "place value of 7 in 7707",
  "Round -2.5 to the nearest integer",
  "nearest to 5 in 3, 7",
  "common denominator of 2/4 and 1/6",
  "1012 (base 2) in base 10",
  "is 1 prime or composite",
  "The HCF and LCM of two numbers are 7 and 72. If one number is 18, find the other number.",
])("%s is refused with a reason", (question) => {
  expect(outcomeKind(question)).not.toBe("solved");
});

function outcomeKind(question: string, tasks: readonly Task[] = allTasks): string {
  try {
    return attempt(question, 8, tasks)?.kind ?? "none";
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

test("grades 4 and 5 divide with a remainder, later grades with a fraction", () => {
  expect(answerTo("125 ÷ 7", 4)).toBe("17 remainder 6");
  expect(answerTo("125 ÷ 7", 6)).toBe("125/7");
  expect(answerTo("126 ÷ 7", 4)).toBe("18");
});

test("grades 4 and 5 add and subtract in columns that name what is carried and borrowed", () => {
  const lines = (question: string) =>
    solved(question, 4).solution.steps.map(({ why, after }) => `${after} ${why}`);
  expect(lines("457 + 286")[1]).toBe("7 + 6 = 13 Write 3 under the ones and carry 1 to the tens.");
  expect(lines("5002 - 1347")[1]).toBe(
    "12 - 7 = 5 2 is less than 7, so borrow 1 from the thousands; the zeros between become 9.",
  );
  expect(solved("346 x 27", 4).solution.steps.map(({ after }) => after)).toContain(
    "2422 + 6920 = 9342",
  );
});

test.each(allTasks.map((task) => [task.name, task] as const))(
  "%s solves its own examples, with hints that keep the answer",
  (_, task) => {
    const answers = task.examples.map((example) => {
      const outcome = task.attempt(readQuestion(example), { grade: 6 });
      if (outcome?.kind !== "solved") throw new Error(`${example}: ${outcome?.kind ?? "no task"}`);
      expect(outcome.solution.check.lines.length).toBeGreaterThan(0);
      expect(outcome.solution.steps.length).toBeGreaterThan(0);
      return outcome.solution.answer.plain;
    });
    expect(new Set(answers).size).toBe(answers.length);
  },
);

test.each(allTasks.map((task) => [task.name, task] as const))(
  "%s makes questions that it solves itself",
  (_, task) => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (const example of task.examples) {
      const made = Array.from({ length: 12 }, () => task.vary(readQuestion(example), random));
      const kinds = made.map((question) => {
        return outcomeKind(question ?? "", [task]);
      });
      expect(kinds.filter((kind) => kind === "solved").length).toBeGreaterThan(6);
    }
  },
);
