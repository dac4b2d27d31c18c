import { integerLatex } from "../../../numbers/written.ts";
import { defineTask } from "../../../task/task.ts";
import { explainer } from "./explain.ts";
import { proveHcf, proveLcm } from "./prove.ts";
import { type CommonFactorsProblem, recogniser } from "./recognise.ts";
import { solveHcf, solveLcm } from "./solve.ts";
import { varier } from "./vary.ts";

function reading(name: string): (problem: CommonFactorsProblem) => string {
  return ({ numbers }) => `\\text{${name}}(${numbers.map(integerLatex).join(",\\; ")})`;
}

/** Finds the highest common factor of whole numbers by prime factorisation. */
export const hcf = defineTask({
  name: "hcf",
  recognise: recogniser("hcf"),
  reading: reading("HCF"),
  solve: solveHcf,
  prove: proveHcf,
  explain: explainer("HCF"),
  vary: varier("HCF"),
  examples: ["Find the HCF of 12 and 18", "Find the HCF of 16 and 24"],
});

/** Finds the least common multiple of whole numbers by prime factorisation. */
export const lcm = defineTask({
  name: "lcm",
  recognise: recogniser("lcm"),
  reading: reading("LCM"),
  solve: solveLcm,
  prove: proveLcm,
  explain: explainer("LCM"),
  vary: varier("LCM"),
  examples: ["Find the LCM of 4 and 6", "Find the LCM of 6 and 8"],
});
