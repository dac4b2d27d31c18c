import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { solutionOf } from "../solver/solution-of.ts";
import { findWrongLine } from "./check-steps.ts";

const linear = { reading: "2x + 3 = 11", answer: "x = 4" };
/** The findings for a question that is no equation. */
const inWords = { reading: "", answer: "12" };
const quadratic = { reading: "x^{2} - 5x + 6 = 0", answer: "x = 2 \\text{ or } x = 3" };

function wrongIn(results: readonly string[], solved: typeof linear | null = null, question = "") {
  const steps = results.map((result) => ({ title: "Next", why: "", result, substeps: [] }));
  return findWrongLine(steps, { question, solved, isWorking: true });
}

test("the first false equality is found, with its step", () => {
  expect(wrongIn(["$2 + 3 = 5$", "$5 \\times 4 = 24$", "$24 - 1 = 22$"])).toEqual({
    step: 1,
    line: "5 \\times 4 = 24",
  });
});

test("the moves inside a step are checked before its result", () => {
  const substeps = [{ title: "Carry", result: "$7 + 8 = 16$" }];
  const steps = [{ title: "Add", why: "", result: "$17 + 8 = 25$", substeps }];
  expect(findWrongLine(steps, { question: "", solved: null, isWorking: true })?.line).toBe(
    "7 + 8 = 16",
  );
});

test.each([
  [["$2x = 14$"], "2x = 14"],
  [["$2x + 3 = 11$", "$2x = 14$"], "2x = 14"],
  [["$2x = 8$", "$x = 5$"], "x = 5"],
  [["$2x = 8 \\Rightarrow x = 6$"], "x = 6"],
  [["$2x = 11 - 3$", "$2x = 8$", "$x = \\frac{8}{2} = 4$", "$2(4) + 3 = 11$"], null],
] as const)("an equation that loses the root is found: %j", (results, line) => {
  expect(wrongIn(results, linear)?.line ?? null).toBe(line);
});

test.each([
  [["$x^2 - 2x - 3x + 6 = 0$", "$(x - 2)(x - 3) = 0$", "$x - 2 = 0$", "$x - 3 = 0$"]],
  [["$a = 1, b = -5, c = 6$", "$D = b^2 - 4ac = 25 - 24 = 1$", "$x = \\frac{5 \\pm 1}{2}$"]],
  [["$x = \\frac{5 + 1}{2} = 3$", "$x = \\frac{5 - 1}{2} = 2$"]],
])("separate cases are not false: %j", (results) => {
  expect(wrongIn(results, quadratic)).toBeNull();
});

const root = "\\sqrt{x + 3}";
const complex = ["$6x + i(4x - y) = 3 - 2i$", "$6x - 3 = 0$", "$4x - y + 2 = 0$"];
const halfAndFour = "$x = \\frac{1}{2},\\; y = 4$";

test.each([
  [["$x + (x + 5) = 35$", "$2x + 5 = 40$", "$2x = 30$", "$x = 15$"], "2x + 5 = 40"],
  [
    ["$x^2 + 10x = 3000$", "$(x - 50)(x + 60) = 1$", "$x = 50$ or $x = -60$"],
    "(x - 50)(x + 60) = 1",
  ],
  [["$(6)^2 + k = 0$\n\n$k + 36 = 1$", "$k = -36$"], "k + 36 = 1"],
] as const)("a line that contradicts the steps' own result is found: %j", (results, line) => {
  expect(wrongIn(results)?.line ?? null).toBe(line);
  expect(wrongIn(results, inWords)?.line ?? null).toBe(line);
});

test.each([
  [["$x + 3 = 1$", "$x = -3$", "$k = 0$"], "x + 3 = 1"],
  [
    ["$k^{2} - 4 \\times 2 \\times 18 = 1$", "$k^{2} = 144$", "$k = 12$ or $k = -12$"],
    "k^{2} - 4 \\times 2 \\times 18 = 1",
  ],
  [["$x + 58 = 84$", "$x = 75 - 58 = 17$"], "x + 58 = 84"],
  [["$2x + 70^{\\circ} = 199^{\\circ}$", "$x = 55^{\\circ}$"], "2x + 70^{\\circ} = 199^{\\circ}"],
  [["$2\\;x + 3 = 13$", "$x = 6$"], "2\\;x + 3 = 13"],
  [[`$${root} = 8$`, "$x + 3 = 36$", "$x = 33$"], `${root} = 8`],
  // A line that follows from the previous one is not false itself, nor is a line that the student gave.
  [["$2x + 5 = 35$", "$2x = 30$", "$x = 16$"], "x = 16"],
  [["$7x = 14$", "$x = 3$"], "x = 3"],
  [[...complex, `$6x - 3 = 0,\\; 4x - y + 2 = 1$\n\n${halfAndFour}`], "4x - y + 2 = 1"],
] as const)(
  "for a solved question an equation that leads to something else is found: %j",
  (results, line) => {
    expect(wrongIn(results, inWords, "If 7x = 14, what is k?")?.line ?? null).toBe(line);
    expect(wrongIn(results)).toBeNull();
  },
);

test.each([
  [
    ["$(x + 6)^2 + (y - 6)^2 = 36$", "$x^2 + y^2 + 12x - 12y + 36 = 1$"],
    "x^2 + y^2 + 12x - 12y + 36 = 1",
  ],
  // Lines that lead to the answer only later, and other notations of it.
  [["$y = x + 1$", "$(x + 6)^2 + (y - 6)^2 = 36$", "$x^2 + y^2 + 12x = 12y - 36$"], null],
] as const)(
  "after an equation that is the answer, later ones must be equivalent: %j",
  (results, line) => {
    const circle = { reading: "", answer: "x^{2} + y^{2} + 12x - 12y + 36 = 0" };
    expect(wrongIn(results, circle)?.line ?? null).toBe(line);
  },
);

test.each([
  [["$x + (x + 5) = 35$", "$2x + 5 = 35$", "$2x = 30$", "$x = 15$", "$x + 5 = 20$"]],
  // Two parts with the same letter, an omitted root, another letter, and a rounded value.
  [["$2x = 8$", "$x = 4$", "$3x = 15$", "$x + 1 = 6$"]],
  [["$2x = 8$", "$x = 4$", "$3x = 15$", "$x = 5$"]],
  [["$x - 2 = \\sqrt{x}$", "$(x - 2)^2 = x$", "$(x - 1)(x - 4) = 0$", "$x = 4$"]],
  [["$x + 3 = 7$", "$y + 3 = 1$", "$x = 4$"]],
  [["$3x = 10$", "$6x = 20.1$", "$x = 3.33$"]],
  [["$3x = 14$", "$2x = 9.33$", "$x = \\frac{14}{3}$"]],
  [["$x = \\frac{1}{2}$", "$x = 3$"]],
  [["$x = \\frac{7}{2}$", "$x = 9$"]],
  // A line before the equation that its values belong to.
  [["$x + y = 9$", "$x + y = 5$", "$x = 2, y = 3$"]],
  // A letter with an index is another letter.
  [["$\\frac{1}{k} = \\frac{1}{k_1} + \\frac{1}{k_2}$", "$k = k_1 + k_2$"]],
  // Letters without one value each.
  [["$x + y = 5$", "$x - y = 2$", "$x = 1$"]],
  [["$x + y = 5$", "$x = 2, y = 3$", "$x + y = 9$", "$x = 4, y = 5$"]],
])("correct steps in their own letters pass: %j", (results) => {
  expect(wrongIn(results)).toBeNull();
  expect(wrongIn(results, inWords)).toBeNull();
});

test.each([
  [["$$P = \\frac{200\\,\\mathrm{N}}{0.05\\,\\mathrm{m}^{2}}$$\n\n$$P = 4401\\,\\mathrm{Pa}$$"], 0],
  [["$\\text{Mean} = \\frac{45}{5}$", "Divide.", "$\\text{Mean} = 11$"], 2],
  [["$d = \\sqrt{6^2 + 10^2}$", "$d = \\sqrt{36 + 64}$", "$d = 10$"], 2],
  [["$n = 12$", "$n = \\frac{40 - 4}{2} = \\frac{36}{2}$", "$n = 20$"], 2],
])("a result that contradicts the working of its name is found: %j", (results, step) => {
  expect(wrongIn(results)?.step).toBe(step);
});

test.each([
  [["$P = \\frac{200}{40}$", "$P = 5$"]],
  [
    [
      "$\\text{Mean} = \\frac{45}{5}$",
      "$\\text{Mean} = 9$ marks",
      "$\\text{Mean} = 12$ for Class B",
    ],
  ],
  [["$x = \\frac{5 + 1}{2}$", "$x = \\frac{5 - 1}{2}$", "$x = 3$ or $x = 2$"]],
  [["$x = \\frac{1 + \\sqrt{5}}{2}$", "$x = 3$"]],
  [["$P(a) = \\frac{3}{6}$", "$P(a) = \\frac{2}{5}$"]],
  [["$T = 20 + 5$", "Now the second tank.", "It has more.", "$T = 40$"]],
  [["$A = 5 \\times 4$ square metres", "$B = 6$", "$A(x) = 30$"]],
  [["$k \\approx \\frac{0.693}{30}$", "$k = 0.05$"]],
])("names with consistent workings pass: %j", (results) => {
  expect(wrongIn(results)).toBeNull();
  expect(wrongIn(results, inWords)).toBeNull();
});

test("the equations of a text need not be consistent", () => {
  const steps = ["$x + 3 = 7$ and $2x = 10$ are equations.", "The second says $x = 5$."].map(
    (result) => ({ title: "", why: "", result, substeps: [] }),
  );
  const about = { question: "", solved: inWords };
  expect(findWrongLine(steps, { ...about, isWorking: true })).not.toBeNull();
  expect(findWrongLine(steps, { ...about, isWorking: false })).toBeNull();
});

test.each([
  ["$3 + 5 = 9$ is wrong: it is $8$"],
  ["Is $2(3) + 3 = 11$?"],
  ["Suppose $2 + 2 = 5$"],
  ["$3 + 5 = 9$ गलत है"],
  ["$2 + 2 = 5$ नहीं होता"],
  ["$9 + 5 = 2$ on the clock"],
  ["$17 \\div 5 = 3$, remainder $2$"],
])("an equation that a step doesn't claim is not reported: %s", (result) => {
  expect(wrongIn([result])).toBeNull();
});

test.each(["मान लो", "If", "Agar", "यदि"])(
  "a value that is tried with %s need not hold",
  (word) => {
    const steps = ["$x + (x + 5) = 35$", `${word} $x = 10$`, "$2x = 30$", "$x = 15$"];
    expect(
      wrongIn(["$2x + 5 = 35$", "$x = 15$", `${word} $3x = 30$`, "$2x = 30$", "$x = 15$"]),
    ).toBeNull();
    expect(wrongIn(steps, inWords)).toBeNull();
  },
);

test("the student's own lines may be quoted", () => {
  expect(wrongIn(["$3 + 5 = 9$"], null, "I got 3 + 5 = 9. What now?")).toBeNull();
});

test.each([
  "Solve 3(x - 2) + 4 = 2x + 9",
  "Solve x^2 - 7x + 12 = 0",
  "What is 3/4 + 5/6?",
  "15% of 240",
  "Find the area of a circle of radius 7 cm",
  "Find the compound interest on ₹10000 for 2 years at 5% per annum",
  "x + y = 10 and x - y = 4",
  "Find the HCF of 24 and 36",
  "A car travels 150 km in 2.5 hours. Find its speed",
  "Solve |x - 3| = 5",
])("the proved steps of %s have no false line", (question) => {
  const solved = solveQuestion(question);
  if (solved.kind !== "solved") throw new Error(solved.detail);
  const { steps } = solutionOf(solved, { grade: 8, random: seededRandom(1), mostDraws: 0 });
  const { reading, solution } = solved;
  const about = { question, solved: { reading, answer: solution.answer.latex }, isWorking: true };
  expect(findWrongLine(steps, about)).toBeNull();
});
