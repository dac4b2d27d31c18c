import type { Task } from "../../task/task.ts";
import { completedSquare } from "./completed-square.task.ts";
import { combining } from "./combining.task.ts";
import { exponentialForm } from "./exponential-form.task.ts";
import { expansion } from "./expansion.task.ts";
import { factorisation } from "./factorisation/factorisation.task.ts";
import { numericIdentity } from "./numeric-identity.task.ts";
import { simplestForm } from "./simplest-form.task.ts";
import { simplification } from "./simplification.task.ts";

/**
 * The tasks that simplify, expand and factorise expressions. Simplification comes last, because it accepts any bare
 * expression.
 */
export const algebraTasks: readonly Task[] = [
  numericIdentity,
  exponentialForm,
  completedSquare,
  combining,
  expansion,
  factorisation,
  simplestForm,
  simplification,
];
