import type { Task } from "../../task/task.ts";
import { commonPolynomial } from "./common-polynomial.task.ts";
import { polynomialDivision } from "./division/division.task.ts";
import { exactDivision } from "./division/exact-division.task.ts";
import { factorTheorem } from "./factor-theorem.task.ts";
import { polynomialFromZeroes } from "./from-zeroes.task.ts";
import { identityValue } from "./identity-value.task.ts";
import { irrationalRoot } from "./irrational-root.task.ts";
import { otherZeroes } from "./other-zeroes.task.ts";
import { polynomialFacts } from "./polynomial-facts.task.ts";
import { remainderCondition } from "./remainder-condition.task.ts";
import { terminatingDecimal } from "./terminating-decimal.task.ts";
import { valueAt } from "./value-at.task.ts";
import { zeroCondition } from "./zero-condition.task.ts";
import { zeroesExpression } from "./zeroes-expression.task.ts";
import { zeroesTask } from "./zeroes.task.ts";

/**
 * Polynomials of classes 9 and 10: zeroes and coefficients, factor theorem, division; irrational roots and terminating
 * decimals.
 */
export const polynomialsTasks: readonly Task[] = [
  zeroesExpression,
  otherZeroes,
  zeroCondition,
  identityValue,
  remainderCondition,
  valueAt,
  polynomialFacts,
  zeroesTask,
  polynomialFromZeroes,
  commonPolynomial,
  factorTheorem,
  polynomialDivision,
  exactDivision,
  irrationalRoot,
  terminatingDecimal,
];
