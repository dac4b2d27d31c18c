import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import * as q from "../../../numbers/rational.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { pick } from "../../../variation/random.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { factorial, permutationLatex, permutations } from "./count.ts";
import { readArrangement, type WordProblem } from "./read-arrangement.ts";
import type { Condition } from "./word-condition.ts";
import { countBySteps } from "./words-by-steps.ts";

function isVowel(letter: string): boolean {
  return "AEIOU".includes(letter);
}

/** n! over the factorials of the counts of equal letters. */
function arrangements(letters: string): bigint {
  return [...countsIn(letters).values()].reduce(
    (all, count) => all / factorial(count),
    factorial(letters.length),
  );
}

function countsIn(letters: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function solve({ word, letterCount, condition }: WordProblem): bigint {
  if (letterCount !== null) return permutations(word.length, letterCount);
  switch (condition.kind) {
    case "none":
      return arrangements(word);
    case "together":
      return together(word, condition.which);
    case "apart":
      return arrangements(word) - together(word, condition.which);
    case "ends":
      return withEnds(word, condition.first, condition.last);
    case "ends of kind":
      return [...new Set(word)]
        .filter((letter) => isVowel(letter) === (condition.first === "vowel"))
        .reduce((sum, letter) => sum + withEnds(word, letter, ""), 0n);
  }
}

function splitByKind(
  word: string,
  which: "vowels" | "consonants",
): [chosen: string, others: string] {
  const isChosen = (letter: string): boolean => isVowel(letter) === (which === "vowels");
  return [
    Array.from(word).filter(isChosen).join(""),
    Array.from(word)
      .filter((letter) => !isChosen(letter))
      .join(""),
  ];
}

/** The block counts as one letter among the others. */
function together(word: string, which: "vowels" | "consonants"): bigint {
  const [block, others] = splitByKind(word, which);
  if (block.length < 2) {
    throw notSupported(`There are fewer than two ${which} in this word. Check the question.`);
  }
  return arrangements(`${others}*`) * arrangements(block);
}

function withEnds(word: string, first: string, last: string): bigint {
  let rest = word;
  for (const end of [first, last]) {
    if (end !== "" && !rest.includes(end)) return 0n;
    rest = rest.replace(end, "");
  }
  return arrangements(rest);
}

/** Builds the words letter by letter and counts them (state: the remaining letters and the block). */
function prove({ word, letterCount, condition }: WordProblem, value: bigint): Proof | null {
  if (countBySteps(word, letterCount ?? word.length, condition) !== value) return null;
  return {
    method:
      "Counted again by placing one letter after the other, each choice of a different letter once",
    lines: [`\\text{arrangements found: } ${integerLatex(value)}`],
  };
}

function repeated(letters: string): string {
  return [...countsIn(letters)]
    .filter(([letter, count]) => count > 1 && letter !== "*")
    .map(([letter, count]) => `${letter} stands ${count} times`)
    .join(", ");
}

function arrangementLine(letters: string): string {
  const below = [...countsIn(letters).values()]
    .filter((count) => count > 1)
    .map((count) => `${count}!`);
  const above = `${letters.length}!`;
  return below.length === 0 ? above : `\\frac{${above}}{${below.join(" \\times ")}}`;
}

function plainSteps(word: string): MathsStep[] {
  const repeats = repeated(word);
  return [
    step(
      "Count the letters",
      repeats === "" ? "All letters are different." : `${repeats}.`,
      `n = ${word.length}`,
    ),
    step(
      repeats === ""
        ? "Arrange the letters"
        : "Arrange the letters and divide by the orders of equal letters",
      repeats === ""
        ? "$n$ different things can be arranged in $n!$ ways."
        : "Exchanging equal letters gives the same word, so divide by the factorial of each count.",
      integerLatex(arrangements(word)),
      arrangementLine(word),
    ),
  ];
}

function blockSteps(word: string, which: "vowels" | "consonants"): MathsStep[] {
  const [block, others] = splitByKind(word, which);
  const outside = arrangements(`${others}*`);
  const inside = arrangements(block);
  return [
    step(
      `Take the ${which} as one block`,
      `The block of ${Array.from(block).join(", ")} counts as one letter beside the other ${others.length}.`,
      `${arrangementLine(`${others}*`)} = ${integerLatex(outside)}`,
    ),
    step(
      `Arrange the ${which} inside the block`,
      repeated(block) === ""
        ? "Inside the block the letters can change places too."
        : `${repeated(block)}.`,
      `${arrangementLine(block)} = ${integerLatex(inside)}`,
    ),
    step(
      "Multiply",
      "Each order outside goes with each order inside the block.",
      integerLatex(outside * inside),
      `${integerLatex(outside)} \\times ${integerLatex(inside)}`,
    ),
  ];
}

function apartSteps(word: string, which: "vowels" | "consonants", value: bigint): MathsStep[] {
  const total = arrangements(word);
  return [
    step(
      "Count all arrangements",
      repeated(word) === ""
        ? "Each place takes one of the letters that are left."
        : `${repeated(word)}.`,
      `${arrangementLine(word)} = ${integerLatex(total)}`,
    ),
    ...blockSteps(word, which),
    step(
      `Take away those with the ${which} together`,
      "All arrangements without those that are not wanted leave the wanted ones.",
      integerLatex(value),
      `${integerLatex(total)} - ${integerLatex(total - value)}`,
    ),
  ];
}

function steps({ word, letterCount, condition }: WordProblem, value: bigint): MathsStep[] {
  if (letterCount !== null) {
    return [
      step("Count the letters", "All letters are different.", `n = ${word.length}`),
      step(
        `Fill the ${letterCount} places one after the other`,
        "For each further place there is one letter less to choose from.",
        integerLatex(value),
        `${permutationLatex(word.length, letterCount)} = ${Array.from({ length: letterCount }, (_, at) => word.length - at).join(" \\times ")}`,
      ),
    ];
  }
  switch (condition.kind) {
    case "none":
      return plainSteps(word);
    case "together":
      return blockSteps(word, condition.which);
    case "apart":
      return apartSteps(word, condition.which, value);
    case "ends":
      return endSteps(word, [condition.first, condition.last], value);
    case "ends of kind": {
      const chosen = [...new Set(word)].filter(
        (letter) => isVowel(letter) === (condition.first === "vowel"),
      );
      const parts = chosen.map((letter) => withEnds(word, letter, ""));
      return [
        step(
          "Take each letter that may stand first",
          "The other letters can then be arranged in any order.",
          chosen
            .map((letter, at) => `\\text{${letter} first: } ${integerLatex(parts[at] ?? 0n)}`)
            .join(",\\quad "),
        ),
        step(
          "Add them up",
          "The cases exclude each other, so their numbers add up.",
          integerLatex(value),
          parts.map((part) => integerLatex(part)).join(" + "),
        ),
      ];
    }
  }
}

function endSteps(word: string, ends: readonly string[], value: bigint): MathsStep[] {
  const fixed = ends.filter((end) => end !== "");
  let rest = word;
  for (const end of fixed) rest = rest.replace(end, "");
  if (value === 0n) {
    return [step("Look for the fixed letters", "The word does not have them.", "0")];
  }
  return [
    step(
      "Put the fixed letters in their places",
      `${fixed.join(" and ")} can stand there in one way.`,
      `\\text{letters left: } ${rest.length}`,
    ),
    step(
      "Arrange the other letters",
      repeated(rest) === "" ? "They are all different." : `${repeated(rest)}.`,
      integerLatex(value),
      arrangementLine(rest),
    ),
  ];
}

const words = [
  "APPLE",
  "BANANA",
  "MISSISSIPPI",
  "COMMITTEE",
  "EQUATION",
  "DAUGHTER",
  "SCHOOL",
  "TRIANGLE",
  "ALGEBRA",
  "MONDAY",
  "ENGINEERING",
  "INDIA",
] as const;

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "none":
      return "";
    case "together":
      return `\\text{, ${condition.which} together}`;
    case "apart":
      return `\\text{, ${condition.which} not together}`;
    case "ends":
      return `\\text{, ${[condition.first && `first ${condition.first}`, condition.last && `last ${condition.last}`].filter((part) => part !== "").join(", ")}}`;
    case "ends of kind":
      return `\\text{, first a ${condition.first}}`;
  }
}

/** The number of arrangements of the letters of a word. */
export const wordArrangement = defineTask<WordProblem, bigint>({
  name: "letters-of-a-word",
  recognise: (question) => {
    if (!/letter|words?\b/i.test(question.text) || question.text.length > 300) return null;
    return readArrangement(questionLine(question));
  },
  reading: ({ word, letterCount, condition }) =>
    `\\text{Arrangements of ${letterCount ?? "the"} letters of ${word}}${conditionText(condition)}`,
  solve,
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Permutations and Combinations",
      method:
        repeated(problem.word) === ""
          ? "Permutations"
          : "Permutations of things that are not all different",
      difficulty: problem.condition.kind === "none" ? "beginner" : "intermediate",
      answer: numberAnswer(q.rational(value)),
      steps: steps(problem, value),
      idea: "Count the orders of all letters as if they were different, and then see which of these orders look the same.",
      firstMove:
        problem.condition.kind === "together" || problem.condition.kind === "apart"
          ? "Tie the letters that are to stay together into one block."
          : "Count the letters of the word, and how often each one stands in it.",
      finalMove: "Work out the last line. How many arrangements are there?",
      terms: { Permutation: "An arrangement of things in an order." },
      next: ["In how many of these arrangements do two given letters stand side by side?"],
    }),
  vary: ({ letterCount, condition }, random) => {
    const word = pick(random, words);
    if (letterCount !== null)
      return `How many ${letterCount}-letter words can be formed from the letters of the word ${pick(random, ["LOGARITHMS", "EQUATION", "DAUGHTER", "TRIANGLE", "MONDAY"])} if repetition of letters is not allowed?`;
    if (condition.kind === "none")
      return `In how many ways can the letters of the word ${word} be arranged?`;
    const ask = `In how many ways can the letters of the word ${word} be arranged so that`;
    if (condition.kind === "together") return `${ask} the ${condition.which} are together?`;
    if (condition.kind === "apart") return `${ask} the ${condition.which} are never together?`;
    return `${ask} the words begin with ${word.charAt(0)}?`;
  },
  examples: [
    "In how many ways can the letters of the word BANANA be arranged?",
    "In how many ways can the letters of the word DAUGHTER be arranged so that the vowels are together?",
  ],
});
