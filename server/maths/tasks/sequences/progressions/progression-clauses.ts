import type { Clause } from "../../../wording/line-reader.ts";
import { asks } from "./ask-clauses.ts";
import type { ClauseContent } from "./clause-words.ts";
import { listAsks } from "./list-clauses.ts";
import { series } from "./series-clauses.ts";
import { settings, factClauses } from "./fact-clauses.ts";

/** All clauses that a question about one progression may consist of. */
export const progressionClauses: readonly Clause<ClauseContent>[] = [
  ...listAsks,
  ...series,
  ...settings,
  ...factClauses,
  ...asks,
];
