import type { CareMessage } from "../safety/safety.ts";
import type { Concept } from "../../library/concept.ts";
import { type AskContext, askEngine } from "../ask-engine.ts";
import { quizOf } from "../built-in/concepts/quiz-of.ts";
import type { TutorEngine } from "../engine.ts";
import type { QuizQuestion } from "../operations.ts";
import type { Quiz } from "../outputs/quiz.ts";
import { streamingQuiz } from "../present/quiz.ts";
import type { Solver } from "../solver/solver.ts";
import { declinedBy, type TutorAnswer, uncomputed } from "./answer.ts";
import { askAndVerify, type Examination } from "./ask-and-verify.ts";
import type { AnsweringDependencies, TutorDependencies } from "./dependencies.ts";
import { withFallback, askSafely } from "./routing.ts";
import { conceptOf } from "../../library/concept-in.ts";
import { grounded } from "./grounding.ts";

interface Inquiry extends Pick<AnsweringDependencies, "solver" | "now" | "random"> {
  engine: TutorEngine;
  request: QuizQuestion;
  concept: Concept | null;
}

/** A short test of an explanation. */
export function answerQuiz(
  dependencies: TutorDependencies,
  question: QuizQuestion,
  context: AskContext,
): Promise<TutorAnswer<Quiz> | CareMessage> {
  const concept = conceptOf(question, dependencies.library);
  const request = grounded(question, { concept }, question.difficulty);
  const inquiry = { ...dependencies, request, concept };
  return askSafely({ ...question, text: question.concept }, dependencies, context, () =>
    withFallback(
      dependencies,
      {
        byModel: (engine) => quizByModel({ ...inquiry, engine }, context),
        byOurselves: (engine) => quizByOurselves({ ...inquiry, engine }, context),
      },
      context,
    ),
  );
}

/** The number of questions in a quiz. */
const fewestQuestions = 2;

/**
 * A model's quiz: questions with a wrong key or two equal options are requested again once, and left out if they are
 * repeated.
 */
async function quizByModel(inquiry: Inquiry, context: AskContext): Promise<TutorAnswer<Quiz>> {
  const { engine, request, solver, now } = inquiry;
  const result = await askAndVerify<"quiz", ExaminedQuiz>(
    {
      operation: "quiz",
      engine,
      request: (notes) => ({ ...request, ...notes }),
      examine: (quiz) => examineQuiz(quiz, request.grade, solver),
      wordByWord: [],
      compose: () => streamingQuiz(engine.name),
    },
    { ...context, now },
  );
  if (result.kind === "declined") return declinedBy(engine, result);
  const { output, examination } = result.best;
  if (!output || !examination) throw new Error("No quiz is ended early");
  const questions = output.questions.filter((question) => !examination.wrong.has(question));
  return questions.length < fewestQuestions
    ? instead(inquiry)
    : uncomputed(engine.name, { ...output, questions });
}

interface ExaminedQuiz extends Examination {
  wrong: ReadonlySet<Quiz["questions"][number]>;
}

async function examineQuiz(
  { questions }: Quiz,
  grade: number,
  solver: Solver,
): Promise<ExaminedQuiz> {
  const verdicts = await Promise.all(
    questions.map(({ question, options, key }) =>
      solver.checkQuestion({ question, options, key, grade }),
    ),
  );
  const wrong = questions.filter((_, at) => verdicts[at] === "wrong");
  if (wrong.length === 0) return { verdict: "unchecked", findings: [], wrong: new Set() };
  const texts = wrong.map(({ question }) => question);
  const finding = { kind: "wrong_question" as const, questions: texts };
  return { verdict: "corrected", findings: [finding], wrong: new Set(wrong) };
}

const noneSound =
  "I couldn't make a quiz on this that I trust, so there is none. Try one of the questions to think about instead.";

/** The library's own quiz, where there is one. */
function instead({ engine, concept, request, random }: Inquiry): TutorAnswer<Quiz> {
  return concept
    ? uncomputed("built-in", quizOf(concept, { ...request, random }))
    : { kind: "declined", sentence: noneSound, engine: engine.name };
}

/** The library's quiz, whose keys were checked when it was written. */
async function quizByOurselves(
  { engine, request, now }: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<Quiz>> {
  const result = await askEngine("quiz", request, {
    ...context,
    engine,
    now,
    examine: async () => ({ verdict: "unchecked" as const }),
  });
  return result.kind === "answered"
    ? uncomputed(engine.name, result.output)
    : declinedBy(engine, result);
}
