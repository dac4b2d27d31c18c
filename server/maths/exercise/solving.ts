import { limits } from "../limits.ts";
import {
  isWorked,
  type MathsOutcome,
  type SolvedOutcome,
  type UnsolvedOutcome,
} from "../outcome.ts";
import { type ExercisePart, readExercise } from "../read/exercise/exercise.ts";
import { withoutChoosing, withoutCompletion } from "../read/exercise/choice-or-parts.ts";
import { tooHard } from "../refusal.ts";
import { choiceText } from "./read-choice.ts";
import { type AnsweredPart, composeParts } from "./compose-parts.ts";
import { withOption, withTestedOption } from "./named-option.ts";
import { pairedAsks } from "./paired-asks.ts";
import { leavesFoundLetters, withFoundValues, withoutJoint, withReference } from "./references.ts";
import { wishedMethod, withMethodNote } from "./wished-method.ts";
import { unlabelledParts } from "./unlabelled-parts.ts";

/**
 * The procedure for a pasted text as a generator: it yields each question to be solved, and receives the engine's
 * outcome. So a thread that waits for its tasks and a page that has them use the same code.
 */
export type Solving<Result> = Generator<string, Result, SolvedOutcome | UnsolvedOutcome>;

/** Parses an exercise and solves its questions. */
export function* solvingExercise(text: string): Solving<MathsOutcome> {
  if (text.length > limits.exerciseLength) {
    throw tooHard("This question is too long for me. Type only the sum or the equation itself.");
  }
  const { parts } = readExercise(text);
  const [part] = parts;
  if (!part || parts.length > 1) return composeParts(yield* solvingParts(parts));
  const outcome = yield* solvingPart(part);
  return outcome.kind === "not_understood" ? yield* solvingUnlabelled(part, outcome) : outcome;
}

/** One question, or its stem and then its options. */
function* solvingPart({
  question,
  options,
  whole,
  ambiguity,
}: ExercisePart): Solving<MathsOutcome> {
  if (ambiguity) return { kind: "not_understood", ...ambiguity };
  const chosen = whole === null ? null : yield whole;
  if (chosen?.kind === "solved") return chosen;
  const outcome = yield* solvingQuestion(question);
  if (options.length === 0) return outcome;
  if (outcome.kind === "solved") return withOption(outcome, options);
  for (const alone of [withoutCompletion(question), withoutChoosing(question)]) {
    const stem = alone === question ? outcome : yield alone;
    if (stem.kind === "solved") return withOption(stem, options);
  }
  return yield* testingOptions({ stem: question, options }, outcome);
}

/** A question as typed; if a method that it names is not understood, without the method. */
function* solvingQuestion(question: string): Solving<SolvedOutcome | UnsolvedOutcome> {
  const outcome = yield question;
  if (outcome.kind !== "not_understood") return outcome;
  const wish = wishedMethod(question);
  const solved = wish && (yield wish.question);
  if (wish && solved?.kind === "solved") return withMethodNote(solved, wish);
  const asked = namesThingOf.test(question) ? yield `Find the ${question}` : outcome;
  return asked.kind === "solved" ? asked : outcome;
}

/** "Focal length of a lens of power -2 D": a request without a verb. */
const namesThingOf =
  /^(?!(?:find|what|which|how|if|in|a|an|one|each|all|some|most|many|both|any|none|the|is|are)\s)\p{L}+(?:[\s-]\p{L}+){0,3}\s+of\s/iu;

/** "Which of these is prime?" has no answer without its options: each of them is tested. */
function* testingOptions(
  asked: { stem: string; options: ExercisePart["options"] },
  outcome: SolvedOutcome | UnsolvedOutcome,
): Solving<MathsOutcome> {
  const tested = yield choiceText(asked);
  if (tested.kind === "solved") return withTestedOption(tested, asked.options);
  // If none or more than one matches, that is the reason; if no test is known, the part that was not understood is.
  return tested.kind === "not_supported" && tested.reading !== null ? tested : outcome;
}

const needsValues: UnsolvedOutcome = {
  kind: "not_supported",
  reading: null,
  detail: "Put the values from the part before into this part first.",
};

function* solvingParts(parts: readonly ExercisePart[]): Solving<AnsweredPart[]> {
  const answered: AnsweredPart[] = [];
  for (const [at, part] of parts.entries()) {
    const outcome = yield* solvingNext(part, parts[at - 1]?.question ?? null);
    const before = answered.at(-1)?.outcome;
    const found = before ? yield* puttingIn(part, outcome, before) : outcome;
    answered.push({ label: part.label, outcome: found });
  }
  return answered;
}

/** Substitutes the answer of the previous part into a connected part that can't be answered without it. */
function* puttingIn(
  part: ExercisePart,
  outcome: MathsOutcome,
  before: MathsOutcome,
): Solving<MathsOutcome> {
  const isOpen = leavesFoundLetters(part.question, outcome, before);
  if (part.ambiguity || (outcome.kind === "solved" && !isOpen)) return outcome;
  const question = withFoundValues(part.question, before);
  const answered = question === null ? null : yield* solvingPart({ ...part, question });
  if (answered?.kind === "solved") return answered;
  return isOpen ? needsValues : outcome;
}

/** A part as typed, then without "hence", then with the reference of "its" resolved. */
function* solvingNext(part: ExercisePart, before: string | null): Solving<MathsOutcome> {
  const outcome = yield* solvingPart(part);
  if (outcome.kind !== "not_understood" || part.ambiguity || before === null) return outcome;
  const alone = withoutJoint(part.question);
  const meant = withReference(part.question, before) ?? alone;
  if (meant === part.question) return outcome;
  const again = yield* solvingPart({ ...part, question: meant });
  return again.kind === "not_understood" ? outcome : again;
}

/** A question that was not understood may be several without labels; it is split if one of them can be solved. */
function* solvingUnlabelled(part: ExercisePart, outcome: UnsolvedOutcome): Solving<MathsOutcome> {
  if (part.ambiguity || part.options.length > 0) return outcome;
  // One half of such a sentence has no meaning without the other.
  const paired = yield* solvingAll(part, pairedAsks(part.question));
  if (paired?.kind === "solved") return paired;
  const composed = yield* solvingAll(part, unlabelledParts(part.question));
  return composed && isWorked(composed) ? composed : outcome;
}

function* solvingAll(
  part: ExercisePart,
  questions: readonly string[],
): Solving<MathsOutcome | null> {
  if (questions.length === 0) return null;
  return composeParts(
    yield* solvingParts(questions.map((question) => ({ ...part, label: null, question }))),
  );
}
