import { expect, test } from "vitest";
import { mentionsAnswer } from "../../mentions-answer.ts";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import { sequencesTasks } from "./sequences.tasks.ts";

const answer = (question: string): string | null => answerOf(sequencesTasks, question);

test.each([
  ["Find the 10th term of the AP 2, 7, 12, ...", "47"],
  ["find 20th term of AP 3,8,13,18...", "98"],
  ["AP 5, 8, 11 ... ka 15th term nikalo", "47"],
  ["Which term of the AP 21, 18, 15, ... is -81?", "35"],
  ["How many terms are there in the AP 7, 13, 19, ..., 205?", "34"],
  ["Is 301 a term of the AP 5, 11, 17, 23, ...?", "false"],
  ["Is 101 a term of the AP 5, 11, 17, 23, ...?", "true"],
  ["Find the common difference of the AP 3, 1, -1, -3", "-2"],
  ["Find the 31st term of an AP whose 11th term is 38 and the 16th term is 73.", "178"],
  ["The 3rd term of an AP is 5 and the 7th term is 9. Find a and d.", "a = 3, d = 1"],
  ["Find the 11th term from the last term of the AP 10, 7, 4, ..., -62", "-32"],
  ["In an AP, a = 5, d = 3, an = 50, find n and Sn", "n = 16, S_n = 440"],
  ["In an AP, given a = 7, a13 = 35, find d and S13", "d = 7/3, S_13 = 273"],
  ["Write the first four terms of the AP when a = 10 and d = 10", "10, 20, 30, 40"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  ["Find the sum of first 22 terms of the AP 8, 3, -2, ...", "-979"],
  ["Find the sum of 34 + 32 + 30 + ... + 10", "286"],
  ["AP 2, 5, 8 ke pehle 20 terms ka sum nikalo", "610"],
  ["How many terms of the AP 9, 17, 25, ... must be taken to give a sum of 636?", "12"],
  ["How many terms of the AP 24, 21, 18, ... must be taken so that their sum is 78?", "4 or 13"],
  [
    "If the sum of first 14 terms of an AP is 1050 and its first term is 10, find the 20th term",
    "200",
  ],
  ["How many three-digit numbers are divisible by 7?", "128"],
  ["Find the sum of the first 15 multiples of 8", "960"],
  ["Find the sum of odd numbers between 0 and 50", "625"],
])("%s gives %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  ["Find the 8th term of the GP 2, 4, 8, ...", "256"],
  ["Find the 12th term of a GP whose 8th term is 192 and common ratio is 2", "3072"],
  ["Which term of the GP 2, 8, 32, ... is 131072?", "9"],
  ["In a GP, the 3rd term is 24 and the 6th term is 192. Find the 10th term.", "3072"],
  ["Find the sum of first 10 terms of GP 3, 6, 12,...", "3069"],
  ["How many terms of the GP 3, 3/2, 3/4,... are needed to give the sum 3069/512?", "10"],
  ["Find the sum to infinity of GP 1, 1/3, 1/9, ...", "3/2"],
  ["find the sum of infinite series 1 + 1/2 + 1/4 + ...", "2"],
  ["Find the 7th term of HP 1/2, 1/5, 1/8", "1/20"],
])("%s gives %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  ["find the arithmetic mean between 6 and 12", "9"],
  ["find the geometric mean of 8 and 18", "12"],
  ["Find the harmonic mean of 3 and 6", "4"],
  ["insert 5 arithmetic means between 8 and 26", "11, 14, 17, 20, 23"],
  [
    "Insert three numbers between 1 and 256 so that the resulting sequence is a GP",
    "4, 16, 64 or -4, 16, -64",
  ],
  ["sum of first n natural numbers", "n(n + 1)/2"],
  ["1^2 + 2^2 + 3^2 + ... + 20^2", "2870"],
  ["Find the sum of the cubes of first 10 natural numbers", "3025"],
  ["Find the sum of (2k + 1) from k = 1 to 10", "120"],
  ["Write the first five terms of the sequence whose nth term is n(n+2)", "3, 8, 15, 24, 35"],
  ["Write the first 4 terms of a_n = (-1)^(n-1) 5^(n+1)", "25, -125, 625, -3125"],
])("%s is %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  ["If the sum of first n terms of an AP is 3n^2 + 5n, find its 10th term", "62"],
  ["The sum of n terms of an AP is 3n^2+5n and its m-th term is 164. Find m.", "27"],
  [
    "The sum of first n terms of an AP is 4n - n^2. find the first term and common difference",
    "a = 3, d = -2",
  ],
  ["If the sum of n terms of an AP is 2n^2+5n find nth term", "4n + 3"],
  ["In an AP, Sn = 3n^2 + 5n. find the 20th term", "122"],
])("from a formula of the sum: %s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  ["What comes next: 4, 9, 14, 19, 24?", "29"],
  ["next number in 2, 6, 12, 20, 30", "42"],
  ["What comes next 1, 1, 2, 3, 5, 8?", "13"],
  ["What is the next term in 3, -6, 12, -24?", "48"],
  ["find the missing number 5, 10, ?, 20, 25", "15"],
  ["Find the nth term of 3, 7, 11, 15", "4n - 1"],
])("the rule is certain: %s %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  "what comes next: 7, 3, 9, 1",
  "next term of 2, 4",
  "What comes next: 1, 2, 4",
  "Find the next term of the AP 2, 4, 8",
  "Find the 10th term of the AP 2, 7, 13, ...",
  "Find the sum to infinity of GP 1, 2, 4, ...",
  "Which term of the AP 3, 8, 13, ... is not 78?",
  "Find the 10th term of the AP 2, 7, 12, ... except the first",
  "Find the 10th term and the common ratio of the AP 2, 7, 12, ...",
  "Find the 2.5th term of the AP 2, 7, 12, ...",
  "Ravi saves 5 rupees, then 10, then 15. Find the 10th term.",
  "The 3rd term of an AP is 5. Find the 7th term.",
  "If the sum of first n terms of an AP is 3n^2 + 5n + 1, find its 10th term",
  "If the sum of first n terms of an AP is n^3, find its 10th term",
  "If the sum of first n terms of a GP is 3n^2 + 5n, find its 10th term",
  "If the sum of first n terms of an AP is 3n^2 + 5n, which term is 165",
  "The sum of n terms of an AP is 3n^2+5n and its m-th term is 164. Find k.",
])("no answer is given to: %s", (question) => {
  expect([null, "not_understood", "not_supported", "not_verified"]).toContain(answer(question));
});

test.each(sequencesTasks.flatMap(({ name, examples }) => examples.map((text) => [name, text])))(
  "the example of %s is solved, proved and gives nothing away: %s",
  (name, text) => {
    const { task, solution } = solvedBy(sequencesTasks, text);
    expect(task).toBe(name);
    expect(solution.check.lines.length).toBeGreaterThan(0);
    for (const hint of Object.values(solution.hints)) {
      expect(mentionsAnswer(hint, solution.answer, text)).toBe(false);
    }
  },
);

test.each([
  ["Find the sum to n terms of 1×2 + 2×3 + 3×4 + ...", "n(n + 1)(n + 2)/3"],
  ["1×2×3 + 2×3×4 + 3×4×5 + … to n terms", "n(n + 1)(n + 2)(n + 3)/4"],
  ["3×1² + 5×2² + 7×3² + ... to n terms", "n(n + 1)(3n^2 + 5n + 1)/6"],
  ["Find the sum of the series 5² + 6² + 7² + ... to 16 terms", "2840"],
])("a series of products: %s", (question, expected) => {
  expect(answerOf(sequencesTasks, question)).toBe(expected);
});

test.each([
  "1×2 + 2×3 + 3×5 + ... to n terms",
  "1.2 + 2.3 + 3.4 + ... to n terms",
  "1×2 + 2×3 + 3×4 + ... to 0 terms",
  "1×4 + 3×4 + 9×4 + ... to n terms",
])("no series of products that is certain: %s", (question) => {
  expect(answerOf(sequencesTasks, question)).toBeNull();
});
