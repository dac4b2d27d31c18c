import { integralTask } from "./integral/integral.task.ts";
import { continuity } from "./limit/continuity.task.ts";
import { limitTask } from "./limit/limit.task.ts";
import { partialFractions } from "./rational/partial-fractions.task.ts";
import type { Task } from "../../task/task.ts";
import { accumulatedChange } from "./applications/accumulated-change.task.ts";
import { area } from "./applications/area.task.ts";
import { differentialValue } from "./applications/differential-value.task.ts";
import { extrema } from "./applications/extrema.task.ts";
import { meanValue } from "./applications/mean-value.task.ts";
import { meanValueTheorem } from "./applications/mean-value-theorem.task.ts";
import { optimum } from "./applications/optimum.task.ts";
import { relatedRates } from "./applications/related-rates.task.ts";
import { symmetricArea } from "./applications/symmetric-area.task.ts";
import { tangentLine } from "./applications/tangent-line.task.ts";
import { differentialEquation } from "./differential-equations/differential-equation.task.ts";
import { orderAndDegree } from "./differential-equations/order-and-degree.task.ts";
import { derivativeTask } from "./derivative/derivative.task.ts";
import { namedCoefficient } from "./functions/named-coefficient.task.ts";
import { functionValue } from "./functions/function-value.task.ts";

/** Limits, derivatives, integrals and differential equations. */
export const calculusTasks: readonly Task[] = [
  namedCoefficient,
  functionValue,
  partialFractions,
  orderAndDegree,
  differentialEquation,
  differentialValue,
  continuity,
  limitTask,
  integralTask,
  optimum,
  relatedRates,
  symmetricArea,
  area,
  meanValue,
  meanValueTheorem,
  accumulatedChange,
  tangentLine,
  extrema,
  derivativeTask,
];
