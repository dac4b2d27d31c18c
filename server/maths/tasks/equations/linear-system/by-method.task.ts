import { countEquals } from "../../../equations/equation.ts";
import type { Question } from "../../../read/question.ts";
import { defineTask } from "../../../task/task.ts";
import { takeMethod } from "../../../read/method-request.ts";
import { answerOf, backMove, explain } from "./explain.ts";
import { approachBy, methodsFor, methodWords, type SystemMethod } from "./methods.ts";
import { prove } from "./prove.ts";
import { type LinearSystem, recognise, systemLatex } from "./recognise.ts";
import { solve, type SystemResult } from "./solve.ts";
import { vary } from "./vary.ts";

interface ByMethod extends LinearSystem {
  method: SystemMethod;
}

const names: ReadonlyMap<string, SystemMethod> = new Map<string, SystemMethod>([
  ["elimination", "elimination"],
  ["eliminating", "elimination"],
  ["substitution", "substitution"],
  ["substituting", "substitution"],
  ["cross multiplication", "cross-multiplication"],
  ["cross multiply", "cross-multiplication"],
  ["graph", "graph"],
  ["graphical", "graph"],
  ["graphs", "graph"],
  ["graphically", "graph"],
  ["drawing graphs", "graph"],
]);

function recogniseMethod(question: Question): ByMethod | null {
  if (countEquals(question.tokens) < 2 || !/eliminat|substitut|cross|graph/i.test(question.text)) {
    return null;
  }
  const asked = takeMethod(question, names);
  const system = asked && recognise(asked.question);
  return system && { ...system, method: asked.method };
}

const asking: Record<SystemMethod, string> = {
  elimination: "the elimination method",
  substitution: "the substitution method",
  "cross-multiplication": "cross-multiplication",
  graph: "the graphical method",
};

function lastMoves(problem: ByMethod): string[] {
  const [x, y] = problem.names;
  return problem.method === "graph"
    ? [`At which point do the lines meet? Read off $${x}$ and $${y}$.`]
    : [backMove(problem)];
}

/** Two linear equations to be solved by a method that the question names. */
export const systemByMethod = defineTask<ByMethod, SystemResult>({
  name: "linear-system-by-method",
  recognise: recogniseMethod,
  reading: ({ equations }) => systemLatex(equations),
  solve,
  prove,
  explain: (problem, result) => {
    const usual = explain(problem, result);
    if (problem.method === "elimination") return usual;
    const answer = answerOf(problem, result);
    const own = approachBy(problem.method, problem, result, answer.latex);
    const { idea, firstMove } = methodWords[problem.method];
    return {
      ...usual,
      ...own,
      approaches: methodsFor(result)
        .map((method) => approachBy(method, problem, result, answer.latex))
        .filter(({ method }) => method !== own.method),
      finalMove: lastMoves(problem),
      hints: { idea: [idea], firstMove: [firstMove] },
    };
  },
  vary: (problem, random) => `${vary(problem, random)} by ${asking[problem.method]}`,
  examples: [
    "Solve x + 2y = 8 and 3x - y = 3 by the substitution method",
    "Solve 2x + y = 5 and 3x + 2y = 8 by cross-multiplication",
    "Solve x + y = 5 and x - y = 1 by the graphical method",
  ],
});
