import * as q from "../../../numbers/rational.ts";
import {
  type Clause,
  clauses,
  countOf,
  numberOf,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import type { MeanKind, MeansProblem } from "./means.ts";

const find = "[find|calculate|what_is|determine|compute|write|tell]";
const pair = "of|between [numbers] {v} and|, {w}";
const names: Record<MeanKind, string> = {
  arithmetic: "am|arithmetic_mean|ap_mean",
  geometric: "gm|geometric_mean",
  harmonic: "hm|harmonic_mean",
};
const many: Record<MeanKind, string> = {
  arithmetic: "am|ams|arithmetic_mean|arithmetic_means|ap_mean",
  geometric: "gm|gms|geometric_mean|geometric_means",
  harmonic: "hm|hms|harmonic_mean|harmonic_means",
};
const progressions: Record<"arithmetic" | "geometric", string> = {
  arithmetic: "ap|arithmetic_progression|arithmetic_sequence",
  geometric: "gp|geometric_progression|geometric_sequence",
};
const resulting =
  "[so_that|such_that|in_such_a_way_that] [resulting] [sequence|series|numbers|they|it] [formed] [is|are|form|forms|becomes|become|may_be|will_be] [in] [a|an]";

const kinds = ["arithmetic", "geometric", "harmonic"] as const;

/** Clauses that ask for means between two numbers. */
export const meansClauses: readonly Clause<MeansProblem>[] = [
  ...kinds.flatMap((kind) => [
    ...clauses(
      [`${find} [single] ${names[kind]} ${pair}`, `{v} and|aur {w} ka|ki ${names[kind]}`],
      (taken) => problem(kind, taken),
    ),
    ...clauses([`insert|find|write|put {k:whole} ${many[kind]} between {v} and {w}`], (taken) =>
      problem(kind, taken),
    ),
  ]),
  ...(["arithmetic", "geometric"] as const).flatMap((kind) =>
    clauses(
      [
        `insert|put|find {k:whole} numbers|terms between {v} and {w} [,] ${resulting} ${progressions[kind]}`,
      ],
      (taken) => problem(kind, taken),
    ),
  ),
];

function problem(kind: MeanKind, { v = "", w = "", k }: GapTexts): MeansProblem | null {
  const count = k === undefined ? 1 : countOf(k);
  const [first, last] = [numberOf(v), numberOf(w)];
  if (count < 1 || count > 12 || q.equals(first, last)) return null;
  return { kind, first, last, count, style: `${v}${w}`.includes(".") ? "decimal" : "fraction" };
}
