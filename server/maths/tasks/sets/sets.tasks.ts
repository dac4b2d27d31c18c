import type { Task } from "../../task/task.ts";
import { setOperation } from "./set-operation.task.ts";
import { setSize } from "./set-size.task.ts";
import { subsetsOfSet } from "./subsets.task.ts";

/** The tasks on sets that are given by their elements or their sizes. */
export const setsTasks: readonly Task[] = [setSize, subsetsOfSet, setOperation];
