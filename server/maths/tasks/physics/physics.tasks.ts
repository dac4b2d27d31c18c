import type { Task } from "../task.ts";

/** Physics by formula. */
export const physicsTasks: readonly Task[] = [];
