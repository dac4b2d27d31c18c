import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { reading, recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";

/** Percentage of a number, one number as a percentage of another, the whole from a part, increase and decrease. */
export const percentage = defineTask({
  name: "percentage",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: ["What is 10% of 50?", "What is 20% of 60?"],
});
