import { countOf, type GapTexts } from "../../../wording/line-reader.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import type { Ask, Fact } from "./progression.ts";

/** The content of one clause of a question. */
export interface ClauseContent {
  /** The name of the sequence as typed; empty if the clause has none. */
  name: string;
  facts: readonly Fact[];
  asks: readonly Ask[];
}

/** Returns the content of a clause with these facts and requests. */
export function clauseContent(
  taken: GapTexts,
  facts: readonly Fact[],
  asks: readonly Ask[] = [],
): ClauseContent {
  return { name: taken["kind"] ?? "", facts, asks };
}

/** Parts of wordings that several clauses share. */
export const of = "<of|in [a|an|this|that|such|given|its|following] {kind:sequence}>";
/** Optional words between a quantity and its value: "is", "=". */
export const is = "[is|=|be|as|:|are|equals|was|equal_to|is_equal_to|is_given_as]";
/** The same, where one of the words is required. */
export const mustBe = "is|=|be|equals|was|equal_to|is_equal_to|:|is_given_as|are";
/** The optional start of a request: "find". */
export const find =
  "[find|find_out|calculate|determine|what_is|what_was|what_will_be|work_out|obtain|compute|evaluate|write|write_down|give|then_find|what_are|tell]";
/** The same, where one of the words is required. */
export const mustFind =
  "find|find_out|calculate|determine|what_is|what_was|what_will_be|work_out|obtain|compute|evaluate|write|write_down|give|tell";
/** Optional words before a fact about the sequence: "whose". */
export const its = "[its|whose|with|has|having|where|in_which|when]";
/** A list of terms, with an optional name of the sequence: "the AP: 2, 5, 8, …". */
export const listWording =
  "<[a|an|this|given|following] {kind:sequence}> [:|,|=|is|given_by] {list:list}";

/** Parses a count that a clause has captured. */
export const whole = (text: string | undefined): number => countOf(text);

/** Returns the listed terms, and the last term if dots precede it. Null if they are too few or not numbers. */
export function listedFacts(list: string | undefined): Fact[] | null {
  const read = readNumberList(list ?? "");
  if (!read || read.values.length < 2) return null;
  if (read.dots !== "before last") return [{ kind: "listed", values: read.values }];
  const last = read.values.at(-1);
  if (!last || read.values.length < 3) return null;
  return [
    { kind: "listed", values: read.values.slice(0, -1) },
    { kind: "last", value: last },
  ];
}

/** Builds the content of a clause that lists the terms of its sequence and asks about it. */
export function withList(ask: (taken: GapTexts) => Ask[]) {
  return (taken: GapTexts): ClauseContent | null => {
    const facts = listedFacts(taken["list"]);
    return facts && clauseContent(taken, facts, ask(taken));
  };
}

/** Returns the index of a name such as a_12 or s_12; NaN if it has none. */
export function placeOf(name: string | undefined): number {
  return Number((name ?? "").split("_")[1] ?? Number.NaN);
}
