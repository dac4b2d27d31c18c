import { type Clause, clauses, numberOf } from "../../../wording/line-reader.ts";
import {
  is,
  its,
  listWording,
  mustBe,
  of,
  placeOf,
  clauseContent,
  type ClauseContent,
  whole,
  withList,
} from "./clause-words.ts";

/** Clauses that say which sequence is meant. */
export const settings: readonly Clause<ClauseContent>[] = [
  ...clauses(
    [
      "[in|for|of|consider|let] [a|an|this|that|any|certain|given|another] {kind:sequence} [has|having|with|where|whose|in_which|is_such_that|be_such_that|,|that_has]",
    ],
    (taken) => clauseContent(taken, []),
  ),
  ...clauses(
    [
      `[in|for|of|consider|from|let] ${listWording} [be_given|is_given]`,
      "{list:list} is|are|be|form|forms [in] [a|an] {kind:sequence}",
    ],
    withList(() => []),
  ),
];

/** Clauses that give facts about the sequence. */
export const factClauses: readonly Clause<ClauseContent>[] = [
  ...clauses(
    [`${its} first|starting term ${of} [a|(_a_)] ${is} {v}`, `${its} a|a_1|t_1|u_1 =|is {v}`],
    (taken) => clauseContent(taken, [{ kind: "first", value: numberOf(taken["v"]) }]),
  ),
  ...clauses(
    [
      `${its} [a] common difference|ratio ${of} [d|r|(_d_)|(_r_)] ${is} [of] {v}`,
      `${its} d|r =|is {v}`,
    ],
    (taken) => clauseContent(taken, [{ kind: "step", value: numberOf(taken["v"]) }]),
  ),
  ...clauses([`${its} {k:whole} th term ${of} ${mustBe} {v}`], (taken) =>
    clauseContent(taken, [{ kind: "term", place: whole(taken["k"]), value: numberOf(taken["v"]) }]),
  ),
  ...clauses([`${its} {x:place} =|is {v}`], (taken) =>
    clauseContent(taken, [
      { kind: "term", place: placeOf(taken["x"]), value: numberOf(taken["v"]) },
    ]),
  ),
  ...clauses(
    [
      `${its} {k:whole} th and {m:whole} th term|terms ${of} ${mustBe} {v} and {w} [respectively]`,
      `${its} {k:whole} th term ${of} and {m:whole} th term ${mustBe} {v} and {w} [respectively]`,
    ],
    (taken) =>
      clauseContent(taken, [
        { kind: "term", place: whole(taken["k"]), value: numberOf(taken["v"]) },
        { kind: "term", place: whole(taken["m"]), value: numberOf(taken["w"]) },
      ]),
  ),
  ...clauses(
    [
      `${its} first and {m:whole} th term|terms ${of} ${mustBe} {v} and {w} [respectively]`,
      `${its} first term ${of} and {m:whole} th term ${mustBe} {v} and {w} [respectively]`,
    ],
    (taken) =>
      clauseContent(taken, [
        { kind: "first", value: numberOf(taken["v"]) },
        { kind: "term", place: whole(taken["m"]), value: numberOf(taken["w"]) },
      ]),
  ),
  ...clauses(
    [
      `${its} first and last term|terms ${of} ${mustBe} {v} and {w} [respectively]`,
      `${its} first term ${of} and last term ${mustBe} {v} and {w} [respectively]`,
    ],
    (taken) =>
      clauseContent(taken, [
        { kind: "first", value: numberOf(taken["v"]) },
        { kind: "last", value: numberOf(taken["w"]) },
      ]),
  ),
  ...clauses(
    [
      `${its} sum of [its] [first] {k:whole} terms ${of} ${mustBe} {v}`,
      `${its} sum of {k:whole} terms ${of} ${mustBe} {v}`,
    ],
    (taken) =>
      clauseContent(taken, [
        { kind: "sum", count: whole(taken["k"]), value: numberOf(taken["v"]) },
      ]),
  ),
  ...clauses([`${its} {x:sum} =|is {v}`], (taken) =>
    clauseContent(taken, [
      { kind: "sum", count: placeOf(taken["x"]), value: numberOf(taken["v"]) },
    ]),
  ),
  ...clauses([`${its} last term ${of} [l|(_l_)] ${is} {v}`, `${its} l|a_n|t_n =|is {v}`], (taken) =>
    clauseContent(taken, [{ kind: "last", value: numberOf(taken["v"]) }]),
  ),
  ...clauses(
    [
      `${its} n =|is {k:whole}`,
      `${its} [number_of] terms ${is} {k:whole}`,
      `[it] has|contains|consists_of|of {k:whole} terms`,
    ],
    (taken) => clauseContent(taken, [{ kind: "count", value: whole(taken["k"]) }]),
  ),
  ...clauses(
    [
      `${its} s_n|s =|is {v}`,
      `${its} sum [of_all_terms|of_terms|of_its_terms|of_all_its_terms] ${of} ${mustBe} {v}`,
    ],
    (taken) => clauseContent(taken, [{ kind: "sum of all", value: numberOf(taken["v"]) }]),
  ),
];
