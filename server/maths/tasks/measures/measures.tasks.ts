import type { Task } from "../../task/task.ts";
import { amountRatio } from "./amount-ratio.task.ts";
import { amountQuotient } from "./amount-quotient.task.ts";
import { weekdayShift } from "./weekday-shift.task.ts";
import { amountSum } from "./amount-sum.task.ts";
import { daysBetween, weekday } from "./calendar.task.ts";
import { leapYear } from "./leap-year.task.ts";
import { clockForm } from "./clock-form.task.ts";
import { clockShift } from "./time-before-after.task.ts";
import { duration } from "./time-between.task.ts";
import { unitConversion } from "./unit-conversion.task.ts";

/** Conversions and sums of lengths, weights, times and money; the calendar. */
export const measuresTasks: readonly Task[] = [
  duration,
  clockShift,
  clockForm,
  leapYear,
  daysBetween,
  weekday,
  weekdayShift,
  unitConversion,
  amountSum,
  amountQuotient,
  amountRatio,
];
