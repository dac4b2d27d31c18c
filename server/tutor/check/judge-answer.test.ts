import { expect, test } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

test.each([
  ["$x = 4$", "4", "right"],
  ["$x = 4$", "X = 4.0", "right"],
  ["$\\frac{19}{12} = 1\\frac{7}{12}$", "19/12", "right"],
  ["$\\frac{19}{12} = 1\\frac{7}{12}$", "1 7/12", "right"],
  ["$x = 2 \\text{ or } x = 3$", "3, 2", "right"],
  ["Mitochondria", "mitochondria.", "right"],
  ["$x = 2$ or $x = 3$", "x = 2", "unfinished"],
  ["$\\frac{3}{4}$", "6/8", "unfinished"],
  ["$x = 4$", "5", "wrong"],
  ["$x = 7,\\; y = 3$", "x = 3, y = 7", "wrong"],
  ["$x = 4$", "no idea", "unreadable"],
  ["Mitochondria", "the powerhouse", "unreadable"],
])("where %s is expected, %s is %s", (answer, given, verdict) => {
  expect(judgeAnswer({ answer }, given).verdict).toBe(verdict);
});

test.each(["5", "6/8", "no idea"])("the feedback on %s does not reveal the answer", (given) => {
  expect(judgeAnswer({ answer: "$\\frac{3}{4}$" }, given).feedback).not.toMatch(/0\.75|\\frac/u);
});

test.each([
  ["$x = 2$ or $x = 3$", "x = 2", "another value"],
  ["$\\frac{3}{4}$", "6/8", "simplest form"],
  ["$62.5 \\text{ m}$", "62.5", "Which unit"],
  ["$(x + 2)(x - 3)$", "x^2 - x - 6", "in factors"],
  ["$2^{3} \\times 3$", "8 × 3", "prime number"],
  ["$x^{2} - x - 6$", "(x + 2)(x - 3)", "Multiply them out"],
  ["$\\frac{x^{2}}{2} + C$", "x^2/2", "constant"],
  ["$62.5 \\text{ m}$", "63 m", "more digits"],
  ["$\\sqrt{2}$", "1.414", "exact value"],
  ["$4.5 \\times 10^{-4}$", "0.00045", "form that was asked for"],
  ["5:30 PM", "5:30", "AM"],
])("where %s is expected, the feedback on %s says what is missing: %s", (answer, given, hint) => {
  const { verdict, feedback } = judgeAnswer({ answer }, given);
  expect(verdict).toBe("unfinished");
  expect(feedback).toContain(hint);
  // Short, in words of a 10-year-old, and without a number that could be the answer.
  expect(feedback.split(" ").length).toBeLessThan(20);
  expect(feedback).not.toMatch(/\d/u);
});

test.each([
  [{ latex: "-3,\\; 0,\\; 2", plain: "-3, 0, 2", kind: "in-order" }, "-3, 0, 2", "right"],
  [{ latex: "-3,\\; 0,\\; 2", plain: "-3, 0, 2", kind: "in-order" }, "2, 0, -3", "wrong"],
  [{ latex: "3250\\,\\mathrm{m}", plain: "3250 m", kind: "as-asked" }, "3.25 km", "unfinished"],
  [{ latex: "3250\\,\\mathrm{m}", plain: "3250 m", kind: "as-asked" }, "3250 metres", "right"],
  [{ latex: "v \\approx 139\\,\\mathrm{m}", plain: "139 m" }, "138.8 m", "right"],
  [{ latex: "v = 139\\,\\mathrm{m}", plain: "139 m" }, "138.8 m", "wrong"],
  [{ latex: "\\frac{1235}{47} \\approx 26.28", plain: "1235/47" }, "26.28", "right"],
  [{ latex: "\\frac{1235}{47} \\approx 26.28", plain: "1235/47" }, "26.29", "wrong"],
  [
    {
      latex: "d = 2\\sqrt{161}\\,\\mathrm{m} \\approx 25.38\\,\\mathrm{m}",
      plain: "2*sqrt(161) m",
    },
    "25.38 m",
    "right",
  ],
  [{ latex: "\\text{(b) } -45", plain: "(b)" }, "-45", "right"],
  [{ latex: "\\text{(b) } -45", plain: "(b)" }, "(b) -45", "right"],
  [{ latex: "\\text{(b) } -45", plain: "(b)" }, "(c)", "wrong"],
] as const)("the solver's answer %o shows that %s is %s", (computed, given, verdict) => {
  expect(judgeAnswer({ answer: "", computed }, given).verdict).toBe(verdict);
});

const sign = "sign isn't";
const upsideDown = "upside down";
const zeros = "decimal point";
const wayRound = "wrong way round";

test.each([
  ["$x = -4$", "x = 4", sign],
  ["$x = -4$", "4", sign],
  ["$7$", "-7", sign],
  ["$x = 2 \\text{ or } x = -3$", "x = -2 or x = 3", sign],
  ["$\\frac{3}{4}$", "-3/4", sign],
  ["$\\frac{3}{4}$", "4/3", upsideDown],
  ["$x = \\frac{2}{5}$", "x = 5/2", upsideDown],
  ["$62.5 \\text{ m}$", "6.25 m", zeros],
  ["$62.5 \\text{ m}$", "62500 m", zeros],
  ["$62.5 \\text{ m}$", "6.25", zeros],
  ["$\\text{₹}120$", "₹12", zeros],
  ["$0.05$", "0.5", zeros],
  ["$x = 7,\\; y = 3$", "x = 3, y = 7", wayRound],
  ["$(2, -3)$", "(-3, 2)", wayRound],
])("where %s is expected, the mistake of %s is named: %s", (answer, given, slip) => {
  const { verdict, feedback } = judgeAnswer({ answer }, given);
  expect([verdict, feedback]).toEqual(["wrong", expect.stringContaining(slip)]);
  expect(feedback.split(" ").length).toBeLessThan(20);
  expect(feedback).not.toMatch(/\d/u);
});

test.each([
  ["$x = 4$", "5"],
  ["$x = 4$", "x = 14"],
  ["$\\frac{3}{4}$", "2/3"],
  ["$x^{2} - x - 6$", "x^2 - x + 6"],
  ["$0$", "7"],
])("where %s is expected, %s is wrong by no known mistake", (answer, given) => {
  const { verdict, feedback } = judgeAnswer({ answer }, given);
  expect([verdict, feedback]).toEqual(["wrong", expect.stringMatching(/^Not quite/u)]);
});

test("one more or one less sign makes another answer", () => {
  expect(judgeAnswer({ answer: "$5^{\\circ}$" }, "5").verdict).toBe("unfinished");
  expect(judgeAnswer({ answer: "3!" }, "3").verdict).not.toBe("right");
  expect(judgeAnswer({ answer: "5 mW" }, "5 MW").verdict).not.toBe("right");
  expect(judgeAnswer({ answer: "2.5" }, "2:5").verdict).not.toBe("right");
});
