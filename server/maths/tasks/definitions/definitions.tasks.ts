import type { Task } from "../../task/task.ts";
import { definedLetters } from "./defined-letters.task.ts";

/** The task on chains of definitions that end in a question of another kind. */
export const definitionsTasks: readonly Task[] = [definedLetters];
