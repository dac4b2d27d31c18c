import type { AttemptCheck } from "../operations.ts";
import { asData } from "./as-data.ts";

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
