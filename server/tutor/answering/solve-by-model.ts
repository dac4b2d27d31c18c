import type { Solved } from "@sawaal/maths";
import type { AskContext, OutputOf } from "../ask-engine.ts";
import { computedAnswerIn } from "../computed-answer.ts";
import type { AttemptCheck, ComputedResult, Operations, RepairNotes } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { TranscriptionField } from "../outputs/transcription.ts";
import { type AsideFrom, asideFrom } from "../present/set-aside.ts";
import type { CareMessage } from "../safety/safety.ts";
import {
  byEngine,
  byOurselves,
  declinedBy,
  replyToSetAside,
  type TutorAnswer,
  withNotice,
  withoutWrongSteps,
} from "./answer.ts";
import { type CheckedReply, askAndVerify } from "./ask-and-verify.ts";
import { isPassedOver } from "./attempt.ts";
import { type Finding, findingOf } from "./finding.ts";
import {
  findMatter,
  isUndecided,
  type Matter,
  type MatterFinder,
  readFrom,
  whichIsPrinted,
} from "./matter.ts";
import type { Compose } from "./part-stream.ts";
import type { ExaminedSolution, SolutionChecker } from "./solution-checker.ts";
import type { Solving } from "./solving.ts";

type Name = "homework" | "doubt" | "refine";

/** What the tutor adds to the student's question in a request. */
interface RequestAdditions extends RepairNotes {
  computed?: ComputedResult;
  transcription?: string;
  attempt?: AttemptCheck;
}

interface Checker<Output> {
  examine: (output: Output) => Promise<ExaminedSolution>;
}

interface Streaming<Checking> {
  matter: Matter;
  checker: Checking;
  /** Ends the call. */
  cut: (finding: Finding) => void;
}

/** How one kind of solution is requested, judged and shown. */
interface Kind<Operation extends Name, Checking> {
  operation: Operation;
  request: (found: RequestAdditions) => Operations[Operation]["request"];
  checkerFor: (matter: Matter) => Checking;
  wordByWord: readonly (keyof OutputOf<Operation> & string)[];
  compose: (about: Streaming<Checking>) => Compose<OutputOf<Operation>>;
  /** What is left of a reply without the parts that are wrong and not missed. */
  prune: (
    reply: CheckedReplyOf<Operation>,
    checker: Checking,
  ) => Promise<CheckedReplyOf<Operation>>;
}

type CheckedReplyOf<Operation extends Name> = CheckedReply<OutputOf<Operation>, ExaminedSolution>;

/** A model's solution, checked and repaired where possible; otherwise the computed solution. */
export async function solveByModel<
  Operation extends Name,
  Checking extends Checker<OutputOf<Operation>>,
>(
  solving: Solving<OutputOf<Operation>>,
  kind: Kind<Operation, Checking>,
  context: AskContext,
): Promise<TutorAnswer<OutputOf<Operation>> | CareMessage> {
  const { engine, now } = solving;
  const matters = findMatter(solving);
  const checkerFor = once(kind.checkerFor);
  const result = await askAndVerify<Operation, ExaminedSolution>(
    {
      ...kind,
      engine,
      request: (notes) => kind.request({ ...additionsSoFar(matters), ...notes }),
      examine: async (output) => {
        const matter = await matters.ofReply(output);
        if (isUndecided(matter, output)) return undecided;
        return withAttempt(await checkerFor(matter).examine(output), matter, output);
      },
      compose: (cut) =>
        composeOn(matters, cut, (matter) =>
          kind.compose({ matter, checker: checkerFor(matter), cut }),
        ),
    },
    { ...context, now },
  );
  if (result.kind === "declined") return declinedBy(engine, result);
  const matter = matters.current();
  if (!matter) throw new Error("A reply was judged before it was known what it answers");
  if (findingOf(result.best.findings, "two_readings")) return whichIsPrinted(matter, engine);
  return finalAnswer(solving, await kind.prune(result.best, checkerFor(matter)), matter);
}

/** The displayed part of the best reply, without anything known to be wrong. */
async function finalAnswer<Output extends SolutionParts>(
  solving: Solving<Output>,
  { output, examination, findings }: CheckedReply<Output, ExaminedSolution>,
  matter: Matter,
): Promise<TutorAnswer<Output> | CareMessage> {
  const { engine, words, writeOurs } = solving;
  const { computed } = matter;
  const ours = replacementIn(matter);
  const read = readFrom(matter);
  if (isKnownWrong(findings) && ours) {
    return { ...byOurselves(await writeOurs(ours), ours), ...read };
  }
  if (!output || !examination) throw new Error("A reply that can't be replaced was ended early");
  const aside = asideFrom(output.subject, asideOf(matter));
  if (aside) return replyToSetAside(aside, words, solving);
  const whole = byEngine(engine, withoutTranscription(output), {
    check: examination.check,
    computed,
  });
  return { ...withNotice(withoutWrongSteps(whole, findings), findings), ...read };
}

type SolutionParts = Pick<HomeworkSolution, "subject" | "steps"> & TranscriptionField;

/** Only the solution: the transcription is stored beside it. */
function withoutTranscription<Output extends TranscriptionField>(output: Output): Output {
  const alone = { ...output };
  delete alone.transcription;
  return alone;
}

function isKnownWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind === "wrong_step" || kind === "contradicted");
}

/** The computed solution, where it can replace an engine's: that of a part of the question can't. */
function replacementIn({
  computed,
  isPartOnly,
}: Pick<Matter, "computed" | "isPartOnly">): Solved | null {
  return computed.kind === "solved" && !isPartOnly ? computed : null;
}

function asideOf(matter: Matter): AsideFrom {
  return { isComputed: replacementIn(matter) !== null, isPhotoSeen: matter.isPhotoSeen };
}

/** The findings on the question so far. */
function additionsSoFar(matters: MatterFinder): RequestAdditions {
  const matter = matters.current();
  if (!matter) return {};
  const { computed, isPartOnly, transcription, attempt } = matter;
  return {
    ...(!isPartOnly && computed.kind === "solved" && { computed: resultOf(computed) }),
    ...(transcription !== null && { transcription }),
    ...(attempt && { attempt }),
  };
}

function resultOf({ solution }: Solved): ComputedResult {
  return { answer: solution.answer.latex, method: solution.method };
}

/**
 * A working in a photo is known only after the reply has transcribed it: where the reply ignores its wrong line, it is
 * requested again with the findings.
 */
function withAttempt(
  examination: ExaminedSolution,
  { attempt }: Matter,
  output: object,
): ExaminedSolution {
  if (!attempt || !isPassedOver(attempt, output)) return examination;
  return { ...examination, findings: [...examination.findings, { kind: "attempt_passed_over" }] };
}

const undecided: ExaminedSolution = {
  verdict: "unchecked",
  check: { status: "unchecked" },
  findings: [{ kind: "two_readings" }],
};

/** Shows nothing of a reply before the question is known. */
function composeOn<Output extends TranscriptionField & { subject: string }>(
  matters: MatterFinder,
  cut: (finding: Finding) => void,
  begin: (matter: Matter) => Compose<Output>,
): Compose<Output> {
  let compose: Compose<Output> | null = null;
  return async (draft) => {
    const matter = await matters.ofDraft(draft);
    if (!matter) return null;
    if (isUndecided(matter, draft)) {
      cut({ kind: "two_readings" });
      return null;
    }
    compose ??= begin(matter);
    return compose(draft);
  };
}

/** Once known, the matter doesn't change, nor do the results derived from it. */
function once<Result>(make: (matter: Matter) => Result): (matter: Matter) => Result {
  let made: { value: Result } | null = null;
  return (matter) => (made ??= { value: make(matter) }).value;
}

interface StreamingJudgeOptions {
  matter: Matter;
  checker: Pick<SolutionChecker<unknown>, "judge" | "findWrongLine" | "findWrongText">;
  cut: (finding: Finding) => void;
}

/**
 * Judges a solution while it grows. A reply with a wrong answer is aborted; so is one with a wrong line, where there is
 * a computed solution.
 */
export function streamingJudge(
  { engine }: Pick<Solving<unknown>, "engine">,
  options: StreamingJudgeOptions,
) {
  const { matter, checker, cut } = options;
  const isReplaceable = replacementIn(matter) !== null;
  return {
    engine: engine.name,
    computed: computedAnswerIn(matter.computed, engine.name),
    ...readFrom(matter),
    isSetAside: (subject: string) => asideFrom(subject, asideOf(matter)) !== null,
    judge: async (answer: string) => {
      const check = await checker.judge(answer);
      if (!check) cut({ kind: "contradicted", answer });
      return check;
    },
    soundSteps: async (steps: HomeworkSolution["steps"]) => {
      const wrong = await checker.findWrongLine(steps);
      if (wrong && isReplaceable) cut({ kind: "wrong_step", ...wrong });
      return wrong?.step ?? steps.length;
    },
    findWrongText: checker.findWrongText,
  };
}
