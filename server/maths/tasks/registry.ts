import { algebraTasks } from "./algebra/algebra.tasks.ts";
import { calculusTasks } from "./calculus/calculus.tasks.ts";
import { chanceTasks } from "./chance/chance.tasks.ts";
import { chemistryTasks } from "./chemistry/chemistry.tasks.ts";
import { commerceTasks } from "./commerce/commerce.tasks.ts";
import { equationsTasks } from "./equations/equations.tasks.ts";
import { geometryTasks } from "./geometry/geometry.tasks.ts";
import { matricesTasks } from "./matrices/matrices.tasks.ts";
import { measuresTasks } from "./measures/measures.tasks.ts";
import { numbersTasks } from "./numbers/numbers.tasks.ts";
import { physicsTasks } from "./physics/physics.tasks.ts";
import { sequencesTasks } from "./sequences/sequences.tasks.ts";
import { statisticsTasks } from "./statistics/statistics.tasks.ts";
import { trigonometryTasks } from "./trigonometry/trigonometry.tasks.ts";
import { vectorsTasks } from "./vectors/vectors.tasks.ts";
import type { Task } from "./task.ts";

/** Every task that can be solved, in the order in which a question is offered to them: special wordings first. */
export const tasks: readonly Task[] = [
  ...measuresTasks,
  ...physicsTasks,
  ...chemistryTasks,
  ...commerceTasks,
  ...geometryTasks,
  ...vectorsTasks,
  ...chanceTasks,
  ...statisticsTasks,
  ...sequencesTasks,
  ...calculusTasks,
  ...trigonometryTasks,
  ...matricesTasks,
  ...algebraTasks,
  ...equationsTasks,
  ...numbersTasks,
];
