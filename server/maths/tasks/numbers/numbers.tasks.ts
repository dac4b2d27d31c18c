import type { Task } from "../task.ts";
import { arithmetic } from "./arithmetic/arithmetic.task.ts";
import { hcf, lcm } from "./common-factors/common-factors.task.ts";

/** Numbers and the four operations. */
export const numbersTasks: readonly Task[] = [hcf, lcm, arithmetic];
