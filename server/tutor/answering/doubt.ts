import type { CareMessage } from "../safety/safety.ts";
import type { AskContext, OutputOf } from "../ask-engine.ts";
import { doubtOfSolved } from "../built-in/doubts/doubt-of-solved.ts";
import type { DoubtQuestion, Operations, RefineQuestion } from "../operations.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { streamingDoubt } from "../present/streaming/streaming-doubt.ts";
import { checkAttempt } from "./attempt.ts";
import type { TutorAnswer } from "./answer.ts";
import type { CheckedReply } from "./ask-and-verify.ts";
import type { TutorDependencies } from "./dependencies.ts";
import { withFallback, askSafely } from "./routing.ts";
import { createDoubtChecker, type DoubtChecker, withoutWrongTexts } from "./doubt-checker.ts";
import { findingOf } from "./finding.ts";
import { groundedInWords } from "./grounding.ts";
import type { ExaminedSolution } from "./solution-checker.ts";
import { solveByModel, streamingJudge } from "./solve-by-model.ts";
import { solveByOurselves, type Solving, writeSolution } from "./solving.ts";

/** A new doubt, or a refinement of its solution. */
type Asking =
  | { operation: "doubt"; request: DoubtQuestion }
  | { operation: "refine"; request: RefineQuestion };

interface Inquiry extends Solving<DoubtSolution> {
  asking: Asking;
}

/** A doubt, typed, photographed or both. */
export function answerDoubt(
  dependencies: TutorDependencies,
  question: DoubtQuestion,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | CareMessage> {
  const request = groundedInWords(question, question.doubt, dependencies);
  return askSafely({ ...question, text: question.doubt }, dependencies, context, () =>
    clear(dependencies, { operation: "doubt", request }, context),
  );
}

/** A refinement of a doubt's solution. */
export function answerRefine(
  dependencies: TutorDependencies,
  question: RefineQuestion,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | CareMessage> {
  const { doubt, wish, redact } = question;
  const request = groundedInWords(question, question.doubt, dependencies);
  // Both are the student's words, and the doubt is in the request again.
  const text = [doubt, wish].filter((part) => part !== "").join("\n");
  return askSafely({ text, redact }, dependencies, context, () =>
    clear(dependencies, { operation: "refine", request }, context),
  );
}

async function clear(
  dependencies: TutorDependencies,
  asking: Asking,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | CareMessage> {
  const { doubt: words, grade } = asking.request;
  const computed = await dependencies.solver.solve({ question: words, grade });
  const inquiry: Inquiry = {
    ...dependencies,
    asking,
    words,
    photo: asking.operation === "doubt" ? asking.request.photo : undefined,
    grade,
    computed,
    writeOurs: async (solved) =>
      doubtOfSolved(solved, await writeSolution(dependencies, solved, grade)),
  };
  return withFallback<TutorAnswer<DoubtSolution> | CareMessage>(
    dependencies,
    {
      byModel: (engine) => clearByModel({ ...inquiry, engine }, context),
      byOurselves: (engine) =>
        solveByOurselves<"doubt" | "refine">({ ...inquiry, engine }, asking, context),
    },
    context,
  );
}

async function clearByModel(inquiry: Inquiry, context: AskContext) {
  const { asking, solver, words } = inquiry;
  const attempt = await checkAttempt(inquiry);
  return solveByModel<"doubt" | "refine", DoubtChecker>(
    inquiry,
    {
      operation: asking.operation,
      request: (additions): Operations["doubt" | "refine"]["request"] => ({
        ...asking.request,
        ...(attempt && { attempt }),
        ...additions,
      }),
      checkerFor: (matter) => {
        // Her words beside a photo need not ask for a result.
        const mayHaveNone = matter.transcription !== null && words !== "";
        return createDoubtChecker(matter.fullText, { ...matter, solver, mayHaveNone });
      },
      wordByWord: ["content"],
      compose: ({ matter, checker, cut }) =>
        streamingDoubt({
          ...streamingJudge(inquiry, { matter, checker, cut }),
          isSoundApproach: async (approach) => (await checker.findWrongApproach(approach)) === null,
        }),
      prune: withoutWrongParts,
    },
    context,
  );
}

type CheckedDoubt = CheckedReply<OutputOf<"doubt" | "refine">, ExaminedSolution>;

/** Approaches and texts are independent: one with a false line can be left out. */
async function withoutWrongParts(
  { output, ...reply }: CheckedDoubt,
  checker: DoubtChecker,
): Promise<CheckedDoubt> {
  if (!output) return { ...reply, output };
  const wrong = new Set(findingOf(reply.findings, "wrong_approach")?.approaches);
  const approaches = output.approaches.filter((_, at) => !wrong.has(at));
  const solution = { ...output, approaches };
  return {
    ...reply,
    output: findingOf(reply.findings, "wrong_text")
      ? await withoutWrongTexts(solution, checker)
      : solution,
  };
}
