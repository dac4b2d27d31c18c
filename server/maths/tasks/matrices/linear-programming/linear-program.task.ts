import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation } from "../../../task/task.ts";
import { wordedTask } from "../../../matrices/worded-task.ts";
import { drawProgram } from "./draw-program.ts";
import { type Constraint, isInFirstQuadrant, type Program, programIn } from "./program.ts";
import { proveProgram } from "./prove-program.ts";
import {
  type Corner,
  meeting,
  type ProgramSolution,
  solveProgram,
  valueAt,
} from "./solve-program.ts";

function linearLatex(x: q.Rational, y: q.Rational, constant = q.zero): string {
  const terms = [
    { coefficient: x, letters: "x" },
    { coefficient: y, letters: "y" },
    { coefficient: constant, letters: "" },
  ].filter(({ coefficient }) => !q.isZero(coefficient));
  return termsLatex(terms);
}

function constraintLatex(
  { a, b, sign, c }: Constraint,
  relation: string = sign === "≤" ? "\\leq" : "\\geq",
): string {
  return `${linearLatex(a, b)} ${relation} ${rationalLatex(c)}`;
}

function objectiveLatex({ name, objective }: Program): string {
  return `${name} = ${linearLatex(objective.x, objective.y, objective.constant)}`;
}

function pointLatex({ x, y }: Corner): string {
  return `\\left(${rationalLatex(x)}, ${rationalLatex(y)}\\right)`;
}

const words = {
  max: { verb: "Maximise", most: "maximum", best: "largest" },
  min: { verb: "Minimise", most: "minimum", best: "smallest" },
};

function solve(program: Program): ProgramSolution {
  if (!isInFirstQuadrant(program)) {
    throw notSupported(
      "I can solve linear programmes with the constraints x ≥ 0 and y ≥ 0. Add them if they belong to the question.",
    );
  }
  return solveProgram(program);
}

function answerOf(program: Program, { outcome }: ProgramSolution): MathsAnswer {
  const { name, aim } = program;
  switch (outcome.kind) {
    case "infeasible":
      return { latex: "\\text{No feasible solution}", plain: "no solution" };
    case "unbounded":
      return {
        latex: `\\text{${name} has no ${words[aim].most}: the region is unbounded}`,
        plain: `no ${words[aim].most}`,
      };
    case "optimum": {
      const [first, second] = outcome.at;
      const value = `${name} = ${rationalLatex(outcome.value)}`;
      const isSingle = outcome.at.length === 1 && !outcome.isRay;
      if (isSingle && first) {
        return {
          latex: `${value} \\text{ at } ${pointLatex(first)}`,
          plain: `${name} = ${rationalPlain(outcome.value)}, x = ${rationalPlain(first.x)}, y = ${rationalPlain(first.y)}`,
        };
      }
      const where =
        first && second
          ? `\\text{ at every point of the segment from } ${pointLatex(first)} \\text{ to } ${pointLatex(second)}`
          : `\\text{ at every point of the edge from } ${first ? pointLatex(first) : ""}`;
      return { latex: `${value} ${where}`, plain: `${name} = ${rationalPlain(outcome.value)}` };
    }
  }
}

/** Explains how to draw the boundary lines. x = 0 and y = 0 are the axes and need no points. */
function boundarySteps({ constraints }: Program): MathsStep[] {
  const lines = constraints.filter(({ a, b, c }) => !(q.isZero(c) && (q.isZero(a) || q.isZero(b))));
  const text = lines.map((line) => {
    const points = interceptsOf(line).map(pointLatex).join(" \\text{ and } ");
    return `${constraintLatex(line, "=")}${points === "" ? "" : ` : ${points}`}`;
  });
  return [
    {
      title: "Draw the boundary lines",
      why: "Put an equals sign into each constraint, and find where the line meets the axes. Then shade the side that fulfils the constraint, in the first quadrant.",
      before: null,
      after: text.join(" \\quad "),
    },
  ];
}

function interceptsOf(line: Constraint): Corner[] {
  const axes: Constraint[] = [
    { a: q.one, b: q.zero, sign: "≥", c: q.zero },
    { a: q.zero, b: q.one, sign: "≥", c: q.zero },
  ];
  return axes.flatMap((axis) => meeting(line, axis) ?? []);
}

function steps(program: Program, solved: ProgramSolution, answer: MathsAnswer): MathsStep[] {
  const { corners, isBounded, outcome } = solved;
  const drawn = boundarySteps(program);
  if (outcome.kind === "infeasible") {
    return [
      ...drawn,
      {
        title: "Look for common points",
        why: "No point fulfils all constraints at once: the shaded sides have nothing in common.",
        before: null,
        after: answer.latex,
      },
    ];
  }
  const values = corners.map(
    (corner) =>
      `${pointLatex(corner)} : ${program.name} = ${rationalLatex(valueAt(program, corner))}`,
  );
  const half = `${linearLatex(program.objective.x, program.objective.y)} ${program.aim === "max" ? ">" : "<"} ${outcome.kind === "optimum" ? rationalLatex(q.subtract(outcome.value, program.objective.constant)) : "\\ldots"}`;
  return [
    ...drawn,
    {
      title: "Find the corner points of the feasible region",
      why: `Solve the equations of neighbouring boundary lines. The region is ${isBounded ? "bounded" : "unbounded"}.`,
      before: null,
      after: corners.map(pointLatex).join(",\\; "),
    },
    {
      title: `Find $${program.name}$ at every corner point`,
      why: "Corner point theorem: if there is an optimal value, it occurs at a corner point.",
      before: objectiveLatex(program),
      after: values.join(" \\quad "),
    },
    ...(isBounded
      ? []
      : [
          {
            title: "Test the unbounded region",
            why:
              outcome.kind === "unbounded"
                ? "The open half-plane of still better values has points in common with the feasible region, however good the value."
                : "The open half-plane of still better values has no point in common with the feasible region.",
            before: null,
            after:
              outcome.kind === "unbounded"
                ? `\\text{${program.name} ${program.aim === "max" ? "grows" : "falls"} without end}`
                : half,
          },
        ]),
    {
      title: `Choose the ${words[program.aim].best} value`,
      why: "The best value of a linear programme stands at a corner.",
      before: values.join(" \\quad "),
      after: answer.latex,
    },
  ];
}

function explain(program: Program, solved: ProgramSolution): Explanation {
  const answer = answerOf(program, solved);
  const { most } = words[program.aim];
  const plot = drawProgram(program, solved, (line) => constraintLatex(line, "="));
  const own = lesson({
    topic: "Linear Programming",
    method: "Corner point method",
    difficulty: solved.isBounded ? "intermediate" : "advanced",
    answer,
    steps: steps(program, solved, answer),
    idea: "A linear objective takes its best value at a corner of the feasible region.",
    firstMove:
      "Draw the boundary lines of the constraints and shade the region that fulfils all of them.",
    finalMove: `Compare the values at the corner points. Is there a ${most}, and where?`,
    terms: {
      "Objective function": "The expression that is to be made as large or as small as possible.",
      "Feasible region": "All points that fulfil every constraint.",
      "Corner point": "A point where two boundary lines of the region meet.",
    },
    next: [
      `Where would ${program.aim === "max" ? "the minimum" : "the maximum"} be?`,
      "What if the objective line were parallel to an edge of the region?",
    ],
  });
  return { ...own, ...(plot && { plot }) };
}

const given =
  "subject_to|under|st|such_that|with|s.t_.|s.t.|subjected_to [to] [the] [following] [constraints|conditions|constraint] [:|,|;]";
const opening =
  "[solve] [the] [following] [linear] [programming] [problem|lpp] [graphically] [:|.|,]";
const ending = "[graphically]";

function wordingsFor(verbs: string, noun: string): string[] {
  return [
    `${opening} ${verbs} {z} [,|.] ${given} {c} ${ending}`,
    `[the] ${noun} [value] [of] {z} [,|.] ${given} {c} ${ending}`,
  ];
}

export const linearProgramTask = wordedTask<Program, ProgramSolution>({
  name: "linear-programme",
  cue: /max|min/i,
  variants: [
    {
      wordings: wordingsFor("maximise|maximize|max|max.", "maximum"),
      read: (match) => programIn(match, "max"),
    },
    {
      wordings: wordingsFor("minimise|minimize|min|min.", "minimum"),
      read: (match) => programIn(match, "min"),
    },
  ],
  reading: (program) =>
    `\\text{${words[program.aim].verb} } ${objectiveLatex(program)},\\quad ${program.constraints.map((constraint) => constraintLatex(constraint)).join(",\\; ")}`,
  solve,
  prove: proveProgram,
  explain,
  examples: [
    "Maximise Z = 3x + 4y subject to the constraints x + y ≤ 4, x ≥ 0, y ≥ 0",
    "Minimise Z = 3x + 5y subject to x + 3y ≥ 3, x + y ≥ 2, x ≥ 0, y ≥ 0",
    "Maximise Z = 5x + 3y subject to 3x + 5y ≤ 15, 5x + 2y ≤ 10, x ≥ 0, y ≥ 0",
  ],
});
