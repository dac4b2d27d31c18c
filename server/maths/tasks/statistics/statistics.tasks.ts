import type { Task } from "../../task/task.ts";
import { meanStory } from "./means/mean-story.task.ts";
import { missingFrequency } from "./means/missing-frequency.task.ts";
import { unknownValue } from "./means/unknown-value.task.ts";
import { empiricalRelation } from "./measures/empirical-relation.task.ts";
import { variationMeasures } from "./measures/variation.task.ts";
import { quartiles } from "./measures/quartiles.task.ts";
import { dataMeasures } from "./measures/measures.task.ts";

/** Mean, median, mode and measures of spread, of plain and grouped data. */
export const statisticsTasks: readonly Task[] = [
  unknownValue,
  missingFrequency,
  meanStory,
  empiricalRelation,
  variationMeasures,
  quartiles,
  dataMeasures,
];
