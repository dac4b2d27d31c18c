import type { AskContext } from "../ask-engine.ts";
import { levelOfGrade } from "../built-in/concepts/level.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { growingHomework, homeworkWordByWord } from "../present/growing/growing-homework.ts";
import { type Cared, declinedBy, type TutorAnswer } from "./answer.ts";
import { askUntilSound } from "./ask-until-sound.ts";
import { given, written } from "./computed-solution.ts";
import { conceptIn, grounded } from "./grounding.ts";
import { createHomeworkChecker } from "./homework-checker.ts";
import { asMending } from "./mending.ts";
import { settled, solveByOurselves, type Solving, watched } from "./solving.ts";
import { askEither, askSafely, type Tutoring } from "./tutoring.ts";

interface Inquiry extends Solving<HomeworkSolution> {
  question: HomeworkQuestion;
}

/** Safety first, then what our solver makes of it, then an engine with the checker in front of it. */
export function answerHomework(
  tutoring: Tutoring,
  asked: HomeworkQuestion,
  context: AskContext,
): Promise<TutorAnswer<HomeworkSolution> | Cared> {
  const { question: words, grade } = asked;
  return askSafely({ ...asked, text: words }, tutoring, context, async () => {
    const computed = await tutoring.solver.solve({ question: words, grade });
    const concept = conceptIn(words, { ...tutoring, grade });
    const known = tutoring.answers.find(words, { grade });
    const question = grounded(asked, { concept, known }, levelOfGrade(grade));
    const inquiry: Inquiry = {
      ...tutoring,
      question,
      words,
      computed,
      writeOurs: (solved) => written(tutoring, solved, grade),
    };
    const asking = { operation: "homework", request: question } as const;
    return askEither<TutorAnswer<HomeworkSolution> | Cared>(
      tutoring,
      {
        byModel: (engine) => solveByModel({ ...inquiry, engine }, context),
        byOurselves: (engine) => solveByOurselves({ ...inquiry, engine }, asking, context),
      },
      context,
    );
  });
}

/** A model's solution, checked, mended where it can be, or ours in its place. */
async function solveByModel(
  inquiry: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<HomeworkSolution> | Cared> {
  const { engine, question, computed, solver, now } = inquiry;
  // With a photo in view the words may be a part of the question only ("5 - 2" can be its number in the book).
  const isPartOnly = question.photo !== undefined && engine.readsPhotos;
  const request = isPartOnly ? question : { ...question, ...given(computed) };
  const checker = createHomeworkChecker(question, { solver, computed, isPartOnly });
  const asked = await askUntilSound(
    {
      operation: "homework",
      engine,
      request: (faults) => ({ ...request, ...asMending(faults) }),
      examine: checker.examine,
      wordByWord: homeworkWordByWord[question.helpLevel],
      compose: (cut) =>
        growingHomework({ ...question, ...watched(inquiry, { checker, isPartOnly, cut }) }),
    },
    { ...context, now },
  );
  if (asked.kind === "declined") return declinedBy(engine, asked);
  return settled(inquiry, asked.best, isPartOnly);
}
