import type { Task } from "../task.ts";
import { inequality } from "./inequality/inequality.task.ts";
import { linearEquation } from "./linear-equation/linear-equation.task.ts";
import { linearSystem } from "./linear-system/linear-system.task.ts";
import { literalEquation } from "./literal-equation/literal-equation.task.ts";
import { nonlinearSystem } from "./nonlinear-system/nonlinear-system.task.ts";
import { oneUnknown } from "./one-unknown/one-unknown.task.ts";
import { quadraticEquation } from "./quadratic-equation/quadratic-equation.task.ts";

/** Equations, systems of equations, and inequalities. */
export const equationsTasks: readonly Task[] = [
  inequality,
  literalEquation,
  nonlinearSystem,
  oneUnknown,
  linearSystem,
  linearEquation,
  quadraticEquation,
];
