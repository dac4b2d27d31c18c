import type { Task } from "../task.ts";
import { percentage } from "./percentage/percentage.task.ts";
import { ratio } from "./ratio/ratio.task.ts";

/** Percentages, ratios, money and work: the sums of everyday life. */
export const commerceTasks: readonly Task[] = [percentage, ratio];
