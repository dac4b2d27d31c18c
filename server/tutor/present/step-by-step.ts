import type { AiResponse, Step } from "#shared/contracts/answer.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { questionDrawing, frameWithout, type Presented } from "./frame.ts";
import { isInSentences, onPaper } from "./answer-forms.ts";
import { leakTestsBeyond, type LeakTests, withhold, withoutLeaks } from "./leaks.ts";

/** Every step, with the last computation left to the student: neither it nor the final answer is included. */
export function presentStepByStep(solution: HomeworkSolution, presented: Presented): AiResponse {
  const earlier = solution.steps.slice(0, -1).map(({ result }) => result);
  const leaks = leakTestsBeyond(earlier, { ...presented, answer: solution.answer });
  const { tells } = leaks;
  const { steps, shown } = openSteps(solution.steps, leaks);
  if (steps.length === 0 && isInSentences(solution.answer)) {
    return {
      ...frameWithout(tells, solution, presented),
      content: onPaper,
      steps,
      examples: [],
    };
  }
  return {
    ...frameWithout(tells, solution, presented),
    ...questionDrawing(tells, presented),
    content: withhold(
      solution.explanation,
      tells,
      "Open one step at a time. The last computation is yours.",
    ),
    steps,
    examples: withoutLeaks(
      solution.examples,
      tells,
      ({ question, solution }) => `${question}\n${solution}`,
    ),
    tryIt: {
      prompt: withhold(
        solution.finalMove,
        (text) => tells(text, shown),
        "Do the last computation. What do you get?",
      ),
    },
  };
}

/** The steps with the numbers that they show: each may use the numbers of earlier steps. */
function openSteps(
  steps: HomeworkSolution["steps"],
  { tells, concludes }: LeakTests,
): { steps: Step[]; shown: string } {
  let shown = "";
  const open = steps.map(({ title, why, result }, index): Step => {
    const known = shown;
    const isHeldBack =
      index === steps.length - 1 || result.trim() === "" || concludes(result, known);
    if (!isHeldBack) shown += `\n${result}`;
    return {
      title: withhold(title, (text) => tells(text, shown), `Step ${index + 1}`),
      why: withhold(why, (text) => tells(text, shown), ""),
      result: isHeldBack ? null : result,
    };
  });
  return { steps: open, shown };
}
