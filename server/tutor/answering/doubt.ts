import type { MathsOutcome } from "../../maths/outcome.ts";
import { type AskContext, askEngine } from "../ask-engine.ts";
import { levelOfGrade } from "../built-in/concepts/level.ts";
import { doubtOfSolved } from "../built-in/doubts/doubt-of-solved.ts";
import type { TutorEngine } from "../engine.ts";
import type { DoubtQuestion, Operations, RefineQuestion } from "../operations.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { growingDoubt } from "../present/growing/growing-doubt.ts";
import { setAsideBy } from "../present/set-aside.ts";
import { byEngine, byOurselves, type Cared, declinedBy, type TutorAnswer } from "./answer.ts";
import { type Attempt, askUntilSound } from "./ask-until-sound.ts";
import { given, written } from "./computed-solution.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { createDoubtChecker, type DoubtChecker } from "./doubt-checker.ts";
import { type Fault, faultOf } from "./fault.ts";
import { conceptIn, grounded } from "./grounding.ts";
import { isKnownWrong, withoutWrongSteps } from "./homework.ts";
import { asMending } from "./mending.ts";
import { replyToSetAside } from "./set-aside-reply.ts";
import type { ExaminedSolution } from "./solution-checker.ts";
import { askEither, askSafely, type Tutoring } from "./tutoring.ts";

/** A doubt for the first time, or its solution as the student wishes it. */
type Asking =
  | { operation: "doubt"; request: DoubtQuestion }
  | { operation: "refine"; request: RefineQuestion };

interface Inquiry extends AnsweringDependencies {
  engine: TutorEngine;
  asking: Asking;
  computed: MathsOutcome;
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
  { library }: Tutoring,
): Question {
  const { doubt, grade } = question;
  return grounded(question, conceptIn(doubt, { library, grade }), levelOfGrade(grade));
}

async function clear(
  tutoring: Tutoring,
  asking: Asking,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const { doubt: question, grade } = asking.request;
  const computed = await tutoring.solver.solve({ question, grade });
  const inquiry = { ...tutoring, asking, computed };
  return askEither<TutorAnswer<DoubtSolution> | Cared>(
    tutoring,
    {
      byModel: (engine) => clearByModel({ ...inquiry, engine }, context),
      byOurselves: (engine) => clearByOurselves({ ...inquiry, engine }, context),
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
      compose: (cut) => composer(inquiry, { checker, isPartOnly, cut }),
    },
    { ...context, now },
  );
  if (asked.kind === "declined") return declinedBy(engine, asked);
  return settled(inquiry, asked.best, isPartOnly);
}

/** With a photo in view the words may be a part of the doubt only. */
function isPhotoSeen({ asking: { operation, request }, engine }: Inquiry): boolean {
  return operation === "doubt" && request.photo !== undefined && engine.readsPhotos;
}

interface Composing {
  checker: DoubtChecker;
  isPartOnly: boolean;
  cut: (fault: Fault) => void;
}

/** A reply whose answer is wrong is of no use any more; nor is one with a wrong line, where we have a solution of our own. */
function composer(inquiry: Inquiry, { checker, isPartOnly, cut }: Composing) {
  const { engine, computed } = inquiry;
  const isReplaceable = computed.kind === "solved" && !isPartOnly;
  const { computed: answer } = byEngine(engine, null, { check: { status: "unchecked" }, computed });
  return growingDoubt({
    engine: engine.name,
    computed: answer,
    isStudy: isReplaceable,
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
    isSoundApproach: async (approach) => (await checker.findWrongApproach(approach)) === null,
  });
}

/** What is shown of the best reply: nothing of it that is known to be wrong. */
async function settled(
  inquiry: Inquiry,
  { output, examined, faults }: Attempt<DoubtSolution, ExaminedSolution>,
  isPartOnly: boolean,
): Promise<TutorAnswer<DoubtSolution> | Cared> {
  const { engine, computed, asking } = inquiry;
  const { doubt, grade } = asking.request;
  const ours = computed.kind === "solved" && !isPartOnly ? computed : null;
  if (isKnownWrong(faults) && ours) {
    return byOurselves(doubtOfSolved(ours, await written(inquiry, ours, grade)), ours);
  }
  if (!output || !examined) throw new Error("A reply that can't be replaced was ended early");
  const aside = ours ? null : setAsideBy(output.subject);
  if (aside) return replyToSetAside(aside, doubt, inquiry);
  const { check } = examined;
  const sound = withoutWrongApproaches(output, faults);
  const answered = byEngine(engine, sound, { check, computed });
  const wrongStep = faultOf(faults, "wrong_step");
  return wrongStep ? withoutWrongSteps(answered, wrongStep) : answered;
}

/** Each way stands for itself: one with a false line is not missed. */
function withoutWrongApproaches(solution: DoubtSolution, faults: readonly Fault[]): DoubtSolution {
  const wrong = new Set(faultOf(faults, "wrong_approach")?.approaches);
  const approaches = solution.approaches.filter((_, at) => !wrong.has(at));
  return { ...solution, approaches };
}

/** What the built-in tutor makes of a doubt: computed and proved, or in the library's words. */
async function clearByOurselves(
  { engine, asking, computed, solver, now, random }: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<DoubtSolution>> {
  const { operation, request } = asking;
  const asked = await askEngine<"doubt" | "refine", BuiltInJudgement>(operation, request, {
    ...context,
    engine,
    now,
    examine: async ({ answer }) => {
      const checked = await solver.check({ computed, solution: { answer } });
      return { checked, verdict: checked.status === "wrong" ? "corrected" : checked.status };
    },
  });
  if (asked.kind !== "answered") return declinedBy(engine, asked);
  const { checked } = asked.judged;
  if (checked.status !== "wrong") {
    return byEngine(engine, asked.output, { check: checked, computed });
  }
  const { expected } = checked;
  const ours = await written({ solver, random }, expected, request.grade);
  return byOurselves(doubtOfSolved(expected, ours), expected);
}

interface BuiltInJudgement {
  checked: Awaited<ReturnType<AnsweringDependencies["solver"]["check"]>>;
  verdict: "checked" | "unchecked" | "corrected";
}
