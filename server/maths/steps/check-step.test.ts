import { expect, test } from "vitest";
import { integerLeaf } from "../expressions/expression.ts";
import { checkStep } from "./check-step.ts";

const latex = String.raw;

test.each([
  ["x^2 + 2x + 1", "(x + 1)^2", "(x - 1)^2"],
  ["3(x + 2) - x", "3x + 6 - x", "3x + 2 - x"],
  ["-(a - b)", "-a + b", "-a - b"],
  [latex`(9x^{2})^{\frac{1}{2}}`, "3x", "9x"],
  ["cx + x^2", "x^2 + cx + C", "x^2 + x + C"],
  ["(x + 2)^2", "(x + 2)^2 = x^2 + 4x + 4", "(x + 2)^2 = x^2 + 4"],
  [latex`\frac{x^2 - 1}{x - 1}`, "x + 1", "x - 1"],
  [latex`\frac{a}{b} + \frac{c}{d}`, latex`\frac{ad + bc}{bd}`, latex`\frac{a + c}{b + d}`],
  [latex`\sqrt{x^2 y}`, latex`x\sqrt{y}`, latex`xy`],
  [latex`1 - \sin^2 x`, latex`\cos^2 x`, latex`\sin^2 x`],
  [latex`\sin 2x`, latex`2\sin x\cos x`, latex`2\sin x`],
  [latex`\log a + \log b`, latex`\log(ab)`, latex`\log(a + b)`],
  ["= 3 + 4", "= 7", "= 8"],
  [latex`A = \pi \times 7^2`, latex`A = 49\pi`, latex`A = 14\pi`],
  [latex`v = 5 + 2 \times 3`, latex`v = 11\,\mathrm{m/s}`, latex`v = 21\,\mathrm{m/s}`],
  [latex`d = 10\,\mathrm{m}`, latex`d = 1000\,\mathrm{cm}`, latex`d = 10\,\mathrm{cm}`],
  [latex`\int 2x\,dx`, "x^2 + C", "2x^2 + C"],
  [latex`\lim_{x \to 2} (x + 1)`, "3", "4"],
  [latex`x^3 - 5x`, "x^3 - 5x + C", "x^3 + 5x + C"],
  [
    latex`\begin{bmatrix} 1 & 2 & 5 \\ 3 & 4 & 6 \end{bmatrix}`,
    latex`\begin{bmatrix} 1 & 2 & 5 \\ 0 & -2 & -9 \end{bmatrix}`,
    latex`\begin{bmatrix} 1 & 2 & 5 \\ 0 & -2 & -8 \end{bmatrix}`,
  ],
  [
    latex`P = \frac{1}{2}\begin{bmatrix} 4 & 2 \\ 2 & 8 \end{bmatrix}`,
    latex`P = \begin{bmatrix} 2 & 1 \\ 1 & 4 \end{bmatrix}`,
    latex`P = \begin{bmatrix} 2 & 3 \\ 1 & 4 \end{bmatrix}`,
  ],
])("expressions: from %s follows %s and not %s", (before, right, wrong) => {
  expect(checkStep(before, right)).toBe("holds");
  expect(checkStep(before, wrong)).toBe("fails");
});

test.each([
  ["2x + 3 = 11", "2x = 8", "2x = 14"],
  ["2x = 8", "x = 4", "x = 16"],
  ["5x + 3 = 2x + 12", "5x - 2x = 12 - 3", "5x + 2x = 12 + 3"],
  ["3x = 12", latex`x = \frac{12}{3} = 4`, latex`x = 12 - 3 = 9`],
  [latex`\frac{x}{2} + \frac{x}{3} = 5`, "3x + 2x = 30", "3x + 2x = 5"],
  [latex`\frac{2}{x} = \frac{1}{3}`, "x = 6", "x = 3"],
  ["x^2 - 5x + 6 = 0", "(x-2)(x-3) = 0", "(x+2)(x+3) = 0"],
  ["(x-2)(x-3) = 0", latex`x = 2 \text{ or } x = 3`, latex`x = -2 \text{ or } x = -3`],
  ["(x-2)(x-3) = 0", "x = 2, 3", "x = 2, 4"],
  ["x^2 = 9", latex`x = \pm 3`, "x = 3"],
  ["x^2 = 4x", latex`x = 0 \text{ or } x = 4`, "x = 4"],
  ["x^2 - 4x - 1 = 0", latex`x = 2 \pm \sqrt{5}`, latex`x = 4 \pm \sqrt{5}`],
  ["x^2 - 4x - 1 = 0", "x^2 - 4x + 4 = 5", "x^2 - 4x + 4 = 1"],
  [latex`\sqrt{x + 1} = 3`, "x + 1 = 9", "x + 1 = 6"],
  ["2^x = 8", "2^x = 2^3", "2^x = 2^4"],
  ["2^x = 2^3", "x = 3", "x = 4"],
  [latex`\log_2 x = 5`, "x = 2^5", "x = 5^2"],
  [latex`\sin x = \frac12`, latex`x = 30^\circ`, latex`x = 60^\circ`],
  ["y = 2x + 1", "y - 1 = 2x", "y + 1 = 2x"],
  ["x - 2y = 4", "x = 4 + 2y", "x = 4 - 2y"],
  ["ax^2 + bx = 0", "x(ax + b) = 0", "x(ax - b) = 0"],
  ["y^2 = 4ax", latex`\frac{y^2}{4a} = x`, "y = 4ax"],
  ["x^2 + y^2 + 6x - 16y + 57 = 0", "(x + 3)^2 + (y - 8)^2 = 16", "(x + 3)^2 + (y - 8)^2 = 9"],
  ["7x + 8 = A(x + 1) + B(x - 1)", latex`A = \frac{15}{2}, \quad B = -\frac12`, "A = 7, B = 8"],
])("equations: from %s follows %s and not %s", (before, right, wrong) => {
  expect(checkStep(before, right)).toBe("holds");
  expect(checkStep(before, wrong)).not.toBe("holds");
});

test.each([
  ["x + y = 10, x - y = 2", "2x = 12", "2x = 8"],
  ["x + y = 10, x - y = 2", "x = 6, y = 4", "x = 4, y = 6"],
  [latex`x + y = 10 \quad (1), \quad x - y = 2 \quad (2)`, "2y = 8", "2y = 12"],
  ["x + y = 7, xy = 12", "x = 3, y = 4", "x = 3, y = 5"],
])("systems: from %s follows %s and not %s", (before, right, wrong) => {
  expect(checkStep(before, right)).toBe("holds");
  expect(checkStep(before, wrong)).toBe("fails");
});

test.each([
  ["2x - 3 < 7", "x < 5", "x > 5"],
  ["-2x < 6", "x > -3", "x < -3"],
  ["2x < 8", "x < 4", latex`x \le 4`],
  [latex`|x - 1| \le 2`, latex`-1 \le x \le 3`, latex`x \le 3`],
  ["3x - 7 < 5x + 1", "-2x < 8", "-2x < 9"],
  ["x^2 < 4", "-2 < x < 2", "x < 2"],
  ["x^2 > 4", latex`x < -2 \text{ or } x > 2`, "x > 2"],
])("inequalities: from %s follows %s and not %s", (before, right, wrong) => {
  expect(checkStep(before, right)).toBe("holds");
  expect(checkStep(before, wrong)).toBe("fails");
});

test("a lost root that may not be a length is undecided", () => {
  expect(checkStep("r^2 = 49", "r = 7")).toBe("holds");
  expect(checkStep("r^2 = 49", "r = 8")).toBe("fails");
});

test("a solution of the problem must not be lost", () => {
  const solutions = [2n, 3n].map((value) => new Map([["x", integerLeaf(value)]]));
  expect(checkStep("x^2 - 5x + 6 = 0", "x = 3", { solutions })).toBe("fails");
  expect(checkStep("x^2 - 5x + 6 = 0", "x = 3", { solutions: solutions.slice(1) })).toBe("holds");
});

test.each([
  ["AC^2 = 25", "AC = 5"],
  ["x^2 = 144", latex`x = 12\text{ cm}`],
  [latex`x = 6 \text{ or } x = -8`, "x = 6"],
  [latex`2x - 3 = 7 \text{ or } 2x - 3 = -7`, "x = 5"],
  [latex`15\% \text{ of } x = 30`, latex`\frac{15}{100}x = 30`],
  [latex`\tan x = 1`, latex`x = 45^\circ, 225^\circ`],
  ["A = lb", latex`A = 5 \times 4`],
  ["y = 2x + 1", "y = 2(3) + 1 = 7"],
  ["S = ut + \\frac12 at^2", latex`S = 0 + \frac12 (10)(2)^2`],
  [latex`\frac{AB}{DE} = \frac{BC}{EF}`, latex`\frac{6}{3} = \frac{8}{EF}`],
])("from %s to %s there is no mistake", (before, after) => {
  expect(checkStep(before, after)).not.toBe("fails");
});

test("words are not a previous step", () => {
  expect(checkStep("0 < 7", latex`\text{All real numbers}`)).toBe("states");
});

test.each([
  ["-5c(t) - 6l(t)", "-5(14t + 7) - 6(-14t - 6)"],
  [String.raw`\frac{y^{2}}{2} = \frac{x^{2}}{2} + C`, "y^{2} = x^{2} + C"],
  ["y = x^{x}", String.raw`\ln y = x \ln x`],
  [
    String.raw`\sqrt{\frac{(1 + \cos \theta)^{2}}{\sin^{2} \theta}}`,
    String.raw`\frac{1 + \cos \theta}{\sin \theta}`,
  ],
])("whether %s leads to %s is undecided", (before, after) => {
  expect(checkStep(before, after)).toBe("open");
});
