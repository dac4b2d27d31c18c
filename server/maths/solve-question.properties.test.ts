import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAnswers } from "./compare.ts";
import * as q from "./numbers/rational.ts";
import type { SolvedOutcome } from "./outcome.ts";
import { mentionsAnswer } from "./mentions-answer.ts";
import { solveQuestion } from "./solve-question.ts";
import { checkLine } from "./steps/check-step.ts";
import { judgeLines } from "./steps/check-solution.ts";

function solved(question: string): SolvedOutcome {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.kind} ${outcome.detail}`);
  return outcome;
}

/** "1 1/2 ÷ 3" as LaTeX. */
function latexOf(text: string): string {
  return text.replaceAll("÷", "\\div").replaceAll(/(\d+) (\d+)\/(\d+)/g, "$1\\frac{$2}{$3}");
}

/** Every line of the working follows from the previous one, and neither hints nor prompt reveal the answer. */
function expectSound(outcome: SolvedOutcome): void {
  const { answer, hints, finalMove, check } = outcome.solution;
  const untold = judgeLines(outcome.solution).filter(
    ({ verdict }) => verdict === "fails" || verdict === "open",
  );
  expect([outcome.question, untold]).toEqual([outcome.question, []]);
  expect(check.lines.length).toBeGreaterThan(0);
  expect(compareAnswers(answer.plain, answer.plain)).toBe("equal");
  expect(compareAnswers(answer.plain, answer.latex)).toBe("equal");
  for (const text of [hints.idea, hints.firstMove, finalMove.prompt]) {
    expect([text, mentionsAnswer(text, answer, outcome.question)]).toEqual([text, false]);
  }
}

const small = fc.integer({ min: -30, max: 30 });
const nonZero = small.filter((value) => value !== 0);
const positive = fc.integer({ min: 1, max: 60 });
const root = fc.integer({ min: -20, max: 20 });

function signed(value: number, letter = ""): string {
  return `${value < 0 ? "-" : "+"} ${Math.abs(value)}${letter}`;
}

test("a linear equation built from its solution gives that solution", () => {
  fc.assert(
    fc.property(root, nonZero, small, small, (x, a, b, c) => {
      fc.pre(a !== c && !(a === 1 && b === 0));
      const question = `Solve ${a}x ${signed(b)} = ${c}x ${signed(a * x + b - c * x)}`;
      const outcome = solved(question);
      expect(outcome.solution.answer.plain).toBe(`x = ${x}`);
      expectSound(outcome);
    }),
  );
});

test("a linear equation with brackets and fractions gives its solution", () => {
  fc.assert(
    fc.property(root, positive, small, positive, small, (x, a, b, c, d) => {
      const right = q.add(
        q.rational(BigInt(x + b), BigInt(a)),
        q.rational(BigInt(c) * BigInt(x + d)),
      );
      const question = `(x ${signed(b)})/${a} + ${c}(x ${signed(d)}) = ${right.numerator}/${right.denominator}`;
      const outcome = solved(question);
      expect(outcome.solution.answer.plain).toBe(`x = ${x}`);
      expectSound(outcome);
    }),
  );
});

test("a quadratic built from two roots gives those roots, by steps that are true for both", () => {
  fc.assert(
    fc.property(root, root, fc.integer({ min: 1, max: 6 }), (first, second, a) => {
      const question = `${a}x² ${signed(-a * (first + second), "x")} ${signed(a * first * second)} = 0`;
      const outcome = solved(question);
      const expected = [...new Set([first, second])].map((value) => `x = ${value}`).join(" or ");
      expect(compareAnswers(expected, outcome.solution.answer.plain)).toBe("equal");
      expectSound(outcome);
    }),
  );
});

test("a quadratic has real roots exactly if its discriminant says so", () => {
  fc.assert(
    fc.property(nonZero, small, small, (a, b, c) => {
      const outcome = solved(`${a}x^2 ${signed(b)}x ${signed(c)} = 0`);
      const hasRoots = b * b - 4 * a * c >= 0;
      expect(outcome.solution.answer.plain !== "no real roots").toBe(hasRoots);
      expectSoundHints(outcome);
    }),
  );
});

function expectSoundHints({ solution, question }: SolvedOutcome): void {
  const { answer, hints, finalMove } = solution;
  for (const text of [hints.idea, hints.firstMove, finalMove.prompt]) {
    expect([text, mentionsAnswer(text, answer, question)]).toEqual([text, false]);
  }
  expect(compareAnswers(answer.plain, answer.latex)).toBe("equal");
}

test("a system built from its solution gives that solution", () => {
  fc.assert(
    fc.property(root, root, small, small, small, small, (x, y, a, b, c, d) => {
      fc.pre(a * d !== b * c);
      fc.pre((a !== 0 || b !== 0) && (c !== 0 || d !== 0));
      const line = (m: number, n: number): string => `${m}x ${signed(n, "y")} = ${m * x + n * y}`;
      const outcome = solved(`${line(a, b)} and ${line(c, d)}`);
      expect(outcome.solution.answer.plain).toBe(`x = ${x}, y = ${y}`);
      expectSound(outcome);
    }),
  );
});

test("a system of parallel or identical lines has no unique solution, and the outcome says which", () => {
  fc.assert(
    fc.property(
      nonZero,
      nonZero,
      small,
      fc.integer({ min: 2, max: 5 }),
      small,
      (a, b, c, k, gap) => {
        const outcome = solved(
          `${a}x ${signed(b, "y")} = ${c}; ${k * a}x ${signed(k * b, "y")} = ${k * c + gap}`,
        );
        const expected = gap === 0 ? "infinitely many solutions" : "no solution";
        expect(outcome.solution.answer.plain).toBe(expected);
        expectSoundHints(outcome);
      },
    ),
  );
});

const number = fc.oneof(
  positive.map((value) => ({ text: `${value}`, value: q.rational(BigInt(value)) })),
  fc.tuple(positive, positive).map(([top, bottom]) => ({
    text: `${top}/${bottom}`,
    value: q.rational(BigInt(top), BigInt(bottom)),
  })),
  fc.tuple(positive, fc.integer({ min: 2, max: 9 })).chain(([whole, bottom]) =>
    fc.integer({ min: 1, max: bottom - 1 }).map((top) => ({
      text: `${whole} ${top}/${bottom}`,
      value: q.add(q.rational(BigInt(whole)), q.rational(BigInt(top), BigInt(bottom))),
    })),
  ),
);

type Sum = { text: string; value: q.Rational };

const operations: [string, (a: q.Rational, b: q.Rational) => q.Rational][] = [
  ["+", q.add],
  ["-", q.subtract],
  ["×", q.multiply],
  ["÷", (a, b) => (q.isZero(b) ? q.zero : q.divide(a, b))],
];

const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 3 },
    number,
    fc
      .tuple(tie("sum"), fc.constantFrom(...operations), tie("sum"))
      .map(([left, [sign, work], right]) => ({
        text: `(${left.text}) ${sign} (${sign === "÷" && q.isZero(right.value) ? "1" : right.text})`,
        value: sign === "÷" && q.isZero(right.value) ? left.value : work(left.value, right.value),
      })),
  ),
}));

test("a calculation with whole numbers, fractions and mixed numbers is exact, every line equal to the next", () => {
  fc.assert(
    fc.property(sum, ({ text, value }) => {
      const outcome = solveQuestion(`Simplify ${text}`);
      // A fraction alone is not a calculation: it is reduced to lowest terms.
      if (outcome.kind !== "solved" || outcome.task === "lowest-terms") return fc.pre(false);
      expect(outcome.solution.answer.plain).toBe(
        value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`,
      );
      expectSoundHints(outcome);
      const lines = outcome.solution.steps.flatMap(({ before, after }) => [before ?? after, after]);
      for (const line of lines) {
        expect(checkLine(`${line} = ${latexOf(text)}`)).toBe("holds");
      }
    }),
  );
});

test("sums of decimals are exact decimals", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (a, b) => {
        const question = `${a / 100} + ${(b / 1000).toFixed(3)}`;
        const exact = q.add(q.rational(BigInt(a), 100n), q.rational(BigInt(b), 1000n));
        const { plain } = solved(question).solution.answer;
        expect(compareAnswers(`${exact.numerator}/${exact.denominator}`, plain)).toBe("equal");
        expect(plain).not.toContain("/");
      },
    ),
  );
});

test("HCF times LCM of two numbers is their product", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
      const [hcf, lcm] = ["HCF", "LCM"].map((name) => solved(`${name} of ${a} and ${b}`));
      if (!hcf || !lcm) throw new Error("Two were asked for");
      expect(BigInt(hcf.solution.answer.plain) * BigInt(lcm.solution.answer.plain)).toBe(
        BigInt(a) * BigInt(b),
      );
      for (const outcome of [hcf, lcm]) expectSound(outcome);
    }),
  );
});

test("a computed percentage is the same percentage in the inverse question", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 5000 }),
      (percent, of) => {
        const part = solved(`${percent}% of ${of}`);
        expectSoundHints(part);
        const { plain } = part.solution.answer;
        const back = solved(`what percent of ${of} is ${plain}`);
        expect(back.solution.answer.plain).toBe(`${percent}%`);
        expectSoundHints(back);
      },
    ),
  );
});

test("shares in a ratio add up to the whole", () => {
  fc.assert(
    fc.property(positive, positive, positive, (a, b, total) => {
      const outcome = solved(`Divide ${total} in the ratio ${a}:${b}`);
      const values = outcome.solution.answer.plain.split(" and ").join(" + ");
      expect(compareAnswers(`${total}`, values)).toMatch(/equal|unfinished/);
      expectSoundHints(outcome);
    }),
  );
});

test("the reading of a question is parsed as the same question", () => {
  fc.assert(
    fc.property(sum, ({ text }) => {
      const outcome = solveQuestion(text);
      if (outcome.kind !== "solved") return fc.pre(false);
      const again = solved(outcome.reading);
      expect(again.solution.answer).toEqual(outcome.solution.answer);
    }),
  );
});

const mathsCharacters = "0123456789xy+-*/×÷^=().,:;% ½²√₹$\\{}[]?!'|<>\nabofand";

test("no string causes an exception, and every solved question has a proof", () => {
  const garbage = fc.oneof(
    fc.string({ maxLength: 60, unit: "grapheme" }),
    fc.string({ maxLength: 40, unit: fc.constantFrom(...mathsCharacters.split("")) }),
    fc
      .array(
        fc.constantFrom(
          "2x",
          "3",
          "=",
          "+",
          "and",
          "of",
          "%",
          "LCM",
          "\\frac",
          "{",
          "}",
          "find",
          "x",
          ",",
          "/",
          "ratio",
          ":",
          "(",
          ")",
        ),
        { maxLength: 14 },
      )
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      const outcome = solveQuestion(text);
      if (outcome.kind === "solved") {
        expect(outcome.solution.check.lines.length).toBeGreaterThan(0);
        expect(compareAnswers(outcome.solution.answer.plain, outcome.solution.answer.latex)).toBe(
          "equal",
        );
      } else expect(outcome.detail.length).toBeGreaterThan(20);
    }),
    { numRuns: 3000 },
  );
});
