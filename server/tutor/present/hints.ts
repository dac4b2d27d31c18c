import type { AiResponse, Step } from "#shared/contracts/answer.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { questionDrawing, frameWithout, type Presented } from "./frame.ts";
import { isInSentences, onPaper } from "./answer-forms.ts";
import { leakTests, withhold, withoutLeaks } from "./leaks.ts";

/** The hint ladder: the idea, the first move, the same with other numbers. No field contains the answer. */
export function presentHints(solution: HomeworkSolution, presented: Presented): AiResponse {
  const { tells, hints: leaks } = leakTests({ ...presented, answer: solution.answer });
  const { idea, firstMove } = solution.hints;
  const [parallel] = withoutLeaks(
    solution.examples,
    tells,
    ({ question, solution }) => `${question}\n${solution}`,
  );
  const rungs: Step[] = [
    rung("Which idea", withhold(idea, leaks, "Which rule do you know for a question like this?")),
    rung(
      "The first move",
      withhold(firstMove, leaks, "Write down what is given and what is asked."),
    ),
    ...(parallel
      ? [
          {
            title: "The same with other numbers",
            why: parallel.question,
            result: parallel.solution,
          },
        ]
      : []),
  ];
  return {
    ...frameWithout(tells, solution, presented),
    ...questionDrawing(tells, presented),
    content: isInSentences(solution.answer)
      ? `Here is a way in. Open one hint at a time. ${onPaper}`
      : "Here is a way in. Open one hint at a time, and try the question again after each.",
    steps: rungs.filter((step) => step.why.trim() !== ""),
    examples: [],
    ...(!isInSentences(solution.answer) && {
      tryIt: { prompt: "Found it? Type your answer, and I'll check it." },
    }),
  };
}

function rung(title: string, why: string): Step {
  return { title, why, result: null };
}
