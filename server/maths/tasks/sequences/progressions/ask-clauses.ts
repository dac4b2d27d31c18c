import { type Clause, clauses } from "../../../wording/line-reader.ts";
import {
  find,
  its,
  mustFind,
  of,
  placeOf,
  clauseContent,
  type ClauseContent,
  whole,
} from "./clause-words.ts";
import type { Ask } from "./progression.ts";

const symbols: ReadonlyMap<string, Ask> = new Map(
  Object.entries({
    a: { kind: "first" },
    a_1: { kind: "first" },
    d: { kind: "step" },
    r: { kind: "step" },
    n: { kind: "count" },
    l: { kind: "last" },
    a_n: { kind: "last" },
    t_n: { kind: "last" },
    s_n: { kind: "sum of all" },
  }),
);

function symbolAsk(name: string | undefined): Ask[] {
  if (name === undefined) return [];
  const known = symbols.get(name);
  if (known) return [known];
  const place = placeOf(name);
  return [name.startsWith("s") ? { kind: "sum", count: place } : { kind: "term", place }];
}

/** Clauses that ask about a sequence which other clauses describe. */
export const asks: readonly Clause<ClauseContent>[] = [
  ...clauses(
    [
      `${mustFind} [value_of|values_of] {x:symbol} [and|,|also] {y:symbol}`,
      `${mustFind} [value_of] {x:symbol} [of_this_sequence|of_sequence]`,
    ],
    (taken) => clauseContent(taken, [], [...symbolAsk(taken["x"]), ...symbolAsk(taken["y"])]),
  ),
  ...clauses([`${find} {k:whole} th term ${of}`], (taken) =>
    clauseContent(taken, [], [{ kind: "term", place: whole(taken["k"]) }]),
  ),
  ...clauses(
    [
      `${mustFind} first term ${of} and common difference|ratio ${its}`,
      `${mustFind} first term and common difference|ratio ${of} ${its}`,
    ],
    (taken) => clauseContent(taken, [], [{ kind: "first" }, { kind: "step" }]),
  ),
  ...clauses([`${mustFind} [its] first term ${of} ${its}`], (taken) =>
    clauseContent(taken, [], [{ kind: "first" }]),
  ),
  ...clauses([`${mustFind} [its] common difference|ratio ${of} ${its}`], (taken) =>
    clauseContent(taken, [], [{ kind: "step" }]),
  ),
  ...clauses([`${mustFind} [its] last term ${of}`], (taken) =>
    clauseContent(taken, [], [{ kind: "last" }]),
  ),
  ...clauses([`${mustFind} number of terms ${of}`, `how many terms are there ${of}`], (taken) =>
    clauseContent(taken, [], [{ kind: "count" }]),
  ),
  ...clauses([`${mustFind} number of terms and common difference|ratio ${of}`], (taken) =>
    clauseContent(taken, [], [{ kind: "count" }, { kind: "step" }]),
  ),
  ...clauses([`${mustFind} number of terms and [their|its] sum ${of}`], (taken) =>
    clauseContent(taken, [], [{ kind: "count" }, { kind: "sum of all" }]),
  ),
  ...clauses(
    [
      `${find} sum of [its] [first] {k:whole} terms ${of} ${its}`,
      `${find} sum [of|upto|to] {k:whole} terms ${of}`,
    ],
    (taken) => clauseContent(taken, [], [{ kind: "sum", count: whole(taken["k"]) }]),
  ),
  ...clauses(
    [`${mustFind} [their|its] sum [of_all_terms|of_all_its_terms|of_its_terms] ${of}`],
    (taken) => clauseContent(taken, [], [{ kind: "sum of all" }]),
  ),
  ...clauses(
    [`${mustFind} [a|an] ap|gp|arithmetic_progression|geometric_progression ${its}`],
    (taken) => clauseContent(taken, [], [{ kind: "terms", count: 4 }]),
  ),
  ...clauses([`${mustFind} first {k:whole} terms ${of} ${its}`], (taken) =>
    clauseContent(taken, [], [{ kind: "terms", count: whole(taken["k"]) }]),
  ),
];
