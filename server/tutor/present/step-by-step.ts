import type { AiResponse, Step } from "#shared/contracts/answer.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { frame, frameWithout, type Presented } from "./frame.ts";
import { leakTests, type LeakTest } from "./leaks.ts";
import { withhold, withoutLeaks } from "./withhold.ts";

/** Every step, with the last computation left to the student: neither it nor the final answer is there to read. */
export function presentStepByStep(solution: HomeworkSolution, presented: Presented): AiResponse {
  const earlier = solution.steps.slice(0, -1).map(({ result }) => result);
  const leaks = leakTests(presented.question, solution.answer).beyond(earlier);
  return {
    ...frameWithout(leaks, frame(solution, presented)),
    content: withhold(
      solution.explanation,
      leaks,
      "Open one step at a time. The last computation is yours.",
    ),
    steps: solution.steps.map((step, index) =>
      openStep(step, { number: index + 1, isLast: index === earlier.length, leaks }),
    ),
    examples: withoutLeaks(
      solution.examples,
      leaks,
      ({ question, solution }) => `${question}\n${solution}`,
    ),
    tryIt: {
      prompt: withhold(solution.finalMove, leaks, "Do the last computation. What do you get?"),
    },
  };
}

interface StepPlace {
  number: number;
  isLast: boolean;
  leaks: LeakTest;
}

function openStep(
  { title, why, result }: HomeworkSolution["steps"][number],
  { number, isLast, leaks }: StepPlace,
): Step {
  return {
    title: withhold(title, leaks, `Step ${number}`),
    why: withhold(why, leaks, ""),
    result: isLast || result.trim() === "" || leaks(result) ? null : result,
  };
}
