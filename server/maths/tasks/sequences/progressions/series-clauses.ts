import { type Clause, clauses, type GapTexts } from "../../../wording/line-reader.ts";
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
import type { Ask, Fact } from "./progression.ts";

/** Returns the terms of a written-out sum; null if signs or brackets are misplaced. */
function seriesFacts(text: string | undefined): { facts: Fact[]; isOpen: boolean } | null {
  const atoms = (text ?? "")
    .trim()
    .replaceAll(/\( (-?[^ ()]+) \)/g, "$1")
    .split(" ");
  const isOpen = atoms.at(-1) === "...";
  const cells = (isOpen ? atoms.slice(0, -1) : atoms).join(" ").replace(/ [+-]$/, "");
  const list = `+ ${cells}`
    .replaceAll(/(?<=[^+-] )(-[\d.])/g, "+ $1")
    .replace(/^\+ (?=[+-] )/, "")
    .replaceAll(/- (?=[\d.])/g, "+ -")
    .split(/\+ /)
    .slice(1)
    .map((cell) => cell.trim());
  const facts = listedFacts(list.join(" , "));
  const isClosed = facts?.some(({ kind }) => kind === "last") === true;
  // A sum of numbers without dots is arithmetic.
  return facts && isOpen !== isClosed ? { facts, isOpen } : null;
}

function closedSeries(taken: GapTexts): ClauseContent | null {
  const read = seriesFacts(taken["sum"]);
  return read && !read.isOpen ? clauseContent(taken, read.facts, [{ kind: "sum of all" }]) : null;
}

function openSeries(taken: GapTexts, ask: Ask): ClauseContent | null {
  const read = seriesFacts(taken["sum"]);
  return read?.isOpen === true ? clauseContent(taken, read.facts, [ask]) : null;
}

/** Clauses with a written-out sum, which may be infinite. */
export const series: readonly Clause<ClauseContent>[] = [
  ...clauses(
    [
      `${find} [value_of] [sum] [of] [following] <{kind:sequence}> [:] {sum:series}`,
      `{sum:series} ka|ki sum|yog`,
    ],
    closedSeries,
  ),
  ...clauses(
    [
      `${mustFind} sum [to_infinity] [of] [a|following] <{kind:sequence}> [:] {sum:series} [to|upto|up_to] [infinity|∞|infinite_terms]`,
    ],
    (taken) => openSeries(taken, { kind: "infinite sum" }),
  ),
  ...clauses(
    [
      `${find} sum [of] [following] <{kind:sequence}> [:] {sum:series} to|upto|up_to {k:whole} terms`,
      `${find} sum of [first] {k:whole} terms of [following] <{kind:sequence}> [:] {sum:series}`,
    ],
    (taken) => openSeries(taken, { kind: "sum", count: whole(taken["k"]) }),
  ),
  ...clauses(
    [`${find} {k:whole} th term of [following] <{kind:sequence}> [:] {sum:series}`],
    (taken) => openSeries(taken, { kind: "term", place: whole(taken["k"]) }),
  ),
  ...clauses(
    [
      `${find} sum to infinity of ${listWording}`,
      `${find} sum of infinite ${listWording}`,
      `${find} sum of ${listWording} to|upto|up_to infinity|∞|infinite_terms`,
    ],
    withList(() => [{ kind: "infinite sum" }]),
  ),
];
