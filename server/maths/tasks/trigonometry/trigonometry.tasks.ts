import type { Task } from "../task.ts";

/** Trigonometric values, identities and equations. */
export const trigonometryTasks: readonly Task[] = [];
