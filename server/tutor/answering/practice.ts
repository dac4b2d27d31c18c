import { type AskContext, askEngine } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { PracticeRequest } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { PracticeProblem } from "../outputs/practice-problem.ts";
import {
  type EngineAnswer,
  byEngine,
  byOurselves,
  declinedBy,
  type TutorAnswer,
  withNotice,
  withoutWrongSteps,
} from "./answer.ts";
import type { AnsweringDependencies, TutorDependencies } from "./dependencies.ts";
import { withFallback } from "./routing.ts";
import {
  createHomeworkChecker,
  type ExaminedSolution,
  withoutWrongTexts,
} from "./solution-checker.ts";
import { writeSolution } from "./solving.ts";

interface Inquiry extends Pick<AnsweringDependencies, "solver" | "now" | "random"> {
  engine: TutorEngine;
  request: PracticeRequest;
}

/** A similar question to try. The request has no new text of the student: it was assessed with her question. */
export function answerPractice(
  dependencies: TutorDependencies,
  request: PracticeRequest,
  context: AskContext,
): Promise<TutorAnswer<PracticeProblem>> {
  const draw = (engine: TutorEngine) => drawPractice({ ...dependencies, engine, request }, context);
  return withFallback(dependencies, { byModel: draw, byOurselves: draw }, context);
}

/** A question made up by an engine; its solution is checked against that very question. */
async function drawPractice(
  { engine, request, solver, now, random }: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<PracticeProblem>> {
  const { grade } = request;
  const result = await askEngine("practice", request, {
    ...context,
    engine,
    now,
    examine: async ({ question, solution }) => {
      const computed = await solver.solve({ question, grade });
      const about = { question, helpLevel: "full" as const };
      const checker = createHomeworkChecker(about, { solver, computed, isPartOnly: false });
      const isOurs = engine.name === "built-in";
      const examined = await checker.examine(isOurs ? { ...solution, ...proved } : solution);
      return { ...examined, computed, checker };
    },
  });
  if (result.kind !== "answered") return declinedBy(engine, result);

  const { question, solution } = result.output;
  const { computed, check, findings, checker } = result.judgement;
  if (findings.length === 0) return byEngine(engine, result.output, { check, computed });
  if (computed.kind === "solved") {
    // Another request would bring another question; this one is solved already.
    const ours = await writeSolution({ solver, random }, computed, grade);
    return byOurselves({ question, solution: ours }, computed);
  }
  const sound = await withoutWrongTexts(solution, checker);
  return practiceWithoutWrongSteps(
    withNotice(byEngine(engine, sound, { check, computed }), findings),
    question,
    findings,
  );
}

/** The built-in tutor's problem comes from the solver, and needs no check. */
const proved = { steps: [], explanation: "", proof: "", examples: [] };

function practiceWithoutWrongSteps(
  answered: EngineAnswer<HomeworkSolution>,
  question: string,
  findings: ExaminedSolution["findings"],
): TutorAnswer<PracticeProblem> {
  const { output: solution, ...rest } = withoutWrongSteps(answered, findings);
  return { ...rest, output: { question, solution } };
}
