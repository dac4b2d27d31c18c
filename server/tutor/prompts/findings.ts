import type { AttemptCheck, ComputedResult, RepairNotes } from "../operations.ts";
import { asData } from "./message.ts";

/** The solver's result, which a model explains rather than computes. */
export function computedRules({ computed }: { computed?: ComputedResult }): string[] {
  if (!computed) return [];
  return [
    `The result has been computed and proved: $${computed.answer}$ (${computed.method}). Take it as given: lead to exactly this result, and explain rather than compute.`,
  ];
}

const contradictedRule =
  "An earlier answer, quoted by the user, contradicts what was computed and is wrong. Do not repeat it.";

const wrongLineRule =
  "A line of an earlier solution, quoted by the user, is false. Do not repeat it: compute each line of every text once more before you write it, and let both sides of every equals sign be equal.";

/** An explanation has no steps. */
export const wrongTextRule =
  "A line of an earlier explanation, quoted by the user, is false. Do not repeat it: compute every line once more before you write it, and let both sides of every equals sign be equal.";

/** What was wrong before; its words are quoted in the user's message, as data. */
export function repairRules(
  { contradictedAnswer, wrongLine, leakedFields, wrongQuestions }: RepairNotes,
  lineRule = wrongLineRule,
): string[] {
  return [
    ...(contradictedAnswer === undefined ? [] : [contradictedRule]),
    ...(wrongLine === undefined ? [] : [lineRule]),
    ...(leakedFields === undefined
      ? []
      : [
          `An earlier reply gave the final answer away in ${leakedFields.map((field) => `\`${field}\``).join(", ")}, which the student will see. Write them without it in any form: no number, no word for it in any language, no fraction, product or other computation that comes to it.`,
        ]),
    ...(wrongQuestions === undefined
      ? []
      : [
          "Questions of an earlier quiz, quoted by the user, had a wrong key or two options of the same value. Compute every key once more, and put other questions in their place.",
        ]),
  ];
}

/** The words that the rules speak of. */
export function repairQuotes({
  contradictedAnswer,
  wrongLine,
  wrongQuestions = [],
}: RepairNotes): string[] {
  return [
    ...(contradictedAnswer === undefined ? [] : [asData("earlier-answer", contradictedAnswer)]),
    ...(wrongLine === undefined ? [] : [asData("wrong-line", wrongLine)]),
    ...wrongQuestions.map((question) => asData("wrong-question", question)),
  ];
}

interface WithAttempt {
  attempt?: AttemptCheck;
}

/** The solver's findings on the student's working, whose lines are quoted in the user's message. */
export function attemptRules({ attempt }: WithAttempt): string[] {
  if (!attempt) return [];
  return [
    "The lines of the student's own working were computed, and the user quotes what was found between `attempt-check` tags. Take it as given: say kindly which line goes wrong and by which slip, and go on from the line before it; where no line was found to be wrong, look at her words and last answer before you say that all is right.",
  ];
}

/** The findings as data: they contain the student's own lines. */
export function attemptQuotes({ attempt }: WithAttempt): string[] {
  return attempt ? [asData("attempt-check", linesOf(attempt).join("\n"))] : [];
}

function linesOf({ solved, wrong }: AttemptCheck): string[] {
  return [
    ...(solved ? [`$${solved.equation}$ gives $${solved.answer}$.`] : []),
    wrong === null ? "No line was found to be wrong." : `The first wrong line: $${wrong}$`,
  ];
}
