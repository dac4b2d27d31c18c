import type { Task } from "../../task/task.ts";
import { complexEquality } from "./complex/complex-equality.task.ts";
import { complexNumber } from "./complex/complex-number.task.ts";
import { complexQuadratic } from "./complex/complex-quadratic.task.ts";
import { rootsOfUnity } from "./complex/roots-of-unity.task.ts";
import { trigonometricEquation } from "./equations/trigonometric-equation.task.ts";
import { twoAngles } from "./heights/two-angles.task.ts";
import { proveIdentity } from "./identities/prove-identity.task.ts";
import { simplifyTrigonometry } from "./identities/simplify-trigonometry.task.ts";
import { inverseValue } from "./inverse/inverse-value.task.ts";
import { angleMeasure } from "./measure/angle-measure.task.ts";
import { givenRatio } from "./ratios/given-ratio.task.ts";
import { triangleSolution } from "./triangles/triangle.task.ts";
import { trigonometricValue } from "./values/value.task.ts";

/** Trigonometric values, identities and equations, and complex numbers. */
export const trigonometryTasks: readonly Task[] = [
  rootsOfUnity,
  complexQuadratic,
  complexEquality,
  complexNumber,
  twoAngles,
  angleMeasure,
  triangleSolution,
  givenRatio,
  proveIdentity,
  trigonometricEquation,
  trigonometricValue,
  inverseValue,
  simplifyTrigonometry,
];
