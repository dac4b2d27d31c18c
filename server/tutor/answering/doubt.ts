import type { AskContext } from "../ask-engine.ts";
import { levelOfGrade } from "../built-in/concepts/level.ts";
import { doubtOfSolved } from "../built-in/doubts/doubt-of-solved.ts";
import type { DoubtQuestion, Operations, RefineQuestion } from "../operations.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { growingDoubt } from "../present/growing/growing-doubt.ts";
import { type Cared, declinedBy, type TutorAnswer } from "./answer.ts";
import { type Attempt, askUntilSound } from "./ask-until-sound.ts";
import { given, written } from "./computed-solution.ts";
import { createDoubtChecker } from "./doubt-checker.ts";
import { faultOf } from "./fault.ts";
import { conceptIn, grounded } from "./grounding.ts";
import { asMending } from "./mending.ts";
import type { ExaminedSolution } from "./solution-checker.ts";
import { replacementIn, settled, solveByOurselves, type Solving, watched } from "./solving.ts";
import { askEither, askSafely, type Tutoring } from "./tutoring.ts";

/** A doubt for the first time, or its solution as the student wishes it. */
type Asking =
  | { operation: "doubt"; request: DoubtQuestion }
  | { operation: "refine"; request: RefineQuestion };

interface Inquiry extends Solving<DoubtSolution> {
  asking: Asking;
}

/** A doubt, typed, photographed or both. */
export function answerDoubt(
  tutoring: Tutoring,
  question: DoubtQuestion,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const request = groundedDoubt(question, tutoring);
  return askSafely({ ...question, text: question.doubt }, tutoring, context, () =>
    clear(tutoring, { operation: "doubt", request }, context),
  );
}

/** The solution of a doubt once more, as the student wishes it. */
export function answerRefine(
  tutoring: Tutoring,
  question: RefineQuestion,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const { doubt, wish, redact } = question;
  const request = groundedDoubt(question, tutoring);
  // Both are the student's words, and the doubt comes with the request once more.
  const text = [doubt, wish].filter((part) => part !== "").join("\n");
  return askSafely({ text, redact }, tutoring, context, () =>
    clear(tutoring, { operation: "refine", request }, context),
  );
}

function groundedDoubt<Question extends DoubtQuestion | RefineQuestion>(
  question: Question,
  { library, answers }: Tutoring,
): Question {
  const { doubt, grade } = question;
  const concept = conceptIn(doubt, { library, grade });
  return grounded(
    question,
    { concept, known: answers.find(doubt, { grade }) },
    levelOfGrade(grade),
  );
}

async function clear(
  tutoring: Tutoring,
  asking: Asking,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const { doubt: words, grade } = asking.request;
  const computed = await tutoring.solver.solve({ question: words, grade });
  const inquiry: Inquiry = {
    ...tutoring,
    asking,
    words,
    computed,
    writeOurs: async (solved) => doubtOfSolved(solved, await written(tutoring, solved, grade)),
  };
  return askEither<TutorAnswer<DoubtSolution> | Cared>(
    tutoring,
    {
      byModel: (engine) => clearByModel({ ...inquiry, engine }, context),
      byOurselves: (engine) =>
        solveByOurselves<"doubt" | "refine">({ ...inquiry, engine }, asking, context),
    },
    context,
  );
}

/** A model's solution of a doubt, checked, mended where it can be, or ours in its place. */
async function clearByModel(
  inquiry: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const { engine, asking, computed, solver, now } = inquiry;
  const { operation, request } = asking;
  const isPartOnly = isPhotoSeen(inquiry);
  const shared = isPartOnly ? request : { ...request, ...given(computed) };
  const checker = createDoubtChecker(request.doubt, { solver, computed, isPartOnly });
  const asked = await askUntilSound<"doubt" | "refine", ExaminedSolution>(
    {
      operation,
      engine,
      request: (faults): Operations["doubt" | "refine"]["request"] => ({
        ...shared,
        ...asMending(faults),
      }),
      examine: checker.examine,
      wordByWord: ["content"],
      compose: (cut) =>
        growingDoubt({
          ...watched(inquiry, { checker, isPartOnly, cut }),
          isStudy: replacementIn(computed, isPartOnly) !== null,
          isSoundApproach: async (approach) => (await checker.findWrongApproach(approach)) === null,
        }),
    },
    { ...context, now },
  );
  if (asked.kind === "declined") return declinedBy(engine, asked);
  return settled(inquiry, withoutWrongApproaches(asked.best), isPartOnly);
}

/** With a photo in view the words may be a part of the doubt only. */
function isPhotoSeen({ asking: { operation, request }, engine }: Inquiry): boolean {
  return operation === "doubt" && request.photo !== undefined && engine.readsPhotos;
}

type DoubtAttempt = Attempt<DoubtSolution, ExaminedSolution>;

/** Each way stands for itself: one with a false line is not missed. */
function withoutWrongApproaches({ output, ...attempt }: DoubtAttempt): DoubtAttempt {
  const wrong = new Set(faultOf(attempt.faults, "wrong_approach")?.approaches);
  const approaches = output?.approaches.filter((_, at) => !wrong.has(at)) ?? [];
  return { ...attempt, output: output && { ...output, approaches } };
}
