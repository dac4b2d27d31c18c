import type { Task } from "../../task/task.ts";
import { consecutiveNumbers } from "./consecutive-numbers.task.ts";
import { fasterTrain } from "./faster-train.task.ts";
import { missingOperand } from "./missing-operand.task.ts";
import { otherNumber } from "./other-number.task.ts";
import { reciprocalNumber } from "./reciprocal.task.ts";
import { sumAndProduct } from "./sum-and-product.task.ts";

/** The tasks on word problems that an equation solves. */
export const situationsTasks: readonly Task[] = [
  consecutiveNumbers,
  otherNumber,
  reciprocalNumber,
  sumAndProduct,
  fasterTrain,
  missingOperand,
];
