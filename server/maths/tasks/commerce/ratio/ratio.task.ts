import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";
import { reading } from "./written-ratio.ts";

/** Ratios in lowest terms, division in a ratio, the missing term of a proportion. */
export const ratio = defineTask({
  name: "ratio",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: ["Simplify 12 : 18", "Simplify 10 : 25"],
});
