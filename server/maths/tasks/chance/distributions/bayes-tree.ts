import { treeDrawing } from "../../../drawing/tree-drawing.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { BayesProblem } from "./bayes-problem.ts";

/** The causes with their probabilities, and for each the conditional probability of the observation. */
export function bayesTree({ causes, observation }: BayesProblem): Drawing | null {
  return treeDrawing({
    title: "The tree of the cases",
    description: `A tree with a branch for each case: ${causes
      .map(
        ({ name, prior, likelihood }) =>
          `${name} with probability ${rationalPlain(prior)}, and then ${observation} with ${rationalPlain(likelihood)}`,
      )
      .join("; ")}.`,
    shows: "question",
    branches: causes.map(({ name, prior, likelihood }) => ({
      name,
      chance: rationalPlain(prior),
      next: [
        { name: observation, chance: rationalPlain(likelihood), isWanted: true },
        { name: `not ${observation}` },
      ],
    })),
  });
}
