import type { PartlySolvedOutcome, SolvedOutcome } from "../outcome.ts";
import type { Option } from "../read/exercise/exercise.ts";
import { chooseOption } from "./choose-option.ts";

/**
 * A solved stem with the matching option. If none or more than one matches, the answer is still shown, because it is
 * proved, with a note and not marked correct: the question requires a letter.
 */
export function withOption(
  solved: SolvedOutcome,
  options: readonly Option[],
): SolvedOutcome | PartlySolvedOutcome {
  const choice = chooseOption(solved.solution.answer, options);
  switch (choice.kind) {
    case "one":
      return named(solved, choice.option);
    case "several":
      return noted(
        solved,
        `More than one option is right: ${listed(choice.options)} are equal to what I found. Look at the question once more.`,
      );
    case "none":
      return noted(
        solved,
        "None of the options is what I found. Look once more whether the question and its options are copied right.",
      );
    case "unsure":
      return noted(solved, "I found the answer, but I can't tell which of the options says it.");
  }
}

/**
 * An answer found by testing the options equals one of them literally: equal values may be written in different forms.
 */
export function withTestedOption(solved: SolvedOutcome, options: readonly Option[]): SolvedOutcome {
  const chosen = options.find(({ text }) => text === solved.solution.answer.plain);
  return chosen ? named(solved, chosen) : solved;
}

function named(solved: SolvedOutcome, { letter, text }: Option): SolvedOutcome {
  const { answer } = solved.solution;
  const latex = String.raw`\text{(${letter}) } ${answer.latex}`;
  return {
    ...solved,
    solution: { ...solved.solution, answer: { ...answer, latex, option: { letter, text } } },
  };
}

function noted(solved: SolvedOutcome, detail: string): PartlySolvedOutcome {
  return { ...solved, kind: "partly_solved", detail };
}

function listed(options: readonly Option[]): string {
  return options.map(({ letter }) => `(${letter})`).join(" and ");
}
