import type { MathsOutcome } from "../../maths/outcome.ts";
import { type AskContext, askEngine } from "../ask-engine.ts";
import { levelOfGrade } from "../built-in/concepts/level.ts";
import type { TutorEngine } from "../engine.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { growingHomework } from "../present/growing/growing-homework.ts";
import { setAsideBy } from "../present/set-aside.ts";
import {
  type Answered,
  byEngine,
  byOurselves,
  type Cared,
  declinedBy,
  type TutorAnswer,
} from "./answer.ts";
import { type Attempt, askUntilSound } from "./ask-until-sound.ts";
import { given, written } from "./computed-solution.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { type Fault, faultOf } from "./fault.ts";
import { conceptIn, grounded } from "./grounding.ts";
import { createHomeworkChecker, type HomeworkChecker } from "./homework-checker.ts";
import { asMending } from "./mending.ts";
import { replyToSetAside } from "./set-aside-reply.ts";
import type { ExaminedSolution } from "./solution-checker.ts";
import { askEither, askSafely, type Tutoring } from "./tutoring.ts";

interface Inquiry extends AnsweringDependencies {
  engine: TutorEngine;
  question: HomeworkQuestion;
  computed: MathsOutcome;
}

/** Safety first, then what our solver makes of it, then an engine with the checker in front of it. */
export function answerHomework(
  tutoring: Tutoring,
  asked: HomeworkQuestion,
  context: AskContext,
): Promise<TutorAnswer<HomeworkSolution> | Cared> {
  const { question: text, grade } = asked;
  return askSafely({ ...asked, text }, tutoring, context, async () => {
    const computed = await tutoring.solver.solve({ question: text, grade });
    const concept = conceptIn(text, { ...tutoring, grade });
    const question = grounded(asked, concept, levelOfGrade(grade));
    const inquiry = { ...tutoring, question, computed };
    return askEither<TutorAnswer<HomeworkSolution> | Cared>(
      tutoring,
      {
        byModel: (engine) => solveByModel({ ...inquiry, engine }, context),
        byOurselves: (engine) => solveByOurselves({ ...inquiry, engine }, context),
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
      compose: (cut) => composer(inquiry, { checker, isPartOnly, cut }),
    },
    { ...context, now },
  );
  if (asked.kind === "declined") return declinedBy(engine, asked);
  return settled(inquiry, asked.best, isPartOnly);
}

interface Composing {
  checker: HomeworkChecker;
  isPartOnly: boolean;
  cut: (fault: Fault) => void;
}

/** A reply whose answer is wrong is of no use any more; one with a wrong line is, where we have no solution of our own. */
function composer(inquiry: Inquiry, { checker, isPartOnly, cut }: Composing) {
  const { engine, question, computed } = inquiry;
  const isReplaceable = computed.kind === "solved" && !isPartOnly;
  const answer = byEngine(engine, null, { check: { status: "unchecked" }, computed }).computed;
  return growingHomework({
    ...question,
    engine: engine.name,
    computed: answer,
    judge: async (text) => {
      const check = await checker.judge(text);
      if (!check) cut({ kind: "contradicted", answer: text });
      return check;
    },
    soundSteps: async (steps) => {
      const wrong = await checker.findWrongLine(steps);
      if (wrong && isReplaceable) cut({ kind: "wrong_step", ...wrong });
      return wrong?.step ?? steps.length;
    },
  });
}

const linesLeftOut =
  "A line of the working could not be made right, so it was left out with all that follows from it. Check the answer yourself before you use it.";

/** What is shown of the best reply: nothing of it that is known to be wrong. */
async function settled(
  inquiry: Inquiry,
  { output, examined, faults }: Attempt<HomeworkSolution, ExaminedSolution>,
  isPartOnly: boolean,
): Promise<TutorAnswer<HomeworkSolution> | Cared> {
  const { engine, computed, question } = inquiry;
  const wrongStep = faultOf(faults, "wrong_step");
  const ours = computed.kind === "solved" && !isPartOnly ? computed : null;
  if (isKnownWrong(faults) && ours)
    return byOurselves(await written(inquiry, ours, question.grade), ours);
  if (!output || !examined) throw new Error("A reply that can't be replaced was ended early");
  // What can be computed is study, whatever a model makes of it.
  const aside = ours ? null : setAsideBy(output.subject);
  if (aside) return replyToSetAside(aside, question.question, inquiry);
  if (!wrongStep) return byEngine(engine, output, { check: examined.check, computed });
  return withoutWrongSteps(
    byEngine(engine, output, { check: examined.check, computed }),
    wrongStep,
  );
}

export function isKnownWrong(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === "wrong_step" || kind === "contradicted");
}

/** Up to the line that is false: what follows rests on it, and so may the answer, which bears no mark. */
export function withoutWrongSteps<Output extends Pick<HomeworkSolution, "steps">>(
  answered: Answered<Output>,
  { step }: { step: number },
): Answered<Output> {
  const { output } = answered;
  return {
    ...answered,
    output: { ...output, steps: output.steps.slice(0, step) },
    check: { status: "unchecked" },
    notice: linesLeftOut,
  };
}

/** What the built-in tutor makes of a question: its steps are our solver's own, and proved. */
async function solveByOurselves(
  { engine, question, computed, solver, now, random }: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<HomeworkSolution>> {
  const asked = await askEngine("homework", question, {
    ...context,
    engine,
    now,
    examine: async ({ answer }) => {
      const checked = await solver.check({ computed, solution: { answer } });
      const verdict = checked.status === "wrong" ? ("corrected" as const) : checked.status;
      return { checked, verdict };
    },
  });
  if (asked.kind !== "answered") return declinedBy(engine, asked);
  const { checked } = asked.judged;
  if (checked.status !== "wrong")
    return byEngine(engine, asked.output, { check: checked, computed });
  const { expected } = checked;
  return byOurselves(await written({ solver, random }, expected, question.grade), expected);
}
