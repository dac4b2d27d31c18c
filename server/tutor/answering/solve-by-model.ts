import type { Solved } from "@sawaal/maths";
import type { Cared } from "../safety/safety.ts";
import type { AskContext, OutputOf } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { AttemptCheck, ComputedResult, Operations, RepairNotes } from "../operations.ts";
import type { Transcribed } from "../outputs/transcription.ts";
import { setAsideBy } from "../present/set-aside.ts";
import { type Declined, declinedBy, type TutorAnswer } from "./answer.ts";
import { type Attempt, askAndVerify } from "./ask-and-verify.ts";
import { isPassedOver } from "./attempt.ts";
import { type Finding, findingOf } from "./finding.ts";
import type { Compose } from "./part-stream.ts";
import { findMatter, type Matter, type MatterFinder } from "./matter.ts";
import type { ExaminedSolution } from "./solution-checker.ts";
import { settled, type Solving } from "./solving.ts";

type Name = "homework" | "doubt" | "refine";

/** What a request says beside what the student asked. */
interface Found extends RepairNotes {
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
  request: (found: Found) => Operations[Operation]["request"];
  checkerFor: (matter: Matter) => Checking;
  wordByWord: readonly (keyof OutputOf<Operation> & string)[];
  compose: (about: Streaming<Checking>) => Compose<OutputOf<Operation>>;
  /** What is left of a reply without the parts that are wrong and not missed. */
  pruned: (attempt: AttemptOf<Operation>, checker: Checking) => Promise<AttemptOf<Operation>>;
}

type AttemptOf<Operation extends Name> = Attempt<OutputOf<Operation>, ExaminedSolution>;

/** A model's solution, checked, repaired where it can be, or ours in its place. */
export async function solveByModel<
  Operation extends Name,
  Checking extends Checker<OutputOf<Operation>>,
>(
  solving: Solving<OutputOf<Operation>>,
  kind: Kind<Operation, Checking>,
  context: AskContext,
): Promise<TutorAnswer<OutputOf<Operation>> | Cared> {
  const { engine, now } = solving;
  const matters = findMatter(solving);
  const checkerFor = once(kind.checkerFor);
  const asked = await askAndVerify<Operation, ExaminedSolution>(
    {
      ...kind,
      engine,
      request: (notes) => kind.request({ ...foundBy(matters), ...notes }),
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
  if (asked.kind === "declined") return declinedBy(engine, asked);
  const matter = matters.known();
  if (!matter) throw new Error("A reply was judged before it was known what it answers");
  if (findingOf(asked.best.findings, "two_readings")) return whichIsPrinted(matter, engine);
  return settled(solving, await kind.pruned(asked.best, checkerFor(matter)), matter);
}

/** The findings on the question so far. */
function foundBy(matters: MatterFinder): Found {
  const matter = matters.known();
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
  examined: ExaminedSolution,
  { attempt }: Matter,
  output: object,
): ExaminedSolution {
  if (!attempt || !isPassedOver(attempt, output)) return examined;
  return { ...examined, findings: [...examined.findings, { kind: "attempt_passed_over" }] };
}

/** Where the photo has two readings, the student is asked, and no solution is shown. */
function isUndecided({ printed }: Matter, { subject }: { subject?: unknown }): boolean {
  // A question that a model sets aside needs no solution.
  return printed !== null && !(typeof subject === "string" && setAsideBy(subject));
}

const undecided: ExaminedSolution = {
  verdict: "unchecked",
  check: { status: "unchecked" },
  findings: [{ kind: "two_readings" }],
};

const twoReadings = "I read two things in your photo. Which one is printed there?";

function whichIsPrinted(
  { printed, transcription }: Matter,
  { name }: Pick<TutorEngine, "name">,
): Declined {
  const readings = [printed, transcription].filter((reading) => reading !== null);
  return { kind: "declined", sentence: twoReadings, nearby: readings, engine: name };
}

/** Shows nothing of a reply before the question is known. */
function composeOn<Output extends Transcribed & { subject: string }>(
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
function once<Made>(make: (matter: Matter) => Made): (matter: Matter) => Made {
  let made: { value: Made } | null = null;
  return (matter) => (made ??= { value: make(matter) }).value;
}
