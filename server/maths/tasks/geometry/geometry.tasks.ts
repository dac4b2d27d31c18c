import type { Task } from "../task.ts";

/** Plane and solid figures, angles, and coordinate geometry. */
export const geometryTasks: readonly Task[] = [];
