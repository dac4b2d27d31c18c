import type { CareMessage } from "../safety/safety.ts";
import type { AskContext } from "../ask-engine.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { streamingHomework, homeworkWordByWord } from "../present/streaming/streaming-homework.ts";
import { checkAttempt } from "./attempt.ts";
import type { TutorAnswer } from "./answer.ts";
import type { TutorDependencies } from "./dependencies.ts";
import { withFallback, askSafely } from "./routing.ts";
import { findingOf } from "./finding.ts";
import { groundedInWords } from "./grounding.ts";
import { createHomeworkChecker, withoutWrongTexts } from "./solution-checker.ts";
import { solveByModel, streamingJudge } from "./solve-by-model.ts";
import { solveByOurselves, type Solving, writeSolution } from "./solving.ts";

interface Inquiry extends Solving<HomeworkSolution> {
  question: HomeworkQuestion;
}

/** Runs the safety check, then the solver, then an engine whose reply is checked. */
export function answerHomework(
  dependencies: TutorDependencies,
  homework: HomeworkQuestion,
  context: AskContext,
): Promise<TutorAnswer<HomeworkSolution> | CareMessage> {
  const { question: words, grade } = homework;
  return askSafely({ ...homework, text: words }, dependencies, context, async () => {
    const computed = await dependencies.solver.solve({ question: words, grade });
    const question = groundedInWords(homework, words, dependencies);
    const inquiry: Inquiry = {
      ...dependencies,
      question,
      words,
      photo: homework.photo,
      grade,
      computed,
      writeOurs: (solved) => writeSolution(dependencies, solved, grade),
    };
    const asking = { operation: "homework", request: question } as const;
    return withFallback<TutorAnswer<HomeworkSolution> | CareMessage>(
      dependencies,
      {
        byModel: (engine) => byModel({ ...inquiry, engine }, context),
        byOurselves: (engine) => solveByOurselves({ ...inquiry, engine }, asking, context),
      },
      context,
    );
  });
}

async function byModel(inquiry: Inquiry, context: AskContext) {
  const { solver } = inquiry;
  const attempt = await checkAttempt(inquiry);
  const question = { ...inquiry.question, ...(attempt && { attempt }) };
  const { helpLevel } = question;
  return solveByModel(
    inquiry,
    {
      operation: "homework",
      request: (additions) => ({ ...question, ...additions }),
      checkerFor: (matter) =>
        createHomeworkChecker({ ...matter, helpLevel }, { ...matter, solver }),
      wordByWord: homeworkWordByWord[helpLevel],
      compose: (about) => streamingHomework({ ...question, ...streamingJudge(inquiry, about) }),
      prune: async ({ output, ...rest }, checker) => ({
        ...rest,
        output:
          output && findingOf(rest.findings, "wrong_text")
            ? await withoutWrongTexts(output, checker)
            : output,
      }),
    },
    context,
  );
}
