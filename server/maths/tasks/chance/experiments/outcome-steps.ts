import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type Experiment, type Outcome, outcomesOf, totalOf } from "./experiment.ts";

const rankNames: Readonly<Record<number, string>> = {
  1: "ace",
  11: "jack",
  12: "queen",
  13: "king",
};

/** An outcome in LaTeX: HT for coins, (3, 4) for dice, "ace of spades" for a card. */
export function outcomeLatex(experiment: Experiment, outcome: Outcome): string {
  if (typeof outcome === "string") return `\\text{${outcome}}`;
  if ("rank" in outcome)
    return `\\text{${rankNames[outcome.rank] ?? outcome.rank} of ${outcome.suit}}`;
  if (experiment.kind === "coins") return outcome.map((face) => (face === 1 ? "H" : "T")).join("");
  return outcome.length === 1 ? `${outcome[0] ?? 0}` : `(${outcome.join(", ")})`;
}

const mostListed = 8;

type Of<Kind extends Experiment["kind"]> = Extract<Experiment, { kind: Kind }>;

/** The total number of outcomes, with a list if it is short. */
export function totalStep(experiment: Experiment): MathsStep {
  const { explanation, latex } = totalTold(experiment);
  return step("Count all outcomes", explanation, latex);
}

interface Told {
  explanation: string;
  latex: string;
}

function totalTold(experiment: Experiment): Told {
  switch (experiment.kind) {
    case "coins":
      return coinsTotal(experiment);
    case "dice":
      return diceTotal(experiment);
    case "cards":
      return {
        explanation:
          "A pack has 52 cards: 4 suits (spades and clubs are black, hearts and diamonds red) of 13 cards each; jack, queen and king are the face cards.",
        latex: "4 \\times 13 = 52",
      };
    case "numbers":
      return numbersTotal(experiment);
    case "letters":
      return {
        explanation: "Each letter of the word counts, also where it stands twice.",
        latex: `\\text{all: } ${experiment.word.length}`,
      };
    case "bag":
      return bagTotal(experiment);
  }
}

function coinsTotal(coins: Of<"coins">): Told {
  const list = outcomesOf(coins);
  return {
    explanation: "Each coin shows head (H) or tail (T).",
    latex:
      list.length <= mostListed
        ? `${list.map((outcome) => outcomeLatex(coins, outcome)).join(",\\; ")}\\quad (${list.length})`
        : `2^{${coins.count}} = ${list.length}`,
  };
}

function diceTotal({ count }: Of<"dice">): Told {
  if (count === 1) {
    return {
      explanation: "A die shows one of the numbers 1 to 6.",
      latex: "1,\\; 2,\\; 3,\\; 4,\\; 5,\\; 6\\quad (6)",
    };
  }
  return {
    explanation: "Each die shows one of the numbers 1 to 6, and the dice are told apart.",
    latex: `6^{${count}} = ${6 ** count}`,
  };
}

function numbersTotal({ values }: Of<"numbers">): Told {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return {
    explanation: "",
    latex: first === 1 ? `\\text{all: } ${last}` : `${last} - ${first} + 1 = ${values.length}`,
  };
}

function bagTotal(bag: Of<"bag">): Told {
  const counts = bag.groups.map(({ count }) => count);
  const total = totalOf(bag);
  return {
    explanation: `Every ${bag.noun} has the same chance.`,
    latex: counts.length === 1 ? `\\text{all: } ${total}` : `${counts.join(" + ")} = ${total}`,
  };
}
