import type { Task } from "../task.ts";

/** Counting and probability. */
export const chanceTasks: readonly Task[] = [];
