import type { Task } from "../task.ts";

/** Vectors, and lines and planes in space. */
export const vectorsTasks: readonly Task[] = [];
