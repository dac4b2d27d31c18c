import type { Question } from "../../../read/question.ts";
import { exactRoot } from "../roots.ts";
import { gap, wordings } from "../../../wording/token-wording.ts";
import { readPositive } from "../../../wording/written-number.ts";

export interface PowerProblem {
  target: "is" | "root" | "multiply" | "divide" | "add" | "subtract";
  order: 2 | 3;
  number: bigint;
}

const byMethod =
  "[by|using|with] [prime_factorisation|prime_factorization|long_division|division|factorisation] [method]";
const makes = "make|get|obtain|give";

function inWords(name: "square" | "cube"): Record<PowerProblem["target"], string[]> {
  const perfect = `perfect_${name}`;
  const verbs = (verb: string): string[] => [
    `[what] [is] smallest|least number by which {number} must|should be ${verb} to ${makes} [it|product|quotient] [a] ${perfect}`,
    `[what] [is] smallest|least number by which {number} must|should be ${verb} so that product|quotient|result|it is|becomes [a] ${perfect}`,
  ];
  return {
    is: [
      `is {number} [a] ${perfect} [number] [or_not]`,
      `check|say|see|find_out|tell whether|if {number} is [a] ${perfect} [or_not]`,
      `kya {number} [ek] ${perfect}|${name === "square" ? "purn_varg" : "purn_ghan"} hai`,
    ],
    root: [
      `${name} root of {number} ${byMethod}`,
      `{number} ka ${name} root|${name === "square" ? "vargmool" : "ghanmool"}`,
      ...(name === "square" ? [`√ {number} [by|using] ${byMethod}`, "√ ( {number} )"] : []),
    ],
    multiply: verbs("multiplied"),
    divide: verbs("divided"),
    add: [
      `[what] [is] smallest|least number [which|that] must|should be added to {number} to ${makes} [it] [a] ${perfect}`,
      `[what] [is] smallest|least number to be added to {number} to ${makes} [it] [a] ${perfect}`,
    ],
    subtract: [
      `[what] [is] smallest|least number [which|that] must|should be subtracted from {number} to ${makes} [it] [a] ${perfect}`,
      `[what] [is] smallest|least number to be subtracted from {number} to ${makes} [it] [a] ${perfect}`,
    ],
  };
}

const squareAsks = wordings(inWords("square"));
const cubeAsks = wordings(inWords("cube"));

const largest = 10n ** 12n;

/** Reads a question on perfect squares or cubes; null for other questions. */
export function recognise({ body, targets, verbs }: Question): PowerProblem | null {
  // "Simplify √144" is about surds.
  if (targets.length > 0 || verbs.has("simplify")) return null;
  for (const order of [2, 3] as const) {
    const found = (order === 2 ? squareAsks : cubeAsks)(body, (gaps, target) => {
      const number = readPositive(gap(gaps, "number"));
      if (number === null || number > largest || number < 2n) return null;
      // An inexact root is a surd, or is requested as a decimal.
      if (target === "root" && exactRoot(number, order) === null) return null;
      return { target, order, number };
    });
    if (found) return found;
  }
  return null;
}
