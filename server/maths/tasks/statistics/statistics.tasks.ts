import type { Task } from "../task.ts";

/** Mean, median, mode and spread, of plain and grouped data. */
export const statisticsTasks: readonly Task[] = [];
