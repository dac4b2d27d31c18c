import { type Clause, clauses, numberOf } from "../../../wording/line-reader.ts";
import {
  find,
  listWording,
  listedFacts,
  mustFind,
  clauseContent,
  type ClauseContent,
  whole,
  withList,
} from "./clause-words.ts";

const taking = "[must_be|should_be|are|will_be|need_to_be] taken|needed|required|added|necessary";
/** Clauses that list a sequence and ask about it. */
export const listAsks: readonly Clause<ClauseContent>[] = [
  ...clauses(
    [`${find} {k:whole} th term from [its|end|last] end|last|right [term] of|in|: ${listWording}`],
    withList((taken) => [{ kind: "from end", place: whole(taken["k"]) }]),
  ),
  ...clauses(
    [
      `${find} {k:whole} th term [of|in|:|for] ${listWording}`,
      `[in] ${listWording} [.|,|ka|ki] ${find} {k:whole} th term|pad`,
    ],
    withList((taken) => [{ kind: "term", place: whole(taken["k"]) }]),
  ),
  ...clauses(
    [
      `${find} sum of [first] {k:whole} terms [of|in|:|for] ${listWording}`,
      `${find} sum [of] ${listWording} to|upto|up_to|till {k:whole} terms`,
      `${find} sum to|upto|up_to|till {k:whole} terms [of|in|:] ${listWording}`,
      `${listWording} [.|,|ke|ka] [first|pehle] {k:whole} terms|padon ka|ki sum|yog`,
    ],
    withList((taken) => [{ kind: "sum", count: whole(taken["k"]) }]),
  ),
  ...clauses(
    [
      `which term of|in ${listWording} is|will_be|equals {v}`,
      `find|tell which term of|in ${listWording} is {v}`,
      `{v} is which term of|in ${listWording}`,
    ],
    withList((taken) => [{ kind: "place of", value: numberOf(taken["v"]) }]),
  ),
  ...clauses(
    [
      `is|check_whether|check_if|whether|determine_whether|does|can {v} [is|be|belong_to] [a] [term|member] of|in|to ${listWording} [or_not]`,
    ],
    withList((taken) => [{ kind: "is a term", value: numberOf(taken["v"]) }]),
  ),
  ...clauses(
    [
      `${mustFind} number of terms [are_there|are|present] [in|of|:] ${listWording}`,
      `how many terms [are_there|are|does] [in|of|are_in] ${listWording} [have|has|contain]`,
    ],
    withList(() => [{ kind: "count" }]),
  ),
  ...clauses(
    [
      `how many terms of|in|from ${listWording} ${taking} so_that|to_give|to_get|to_make|for|to|such_that|that [give|make] [their|a|its] sum [is|of|be|equal_to|to_be|becomes|equals] {v}`,
      `how many terms of|in|from ${listWording} give|gives|will_give|make|have|add_up_to [a|their] [sum] [of] {v}`,
      `${mustFind} number of terms of|in ${listWording} ${taking} [so_that|to_give|for|whose] [their|a] sum [is|of|be] {v}`,
    ],
    withList((taken) => [{ kind: "count for sum", value: numberOf(taken["v"]) }]),
  ),
  ...clauses(
    [`${mustFind} common difference|ratio [of|for|in] ${listWording}`],
    withList(() => [{ kind: "step" }]),
  ),
  ...clauses(
    [`${mustFind} first term and common difference|ratio [of|for|in] ${listWording}`],
    withList(() => [{ kind: "first" }, { kind: "step" }]),
  ),
  ...clauses([`${mustFind} sum of [all_terms_of|terms_of|terms_in] ${listWording}`], (taken) => {
    const facts = listedFacts(taken["list"]);
    const isFinite = facts?.some(({ kind }) => kind === "last") === true;
    return facts && isFinite ? clauseContent(taken, facts, [{ kind: "sum of all" }]) : null;
  }),
];
