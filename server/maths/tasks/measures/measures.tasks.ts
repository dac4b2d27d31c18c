import type { Task } from "../task.ts";

/** Lengths, weights, times and money: conversions and sums. */
export const measuresTasks: readonly Task[] = [];
