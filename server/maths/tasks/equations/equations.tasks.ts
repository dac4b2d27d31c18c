import type { Task } from "../task.ts";
import { linearEquation } from "./linear-equation/linear-equation.task.ts";
import { linearSystem } from "./linear-system/linear-system.task.ts";
import { quadraticEquation } from "./quadratic-equation/quadratic-equation.task.ts";

/** Equations, systems of equations, and inequalities. */
export const equationsTasks: readonly Task[] = [linearSystem, linearEquation, quadraticEquation];
