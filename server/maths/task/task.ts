import { answerListener } from "../mentions-answer.ts";
import type { MathsSolution, SolvedOutcome, UnsolvedOutcome } from "../outcome.ts";
import { type Question, readQuestion } from "../read/question.ts";
import { rememberedLast } from "../read/memoise.ts";
import { unlessRefused, withReading } from "../refusal.ts";
import { checkSolution } from "../steps/check-solution.ts";
import { lastComputations, namesItsNumbers } from "./last-computation.ts";
import { unansweredAsk } from "./second-ask.ts";

/** The intended reader of the explanation. */
export interface Audience {
  /** School class, 4 to 12. */
  grade: number;
}

export type Proof = MathsSolution["check"];

/** An explanation before it is checked. Prompts and hints come best first; the first that reveals nothing is used. */
export type Explanation = Omit<MathsSolution, "check" | "finalMove" | "hints"> & {
  finalMove: readonly string[];
  hints: { idea: readonly string[]; firstMove: readonly string[] };
};

/** The stages of one task, each a pure function; a stage rejects a question by throwing a `Refusal`. */
interface TaskStages<Problem, Result> {
  /** In lower case with hyphens, unique among tasks: "quadratic-equation". */
  name: string;
  /**
   * Whether a question may consist of numbers, letters and arithmetic signs alone, without a word for the operation.
   */
  takesBareMaths?: true;
  /** The problem in a question, or null if the question belongs to another task. */
  recognise: (question: Question) => Problem | null;
  /** The problem as it was understood, in LaTeX. */
  reading: (problem: Problem) => string;
  solve: (problem: Problem) => Result;
  /** Proves the result by a method that the solution did not use; null if the proof fails. */
  prove: (problem: Problem, result: Result) => Proof | null;
  explain: (problem: Problem, result: Result, audience: Audience) => Explanation;
  /** The text of a question of the same shape with other numbers. Need not always be valid, only often. */
  vary: (problem: Problem, random: () => number) => string;
  /** Independent random numbers often give no valid question of this kind: an unsolvable one is drawn again. */
  redraws?: true;
  /** Fallback questions, at least two with different answers. */
  examples: readonly [string, string, ...string[]];
}

/** A question solved, proved and explained; its lines and hints are not checked yet, which is half of the work. */
export interface Draft {
  question: string;
  explanation: Explanation;
  /** Whether the step checker finds no step wrong. Nothing else of a generated example is displayed. */
  areStepsSound: () => boolean;
  /** Runs the step checker on every displayed line and chooses the hints that do not reveal the answer. */
  finish: () => SolvedOutcome | UnsolvedOutcome;
}

/** A task as the pipeline sees it, independent of the types of its problems and results. */
export interface Task {
  name: string;
  takesBareMaths: boolean;
  /** Null if the question does not belong to this task. */
  attempt: (question: Question, audience: Audience) => SolvedOutcome | UnsolvedOutcome | null;
  /** Null if the question does not belong to this task, or is not solved; never throws a `Refusal`. */
  draft: (question: Question, audience: Audience) => Draft | null;
  /**
   * The reading of a question that belongs to this task and is solved and proved; null for any other. A practice
   * question needs no explanation.
   */
  provedReading: (question: Question) => string | null;
  /** Candidates for a similar question; null if the question does not belong to this task. */
  vary: (question: Question, random: () => number) => string | null;
  examples: readonly [string, string, ...string[]];
}

/** Draws per question; more draws rarely succeed where these fail. */
const mostRedraws = 16;

/** Creates a task from its stages: an answer leaves it only if it is proved and its lines are not known to be wrong. */
export function defineTask<Problem, Result>(stages: TaskStages<Problem, Result>): Task {
  // The same question is often varied several times.
  const recognise = rememberedLast((question: Question) => stages.recognise(question));

  function prove(question: Question): Proved<Problem, Result> | UnsolvedOutcome | null {
    const problem = recognise(question);
    if (problem === null) return null;
    const reading = stages.reading(problem);
    return withReading(reading, () => {
      const result = stages.solve(problem);
      const check = stages.prove(problem, result);
      return check ? { problem, reading, result, check } : notVerified(reading);
    });
  }

  function work(question: Question, audience: Audience): Draft | UnsolvedOutcome | null {
    const proved = prove(question);
    if (!proved || !("result" in proved)) return proved;
    const { problem, reading, result, check } = proved;
    return withReading(reading, () => {
      const explanation = stages.explain(problem, result, audience);
      const missing = unansweredAsk(question.text, explanation);
      if (missing !== null) return askedForMore(reading, missing);
      const finish = () =>
        withReading(reading, () => solved(stages.name, question, { reading, check, explanation }));
      const areStepsSound = () => hasSoundSteps(explanation);
      return { question: question.text, explanation, areStepsSound, finish };
    });
  }

  function attempt(question: Question, audience: Audience): SolvedOutcome | UnsolvedOutcome | null {
    const worked = work(question, audience);
    return worked && "finish" in worked ? worked.finish() : worked;
  }

  function draft(question: Question, audience: Audience): Draft | null {
    const worked = unlessRefused(() => work(question, audience));
    return worked && "finish" in worked ? worked : null;
  }

  function provedReading(question: Question): string | null {
    const proved = unlessRefused(() => prove(question));
    return proved !== null && "result" in proved ? proved.reading : null;
  }

  function isSolved(text: string): boolean {
    const question = unlessRefused(() => readQuestion(text));
    return question !== null && provedReading(question) !== null;
  }

  function vary(question: Question, random: () => number): string | null {
    const problem = recognise(question);
    if (problem === null) return null;
    let text = stages.vary(problem, random);
    for (let left = stages.redraws ? mostRedraws : 0; left > 0 && !isSolved(text); left -= 1) {
      text = stages.vary(problem, random);
    }
    return text;
  }

  const { name, takesBareMaths = false, examples } = stages;
  return { name, takesBareMaths, attempt, draft, provedReading, vary, examples };
}

/** The task, limited to the questions that are accepted. */
export function onlyWhere(accepts: (question: Question) => boolean, task: Task): Task {
  return {
    ...task,
    attempt: (question, audience) => (accepts(question) ? task.attempt(question, audience) : null),
    draft: (question, audience) => (accepts(question) ? task.draft(question, audience) : null),
    provedReading: (question) => (accepts(question) ? task.provedReading(question) : null),
  };
}

interface Proved<Problem, Result> {
  problem: Problem;
  reading: string;
  result: Result;
  check: Proof;
}

interface Worked {
  reading: string;
  check: Proof;
  explanation: Explanation;
}

function solved(
  task: string,
  { text }: Question,
  { reading, check, explanation }: Worked,
): SolvedOutcome | UnsolvedOutcome {
  const tells = answerListener(explanation.answer, text);
  const safe = (candidates: readonly string[]): string | undefined =>
    candidates.find((candidate) => !tells(candidate));
  const prompt = safe(finalMoves(explanation));
  const idea = safe(explanation.hints.idea);
  const firstMove = safe(explanation.hints.firstMove);
  // Every task ends its lists with words that contain no number, so this is a bug in the task.
  if (prompt === undefined || idea === undefined || firstMove === undefined) {
    return notVerified(reading);
  }
  const solution = { ...explanation, check, finalMove: { prompt }, hints: { idea, firstMove } };
  if (checkSolution(solution).failures.length > 0) return notVerified(reading);
  return { kind: "solved", question: text, reading, task, solution };
}

/** A prompt with its numbers comes first: the task's own, then the computation of the last line. */
function finalMoves({ finalMove, steps, answer }: Explanation): string[] {
  const last = steps.at(-1)?.title;
  return [
    ...finalMove.filter(namesItsNumbers),
    ...lastComputations(steps, answer),
    ...finalMove.filter((prompt) => !namesItsNumbers(prompt)),
    ...(last === undefined ? [] : [`${last}. What do you get?`]),
    "Do the last step of the working yourself. What do you get?",
  ];
}

function askedForMore(reading: string, missing: string): UnsolvedOutcome {
  return {
    kind: "not_supported",
    reading,
    detail: `I can work out one part of this, but not the ${missing} as well. Ask me for one thing at a time.`,
  };
}

function hasSoundSteps({ answer, steps }: Explanation): boolean {
  const shown = steps.map(({ title, why, before, after }) => ({ title, why, before, after }));
  const check = { method: "", lines: [] };
  return checkSolution({ answer, steps: shown, check }).failures.length === 0;
}

function notVerified(reading: string): UnsolvedOutcome {
  return {
    kind: "not_verified",
    reading,
    detail:
      "I found an answer, but could not prove that it is right, so I do not show it. Try typing the question in another way.",
  };
}
