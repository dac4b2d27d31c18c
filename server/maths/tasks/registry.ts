import { algebraTasks } from "./algebra/algebra.tasks.ts";
import { calculusTasks } from "./calculus/calculus.tasks.ts";
import { chanceTasks } from "./chance/chance.tasks.ts";
import { chemistryTasks } from "./chemistry/chemistry.tasks.ts";
import { commerceTasks } from "./commerce/commerce.tasks.ts";
import { equationsTasks } from "./equations/equations.tasks.ts";
import { geometryTasks } from "./geometry/geometry.tasks.ts";
import { matricesTasks } from "./matrices/matrices.tasks.ts";
import { measuresTasks } from "./measures/measures.tasks.ts";
import { arithmetic } from "./numbers/arithmetic/arithmetic.task.ts";
import { numbersTasks } from "./numbers/numbers.tasks.ts";
import { physicsTasks } from "./physics/physics.tasks.ts";
import { sequencesTasks } from "./sequences/sequences.tasks.ts";
import { statisticsTasks } from "./statistics/statistics.tasks.ts";
import type { Task } from "./task.ts";
import { trigonometryTasks } from "./trigonometry/trigonometry.tasks.ts";
import { vectorsTasks } from "./vectors/vectors.tasks.ts";

interface Area {
  /** As a book of the school would head it. */
  title: string;
  tasks: readonly Task[];
}

/** All that can be solved, in the order in which a question is offered: special wordings first. */
export const areas: readonly Area[] = [
  { title: "Measures and time", tasks: measuresTasks },
  { title: "Physics", tasks: physicsTasks },
  { title: "Chemistry", tasks: chemistryTasks },
  { title: "Percentages, ratios and everyday sums", tasks: commerceTasks },
  { title: "Geometry and mensuration", tasks: geometryTasks },
  { title: "Vectors and space", tasks: vectorsTasks },
  { title: "Counting and probability", tasks: chanceTasks },
  { title: "Statistics", tasks: statisticsTasks },
  { title: "Sequences and series", tasks: sequencesTasks },
  { title: "Calculus", tasks: calculusTasks },
  { title: "Trigonometry", tasks: trigonometryTasks },
  { title: "Matrices and linear programming", tasks: matricesTasks },
  { title: "Numbers", tasks: numbersTasks.filter((task) => task !== arithmetic) },
  { title: "Equations and inequalities", tasks: equationsTasks },
  { title: "Algebra", tasks: algebraTasks },
  // Whatever expression is left.
  { title: "Sums", tasks: [arithmetic] },
];

export const tasks: readonly Task[] = areas.flatMap((area) => area.tasks);
