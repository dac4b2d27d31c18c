import { arithmetic } from "./arithmetic/arithmetic.task.ts";
import { hcf, lcm } from "./common-factors/common-factors.task.ts";
import { linearEquation } from "./linear-equation/linear-equation.task.ts";
import { linearSystem } from "./linear-system/linear-system.task.ts";
import { percentage } from "./percentage/percentage.task.ts";
import { quadraticEquation } from "./quadratic-equation/quadratic-equation.task.ts";
import { ratio } from "./ratio/ratio.task.ts";
import type { Task } from "./task.ts";

/** Every task that can be solved, in the order in which a question is offered to them. */
export const tasks: readonly Task[] = [
  hcf,
  lcm,
  percentage,
  ratio,
  linearSystem,
  linearEquation,
  quadraticEquation,
  arithmetic,
];
