import { expressionLatex } from "../../../expressions/write-latex.ts";
import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";

/** Evaluates expressions of integers, decimals and fractions in the order of BODMAS. */
export const arithmetic = defineTask({
  name: "arithmetic",
  takesBareMaths: true,
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  vary,
  examples: ["Find 12 + 5", "Find 14 + 7"],
});
