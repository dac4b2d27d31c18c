import type { Approach } from "../../../outcome.ts";
import { crossSteps } from "./cross-multiplication-steps.ts";
import { graphSteps } from "./graph-steps.ts";
import type { LinearSystem } from "./recognise.ts";
import type { SystemResult } from "./solve.ts";
import { stepsOf } from "./steps.ts";
import { substitutionSteps } from "./substitution-steps.ts";

export type SystemMethod = "elimination" | "substitution" | "cross-multiplication" | "graph";

interface MethodWords {
  method: string;
  idea: string;
  firstMove: string;
}

/** The school explanation of each method. It does not contain the letters of the system. */
export const methodWords: Record<Exclude<SystemMethod, "elimination">, MethodWords> = {
  substitution: {
    method: "Substitution",
    idea: "One equation gives a letter in terms of the other letter. Put that into the other equation.",
    firstMove:
      "Take the equation in which a letter stands alone, or nearly, and write it in terms of the other letter.",
  },
  "cross-multiplication": {
    method: "Cross-multiplication",
    idea: "Both letters follow at once from the coefficients, by a formula that multiplies them crosswise.",
    firstMove:
      "Bring everything to the left side in both equations, and write the coefficients under each other.",
  },
  graph: {
    method: "Graphical method",
    idea: "Each equation is a straight line. A point on both lines fits both equations.",
    firstMove: "Find some points of each line, and draw the lines.",
  },
};

/** All methods for one system; without a unique solution only those that show the reason. */
export function methodsFor({ outcome }: SystemResult): SystemMethod[] {
  return outcome.kind === "one"
    ? ["elimination", "substitution", "cross-multiplication", "graph"]
    : ["elimination", "graph"];
}

export function approachBy(
  method: SystemMethod,
  system: LinearSystem,
  result: SystemResult,
  answer: string,
): Approach {
  if (method === "elimination") {
    return { method: "Elimination", steps: stepsOf(system, result, answer).steps };
  }
  const name = methodWords[method].method;
  if (method === "graph" || result.outcome.kind !== "one") {
    return { method: methodWords.graph.method, steps: graphSteps(system, result, answer) };
  }
  const found = { values: result.outcome.values, answer };
  const write = method === "substitution" ? substitutionSteps : crossSteps;
  return { method: name, steps: write(system, result, found) };
}
