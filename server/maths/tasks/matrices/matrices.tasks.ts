import type { Task } from "../../task/task.ts";
import { determinantRuleTask } from "./determinants/determinant-rule.task.ts";
import { determinantTask } from "./determinants/determinant.task.ts";
import { matrixArithmeticTask } from "./expression/matrix-arithmetic.task.ts";
import { inverseTask } from "./inverse/inverse.task.ts";
import { linearProgramTask } from "./linear-programming/linear-program.task.ts";
import { matrixIdentityTask } from "./properties/matrix-identity.task.ts";
import { matrixQuestionTask } from "./properties/matrix-question.task.ts";
import { linearSystemByMatrices } from "./systems/linear-system.task.ts";
import { determinantEquationTask } from "./unknowns/determinant-equation.task.ts";
import { matrixEqualityTask } from "./unknowns/matrix-equality.task.ts";

/** The tasks on matrices, determinants and linear programming. */
export const matricesTasks: readonly Task[] = [
  linearProgramTask,
  linearSystemByMatrices,
  determinantEquationTask,
  matrixEqualityTask,
  matrixIdentityTask,
  matrixQuestionTask,
  inverseTask,
  determinantRuleTask,
  determinantTask,
  matrixArithmeticTask,
];
