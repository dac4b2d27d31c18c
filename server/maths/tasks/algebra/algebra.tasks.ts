import type { Task } from "../task.ts";

/** Expressions: simplified, expanded, factorised. */
export const algebraTasks: readonly Task[] = [];
