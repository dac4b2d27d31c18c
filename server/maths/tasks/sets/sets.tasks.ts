import type { Task } from "../../task/task.ts";
import { setOperation } from "./set-operation.task.ts";
import { setSize } from "./set-size.task.ts";
import { subsetsOfSet } from "./subsets.task.ts";

/** Sets given by their elements or by how many they have. */
export const setsTasks: readonly Task[] = [setSize, subsetsOfSet, setOperation];
