import { isBareMaths, type Question } from "../read/question.ts";
import { type Area, areas } from "./areas.ts";
import type { Task } from "../task/task.ts";

interface LoadedArea extends Area {
  tasks: readonly Task[];
}

/** Every area with its tasks: to import this loads all of them. */
export const loadedAreas: readonly LoadedArea[] = await Promise.all(
  areas.map(async (area) => ({ ...area, tasks: await area.load() })),
);

/** All tasks in their order. */
export const tasks: readonly Task[] = loadedAreas.flatMap((area) => area.tasks);

const tasksForBareMaths = tasks.filter(({ takesBareMaths }) => takesBareMaths);

/** The school subject of a task, by its name. */
export function subjectOf(task: string): "Mathematics" | "Physics" | "Chemistry" {
  const area = loadedAreas.find((candidate) => candidate.tasks.some(({ name }) => name === task));
  return area?.subject ?? "Mathematics";
}

/** The tasks that a question may be of, in their order. */
export function tasksFor(question: Question): readonly Task[] {
  return isBareMaths(question) ? tasksForBareMaths : tasks;
}
