import type { Task } from "../task.ts";

/** Chemistry by formula, and the balancing of equations. */
export const chemistryTasks: readonly Task[] = [];
