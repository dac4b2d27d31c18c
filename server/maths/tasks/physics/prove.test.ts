import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { readQuestion } from "../../read/question.ts";
import { prove } from "./prove.ts";
import { readProblem } from "./read-problem.ts";
import { solve } from "./solve.ts";
import type { PhysicsProblem } from "./physics-problem.ts";

function problemOf(text: string): PhysicsProblem {
  const problem = readProblem(readQuestion(text));
  if (!problem) throw new Error(`Not read: ${text}`);
  return problem;
}

const questions = [
  "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity.",
  "A force of 5 N acts on a mass of 2 kg. Find the acceleration produced.",
  "An object of mass 15 kg is moving with a velocity of 4 m/s. Find its kinetic energy.",
  "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image.",
  "A current of 2 A flows through a resistance of 6 ohm. Find the potential difference.",
  "Resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
  "A projectile is fired with a speed of 40 m/s at an angle of 50° with the horizontal. Find its range.",
  "Find the critical angle of glass of refractive index 1.5",
  "The half-life of a radioactive substance is 20 days. How much of 80 g will remain after 50 days?",
  "A heat engine absorbs 800 J of heat and rejects 600 J. Find its efficiency.",
];

test.each(questions)("the result is proved: %s", (question) => {
  const problem = problemOf(question);
  const check = prove(problem, solve(problem));
  expect(check?.lines.length).toBeGreaterThan(0);
});

test.each(questions)("a result that is off by a millionth is not proved: %s", (question) => {
  const problem = problemOf(question);
  const { answers } = solve(problem);
  for (const factor of [q.rational(1_000_001n, 1_000_000n), q.rational(-1n), q.rational(1000n)]) {
    const wrong = answers.map((answer) => ({ ...answer, value: q.multiply(answer.value, factor) }));
    expect(prove(problem, { answers: wrong })).toBeNull();
  }
});

test("a value in a unit that is not that of the law is not proved", () => {
  const problem = problemOf(
    "Light of photon energy 5 eV falls on a metal of work function 2.3 eV. Find the maximum kinetic energy of the emitted electrons.",
  );
  const result = solve(problem);
  expect(prove(problem, result)).not.toBeNull();
  const joule = problem.frame.variables.get("K")?.of;
  if (!joule) throw new Error("No K");
  const mixed = { ...problem, units: new Map([...problem.units, ["W", joule] as const]) };
  expect(prove(mixed, result)).toBeNull();
});
