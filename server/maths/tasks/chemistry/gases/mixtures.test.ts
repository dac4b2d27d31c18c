import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import { answerOf } from "../testing/answer-of.ts";
import * as graham from "./graham.task.ts";
import * as partial from "./partial-pressure.task.ts";
import { unitOf } from "../lesson/written-amount.ts";

test.each([
  ["Compare the rates of diffusion of H2 and O2", "4:1"],
  ["Compare the rate of diffusion of hydrogen and oxygen", "4:1"],
  ["Calculate the relative rates of diffusion of helium and methane", "2:1"],
  ["Find the ratio of rates of effusion of SO2 to CH4", "1:2"],
  ["Find the ratio of the rates of diffusion of CO2 and SO2", "1.206:1"],
  [
    "A mixture of gases contains 2 mol H2 and 3 mol O2 at a total pressure of 10 atm. Find the partial pressure of H2",
    "4 atm",
  ],
  [
    "A mixture contains 8 g of oxygen and 2 g of hydrogen. The total pressure is 10 bar. Find partial pressure of hydrogen",
    "8 bar",
  ],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "Compare the rates of diffusion of H2 and sodium chloride",
  "Compare the rates of diffusion of O2 and O2",
  "Compare the rates of diffusion of H2 and O2 at different temperatures",
  "A mixture contains 2 mol of H2 and 3 mol of O2 at a total pressure of 10 atm. Find the partial pressure of N2",
  "A mixture contains 2 mol of H2 and 3 mol of O2. Find the partial pressure of H2",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});

function species(formula: string): NonNullable<ReturnType<typeof speciesOf>> {
  const found = speciesOf(formula);
  if (!found) throw new Error(`Not a formula: ${formula}`);
  return found;
}

const masses = { atomic: new Map(), molar: new Map(), avogadro: null };

test("a wrong ratio of rates is not proved", () => {
  const problem = { one: species("H2"), other: species("O2"), masses };
  const right = graham.solve(problem);
  expect(graham.prove(problem, right)).not.toBeNull();
  expect(graham.prove(problem, { ...right, exact: q.rational(3n) })).toBeNull();
  expect(graham.prove(problem, { ...right, square: q.rational(9n) })).toBeNull();
});

test("a wrong partial pressure is not proved", () => {
  const gas = (formula: string, moles: bigint) => ({
    species: species(formula),
    value: q.rational(moles),
    isMass: false,
  });
  const problem = {
    parts: [gas("H2", 2n), gas("O2", 3n)],
    asked: 0,
    total: q.rational(10n),
    unit: unitOf("atm"),
    masses,
  } as const;
  const right = partial.solve(problem);
  expect(partial.prove(problem, right)).not.toBeNull();
  expect(partial.prove(problem, { ...right, value: q.rational(6n) })).toBeNull();
});
