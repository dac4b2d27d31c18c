import { variablesIn } from "../expressions/expression.ts";
import { memoise } from "../read/memoise.ts";
import { entriesOf } from "./compare-values.ts";
import { numberLetters } from "./unit-letters.ts";
import type { Value } from "./value.ts";

/** The letters of a side that represent numbers, each once and in order. */
export const lettersOf = memoise((value: Value): readonly string[] => {
  return numberLetters([...new Set(entriesOf(value).flatMap(variablesIn))].sort());
});
