import type { Task } from "../../task/task.ts";
import { baseConversion } from "./base-conversion.task.ts";
import { baseSum } from "./base-sum.task.ts";
import { nearestNumber, rankedNumber } from "./choosing.task.ts";
import { hcfAndLcm } from "./common-factors/both.task.ts";
import { fractionsInCommon } from "./common-factors/fractions.task.ts";
import { productRule } from "./common-factors/product-rule.task.ts";
import { divisorStories } from "./common-stories/divisor-stories.task.ts";
import { multipleStories } from "./common-stories/multiple-stories.task.ts";
import { hcf, lcm } from "./common-factors/common-factors.task.ts";
import { comparison } from "./comparison.task.ts";
import { estimate } from "./estimate.task.ts";
import { squareRootByLongDivision } from "./square-root-by-division.task.ts";
import { divisibility } from "./divisibility.task.ts";
import { divisibleBySeveral } from "./divisible-by-several.task.ts";
import { commonDenominator } from "./common-factors/common-denominator.task.ts";
import { digitMultiple } from "./digit-multiple.task.ts";
import { digitNumbers } from "./digit-numbers.task.ts";
import { expandedForm } from "./expanded-form.task.ts";
import { coPrime, parity } from "./kinds-of-number.task.ts";
import { missingNumber } from "./missing-number/missing-number.task.ts";
import { mixedNumber } from "./mixed-number.task.ts";
import { multiplesUpTo } from "./multiples-up-to.task.ts";
import { neighbours } from "./neighbours.task.ts";
import { roman } from "./roman.task.ts";
import { lowestTerms } from "./lowest-terms.task.ts";
import { inverse } from "./inverse.task.ts";
import { primesBetween } from "./primes-between.task.ts";
import { missingDigit } from "./missing-digit.task.ts";
import { factors, multiples } from "./factors.task.ts";
import { nearRoot } from "./near-root.task.ts";
import { pointsOnNumberLine } from "./number-line/number-line.task.ts";
import { numberName, numeral } from "./number-name.task.ts";
import { ordering } from "./ordering.task.ts";
import { percentForms } from "./percent-forms.task.ts";
import { perfectPowers } from "./perfect-powers/perfect-powers.task.ts";
import { placeValue } from "./place-value.task.ts";
import { primality } from "./primality.task.ts";
import { primeFactorisation } from "./prime-factorisation.task.ts";
import { rationalsBetween } from "./rationals-between.task.ts";
import { recurringDecimal } from "./recurring-decimal.task.ts";
import { remainder } from "./remainder.task.ts";
import { rounding } from "./rounding.task.ts";
import { standardForm } from "./standard-form.task.ts";
import { statementOfLetters } from "./statement-of-letters.task.ts";
import { statementTruth } from "./statement-truth.task.ts";

/** The tasks on whole numbers, fractions and decimals: their structure, order and notation. */
export const numbersTasks: readonly Task[] = [
  estimate,
  multipleStories,
  divisorStories,
  missingDigit,
  missingNumber,
  divisibility,
  divisibleBySeveral,
  remainder,
  primality,
  primeFactorisation,
  placeValue,
  numberName,
  numeral,
  expandedForm,
  neighbours,
  roman,
  parity,
  coPrime,
  digitMultiple,
  digitNumbers,
  squareRootByLongDivision,
  nearRoot,
  perfectPowers,
  inverse,
  primesBetween,
  recurringDecimal,
  rationalsBetween,
  pointsOnNumberLine,
  mixedNumber,
  lowestTerms,
  percentForms,
  standardForm,
  factors,
  multiplesUpTo,
  multiples,
  rounding,
  baseSum,
  baseConversion,
  statementTruth,
  statementOfLetters,
  comparison,
  ordering,
  rankedNumber,
  nearestNumber,
  commonDenominator,
  productRule,
  fractionsInCommon,
  hcfAndLcm,
  hcf,
  lcm,
];
