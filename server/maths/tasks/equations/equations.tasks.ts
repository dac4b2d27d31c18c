import type { Task } from "../../task/task.ts";
import { eitherInequality, inequalitySystem } from "./inequality/inequality-system.task.ts";
import { inequality } from "./inequality/inequality.task.ts";
import { linearEquation } from "./linear-equation/linear-equation.task.ts";
import { systemByMethod } from "./linear-system/by-method.task.ts";
import { linearSystem } from "./linear-system/linear-system.task.ts";
import { literalEquation } from "./literal-equation/literal-equation.task.ts";
import { modulusStretch } from "./modulus-stretch/modulus-stretch.task.ts";
import { nonlinearSystem } from "./nonlinear-system/nonlinear-system.task.ts";
import { squaresSystem } from "./nonlinear-system/squares-system.task.ts";
import { oneUnknown } from "./one-unknown/one-unknown.task.ts";
import { quadraticByMethod } from "./quadratic-equation/by-method.task.ts";
import { natureOfRoots } from "./quadratic-equation/nature.task.ts";
import { quadraticEquation } from "./quadratic-equation/quadratic-equation.task.ts";
import { reduciblePair } from "./reducible-pair/reducible-pair.task.ts";
import { consistency } from "./with-parameter/consistency.task.ts";
import { equalRoots } from "./with-parameter/equal-roots.task.ts";

/** Equations, systems of equations, and inequalities. */
export const equationsTasks: readonly Task[] = [
  quadraticByMethod,
  systemByMethod,
  natureOfRoots,
  equalRoots,
  consistency,
  inequality,
  inequalitySystem,
  eitherInequality,
  literalEquation,
  reduciblePair,
  squaresSystem,
  nonlinearSystem,
  modulusStretch,
  oneUnknown,
  linearSystem,
  linearEquation,
  quadraticEquation,
];
