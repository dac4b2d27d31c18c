import { expect, test } from "vitest";
import { mentionsAnswer } from "../../mentions-answer.ts";
import { checkSolution } from "../../steps/check-solution.ts";
import { answerTo, ask, solveOrThrow } from "./testing/ask.ts";
import { trigonometryTasks } from "./trigonometry.tasks.ts";

test.each([
  ["Find the exact value of sin 105°", "(√(6) + √(2))/4"],
  ["cos 165° ki value nikalo", "-(√(2) + √(6))/4"],
  ["tan(11π/12)", "√(3) - 2"],
  ["tan 105°", "-2 - √(3)"],
  ["tan((-pi/12))", "√(3) - 2"],
  ["sec 15°", "√(6) - √(2)"],
  ["sin(-405°)", "-1/(√(2))"],
  ["cos(19π/3)", "1/2"],
  ["sin 54°", "(√(5) + 1)/4"],
  ["tan 67.5°", "√(2) + 1"],
  ["Evaluate 3 sin² 30° + tan² 60°", "15/4"],
  ["tan 24° tan 66°", "1"],
  ["sin² 12° + sin² 78°", "1"],
  ["cosec 37° - sec 53°", "0"],
  ["4 sin(π/9) cos(π/9)", "2sin((2π)/9)"],
  ["6 sin(π/8) cos(π/8)", "3/(√(2))"],
  ["-2 sin(5π/8) cos(5π/8)", "1/(√(2))"],
  ["cos 10° cos 50° cos 70°", "(√(3))/8"],
  ["cos 50° to 2 decimal places", "0.64"],
  ["sin 40° correct to three decimal places", "0.643"],
  [
    "Given tan A = 4/3, find the other trigonometric ratios of the angle A",
    "sin(A) = 4/5, cos(A) = 3/5, cosec(A) = 5/4, sec(A) = 5/3, cot(A) = 3/4",
  ],
])("the value asked for in %j is %j", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["Simplify tan x cos x", "sin(x)"],
  ["Simplify (1 − cos²θ)/sinθ", "sin(θ)"],
  ["Simplify cosec²A − cot²A", "1"],
  ["Simplify 2 sinx cosx", "sin(2x)"],
  ["Simplify 1 − 2 sin²x", "cos(2x)"],
  ["Simplify 4cos³x − 3cos x", "cos(3x)"],
  ["Simplify 2sin(5x/2)sin(3x/2)", "cos(x) - cos(4x)"],
  ["Simplify 20cos(6t)cos(4t)", "10(cos(10t) + cos(2t))"],
  ["Simplify cos(3x) + cos(9x)", "2cos(3x)cos(6x)"],
  ["Simplify sin(90° − θ) sec θ", "1"],
  ["Simplify (1 + sin 2x)/(sin x + cos x)", "sin(x) + cos(x)"],
  ["(cos 7x + cos 5x)/(sin 7x − sin 5x)", "cot(x)"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "Prove that (1 − sin A)/(1 + sin A) = (sec A − tan A)²",
  "show that sec⁴θ − sec²θ = tan⁴θ + tan²θ",
  "siddh karo ki cosec θ − cot θ cos θ = sin θ",
  "Prove the following identity: cot²A − cos²A = cot²A cos²A",
  "Prove that (sin 9x + sin 7x)/(cos 9x + cos 7x) = tan 8x",
  "Prove that cos 4x = 8cos⁴x − 8cos²x + 1",
  "Prove that √((1 + cos θ)/(1 − cos θ)) = cosec θ + cot θ",
  "Prove that sin(x + y) sin(x − y) = sin²x − sin²y",
  "Prove that cos 20° cos 40° cos 80° = 1/8",
  "Prove that (sec A − tan A + 1)/(sec A + tan A − 1) = (1 + cos A − sin A)/(1 − cos A + sin A)",
])("%s", (question) => {
  const { solution } = solveOrThrow(question);
  expect(solution.steps.length).toBeGreaterThan(0);
  expect(solution.answer.plain).toContain("=");
});

test.each([
  "Prove that sin 2x = 2 sin x",
  "Is cos(A + B) = cos A + cos B an identity?",
  "Prove that √(1 − sin 2x) = cos x − sin x",
  "check whether tan²x + 1 = cosec²x is an identity",
])("%s: it is not, and an angle shows it", (question) => {
  const { solution } = solveOrThrow(question);
  expect(solution.answer.plain).toBe("false");
  expect(solution.steps.at(-1)?.after).toContain("\\neq");
});

test("an identity that is asked about is true", () => {
  expect(answerTo("Is 1 + tan²x = sec²x an identity?")).toBe("true");
});

test.each([
  ["Solve cos x = √3/2", "x = 2nπ ± π/6, n ∈ Z"],
  ["Find the general solution of tan 3x = 1", "x = nπ/3 + π/12, n ∈ Z"],
  ["Solve 2 sin²x = 1", "x = nπ ± π/4, n ∈ Z"],
  ["Solve sin x = 0", "x = nπ, n ∈ Z"],
  ["Solve cos 2x = 0", "x = (2n + 1)π/4, n ∈ Z"],
  ["Solve sin 3x = sin x", "x = nπ or x = (2n + 1)π/4, n ∈ Z"],
  ["Solve sin 2x = cos x", "x = (2n + 1)π/2 or x = nπ + (-1)^n π/6, n ∈ Z"],
  ["sin x = 3 hal karo", "no solution"],
  ["Find the principal solutions of sin x = √3/2", "x = π/3, (2π)/3"],
  ["Solve 2 cos x = 1 for 0 ≤ x ≤ 2π", "x = π/3, (5π)/3"],
  ["Solve tan θ = 1 for 0° ≤ θ < 360°", "θ = 45°, 225°"],
  ["Solve 5 sin θ = 3, 0° < θ < 90°", "θ = 36.87°"],
  ["Solve sin x = 1 on (0, π/2)", "no solution"],
  ["Solve sin x = 1 on (0, π/2]", "x = π/2"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test("angles at which a side is not defined are no solutions", () => {
  expect(answerTo("Solve tan 3x = tan x")).toBe("x = nπ, n ∈ Z");
  expect(answerTo("Solve sin x sec x = 0")).toBe("x = nπ, n ∈ Z");
});

test.each([
  ["cos⁻¹(−1/2)", "(2π)/3"],
  ["tan⁻¹(tan(5π/6))", "-π/6"],
  ["cos⁻¹(cos(4π/3))", "(2π)/3"],
  ["sin(sin⁻¹(3/5) + cos⁻¹(12/13))", "56/65"],
  ["cos(2 cos⁻¹(3/5))", "-7/25"],
  ["tan⁻¹(1/2) + tan⁻¹(1/5) + tan⁻¹(1/8)", "π/4"],
  ["sin⁻¹(4/5) + sin⁻¹(5/13) + sin⁻¹(16/65)", "π/2"],
  ["sin inverse (√3/2) ki value", "π/3"],
  ["sin⁻¹(3)", "not_supported"],
])("%s is %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["If cos A = 4/5, find sin A and tan A", "sin(A) = 3/5, tan(A) = 3/4"],
  ["If sin x = −3/5 and x lies in the fourth quadrant, find cos x", "4/5"],
  ["If sec x = −2, π < x < 3π/2, find tan x", "√(3)"],
  ["If 4 tan θ = 3, evaluate (4 sin θ − cos θ)/(4 sin θ + cos θ)", "1/2"],
  ["If sin x = 3/5 and x lies in third quadrant, find cos x", "not_understood"],
  ["If cos x = −1/2, find sin x", "not_understood"],
  ["Convert 225° into radians", "(5π)/4"],
  ["Convert 11π/6 into degrees", "330°"],
  ["In triangle ABC, a = 7, b = 5, c = 8, find angle A", "60°"],
  ["In triangle ABC, b = 6 cm, c = 10 cm, A = 120°, find a", "14 cm"],
  ["In triangle ABC, a = 6, B = 45°, C = 75°, find b", "2√(6)"],
  ["In triangle ABC, a = 5, b = 6, A = 30°, find B", "not_supported"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["i^35", "-i"],
  ["iota^102", "-1"],
  ["Express (5 + i)/(2 + 3i) in the form a + ib", "1 - i"],
  ["(1 − i)^6", "8i"],
  ["Find the modulus of 5 − 12i", "13"],
  ["Find the argument of −1 − i", "-(3π)/4"],
  ["Find the conjugate of (2 + i)²", "3 - 4i"],
  ["Find the multiplicative inverse of 2 − 3i", "2/13 + (3i)/13"],
  ["Express −1 − i√3 in polar form", "2(cos(-(2π)/3) + i sin(-(2π)/3))"],
  ["Find the square root of 7 − 24i", "±(4 - 3i)"],
  ["Find x and y if (3x − 7) + 2iy = −5y + (5 + x)i", "x = -1, y = 2"],
  ["Solve x² + 2x + 5 = 0 in complex numbers", "x = -1 - 2i or x = -1 + 2i"],
  ["Find the fourth roots of unity", "1, -1, i, -i"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "Find the value of sin 30° and cos 60°",
  "Solve sin x = 1/2 where x is not acute",
  "Solve sin x = 1/2 and cos x = 1/2",
  "Solve sin x > 1/2",
  "Solve sin x = 1/2 for 0 ≤ y ≤ 2π",
  "Solve sin x = 1/2 for 0 ≤ x ≤ 2",
  "A ladder makes an angle of 60° with the wall. Find sin 60°",
  "If sin A + cos A = 1, prove that sin A cos A = 0",
  "Prove that sin A = cos B if A + B = 90°",
  "If sin A = 3/5 and sin B = 1/2, find sin(A + B)",
  "Simplify sin(n + 1)x cos x",
  "Simplify sin x/2",
  "Find the maximum value of sin x + cos x",
  "differentiate sin x cos x",
  "find the unit vector along 3i + 4j",
  "Find the modulus of the vector 3i + 4j",
  "2i + 3 = 7",
  "In triangle ABC, a = 5 cm, b = 5 m, C = 60°, find c",
  "If sin A = 3/5, find cos A where A is obtuse",
  "x² + x + 1 = 0",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test.each(["sin 2 + cos 1", "sin(-30)", "Solve sin x = 0 between 0 and 360 degrees"])(
  "%s could mean two things",
  (question) => {
    expect(ask(question)).toBe("not_understood");
  },
);

test.each([
  "Solve sin²x + cos²x = 1",
  "Simplify sin x + cos y",
  "sin 50°",
  "tan 90°",
  "Solve sin 50x = sin 3x",
])("%s has no answer to show", (question) => {
  expect(["not_supported", "too_hard"]).toContain(ask(question));
});

const chains = [
  "Simplify (sec²θ − 1)/sec²θ",
  "Simplify sin x/(1 + cos x) + (1 + cos x)/sin x",
  "Simplify 2/(cot x − tan x)",
  "Simplify (1 + sin 2x)/(sin x + cos x)",
  "Prove that tan x/(1 − cot x) + cot x/(1 − tan x) = 1 + sec x cosec x",
  "Prove that sin² 6x − sin² 4x = sin 2x sin 10x",
  "Find the exact value of cos(7π/12)",
  "sin 10° sin 50° sin 70°",
  "(sin 30° + tan 45° − cosec 60°)/(sec 30° + cos 60° + cot 45°)",
];

test.each(chains)("every line of %s equals the one before it", (question) => {
  const report = checkSolution(solveOrThrow(question).solution);
  expect(report.failures).toEqual([]);
  expect(report.checkedCount).toBeGreaterThan(2);
});

test.each(trigonometryTasks.flatMap(({ name, examples }) => examples.map((text) => [name, text])))(
  "the example of %s is solved, proved and gives nothing away: %s",
  (name, text) => {
    const { task, solution } = solveOrThrow(text);
    expect(task).toBe(name);
    expect(solution.check.lines.length).toBeGreaterThan(0);
    for (const hint of Object.values(solution.hints)) {
      expect(mentionsAnswer(hint, solution.answer, text)).toBe(false);
    }
  },
);
