import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, compareToAnswer } from "../compare.ts";
import type { MathsAnswer } from "../outcome.ts";
import { readQuestion } from "../read/question.ts";
import { tasks } from "../tasks/registry.ts";

interface Example {
  task: string;
  answer: MathsAnswer;
}

/** The answers of the examples of all tasks: every form of answer that exists. */
const examples: readonly Example[] = tasks.flatMap((task) =>
  task.examples.flatMap((example) => {
    const outcome = task.attempt(readQuestion(example), { grade: 10 });
    return outcome?.kind === "solved" ? [{ task: task.name, answer: outcome.solution.answer }] : [];
  }),
);

/** Two spellings of a line; only the second half is the plain form. */
const inTwoForms = new Set(["line-in-space"]);

test("the examples of all tasks are present", () => {
  expect(examples.length).toBeGreaterThan(2 * tasks.length - 10);
});

test.each(examples.map(({ task, answer }) => [task, answer] as const))(
  "the answer of %s, %o, is equal in LaTeX",
  (task, answer) => {
    if (!inTwoForms.has(task)) expect(compareToAnswer(answer, answer.latex)).toEqual(equal);
    expect(compareToAnswer(answer, ` ${answer.plain}. `)).toEqual(equal);
  },
);

const equal = { outcome: "equal" };

/** Removes zeros without effect, and a factor 1. */
function bare(text: string): string {
  return text
    .replaceAll(/(?<![\d.])0+(?=\d)/g, "")
    .replaceAll(/(\.\d*?)0+(?!\d)/g, "$1")
    .replaceAll(/\.(?!\d)/g, "");
}

/** Every text that differs from an answer in one digit, or in a sign before one. */
function perturbed(plain: string): string[] {
  return Array.from(plain, (character, at) => {
    const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
    if (/\d/.test(character)) return `${before}${(Number(character) + 1) % 10}${after}`;
    return character === "-" && /^\s?\d/.test(after) ? `${before}+${after}` : plain;
  }).filter((text) => bare(text) !== bare(plain));
}

/**
 * x = ±a is the same with either sign; (-1)^(n-1) is (-1)^(n+1); -0 is 0; the 16 of 1664 is beyond the requested
 * digits.
 */
function isSameAnyway(plain: string, other: string): boolean {
  return /±|\(-1\)\^|→|->/.test(plain) || /(?<!\d)-0(?![.\d])/.test(other);
}

test("an answer of any task with another digit or sign is never equal to it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), ({ answer }, draw) => {
      const others = perturbed(answer.plain);
      fc.pre(others.length > 0);
      const other = others[draw % others.length] ?? "";
      fc.pre(!isSameAnyway(answer.plain, other));
      // Beyond its displayed digits, a rounded answer can't be distinguished.
      const { kind } = answer;
      const exact = { plain: answer.plain, latex: answer.plain, ...(kind && { kind }) };
      expect(compareToAnswer(exact, other).outcome, `${answer.plain} against ${other}`).not.toBe(
        "equal",
      );
    }),
    { numRuns: 600 },
  );
});

const whole = fc.integer({ min: -300, max: 300 });
const size = fc.integer({ min: 1, max: 60 });
const unit = fc.constantFrom(
  "m",
  "cm",
  "km",
  "kg",
  "g",
  "s",
  "min",
  "m/s",
  "km/h",
  "m^2",
  "N",
  "J",
);
const anyAnswer = fc.oneof(
  whole.map(String),
  fc.tuple(whole, size).map(([a, b]) => `${a}/${b}`),
  fc.tuple(whole, size).map(([a, b]) => `${a}.${b}`),
  fc.tuple(whole, whole).map(([a, b]) => `(${a}, ${b})`),
  fc.tuple(whole, whole).map(([a, b]) => `x = ${a} or x = ${b}`),
  fc.tuple(whole, whole).map(([a, b]) => `x = ${a}, y = ${b}`),
  fc.tuple(whole, unit).map(([a, name]) => `${a} ${name}`),
  fc.tuple(fc.constantFrom("<", ">", "≤", "≥"), whole).map(([sign, a]) => `x ${sign} ${a}`),
  fc.tuple(whole, whole, whole, whole).map(([a, b, c, d]) => `[[${a}, ${b}], [${c}, ${d}]]`),
  fc.tuple(size, size).map(([a, b]) => `${a}x + ${b}`),
  fc.tuple(size, size).map(([a, b]) => `${a}i + ${b}j`),
  fc.constantFrom("true", "false", "no solution", "infinitely many solutions", "isosceles"),
);

test("equality of answers is symmetric", () => {
  fc.assert(
    fc.property(anyAnswer, anyAnswer, (a, b) => {
      const isEqual = [compare(a, b), compare(b, a)].map(({ outcome }) => outcome === "equal");
      expect(isEqual[0], `${a} against ${b}`).toBe(isEqual[1]);
    }),
    { numRuns: 1500 },
  );
});

test("an answer is equal to itself", () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      expect(compare(answer, `${answer} .`)).toEqual(equal);
    }),
  );
});

test("a quantity is equal to another of its kind exactly if both have the same size", () => {
  const lengths = { m: 100, cm: 1, km: 100_000 };
  const length = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom("m", "cm", "km"));
  fc.assert(
    fc.property(length, length, ([a, one], [b, other]) => {
      const isSame = a * lengths[one] === b * lengths[other];
      expect(compare(`${a} ${one}`, `${b}${other}`).outcome === "equal").toBe(isSame);
    }),
  );
});

test("points with swapped coordinates are equal only if the coordinates are equal", () => {
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      expect(compare(`(${a}, ${b})`, `(${b},${a})`).outcome === "equal").toBe(a === b);
    }),
  );
});

test("vectors with swapped components are equal only if the components are equal", () => {
  fc.assert(
    fc.property(size, size, (a, b) => {
      expect(compare(`${a}i + ${b}j`, `(${b}, ${a})`).outcome === "equal").toBe(a === b);
      expect(compare(`${a}i - ${b}j`, `(${a}, -${b})`)).toEqual(equal);
    }),
  );
});

test("a list in order is equal to its sorted form only if it is sorted", () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 2, maxLength: 7 }), (list) => {
      const sorted = list.toSorted((a, b) => a - b);
      const verdict = compare(sorted.join(", "), list.join(", "), "in-order");
      expect(verdict.outcome === "equal").toBe(list.join() === sorted.join());
      expect(compare(sorted.join(", "), list.join(", ")).outcome).toBe("equal");
    }),
  );
});

test("if one root is absent, a root is missing, and one more root is wrong", () => {
  const roots = fc.uniqueArray(whole, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(roots, whole, (values, extra) => {
      fc.pre(!values.includes(extra));
      const expected = values.map((value) => `x = ${value}`).join(" or ");
      expect(compare(expected, values.slice(1).join(", "))).toEqual({
        outcome: "unfinished",
        missing: "other-values",
      });
      expect(compare(expected, [...values, extra].join(", ")).outcome).toBe("different");
    }),
  );
});

const pieces = fc.constantFrom(
  ..."x y n = , or and ± √ ( ) [ ] { } ^ / * + - 1 2 3.5 π ° % ₹ : < > ∞ ∪ -> m kg H2O sin( \\frac{ } at i j C am ≈".split(
    " ",
  ),
);
const forms = fc.constantFrom(...examples.map(({ answer }) => answer.plain));

test("no combination of parts of answers causes an exception, or takes long", () => {
  fc.assert(
    fc.property(
      forms,
      fc.array(pieces, { maxLength: 40 }),
      fc.boolean(),
      (expected, parts, isTight) => {
        const given = parts.join(isTight ? "" : " ");
        const start = performance.now();
        expect(["equal", "unfinished", "different", "unreadable"]).toContain(
          compare(expected, given).outcome,
        );
        expect(performance.now() - start).toBeLessThan(1000);
      },
    ),
    { numRuns: 1500 },
  );
});

test.each([
  "(".repeat(3000),
  "(".repeat(400) + ")".repeat(400),
  "9^9^9^9",
  "(x+1)^5000",
  "x".repeat(10_000),
  "=".repeat(900),
  "1,".repeat(400),
  "±1,".repeat(250),
  "nπ or ".repeat(150),
  "\\text{".repeat(150),
  "a b ".repeat(220),
  "99999999999999!",
])("%s is judged within the time limit", (evil) => {
  const start = performance.now();
  for (const { answer } of examples.slice(0, 40)) compare(answer.plain, evil);
  compare(evil, evil.replace("1", "2"));
  expect((performance.now() - start) / 41).toBeLessThan(250);
});
