import { expect, test } from "vitest";
import { checkSolution } from "../../steps/check-solution.ts";
import { readQuestion } from "../../read/question.ts";
import { physicsTasks } from "./physics.tasks.ts";
import { answerOf, solvedBy } from "./testing/answer-of.ts";

const examples = physicsTasks.flatMap(({ name, examples: own }) => {
  return own.map((question) => [name, question] as const);
});

test.each(examples)("%s solves its example: %s", (name, question) => {
  const solved = solvedBy(question);
  expect(solved?.task).toBe(name);
  expect(solved?.solution.check.lines.length).toBeGreaterThan(0);
  expect(solved?.solution.steps.length).toBeGreaterThan(0);
});

test.each([
  ...examples.map(([, question]) => question),
  "A ball is dropped from a height of 20 m. With what velocity will it strike the ground? Take g = 10 m/s^2",
  "A stone is allowed to fall from the top of a tower 100 m high. Find the time taken to reach the ground. g = 10 m/s^2",
  "What is the work to be done to increase the velocity of a car from 30 km/h to 60 km/h if the mass of the car is 1500 kg?",
  "A ray of light passes from air to glass at an angle of incidence of 45°. The refractive index of glass is 1.5. Find the angle of refraction",
  "The work function of caesium metal is 2.14 eV. When light of frequency 6*10^14 Hz is incident on the metal surface, find the maximum kinetic energy of the emitted electrons.",
  "An object 5 cm high is placed 20 cm from a concave mirror of focal length 15 cm. Find the height of the image.",
  "Calculate the heat required to raise the temperature of 2 kg of water by 30 °C. c = 4200 J/(kg °C)",
  "What is 100 °F in Celsius?",
])("every displayed line follows from the one before, with its units: %s", (question) => {
  const solved = solvedBy(question);
  expect(solved && checkSolution(solved.solution)).toMatchObject({ failures: [] });
});

test("a speed in km/h that is no decimal in m/s is carried as a fraction", () => {
  const question =
    "What is the work to be done to increase the velocity of a car from 30 km/h to 60 km/h if the mass of the car is 1500 kg?";
  const lines = solvedBy(question)?.solution.steps.map(({ after }) => after) ?? [];
  expect(lines).toContain(
    "u = \\frac{25}{3}\\,\\mathrm{m}/\\mathrm{s},\\quad v = \\frac{50}{3}\\,\\mathrm{m}/\\mathrm{s}",
  );
});

const tasks = physicsTasks.map((task) => [task.name, task] as const);

test.each(tasks)("%s has examples with different answers", (_, task) => {
  const answers = task.examples.map((question) => answerOf(question));
  expect(new Set(answers).size).toBe(answers.length);
});

test.each(tasks)("%s makes similar questions that are solved", (_, task) => {
  const [question] = task.examples;
  const solved = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].filter((draw) => {
    const candidate = task.vary(readQuestion(question), () => draw);
    return candidate !== null && solvedBy(candidate) !== null;
  });
  expect(solved.length).toBeGreaterThanOrEqual(3);
});

test("letters keep the case that schools give them", () => {
  const steps = (question: string): string =>
    (solvedBy(question)?.solution.steps ?? []).map(({ after }) => after).join(" ");
  expect(
    steps("A current of 2 A flows through a resistance of 6 ohm. Find the potential difference."),
  ).toContain("V = I R");
  expect(steps("A force of 5 N acts on a mass of 2 kg. Find the acceleration.")).toContain(
    "F = m a",
  );
  expect(steps("Find the kinetic energy of a body of mass 2 kg moving at 3 m/s.")).toContain(
    "K = \\frac{1}{2} m v^{2}",
  );
});

test.each([
  // At least three digits, no more than the data justify, and an exact short decimal in full.
  [
    "A current of 3 A flows when the potential difference is 10 V. Find the resistance.",
    "3.33 ohm",
  ],
  [
    "A current of 3.000 A flows when the potential difference is 10.00 V. Find the resistance.",
    "3.333 ohm",
  ],
  ["A current of 4 A flows when the potential difference is 10 V. Find the resistance.", "2.5 ohm"],
])("significant figures: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("a rounded result is written with ≈, an exact one with =", () => {
  const latex = (question: string): string => solvedBy(question)?.solution.answer.latex ?? "";
  expect(
    latex("A current of 3 A flows when the potential difference is 10 V. Find the resistance."),
  ).toContain("\\approx");
  expect(
    latex("A current of 4 A flows when the potential difference is 10 V. Find the resistance."),
  ).not.toContain("\\approx");
});

test.each([
  "Solve x^2 - 5x + 6 = 0",
  "Find the vector and Cartesian equation of the line passing through the points (1, 2, 3) and (4, 6, 8)",
  "The sum of two numbers is 30 and their difference is 5. Find the numbers.",
  "a ".repeat(200) + "force 5 N mass 2 kg find",
  "5 m ".repeat(100),
  "mass m1 = " + "m1 ".repeat(120) + "5 kg",
  "speed of ".repeat(50) + "5 m/s",
])("a question of another kind is put aside fast: %s", (text) => {
  const question = readQuestion(text.slice(0, 480));
  const start = performance.now();
  for (const task of physicsTasks) expect(task.attempt(question, { grade: 10 })).toBeNull();
  expect(performance.now() - start).toBeLessThan(50);
});

test("a law used without rearrangement is checked in another form", () => {
  const check = solvedBy(
    "A force acts on a body of mass 4 kg. Its acceleration is 3 m/s^2. Find the force.",
  );
  expect(check?.solution.check.lines).toEqual(["m = \\frac{F}{a} = \\frac{12}{3} = 4"]);
});

test("a constant called after somebody has no article", () => {
  const [first] =
    solvedBy("Find the energy of a photon of frequency 6*10^14 Hz.")?.solution.steps ?? [];
  expect(first?.why).toContain("$h$ is Planck's constant");
});

test("a quantity that is not requested is marked as an intermediate step", () => {
  const solved = solvedBy(
    "A force of 15 N acts on a body of mass 5 kg at rest. Find its velocity after 4 s.",
  );
  const whys = solved?.solution.steps.map(({ why }) => why) ?? [];
  expect(whys).toContain(
    "Newton's second law of motion: it links what is known with $a$. With $a$ we can then find $v$.",
  );
});
