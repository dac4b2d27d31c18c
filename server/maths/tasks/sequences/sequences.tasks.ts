import type { Task } from "../task.ts";

/** Arithmetic and geometric progressions, and other sequences. */
export const sequencesTasks: readonly Task[] = [];
