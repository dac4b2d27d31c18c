import fc from "fast-check";
import { expect, test } from "vitest";
import { compareToAnswer } from "../../../../compare.ts";
import * as q from "../../../../numbers/rational.ts";
import { readQuestion } from "../../../../read/question.ts";
import { seededRandom } from "../../../../seeded-random.ts";
import * as exact from "../../exact/exact.ts";
import { ask, solveOrThrow } from "../../testing/ask.ts";
import { namedRightTriangle } from "./named-right-triangle.task.ts";
import { prove } from "./prove-named.ts";
import { readNamedTriangle } from "./read-named.ts";
import { solve } from "./solve-named.ts";

test.each([
  // NCERT, class 10, exercises 8.1 and 8.2, and students' variants of them.
  [
    "In △ABC, right-angled at B, AB = 24 cm, BC = 7 cm. Determine sin A, cos A",
    "sin A = 7/25, cos A = 24/25",
  ],
  [
    "In △ABC, right-angled at B, AB = 24 cm, BC = 7 cm. Determine : (i) sin A, cos A (ii) sin C, cos C",
    "sin A = 7/25, cos A = 24/25, sin C = 24/25, cos C = 7/25",
  ],
  ["in triangle abc right angle at b ab=5cm bc=12cm find ac", "13 cm"],
  ["PQR is a triangle right angled at P. If PQ = 10 cm and PR = 24 cm, find QR", "26 cm"],
  ["In the triangle ABC, ∠B = 90°, AB = 6 cm, BC = 8 cm, find AC", "10 cm"],
  [
    "ABC is a right triangle with ∠C = 90°. If AB = 13, AC = 5 find tan A, BC",
    "tan A = 12/5, BC = 12",
  ],
  [
    "In triangle OPQ, right-angled at P, OP = 7 cm and OQ − PQ = 1 cm. Determine the values of sin Q and cos Q",
    "sin Q = 7/25, cos Q = 24/25",
  ],
  [
    "In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Determine the values of sin P, cos P and tan P.",
    "sin P = 12/13, cos P = 5/13, tan P = 12/5",
  ],
  ["ABC right angle at B, AB=5, find other sides if tan A = 12/5", "BC = 12, AC = 13"],
  ["In △ABC right angled at B, if tan A = 1/√3, find sin A cos C + cos A sin C", "1"],
  ["In triangle ABC, ∠B = 90°, tan A = 3/4, AC = 20 cm. Find AB and BC", "AB = 16 cm, BC = 12 cm"],
  ["In ΔABC, right angled at B, sinA = 3/5, find cosA and tanA", "cos A = 4/5, tan A = 3/4"],
  [
    "In right triangle ABC, AB = 24, BC = 7, angle B = 90 find sin C cos C",
    "sin C = 24/25, cos C = 7/25, sin(C)cos(C) = 168/625",
  ],
  [
    "In △ABC, right-angled at B, AB = 5 cm and ∠ACB = 30°. Determine the lengths of the sides BC and AC.",
    "BC = 5*sqrt(3) cm, AC = 10 cm",
  ],
  [
    "In △PQR, right-angled at Q, PQ = 3 cm and PR = 6 cm. Determine ∠QPR and ∠PRQ.",
    "P = 60°, R = 30°",
  ],
  [
    "Consider △ACB, right-angled at C, in which AB = 29 units, BC = 21 units and ∠ABC = θ. Determine the values of cos² θ − sin² θ",
    "41/841",
  ],
  [
    "In triangle ABC right angled at B, if 15 cot A = 8, find sin A and sec A",
    "sin A = 15/17, sec A = 17/8",
  ],
  ["In triangle ABC right angled at B, AB : BC = 3 : 4, find sin A", "4/5"],
  ["In triangle ABC right angled at B, AC = 2AB, find angle A", "60°"],
  ["In △ABC right angled at B, ∠A = ∠C. Find sin A", "1/sqrt(2)"],
  ["ABC is an isosceles triangle right angled at C. If AC = 5 cm, find AB", "5*sqrt(2) cm"],
  ["ABC is an isosceles triangle right angled at C. If AB = 10 cm, find AC", "5*sqrt(2) cm"],
  [
    "In a right angled triangle ABC, hypotenuse AC = 10 cm and angle A = 60°. Find the remaining sides",
    "BC = 5*sqrt(3) cm, AB = 5 cm",
  ],
  ["In triangle ABC right angled at B, AB = √3 cm, BC = 1 cm, find AC", "2 cm"],
  ["In triangle ABC right angled at B, AB = 1.5 cm, BC = 2 cm. Find AC", "2.5 cm"],
  ["In triangle ABC right angled at B, ∠A = 37°, ∠C = ?", "53°"],
  [
    "In △ABC right-angled at B, ∠A = 60°. Find sin A and cos C",
    "sin A = sqrt(3)/2, cos C = sqrt(3)/2",
  ],
  ["In △ABC right-angled at B, ∠C = 30°. Find tan A and ∠A", "tan A = sqrt(3), A = 60°"],
  [
    "In triangle ABC right angled at B, 3 cot A = 4. Check whether (1 − tan²A)/(1 + tan²A) = cos²A − sin²A or not",
    "true",
  ],
  // letters that have another meaning elsewhere: an equation in x and y, rupees
  ["In triangle XYZ, right angled at Y, XY = 5 cm, YZ = 12 cm. Find XZ", "13 cm"],
  ["In triangle QRS right angled at R, QR = 5, RS = 12. find QS", "13"],
  [
    "In right angled triangle DEF, angle E = 90°, DE = 5 cm, EF = 12 cm. Find perimeter and area.",
    "perimeter = 30 cm, area = 30 cm^2",
  ],
  ["In triangle ABC, right-angled at B, if tan A = 1, then verify that 2 sin A cos A = 1.", "true"],
  [
    "In triangle ABC, right-angled at B, if tan A = 2, then verify that 2 sin A cos A = 1.",
    "false",
  ],
  ["triangle ABC me angle B = 90, AB = 3, BC = 4, AC nikalo", "5"],
  [
    "△ABC me ∠B=90°, AB=12 cm, BC=5 cm, to sin A aur cos C ka maan gyat kijiye",
    "sin A = 5/13, cos C = 5/13",
  ],
  ["samkon tribhuj ABC me kon B samkon hai AB = 6 cm BC = 8 cm to karn AC nikalo", "10 cm"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
  expect(solveOrThrow(question).task).toBe("named-right-triangle");
});

test.each([
  // a hypotenuse shorter than a leg, three contradictory sides, two right angles, negative lengths
  ["In triangle ABC, right angled at B, AC = 5, AB = 13 find BC", "not_supported"],
  ["In triangle ABC right-angled at B, AB = 3, BC = 4, AC = 6, find sin A", "not_supported"],
  ["In triangle ABC right-angled at B, ∠A = 90°, AB = 3, find BC", "not_supported"],
  ["In triangle ABC right-angled at B, AB = -3, BC = 4, find AC", "not_supported"],
  ["In triangle ABC right-angled at B, sin A = 5/3, find cos A", "not_supported"],
  ["In triangle ABC right-angled at B, AB = AC, BC = 4, find AC", "not_supported"],
  // data that don't determine the triangle, and an angle without exact ratios
  ["In triangle ABC right-angled at B, AB = 3, find AC", "not_supported"],
  ["In triangle ABC right-angled at B, tan A = 3/4, find AC", "not_supported"],
  ["In triangle ABC right-angled at B, AB = 3, ∠A = 37°, find AC", "not_supported"],
  ["In triangle ABC right-angled at B, AB = 3, BC = 4, find ∠A", "not_supported"],
  // no right angle given, or one at a vertex of another triangle
  ["In right triangle ABC, AB = 24 cm, BC = 7 cm. find AC", "not_understood"],
  ["In △ABC, right-angled at D, AB = 3 cm, BC = 4 cm. Find AC", "not_understood"],
])("%s is refused: %s", (question, kind) => {
  expect(ask(question)).toBe(kind);
});

test.each([
  "In triangle ABC, AB = 3 cm, BC = 4 cm. find AC",
  "In triangle ABC right-angled at B, AB = 3 cm, BC = 4 kg, find AC",
  "In triangle ABC right-angled at B, AB = 3 cm, BC = 4 m, find AC",
  "In triangle ABC right-angled at B, AB = 3 cm, BC = 4 cm, find AD",
  "In triangle ABC right-angled at B, AB = 3 cm, BC = 4 cm, find sin B",
  "In triangle ABC right-angled at B, AB is not 3 cm, BC = 4 cm, find AC",
  "In triangle ABC right-angled at B, AB = 3 cm more than BC = 4 cm, find AC",
  "In triangle ABC right-angled at B, AB = 3 cm, BC = 4 cm, find the median BM",
  "In triangle ABC, a = 5, b = 7, angle C = 60°, find c",
])("%s is left to other tasks", (question) => {
  expect(readNamedTriangle(readQuestion(question))).toBeNull();
});

test("the steps name the hypotenuse and the sides of each ratio, and end with the answer", () => {
  const { solution } = solveOrThrow(
    "In △ABC, right-angled at B, AB = 24 cm, BC = 7 cm. Determine sin A, cos A",
  );
  const lines = solution.steps.map(({ after }) => after);
  expect(solution.steps[0]?.why).toContain("hypotenuse");
  expect(lines).toContain(String.raw`\text{AC} = \sqrt{625} = 25\,\mathrm{cm}`);
  expect(lines.at(-1)).toBe(String.raw`\cos A = \frac{\text{AB}}{\text{AC}} = \frac{24}{25}`);
  expect(solution.plot?.kind).toBe("drawing");
});

test("answers are judged in the forms that students write", () => {
  const { solution } = solveOrThrow(
    "In △ABC, right-angled at B, AB = 24 cm, BC = 7 cm. Determine sin A, cos A",
  );
  const verdict = (given: string) => compareToAnswer(solution.answer, given).outcome;
  expect(verdict("sin A = 7/25 and cos A = 24/25")).toBe("equal");
  expect(verdict("cos A = 24/25, sin A = 7/25")).toBe("equal");
  expect(verdict("sin A = 24/25, cos A = 7/25")).toBe("different");
  const side = solveOrThrow("In triangle ABC right angled at B, AB = 24 cm, BC = 7 cm. Find AC");
  expect(compareToAnswer(side.solution.answer, "AC = 25 cm").outcome).toBe("equal");
  expect(compareToAnswer(side.solution.answer, "24").outcome).toBe("different");
  const root = solveOrThrow("In △ABC right angled at B, AB = BC. Find sin A");
  expect(compareToAnswer(root.solution.answer, "√2/2").outcome).toBe("equal");
});

const whole = fc.integer({ min: 1, max: 60 });

test("for all legs, the third side is consistent and the squares of sine and cosine add up to 1", () => {
  fc.assert(
    fc.property(whole, whole, (one, other) => {
      const text = `In triangle ABC, right-angled at B, AB = ${one}, BC = ${other}. Find AC, sin A and cos A`;
      const problem = readNamedTriangle(readQuestion(text));
      if (!problem) throw new Error(text);
      const result = solve(problem);
      const [side, sine, cosine] = result.results.map((found) =>
        found.kind === "measure" || found.kind === "number" ? found.value : exact.zero,
      );
      const square = (value: exact.Exact = exact.zero) => exact.multiply(value, value);
      expect(exact.asRational(square(side))).toEqual(q.rational(BigInt(one * one + other * other)));
      expect(exact.asRational(exact.add(square(sine), square(cosine)))).toEqual(q.one);
      expect(prove(problem, result)).not.toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("wrong sides, ratios and angles are not proved", () => {
  const problem = readNamedTriangle(
    readQuestion("In triangle ABC, right-angled at B, AB = 24, BC = 7. Find AC and sin A"),
  );
  if (!problem) throw new Error("not read");
  const result = solve(problem);
  const [side, sine] = result.results;
  const number = (top: bigint, bottom: bigint) => exact.fromRational(q.rational(top, bottom));
  const wrongSide = { kind: "measure", value: number(24n, 1n), dimension: 1 } as const;
  const wrongSine = { kind: "number", value: number(24n, 25n) } as const;
  const wrongLengths = new Map(
    [...(result.sides.lengths ?? [])].map(([own, value]) => [
      own,
      own === "B" ? number(31n, 1n) : value,
    ]),
  );
  if (!side || !sine) throw new Error("not found");
  expect(prove(problem, result)).not.toBeNull();
  expect(prove(problem, { ...result, results: [wrongSide, sine] })).toBeNull();
  expect(prove(problem, { ...result, results: [side, wrongSine] })).toBeNull();
  expect(
    prove(problem, { ...result, sides: { ...result.sides, lengths: wrongLengths } }),
  ).toBeNull();
});

test.each(namedRightTriangle.examples)("%s has similar questions with other answers", (example) => {
  const random = seededRandom(5);
  const own = ask(example);
  const made = Array.from(
    { length: 8 },
    () => namedRightTriangle.vary(readQuestion(example), random) ?? "",
  );
  const answers = new Set(made.map((text) => ask(text)).filter((answer) => answer !== own));
  expect(
    [...answers].filter((answer) => answer !== null && !answer.startsWith("not_")).length,
  ).toBeGreaterThan(0);
});

/** Returns the similar questions that can be solved. */
function similarTo(question: string): string[] {
  const random = seededRandom(5);
  const made = Array.from(
    { length: 12 },
    () => namedRightTriangle.vary(readQuestion(question), random) ?? "",
  );
  return [...new Set(made)].filter((text) => text !== "" && !/^not_|^$/.test(ask(text) ?? ""));
}

test("no similar question asks for the proof of a false statement", () => {
  const special =
    "In triangle ABC, right-angled at B, if tan A = 1, then verify that 2 sin A cos A = 1.";
  for (const text of similarTo(special)) expect(ask(text)).toBe("true");
  const always = similarTo(
    "In △ABC right angled at B, if tan A = 3/4, prove that sin²A + cos²A = 1",
  );
  expect(always.length).toBeGreaterThan(1);
  for (const text of always) expect(ask(text)).toBe("true");
});

test("no similar question has the factor 1 before a ratio", () => {
  const made = similarTo("In triangle ABC right angled at B, √3 tan A = 1. Find ∠A");
  expect(made.length).toBeGreaterThan(1);
  for (const text of made) expect(text).toMatch(/B, (?:√3|[2-5]) tan A = (?:1|[2-5]|[2-5]√3)\. /);
});

test("if the ratio of two sides stays, the given side is multiplied by a whole number", () => {
  const made = similarTo("In triangle ABC right angled at B, AB:BC = 5:12, AC = 39 cm. Find AB");
  const sides = made.map((text) => /AC = (\S+) cm/.exec(text)?.[1]);
  expect(sides.toSorted()).toEqual(["117", "156", "195", "78"]);
});

test("an angle alone gives ratios by multiples of k, and no side", () => {
  const { solution } = solveOrThrow("In △ABC right-angled at B, ∠A = 60°. Find sin A");
  const lines = solution.steps.map(({ after }) => after);
  expect(lines).toContain(String.raw`\text{BC} = \sqrt{3}k,\; \text{AB} = k`);
  expect(lines).toContain(String.raw`\text{AC} = \sqrt{4k^{2}} = 2k`);
  expect(ask("In △ABC right-angled at B, ∠A = 60°. Find sin A and AB")).toBe("not_supported");
});

test.each([
  ["The sides of a right triangle are 6 cm and 8 cm. Find the hypotenuse", "10 cm"],
  [
    "In a right triangle, one side is 6 cm and the hypotenuse is 10 cm. Find the third side.",
    "8 cm",
  ],
  [
    "A 15 m long ladder reached a window 12 m high from the ground on placing it against a wall at a distance a. Find the distance of the foot of the ladder from the wall.",
    "9 m",
  ],
  ["ladder 15 m long reaches a window 12 m above the ground. how far is foot from wall", "9 m"],
  [
    "A tree is broken at a height of 5 m from the ground and its top touches the ground at a distance of 12 m from the base of the tree. Find the original height of the tree.",
    "18 m",
  ],
])("without names of corners: %s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});
