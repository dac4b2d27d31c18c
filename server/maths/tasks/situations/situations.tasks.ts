import type { Task } from "../task.ts";
import { consecutiveNumbers } from "./consecutive-numbers.task.ts";

/** Word problems that an equation solves. */
export const situationsTasks: readonly Task[] = [consecutiveNumbers];
