import { expect, test } from "vitest";
import type { MathsSolution, MathsStep } from "../../outcome.ts";
import { solveQuestion } from "../../solve-question.ts";

function solutionOf(question: string, grade: number): MathsSolution {
  const outcome = solveQuestion(question, { grade });
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.kind}`);
  return outcome.solution;
}

function lines(steps: readonly MathsStep[]): string[] {
  return steps.map(({ after }) => after);
}

function linesOf(question: string, grade = 7): string[] {
  return lines(solutionOf(question, grade).steps);
}

test.each([
  ["2^3 × 2^4 ÷ 2^5", [String.raw`2^{7} \div 2^{5}`, "2^{2}", "4"]],
  ["(2²)³", ["2^{6}", "64"]],
  ["3⁵/3²", ["3^{3}", "27"]],
  ["2³ × 5³", ["10^{3}", "1000"]],
  ["12^3 ÷ 4^3", ["3^{3}", "27"]],
  ["7^0", ["1"]],
  ["5^4 ÷ 5^4", ["5^{0}", "1"]],
  ["2^-3", [String.raw`\frac{1}{2^{3}}`, String.raw`\frac{1}{8}`]],
  ["3^-2 × 3^5", ["3^{3}", "27"]],
  ["(-2)^3 × (-2)^2", ["(-2)^{5}", "-32"]],
  ["(2^9 ÷ 2^7) × 2^3", [String.raw`2^{2} \times 2^{3}`, "2^{5}", "32"]],
  ["25 × 5^3", [String.raw`5^{2} \times 5^{3}`, "5^{5}", "3125"]],
  [
    "(3/2)^-2",
    [
      String.raw`\left(\frac{2}{3}\right)^{2}`,
      String.raw`\frac{2^{2}}{3^{2}}`,
      String.raw`\frac{4}{9}`,
    ],
  ],
  [
    "(12^4 × 9^3 × 4)/(6^3 × 8^2 × 27)",
    [
      String.raw`\frac{(2^{2} \times 3)^{4} \times (3^{2})^{3} \times 2^{2}}{(2 \times 3)^{3} \times (2^{3})^{2} \times 3^{3}}`,
      String.raw`\frac{(2^{2})^{4} \times 3^{4} \times (3^{2})^{3} \times 2^{2}}{2^{3} \times 3^{3} \times (2^{3})^{2} \times 3^{3}}`,
      String.raw`\frac{2^{8} \times 3^{4} \times 3^{6} \times 2^{2}}{2^{3} \times 3^{3} \times 2^{6} \times 3^{3}}`,
      String.raw`\frac{2^{10} \times 3^{10}}{2^{9} \times 3^{6}}`,
      String.raw`2 \times 3^{4}`,
      String.raw`2 \times 81`,
      "162",
    ],
  ],
  ["x^5 ÷ x^2", ["x^{3}"]],
  [
    "(a^2)^3 × a^4 ÷ a^5",
    [String.raw`a^{6} \times a^{4} \div a^{5}`, String.raw`a^{10} \div a^{5}`, "a^{5}"],
  ],
  ["a^m × a^n", ["a^{m + n}"]],
  ["7^x × 7^2", ["7^{x + 2}"]],
])("in class 7 %s uses the laws of exponents", (question, expected) => {
  const { method, steps } = solutionOf(question, 7);
  expect(method).toBe("Laws of exponents");
  expect(lines(steps)).toEqual(expected);
  expect(steps.every(({ why }) => why !== "")).toBe(true);
});

test("class 9 adds exponents that are fractions", () => {
  expect(linesOf("2^(2/3) × 2^(1/5)", 9)).toEqual([String.raw`2^{\frac{13}{15}}`]);
  expect(linesOf("7^(1/2) × 8^(1/2)", 9)).toEqual([String.raw`56^{\frac{1}{2}}`]);
});

test("a law of exponents shows the exponents that it adds", () => {
  const [first] = solutionOf("5^6 × 5^3", 8).steps;
  expect(first?.why).toContain("add the exponents");
  expect(first?.why).toContain("$6 + 3 = 9$");
});

test.each(["2^3 × 3^2", "2^3 + 2^4", "6 × 10^2", "12x^5 ÷ (4x^2)", "2^5"])(
  "no law of exponents is put on %s",
  (question) => {
    const { method, approaches = [] } = solutionOf(question, 8);
    expect([method, ...approaches.map((each) => each.method)]).not.toContain("Laws of exponents");
  },
);

test("class 6, which has no laws of exponents yet, works every power out", () => {
  expect(solutionOf("2^3 × 2^4 ÷ 2^5", 6).method).not.toBe("Laws of exponents");
  expect(solutionOf("2^3 × 2^4 ÷ 2^5", 7).approaches?.[0]?.steps.at(-1)?.before).toBe(
    String.raw`128 \div 32`,
  );
});

test.each([
  ["-7 - (-12)", ["-7 + 12", "12 - 7", "5"]],
  ["−7 − (−12)", ["-7 + 12", "12 - 7", "5"]],
  ["4 - (-9)", ["4 + 9", "13"]],
  ["-8 - 5", ["-8 + (-5)", "-(8 + 5)", "-13"]],
  ["5 - 9", ["5 + (-9)", "-(9 - 5)", "-4"]],
  ["5 - (-3) + (-8)", ["5 + 3 + (-8)", "8 + (-8)", "0"]],
  ["-3 - 4 - 5", ["-3 + (-4) + (-5)", "-(3 + 4 + 5)", "-12"]],
  [
    "-12 + 7 - (-4) - 9",
    ["-12 + 7 + 4 + (-9)", "7 + 4 + (-12) + (-9)", "11 + (-21)", "-(21 - 11)", "-10"],
  ],
  ["subtract -6 from -2", ["-2 + 6", "6 - 2", "4"]],
])("in class 6 %s is worked out by adding the additive inverse", (question, expected) => {
  const { method, steps } = solutionOf(question, 6);
  expect(method).toBe("Adding the additive inverse");
  expect(lines(steps)).toEqual(expected);
  expect(steps[0]?.why).toContain("additive inverse of");
});

test("integers that are only added need no additive inverse", () => {
  const { method, steps } = solutionOf("-15 + 8", 6);
  expect(method).toBe("Addition of integers");
  expect(lines(steps)).toEqual(["-(15 - 8)", "-7"]);
});

test("a negative number is subtracted in a longer sum, and among fractions, by adding the other sign", () => {
  expect(linesOf("20 - 3 × (-2) - (-4)")).toContain("20 + 6 + 4");
  expect(linesOf("-3/4 - (-1/2)")[0]).toBe(String.raw`-\frac{3}{4} + \frac{1}{2}`);
});

test("class 5 uses the number line and sees no term of later classes", () => {
  const { topic, method, steps, hints, keyTerms } = solutionOf("-7 - (-12)", 5);
  const text = JSON.stringify([topic, method, steps, hints, keyTerms]);
  expect(method).toBe("Number line");
  expect(text).not.toMatch(/integer|additive inverse/i);
});

test.each([
  [
    "₹45.75 + ₹38.50",
    ["5 + 0 = 5", "7 + 5 = 12", "1 + 5 + 8 = 14", "1 + 4 + 3 = 8", String.raw`\text{₹}84.25`],
    "Write 2 under the tenths and carry 1 to the ones.",
  ],
  [
    "Rs 500 - Rs 123.75",
    ["10 - 5 = 5", "9 - 7 = 2", "9 - 3 = 6", "9 - 2 = 7", "4 - 1 = 3", String.raw`\text{₹}376.25`],
    "0 is less than 5, so borrow 1 from the hundreds; the zeros between become 9.",
  ],
  [
    "12.5 + 3.475",
    ["0 + 5 = 5", "0 + 7 = 7", "5 + 4 = 9", "2 + 3 = 5", "1", "15.975"],
    "One digit is enough, so nothing is carried.",
  ],
  [
    "7,86,945 + 5,48,378",
    [
      "5 + 8 = 13",
      "1 + 4 + 7 = 12",
      "1 + 9 + 3 = 13",
      "1 + 6 + 8 = 15",
      "1 + 8 + 4 = 13",
      "1 + 7 + 5 = 13",
      "13{,}35{,}323",
    ],
    "Write 3 under the ten thousands and carry 1 to the lakhs.",
  ],
])("in class 6 %s is worked out in columns", (question, expected, why) => {
  const { steps } = solutionOf(question, 6);
  const [first, ...columns] = steps;
  expect(first?.after).toMatch(/^\\begin\{array\}/);
  expect(lines(columns)).toEqual(expected);
  expect(steps.map((step) => step.why)).toContain(why);
});

test.each([
  ["Find the sum of ₹45.75 and ₹38.50", ["7 + 5 = 12", String.raw`\text{₹}84.25`]],
  ["Subtract ₹123.75 from ₹500", ["10 - 5 = 5", String.raw`\text{₹}376.25`]],
  ["2.75 kg + 1.5 kg", ["7 + 5 = 12", String.raw`4.25\,\mathrm{kg}`]],
])("amounts in one unit are worked out in columns too: %s", (question, expected) => {
  const { steps } = solutionOf(question, 6);
  expect(lines(steps)).toEqual(expect.arrayContaining(expected));
  expect(steps[0]?.after).toMatch(/^\\begin\{array\}/);
});

test("the sign of a product of integers is explained by its rule", () => {
  expect(solutionOf("-5 × (-3)", 7).steps[0]?.why).toContain("same sign give a positive");
  expect(solutionOf("-24 ÷ 6 + 1", 7).steps[0]?.why).toContain("different signs a negative");
});

test("the finished columns show what was carried above and the result below the line", () => {
  const finished = solutionOf("₹45.75 + ₹38.50", 5).steps.at(-1)?.before;
  expect(finished).toContain(String.raw`{\scriptstyle 1} & {\scriptstyle 1} &  &  & `);
  expect(finished).toContain(String.raw`\hline  & 8 & 4 & . & 2 & 5`);
});

test("the table with the result is no part of what a student is asked to do", () => {
  expect(solutionOf("645 - 278", 6).finalMove.prompt).toBe("What is $645 - 278$?");
});

test("later classes do small sums in the head", () => {
  expect(linesOf("12 + 5", 8)).toEqual(["17"]);
});

test.each([
  [
    "2 2/3 + 3 1/2",
    String.raw`6\frac{1}{6} = \frac{37}{6}`,
    [
      String.raw`(2 + 3) + \left(\frac{2}{3} + \frac{1}{2}\right)`,
      String.raw`5 + \left(\frac{2}{3} + \frac{1}{2}\right)`,
      String.raw`5 + \left(\frac{4}{6} + \frac{3}{6}\right)`,
      String.raw`5 + \frac{7}{6}`,
      String.raw`5 + 1\frac{1}{6}`,
    ],
  ],
  [
    "5 1/4 - 2 3/4",
    String.raw`2\frac{1}{2} = \frac{5}{2}`,
    [
      String.raw`\left(4 + \frac{5}{4}\right) - 2\frac{3}{4}`,
      String.raw`(4 - 2) + \left(\frac{5}{4} - \frac{3}{4}\right)`,
      String.raw`2 + \left(\frac{5}{4} - \frac{3}{4}\right)`,
      String.raw`2 + \frac{2}{4}`,
      String.raw`2 + \frac{1}{2}`,
    ],
  ],
  [
    "7 1/3 - 4 1/2",
    String.raw`2\frac{5}{6} = \frac{17}{6}`,
    [
      String.raw`7\frac{2}{6} - 4\frac{3}{6}`,
      String.raw`\left(6 + \frac{8}{6}\right) - 4\frac{3}{6}`,
      String.raw`(6 - 4) + \left(\frac{8}{6} - \frac{3}{6}\right)`,
      String.raw`2 + \left(\frac{8}{6} - \frac{3}{6}\right)`,
      String.raw`2 + \frac{5}{6}`,
    ],
  ],
  [
    "5 - 1 2/3",
    String.raw`3\frac{1}{3} = \frac{10}{3}`,
    [
      String.raw`\left(4 + \frac{3}{3}\right) - 1\frac{2}{3}`,
      String.raw`(4 - 1) + \left(\frac{3}{3} - \frac{2}{3}\right)`,
      String.raw`3 + \left(\frac{3}{3} - \frac{2}{3}\right)`,
      String.raw`3 + \frac{1}{3}`,
    ],
  ],
])("%s in mixed numbers keeps wholes and fractions apart", (question, answer, expected) => {
  const solution = solutionOf(question, 6);
  expect(solution.answer.latex).toBe(answer);
  expect(lines(solution.steps)).toEqual([...expected, answer]);
  expect(solution.approaches?.map(({ method }) => method)).toEqual(["With improper fractions"]);
});

test("mixed numbers are multiplied and divided as improper fractions, and the answer is mixed again", () => {
  expect(linesOf("2 1/2 × 1 1/3", 6)).toEqual([
    String.raw`\frac{5}{2} \times \frac{4}{3}`,
    String.raw`\frac{20}{6} = \frac{10}{3} = 3\frac{1}{3}`,
  ]);
  expect(solutionOf("3 1/2 ÷ 2/3", 6).answer.latex).toBe(String.raw`5\frac{1}{4} = \frac{21}{4}`);
});

test("fractions without a whole part name the improper fraction first", () => {
  expect(solutionOf("5/6 + 3/4", 6).answer.latex).toBe(String.raw`\frac{19}{12} = 1\frac{7}{12}`);
});

test.each([
  ["Simplify and write in exponential form: 2^3 × 2^4", "2^{7}"],
  [
    "Using laws of exponents, simplify and write the answer in exponential form: 3^2 × 3^4 × 3^8",
    "3^{14}",
  ],
  ["Simplify and express each of the following in exponential form: (2^5)^3 ÷ 2^3", "2^{12}"],
  ["Express 6^15 ÷ 6^10 in exponential form", "6^{5}"],
  ["x^3 × x^4 ÷ x^2 in index form", "x^{5}"],
  [
    "Simplify (-4)^5 ÷ (-4)^8 and write the answer in exponential form",
    String.raw`\frac{1}{(-4)^{3}}`,
  ],
  ["Write 5 × 5 × 5 × 5 in exponential form", "5^{4}"],
  ["Express a × a × b × b × b in exponential form", "a^{2}b^{3}"],
  ["Express 512 in exponential form", "2^{9}"],
  ["Express 72 in exponential form", String.raw`2^{3} \times 3^{2}`],
  ["Express 0.00052 in exponential form", String.raw`5.2 \times 10^{-4}`],
])("%s stays in powers", (question, answer) => {
  expect(solutionOf(question, 7).answer.latex).toBe(answer);
});

test.each([
  "2^3 × 3^2 in exponential form",
  "Write 12 × 5 in exponential form",
  "Express 15 in exponential form",
])("%s is not taken for a power", (question) => {
  expect(solveQuestion(question, { grade: 7 }).kind).not.toBe("solved");
});

test.each([
  ["Simplify using laws of exponents (2^5 × 3^4)/(2^3 × 3^2)", "36"],
  ["Evaluate 3^5 ÷ 3^2 by using the laws of exponents", "27"],
  ["Using the law of indices, find 2^3 × 2^4", "128"],
])("the wish for the laws is read: %s", (question, answer) => {
  expect(solutionOf(question, 8).answer.plain).toBe(answer);
});
