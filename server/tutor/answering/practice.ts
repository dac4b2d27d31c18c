import { type AskContext, askEngine } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { PracticeRequest } from "../operations.ts";
import type { PracticeProblem } from "../outputs/practice-problem.ts";
import { byEngine, byOurselves, declinedBy, type TutorAnswer } from "./answer.ts";
import { createHomeworkChecker, type ExaminedSolution } from "./homework-checker.ts";
import { faultOf } from "./fault.ts";
import { type HomeworkDependencies, withoutWrongSteps, written } from "./homework.ts";

interface Inquiry extends Omit<HomeworkDependencies, "offTopicLine" | "careFor"> {
  engine: TutorEngine;
  request: PracticeRequest;
}

/** A question that an engine makes up, its solution checked against that very question. */
export async function drawPractice(
  { engine, request, solver, now, random }: Inquiry,
  context: AskContext,
): Promise<TutorAnswer<PracticeProblem>> {
  const { grade } = request;
  const asked = await askEngine("practice", request, {
    ...context,
    engine,
    now,
    examine: async ({ question, solution }) => {
      const computed = await solver.solve({ question, grade });
      const about = { question, helpLevel: "full" as const };
      const checker = createHomeworkChecker(about, { solver, computed, isPartOnly: false });
      // The built-in tutor's steps are our solver's own, and proved.
      const steps = engine.name === "built-in" ? [] : solution.steps;
      const examined = await checker.examine({ ...solution, steps });
      return { ...examined, computed };
    },
  });
  if (asked.kind !== "answered") return declinedBy(engine, asked);

  const { question, solution } = asked.output;
  const { computed, check, faults } = asked.judged;
  if (faults.length === 0) return byEngine(engine, asked.output, { check, computed });
  if (computed.kind === "solved") {
    // Asking again would bring another question; this one is solved already.
    const ours = await written({ solver, random }, computed, grade);
    return byOurselves({ question, solution: ours }, computed);
  }
  return practiceWithoutWrongSteps(
    byEngine(engine, solution, { check, computed }),
    question,
    faults,
  );
}

function practiceWithoutWrongSteps(
  answered: Parameters<typeof withoutWrongSteps>[0],
  question: string,
  faults: ExaminedSolution["faults"],
): TutorAnswer<PracticeProblem> {
  const wrongStep = faultOf(faults, "wrong_step");
  const { output: solution, ...rest } = wrongStep
    ? withoutWrongSteps(answered, wrongStep)
    : answered;
  return { ...rest, output: { question, solution } };
}
