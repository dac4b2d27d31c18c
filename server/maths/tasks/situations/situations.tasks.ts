import type { Task } from "../task.ts";
import { consecutiveNumbers } from "./consecutive-numbers.task.ts";
import { otherNumber } from "./other-number.task.ts";
import { reciprocalNumber } from "./reciprocal.task.ts";

/** Word problems that an equation solves. */
export const situationsTasks: readonly Task[] = [consecutiveNumbers, otherNumber, reciprocalNumber];
