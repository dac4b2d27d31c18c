import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import { sameSize } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readInteger } from "../../wording/written-number.ts";

interface NeighbourProblem {
  wanted: "successor" | "predecessor";
  number: bigint;
}

const asks = wordings({
  successor: [
    "successor of [number] {number}",
    "what [number] comes just|right|immediately after {number}",
    "[which] number [that_comes|which_comes|comes] just|right|immediately after {number}",
    "what comes after {number}",
    "{number} ka successor|parvarti|uttarvarti",
  ],
  predecessor: [
    "predecessor of [number] {number}",
    "what [number] comes just|right|immediately before {number}",
    "[which] number [that_comes|which_comes|comes] just|right|immediately before {number}",
    "what comes before {number}",
    "{number} ka predecessor|purvavarti",
  ],
});

/** Finds the successor or predecessor of a whole number. */
export const neighbours = defineTask<NeighbourProblem, bigint>({
  name: "successor-predecessor",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return asks(body, (gaps, wanted) => {
      const number = readInteger(gap(gaps, "number"));
      return number === null ? null : { wanted, number };
    });
  },
  reading: ({ wanted, number }) => `\\text{${wanted} of } ${integerLatex(number)}`,
  solve: ({ wanted, number }) => (wanted === "successor" ? number + 1n : number - 1n),
  prove: ({ wanted, number }, found) => {
    const distance = wanted === "successor" ? found - number : number - found;
    if (distance !== 1n) return null;
    const [large, small] = found > number ? [found, number] : [number, found];
    return {
      method: "The two numbers differ by 1",
      lines: [
        `${integerLatex(large)} - ${small < 0n ? `(${integerLatex(small)})` : integerLatex(small)} = 1`,
      ],
    };
  },
  explain: ({ wanted, number }, found) => {
    const line = `${integerLatex(number)} ${wanted === "successor" ? "+" : "-"} 1`;
    return lesson({
      topic: "Whole Numbers",
      method: wanted === "successor" ? "Adding 1" : "Subtracting 1",
      answer: numberAnswer(rational(found)),
      steps: [
        step(
          wanted === "successor" ? "Add 1" : "Subtract 1",
          wanted === "successor"
            ? "The successor is the number that comes right after."
            : "The predecessor is the number that comes right before.",
          integerLatex(found),
          line,
        ),
      ],
      idea: "On the number line the successor lies one step to the right, the predecessor one step to the left.",
      firstMove:
        wanted === "successor"
          ? "Go one step to the right on the number line."
          : "Go one step to the left on the number line.",
      finalMove: `What is $${line}$?`,
      terms: {
        Successor: "The number that comes right after another.",
        Predecessor: "The number that comes right before another.",
      },
      next: ["Which whole number has no predecessor among the whole numbers?"],
    });
  },
  vary: ({ wanted, number }, random) => `Find the ${wanted} of ${sameSize(random, number)}`,
  examples: ["Find the successor of 10999", "Find the predecessor of 40000"],
});
