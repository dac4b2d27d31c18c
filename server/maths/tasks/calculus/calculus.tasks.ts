import type { Task } from "../task.ts";

/** Limits, derivatives, integrals and differential equations. */
export const calculusTasks: readonly Task[] = [];
