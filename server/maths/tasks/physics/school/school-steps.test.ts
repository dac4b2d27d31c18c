import { expect, test } from "vitest";
import { solvedBy } from "../testing/answer-of.ts";
import type { MathsSolution } from "../../../outcome.ts";

function solutionOf(question: string): MathsSolution {
  const solved = solvedBy(question);
  if (!solved) throw new Error(`Not solved: ${question}`);
  return solved.solution;
}

function linesOf(question: string): string[] {
  return solutionOf(question).steps.map(({ after }) => after);
}

test.each([
  [
    "Two resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
    [
      "\\frac{1}{R} = \\frac{1}{6} + \\frac{1}{3}",
      "\\frac{1}{R} = \\frac{1}{6} + \\frac{2}{6}",
      "\\frac{1}{R} = \\frac{3}{6}",
      "R = \\frac{6}{3}",
      "R = 2\\,\\Omega",
    ],
  ],
  [
    "Three resistors 5 Ω, 10 Ω and 30 Ω are joined in parallel. What is the total resistance?",
    [
      "\\frac{1}{R} = \\frac{1}{5} + \\frac{1}{10} + \\frac{1}{30}",
      "\\frac{1}{R} = \\frac{6}{30} + \\frac{3}{30} + \\frac{1}{30}",
      "\\frac{1}{R} = \\frac{10}{30}",
      "R = \\frac{30}{10}",
      "R = 3\\,\\Omega",
    ],
  ],
  [
    "Two resistors of 2.5 ohm and 7 ohm are connected in parallel. Find the equivalent resistance.",
    [
      "\\frac{1}{R} = \\frac{1}{2.5} + \\frac{1}{7}",
      "\\frac{1}{R} = \\frac{2}{5} + \\frac{1}{7}",
      "\\frac{1}{R} = \\frac{14}{35} + \\frac{5}{35}",
      "\\frac{1}{R} = \\frac{19}{35}",
      "R = \\frac{35}{19}",
      "R \\approx 1.84\\,\\Omega",
    ],
  ],
  [
    "Two capacitors of 3 µF and 6 µF are connected in series. Find the equivalent capacitance.",
    ["\\frac{1}{C} = \\frac{2}{6} + \\frac{1}{6}", "\\frac{1}{C} = \\frac{3}{6}"],
  ],
])("%s is worked as a sum of fractions", (question, lines) => {
  expect(linesOf(question)).toEqual(expect.arrayContaining(lines));
});

test.each([
  [
    "A concave mirror has focal length 15 cm. An object is placed 25 cm in front of it. Find the image distance.",
    [
      "\\frac{1}{v} + \\frac{1}{u} = \\frac{1}{f}",
      "\\frac{1}{v} = \\frac{1}{f} - \\frac{1}{u}",
      "\\frac{1}{v} = \\frac{1}{-15} - \\frac{1}{-25}",
      "\\frac{1}{v} = -\\frac{1}{15} + \\frac{1}{25}",
      "\\frac{1}{v} = -\\frac{5}{75} + \\frac{3}{75}",
      "\\frac{1}{v} = -\\frac{2}{75}",
      "v = -\\frac{75}{2}",
      "v = -37.5\\,\\mathrm{cm}",
    ],
  ],
  [
    "An object is placed 10 cm in front of a convex lens of focal length 15 cm. Find the position of the image.",
    [
      "\\frac{1}{v} = \\frac{1}{f} + \\frac{1}{u}",
      "\\frac{1}{v} = \\frac{1}{15} + \\frac{1}{-10}",
      "\\frac{1}{v} = \\frac{1}{15} - \\frac{1}{10}",
      "\\frac{1}{v} = \\frac{2}{30} - \\frac{3}{30}",
      "\\frac{1}{v} = -\\frac{1}{30}",
      "v = -30\\,\\mathrm{cm}",
    ],
  ],
  [
    "A concave lens has focal length of 15 cm. At what distance should the object from the lens be placed so that it forms an image at 10 cm from the lens?",
    ["\\frac{1}{u} = \\frac{1}{v} - \\frac{1}{f}", "\\frac{1}{u} = -\\frac{3}{30} + \\frac{2}{30}"],
  ],
  [
    "A concave mirror forms a real image at 30 cm when object is placed at 20 cm. Find the focal length.",
    ["\\frac{1}{f} = \\frac{1}{v} + \\frac{1}{u}", "\\frac{1}{f} = -\\frac{5}{60}"],
  ],
])("%s keeps the signs of the convention in fractions", (question, lines) => {
  expect(linesOf(question)).toEqual(expect.arrayContaining(lines));
});

test("what is asked of the whole circuit follows from the resistance found in fractions", () => {
  const lines = linesOf(
    "Two resistors of 4 ohm and 12 ohm are connected in parallel across a 6 V battery. Find the total current.",
  );
  expect(lines).toContain("\\frac{1}{R} = \\frac{4}{12}");
  expect(lines.at(-1)).toBe("I = 2\\,\\mathrm{A}");
});

test.each([
  [
    "The half life of a radioactive substance is 5 days. How much of 80 g is left after 15 days?",
    "\\frac{15}{5} = 3",
    "$80\\,\\mathrm{g} \\to 40\\,\\mathrm{g} \\to 20\\,\\mathrm{g} \\to 10\\,\\mathrm{g}$",
  ],
  [
    "The half-life of radium is 1600 years. How much of 10 g remains after 4800 years?",
    "\\frac{4800}{1600} = 3",
    "$10\\,\\mathrm{g} \\to 5\\,\\mathrm{g} \\to 2.5\\,\\mathrm{g} \\to 1.25\\,\\mathrm{g}$",
  ],
  [
    "The half life of a radioactive substance is 20 days. What fraction remains after 60 days",
    "\\frac{60}{20} = 3",
    "$1 \\to \\frac{1}{2} \\to \\frac{1}{4} \\to \\frac{1}{8}$",
  ],
])("%s is halved half-life by half-life", (question, count, halves) => {
  const { steps, hints } = solutionOf(question);
  expect(steps.some(({ after }) => after.endsWith(count))).toBe(true);
  expect(steps.at(-1)?.why).toContain(halves);
  expect(steps.some(({ after }) => after.includes("^{\\frac{t}"))).toBe(false);
  expect(hints.firstMove).toContain("how many half-lives");
});

test("half-lives that are not whole are a power of one half", () => {
  const question =
    "The half life of a substance is 8 days. How much of 80 g is left after 20 days?";
  const { steps } = solutionOf(question);
  expect(steps.map(({ after }) => after)).toEqual(
    expect.arrayContaining([
      "n = \\frac{t}{T_{1/2}} = \\frac{20}{8} = 2.5",
      "N = N_0 \\left(\\frac{1}{2}\\right)^{n}",
      "N \\approx 14.1\\,\\mathrm{g}",
    ]),
  );
  expect(steps.at(-1)?.before).toBe(
    "N = 80\\,\\mathrm{g} \\times \\left(\\frac{1}{2}\\right)^{2.5}",
  );
});

test("every line of these methods has a reason", () => {
  const questions = [
    "Two resistors of 2.5 ohm and 7 ohm are connected in parallel. Find the equivalent resistance.",
    "A concave mirror has focal length 15 cm. An object is placed 25 cm in front of it. Find the image distance.",
    "The half life is 10 days. How much of 80 g decays in 30 days?",
    "The half life is 6 days. How much of 80 g remains after 3 days?",
  ];
  for (const question of questions) {
    for (const { why } of solutionOf(question).steps) expect(why).not.toBe("");
  }
});
