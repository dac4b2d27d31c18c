import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { Secret } from "./answer-forms.ts";
import { leakTests, leakTestsBeyond, type LeakTests } from "./leaks.ts";

interface Level extends Omit<Secret, "answer"> {
  helpLevel: HelpLevel;
}

/**
 * The fields that reveal the final answer where the help level withholds it, before anything is cut. Only fields that
 * the student asked for: a revealing key term, follow-up or further example is simply left out.
 */
export function leakedFields(solution: HomeworkSolution, { helpLevel, ...known }: Level): string[] {
  const secret = { ...known, answer: solution.answer };
  switch (helpLevel) {
    case "full":
      return [];
    case "hint":
      return leakedHints(solution, leakTests(secret));
    case "stepbystep":
      return leakedSteps(solution, secret);
  }
}

function leakedHints(
  { hints, examples }: HomeworkSolution,
  { tells, hints: leaks }: LeakTests,
): string[] {
  const isTelling = ({ question, solution }: HomeworkSolution["examples"][number]) =>
    tells(`${question}\n${solution}`);
  return [
    ...(leaks(hints.idea) ? ["hints.idea"] : []),
    ...(leaks(hints.firstMove) ? ["hints.firstMove"] : []),
    ...(examples.length > 0 && examples.every(isTelling) ? ["examples"] : []),
  ];
}

function leakedSteps(
  { explanation, steps, finalMove }: HomeworkSolution,
  secret: Secret,
): string[] {
  const earlier = steps.slice(0, -1);
  const { tells, concludes } = leakTestsBeyond(
    earlier.map(({ result }) => result),
    secret,
  );
  let shownText = "";
  const isTelling = steps.some(({ title, why, result }, at) => {
    const isLast = at === steps.length - 1;
    if (!isLast && concludes(result, shownText)) return true;
    if (!isLast) shownText += `\n${result}`;
    return tells(title, shownText) || tells(why, shownText);
  });
  return [
    ...(tells(explanation) ? ["explanation"] : []),
    ...(isTelling ? ["steps"] : []),
    ...(tells(finalMove, shownText) ? ["finalMove"] : []),
  ];
}
