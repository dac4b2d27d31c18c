import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { readQuestion } from "../../read/question.ts";
import * as ph from "./acids/ph.task.ts";
import { recognisePh } from "./acids/recognise-ph.ts";
import * as configuration from "./atoms/configuration.task.ts";
import * as isotopes from "./atoms/isotopes.task.ts";
import * as oxidation from "./atoms/oxidation-number.task.ts";
import * as particles from "./atoms/particles.task.ts";
import * as balancing from "./equations/balancing.task.ts";
import { recogniseBalancing } from "./equations/recognise-balancing.ts";
import { recogniseStoichiometry } from "./equations/recognise-stoichiometry.ts";
import * as stoichiometry from "./equations/stoichiometry.task.ts";
import { gibbsFrame } from "./energy/gibbs.frame.ts";
import { lawsHold, solveLaws } from "./laws/solve-laws.ts";
import { unitOf } from "./lesson/written-amount.ts";
import { elementOf } from "../../chemistry/elements.ts";
import { speciesOf } from "../../chemistry/parse-formula.ts";
import * as composition from "./moles/composition.task.ts";
import * as empirical from "./moles/empirical.task.ts";
import * as moles from "./moles/mole-conversion.task.ts";
import { recogniseEmpirical } from "./moles/recognise-empirical.ts";
import { recogniseMoles } from "./moles/recognise-moles.ts";
import * as moleFraction from "./solutions/mole-fraction.task.ts";
import * as neutralisation from "./solutions/neutralisation.task.ts";

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("Not read");
  return value;
}

const masses = { atomic: new Map(), molar: new Map(), avogadro: null };

test("wrong coefficients, or multiples of the right ones, are not proved", () => {
  const skeleton = present(recogniseBalancing(readQuestion("H2 + O2 -> H2O")));
  expect(balancing.prove(skeleton, [2n, 1n, 2n])).not.toBeNull();
  for (const wrong of [
    [1n, 1n, 1n],
    [4n, 2n, 4n],
    [2n, 1n, 1n],
    [0n, 0n, 0n],
  ]) {
    expect(balancing.prove(skeleton, wrong)).toBeNull();
  }
});

test("balanced atoms do not suffice for an ionic equation: the charge must balance too", () => {
  const skeleton = present(recogniseBalancing(readQuestion("Al + Ag+ -> Al^3+ + Ag")));
  expect(balancing.prove(skeleton, [1n, 3n, 1n, 3n])).not.toBeNull();
  expect(balancing.prove(skeleton, [1n, 1n, 1n, 1n])).toBeNull();
});

test("a wrong amount of product or a wrong limiting reagent is not proved", () => {
  const question =
    "N2 + 3H2 -> 2NH3. Find the mass of NH3 formed when 28 g of N2 reacts with 3 g of H2";
  const problem = present(recogniseStoichiometry(readQuestion(question)));
  const right = stoichiometry.solve(problem);
  expect(stoichiometry.prove(problem, right)).not.toBeNull();
  expect(stoichiometry.prove(problem, { ...right, value: q.rational(34n) })).toBeNull();
  expect(stoichiometry.prove(problem, { ...right, limiting: 1 - right.limiting })).toBeNull();
});

test("a wrong number of moles is not proved", () => {
  const problem = present(
    recogniseMoles(readQuestion("How many molecules are present in 9 g of water?")),
  );
  const right = moles.solve(problem);
  expect(moles.prove(problem, right)).not.toBeNull();
  expect(
    moles.prove(problem, { ...right, value: q.multiply(right.value, q.rational(2n)) }),
  ).toBeNull();
});

test("a wrong percentage of an element is not proved", () => {
  const species = present(speciesOf("CO2"));
  const problem = { species, masses, part: speciesOf("O") };
  const right = composition.solve(problem);
  expect(composition.prove(problem, right)).not.toBeNull();
  const percents = right.percents.map((one) => ({ ...one, percent: q.rational(72n) }));
  expect(composition.prove(problem, { ...right, percents })).toBeNull();
});

test("a formula with other percentages is not proved", () => {
  const problem = present(
    recogniseEmpirical(readQuestion("Find the empirical formula: 40% C, 6.67% H, 53.33% O")),
  );
  const right = empirical.solve(problem);
  expect(empirical.prove(problem, right)).not.toBeNull();
  expect(empirical.prove(problem, { ...right, empirical: present(speciesOf("CHO")) })).toBeNull();
});

test("a wrong oxidation number is not proved", () => {
  const species = present(speciesOf("KMnO4"));
  const known = [
    { name: "K", latex: "K", count: 1n, value: 1, why: "" },
    { name: "O", latex: "O", count: 4n, value: -2, why: "" },
  ];
  const problem = { species, symbol: "Mn", known };
  expect(oxidation.prove(problem, q.rational(7n))).not.toBeNull();
  expect(oxidation.prove(problem, q.rational(6n))).toBeNull();
});

test("a configuration with an extra electron, or an overfull shell, is not proved", () => {
  const problem = { element: present(elementOf("Na")), charge: 0, asked: "configuration" } as const;
  const filled = (last: number) => [
    { name: "1s", electrons: 2 },
    { name: "2s", electrons: 2 },
    { name: "2p", electrons: 6 },
    { name: "3s", electrons: last },
  ];
  expect(configuration.prove(problem, { filled: filled(1), counts: [2, 8, 1] })).not.toBeNull();
  expect(configuration.prove(problem, { filled: filled(2), counts: [2, 8, 2] })).toBeNull();
  expect(configuration.prove(problem, { filled: filled(1), counts: [2, 9] })).toBeNull();
});

test("wrong numbers of particles are not proved", () => {
  const problem = {
    atomicNumber: 17,
    massNumber: 35,
    charge: -1,
    asked: ["neutrons", "electrons"],
    name: "chlorine",
  } as const;
  expect(particles.prove(problem, { protons: 17, neutrons: 18, electrons: 18 })).not.toBeNull();
  expect(particles.prove(problem, { protons: 17, neutrons: 18, electrons: 17 })).toBeNull();
  expect(particles.prove(problem, { protons: 17, neutrons: 17, electrons: 18 })).toBeNull();
});

test("a wrong average of isotopes is not proved", () => {
  const problem = {
    isotopes: [
      { mass: q.rational(35n), percent: q.rational(75n) },
      { mass: q.rational(37n), percent: q.rational(25n) },
    ],
  };
  expect(isotopes.prove(problem, q.rational(71n, 2n))).not.toBeNull();
  expect(isotopes.prove(problem, q.rational(36n))).toBeNull();
});

test("a wrong pH is not proved", () => {
  const problem = present(recognisePh(readQuestion("Find the pH of 0.02 M NaOH")));
  const right = ph.solve(problem);
  expect(ph.prove(problem, right)).not.toBeNull();
  const wrong = right.map((link) => ({ ...link, value: q.add(link.value, q.rational(1n, 10n)) }));
  expect(ph.prove(problem, wrong)).toBeNull();
});

test("a wrong volume for a neutralisation is not proved", () => {
  const acid = { kind: "acid", ions: 2, latex: "" } as const;
  const base = { kind: "base", ions: 1, latex: "" } as const;
  const problem = {
    unknown: { electrolyte: base, volume: null, molarity: q.rational(1n, 10n) },
    known: { electrolyte: acid, volume: q.rational(25n), molarity: q.rational(1n, 5n) },
  };
  expect(neutralisation.solve(problem)).toEqual(q.rational(100n));
  expect(neutralisation.prove(problem, q.rational(100n))).not.toBeNull();
  expect(neutralisation.prove(problem, q.rational(50n))).toBeNull();
});

test("a wrong mole fraction is not proved", () => {
  const part = (formula: string, grams: bigint) => ({
    species: present(speciesOf(formula)),
    value: q.rational(grams),
    isMass: true,
  });
  const problem = {
    parts: [part("C2H6O", 46n), part("H2O", 162n)],
    asked: 0,
    isPercent: false,
    masses,
  } as const;
  const right = moleFraction.solve(problem);
  expect(right.value).toEqual(q.rational(1n, 10n));
  expect(moleFraction.prove(problem, right)).not.toBeNull();
  expect(moleFraction.prove(problem, { ...right, value: q.rational(1n, 9n) })).toBeNull();
});

test("a result that does not satisfy its law is not proved", () => {
  const problem = {
    frame: gibbsFrame,
    givens: new Map([
      ["H", { value: q.rational(-92n), unit: unitOf("kJ/mol"), conversion: null }],
      ["S", { value: q.rational(-1n, 5n), unit: unitOf("kJ/(mol K)"), conversion: null }],
      ["T", { value: q.rational(300n), unit: unitOf("K"), conversion: null }],
    ]),
    constants: new Map(),
    target: present(gibbsFrame.variables[0]),
    unit: unitOf("kJ/mol"),
    units: new Map(),
    conditions: new Set<string>(),
    molar: null,
  };
  const chain = present(solveLaws(problem));
  expect(lawsHold(problem, chain)).toBe(true);
  const wrong = chain.map((move) => ({
    ...move,
    value: { value: q.rational(-30n), isExact: true },
  }));
  expect(lawsHold(problem, wrong)).toBe(false);
});
