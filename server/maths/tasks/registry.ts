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
import { polynomialsTasks } from "./polynomials/polynomials.tasks.ts";
import { physicsTasks } from "./physics/physics.tasks.ts";
import { sequencesTasks } from "./sequences/sequences.tasks.ts";
import { statisticsTasks } from "./statistics/statistics.tasks.ts";
import { storiesTasks } from "./stories/stories.tasks.ts";
import { situationsTasks } from "./situations/situations.tasks.ts";
import type { Task } from "./task.ts";
import { isBareMaths } from "../read/question.ts";
import type { Question } from "../read/question.ts";
import { trigonometryTasks } from "./trigonometry/trigonometry.tasks.ts";
import { vectorsTasks } from "./vectors/vectors.tasks.ts";

interface Area {
  /** As a book of the school would head it. */
  title: string;
  tasks: readonly Task[];
  /** The school subject, where it is not mathematics. */
  subject?: "Physics" | "Chemistry";
}

/** All that can be solved, in the order in which a question is offered: special wordings first. */
export const areas: readonly Area[] = [
  { title: "Measures and time", tasks: measuresTasks },
  { title: "Physics", tasks: physicsTasks, subject: "Physics" },
  { title: "Chemistry", tasks: chemistryTasks, subject: "Chemistry" },
  { title: "Percentages, ratios and everyday sums", tasks: commerceTasks },
  { title: "Word problems", tasks: storiesTasks },
  { title: "Stories with an equation", tasks: situationsTasks },
  { title: "Geometry and mensuration", tasks: geometryTasks },
  { title: "Vectors and space", tasks: vectorsTasks },
  { title: "Counting and probability", tasks: chanceTasks },
  { title: "Statistics", tasks: statisticsTasks },
  { title: "Sequences and series", tasks: sequencesTasks },
  { title: "Calculus", tasks: calculusTasks },
  { title: "Trigonometry", tasks: trigonometryTasks },
  { title: "Matrices and linear programming", tasks: matricesTasks },
  { title: "Numbers", tasks: numbersTasks.filter((task) => task !== arithmetic) },
  { title: "Polynomials", tasks: polynomialsTasks },
  { title: "Equations and inequalities", tasks: equationsTasks },
  { title: "Algebra", tasks: algebraTasks },
  // Whatever expression is left.
  { title: "Sums", tasks: [arithmetic] },
];

/** All tasks in their order. */
export const tasks: readonly Task[] = areas.flatMap((area) => area.tasks);

const tasksForBareMaths = tasks.filter(({ takesBareMaths }) => takesBareMaths);

/** The school subject of a task, by its name. */
export function subjectOf(task: string): "Mathematics" | "Physics" | "Chemistry" {
  const area = areas.find((candidate) => candidate.tasks.some(({ name }) => name === task));
  return area?.subject ?? "Mathematics";
}

/** The tasks that a question may be of, in their order. */
export function tasksFor(question: Question): readonly Task[] {
  return isBareMaths(question) ? tasksForBareMaths : tasks;
}
