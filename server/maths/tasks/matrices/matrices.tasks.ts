import type { Task } from "../task.ts";

/** Matrices and determinants, and linear programming. */
export const matricesTasks: readonly Task[] = [];
