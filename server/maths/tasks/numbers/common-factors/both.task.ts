import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { defineTask } from "../../../task/task.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { divisionMethod } from "./division-method.ts";
import { factorSteps, finalStep } from "./explain.ts";
import { proveHcf, proveLcm } from "./prove.ts";
import { type CommonFactorsProblem, recogniseBoth } from "./recognise.ts";
import { type CommonFactorsResult, solveHcf, solveLcm } from "./solve.ts";
import { varier } from "./vary.ts";

interface BothResult {
  hcf: CommonFactorsResult;
  lcm: CommonFactorsResult;
}

/** Shows that HCF × LCM equals the product of the two numbers. */
function productStep(
  numbers: readonly bigint[],
  product: bigint,
  [hcf, lcm]: readonly [string, string],
): MathsStep {
  const factors = numbers.map(integerLatex).join(" \\times ");
  return step(
    "Verify that HCF × LCM = product of the two numbers",
    "Both products are worked out, and they are the same.",
    `${hcf} \\times ${lcm} = ${integerLatex(product)} = ${factors}`,
  );
}

/** Finds both the HCF and the LCM of the same numbers, from one prime factorisation. */
export const hcfAndLcm = defineTask<CommonFactorsProblem, BothResult>({
  name: "hcf-and-lcm",
  recognise: recogniseBoth,
  reading: ({ numbers }) => `\\text{HCF and LCM}(${numbers.map(integerLatex).join(",\\; ")})`,
  solve: (problem) => ({ hcf: solveHcf(problem), lcm: solveLcm(problem) }),
  prove: (problem, { hcf, lcm }) => {
    const [first, second] = [proveHcf(problem, hcf), proveLcm(problem, lcm)];
    return (
      first &&
      second && {
        method: "The numbers divided by the HCF, and the LCM by the numbers: nothing remains",
        lines: [...first.lines, ...second.lines],
      }
    );
  },
  explain: ({ numbers, verifies }, { hcf, lcm }, { grade }) => {
    const [small, large] = [integerLatex(hcf.value), integerLatex(lcm.value)];
    return lesson({
      topic: grade >= 9 ? "Real Numbers" : "Playing with Numbers",
      method: "Prime factorisation",
      difficulty: "intermediate",
      answer: {
        latex: `\\text{HCF} = ${small},\\; \\text{LCM} = ${large}`,
        plain: `HCF = ${hcf.value}, LCM = ${lcm.value}`,
      },
      steps: [
        ...factorSteps(hcf),
        finalStep("HCF", hcf),
        finalStep("LCM", lcm),
        ...(verifies ? [productStep(numbers, hcf.value * lcm.value, [small, large])] : []),
      ],
      approaches: [
        {
          method: "Division method",
          steps: [
            ...divisionMethod("HCF", numbers, hcf.value).steps,
            ...divisionMethod("LCM", numbers, lcm.value).steps,
          ],
        },
      ],
      idea: "Both come from the prime factors: the HCF takes the primes that all the numbers share, the LCM takes every prime with its highest power.",
      firstMove:
        "Write every number as a product of primes, dividing by the smallest prime that goes in.",
      finalMove:
        "Multiply the primes with their highest powers for the LCM. What are the two results?",
      terms: {
        HCF: "Highest common factor: the largest number that divides each of the given numbers.",
        LCM: "Least common multiple: the smallest number that each of the given numbers divides.",
      },
      next: ["For two numbers, how does HCF × LCM compare with their product?"],
    });
  },
  vary: (problem, random) => varier("HCF")(problem, random).replace("the HCF", "the HCF and LCM"),
  examples: ["Find the HCF and LCM of 12 and 18", "Find the HCF and LCM of 26 and 91"],
});
