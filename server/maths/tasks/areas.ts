import type { Task } from "../task/task.ts";

/** An area of the school subjects; its tasks are loaded when a question may belong to it. */
export interface Area {
  /** A chapter heading. */
  title: string;
  /** The school subject, if it is not mathematics. */
  subject?: "Physics" | "Chemistry";
  /** Whether a question for some of its tasks may consist of numbers, letters and arithmetic signs alone. */
  takesBareMaths?: true;
  load: () => Promise<readonly Task[]>;
}

/** All areas, in the order in which a question is passed to them: special wordings first. */
export const areas: readonly Area[] = [
  {
    title: "Measures and time",
    load: async () => (await import("./measures/measures.tasks.ts")).measuresTasks,
  },
  {
    title: "Physics",
    subject: "Physics",
    load: async () => (await import("./physics/physics.tasks.ts")).physicsTasks,
  },
  {
    title: "Chemistry",
    subject: "Chemistry",
    load: async () => (await import("./chemistry/chemistry.tasks.ts")).chemistryTasks,
  },
  {
    title: "Percentages, ratios and everyday sums",
    load: async () => (await import("./commerce/commerce.tasks.ts")).commerceTasks,
  },
  {
    title: "Word problems",
    load: async () => (await import("./stories/stories.tasks.ts")).storiesTasks,
  },
  {
    title: "Stories with an equation",
    load: async () => (await import("./situations/situations.tasks.ts")).situationsTasks,
  },
  {
    title: "Geometry and mensuration",
    load: async () => (await import("./geometry/geometry.tasks.ts")).geometryTasks,
  },
  {
    title: "Sets",
    load: async () => (await import("./sets/sets.tasks.ts")).setsTasks,
  },
  {
    title: "Vectors and space",
    takesBareMaths: true,
    load: async () => (await import("./vectors/vectors.tasks.ts")).vectorsTasks,
  },
  {
    title: "Counting and probability",
    takesBareMaths: true,
    load: async () => (await import("./chance/chance.tasks.ts")).chanceTasks,
  },
  {
    title: "Statistics",
    load: async () => (await import("./statistics/statistics.tasks.ts")).statisticsTasks,
  },
  {
    title: "Sequences and series",
    takesBareMaths: true,
    load: async () => (await import("./sequences/sequences.tasks.ts")).sequencesTasks,
  },
  {
    title: "Calculus",
    takesBareMaths: true,
    load: async () => (await import("./calculus/calculus.tasks.ts")).calculusTasks,
  },
  {
    title: "Trigonometry",
    takesBareMaths: true,
    load: async () => (await import("./trigonometry/trigonometry.tasks.ts")).trigonometryTasks,
  },
  {
    title: "Matrices and linear programming",
    takesBareMaths: true,
    load: async () => (await import("./matrices/matrices.tasks.ts")).matricesTasks,
  },
  {
    title: "Numbers",
    takesBareMaths: true,
    load: async () => (await import("./numbers/numbers.tasks.ts")).numbersTasks,
  },
  {
    title: "Options to choose from",
    load: async () => [(await import("./which-of-these/which-of-these.task.ts")).whichOfThese],
  },
  {
    title: "Polynomials",
    takesBareMaths: true,
    load: async () => (await import("./polynomials/polynomials.tasks.ts")).polynomialsTasks,
  },
  {
    // Built from the other tasks; an equation in such a sentence is not the one to be solved.
    title: "Letters with values",
    load: async () => (await import("./definitions/definitions.tasks.ts")).definitionsTasks,
  },
  {
    title: "Equations and inequalities",
    takesBareMaths: true,
    load: async () => (await import("./equations/equations.tasks.ts")).equationsTasks,
  },
  {
    title: "Algebra",
    takesBareMaths: true,
    load: async () => (await import("./algebra/algebra.tasks.ts")).algebraTasks,
  },
  {
    // Any remaining expression.
    title: "Sums",
    takesBareMaths: true,
    load: async () => [(await import("./numbers/arithmetic/arithmetic.task.ts")).arithmetic],
  },
];
