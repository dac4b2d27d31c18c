import type { Value } from "../reading/scan.ts";
import type { Figure } from "./figure.ts";
import { givenOf } from "./figure-givens.ts";
import type { GivenMeasure } from "./figure-reading.ts";
import type { Item } from "./lex-figure.ts";

/** A partial reading. */
export interface Draft {
  figure: Figure;
  items: readonly Item[];
  values: readonly Value[];
  givens: Map<string, GivenMeasure>;
  targets: string[];
  /** The index of the first requested measure in the items. */
  firstTargetAt: number | null;
  /**
   * A requested measure such as "the area of a circle", whose value may still follow in the same sentence: "of radius 7
   * cm is 154 cm²".
   */
  pending: string | null;
}

/** Reads the clause that starts at an item; returns the number of its items, 0 if it is not understood. */
export function takeClause(draft: Draft, at: number): number {
  const kind = draft.items[at]?.kind;
  if (kind === "measure") return takeMeasure(draft, at);
  if (kind === "value") return takeValue(draft, at);
  if (kind === "is") return takePending(draft, at);
  if (kind === "stop") draft.pending = null;
  return kind !== undefined && passing.has(kind) ? 1 : 0;
}

/** Items allowed between clauses. */
const passing = new Set<Item["kind"]>(["stop", "figure", "break", "and", "of", "cost"]);

/** Reads "is 154 cm²", after "the area of a circle of radius 7 cm". */
function takePending(draft: Draft, at: number): number {
  const { items, pending, targets } = draft;
  const next = items[at + 1];
  if (next?.kind !== "value" || pending === null || targets.at(-1) !== pending) return 1;
  targets.pop();
  draft.pending = null;
  return give(draft, [pending], [next.index]) ? 2 : 0;
}

/**
 * Reads measures such as "length", "length and breadth of the rectangle are …" or "sides …": given if values follow,
 * otherwise requested.
 */
function takeMeasure(draft: Draft, at: number): number {
  const { items } = draft;
  const { measures, end } = measuresAt(items, at);
  const symbols = measures.flatMap((measure) => measure.symbols);
  const link = linkBehind(items, end);
  const found = link.mayBind ? valuesAt(items, link.at, symbols.length) : null;
  if (found && !(link.isLoose && isClaimed(items, found.end))) {
    return taken(give(draft, symbols, found.indexes), found.end - at);
  }
  const isFollowed = items[link.at]?.kind === "value" && (link.isStated || measures.length > 1);
  // "area and radius 7 cm" requests one measure and gives the other; this is refused as ambiguous.
  if (isFollowed || measures.some(({ isList }) => isList)) return 0;
  askFor(draft, symbols, { at, isAbsorbed: link.isAbsorbed });
  return end - at;
}

function askFor(
  draft: Draft,
  symbols: readonly string[],
  { at, isAbsorbed }: Pick<Link, "at" | "isAbsorbed">,
): void {
  draft.firstTargetAt ??= at;
  draft.targets.push(...symbols);
  draft.pending = isAbsorbed ? (symbols[0] ?? null) : null;
}

type MeasureItem = Extract<Item, { kind: "measure" }>;

/** Returns measures joined by "and". */
function measuresAt(items: readonly Item[], at: number): { measures: MeasureItem[]; end: number } {
  const measures: MeasureItem[] = [];
  let end = at;
  for (;;) {
    const item = items[end];
    if (item?.kind !== "measure") break;
    measures.push(item);
    end += 1;
    if (items[end]?.kind !== "and" || items[end + 1]?.kind !== "measure") break;
    end += 1;
  }
  return { measures, end };
}

interface Link {
  at: number;
  /** Whether "of the circle" follows. */
  isAbsorbed: boolean;
  mayBind: boolean;
  /** Joined by "of" or directly, so that a word after the value may claim it. */
  isLoose: boolean;
  /** Whether "is" and a value follow. */
  isStated: boolean;
}

/** Returns what joins a measure and its value: "is", "of", nothing, or "of the circle is". */
function linkBehind(items: readonly Item[], at: number): Link {
  const kindAt = (place: number): Item["kind"] | undefined => items[place]?.kind;
  const isOf = kindAt(at) === "of";
  const isAbsorbed = isOf && kindAt(at + 1) === "figure";
  const next = at + (isAbsorbed ? 2 : 0);
  if (kindAt(next) === "is") {
    const isStated = kindAt(next + 1) === "value";
    return { at: next + 1, isAbsorbed, mayBind: true, isLoose: false, isStated };
  }
  if (isAbsorbed) return { at: next, isAbsorbed, mayBind: false, isLoose: false, isStated: false };
  return { at: at + (isOf ? 1 : 0), isAbsorbed, mayBind: true, isLoose: true, isStated: false };
}

/** Returns exactly `count` values in a row, separated by "and" or "by"; null if there are more or fewer. */
function valuesAt(
  items: readonly Item[],
  at: number,
  count: number,
): { indexes: number[]; end: number } | null {
  const indexes: number[] = [];
  let end = at;
  while (indexes.length < count) {
    if (indexes.length > 0) end = behindJoint(items, end);
    const item = items[end];
    if (item?.kind !== "value") return null;
    indexes.push(item.index);
    end += 1;
  }
  // "8 cm by 6 cm" is one expression.
  return items[end]?.kind === "by" ? null : { indexes, end };
}

function behindJoint(items: readonly Item[], at: number): number {
  let end = at;
  while (items[end]?.kind === "and" || items[end]?.kind === "by") end += 1;
  return end;
}

/** Whether a measure or an adjective after the value claims it: "area of 5 cm side". */
function isClaimed(items: readonly Item[], end: number): boolean {
  const next = items[end];
  if (next?.kind === "adjective") return true;
  if (next?.kind !== "measure") return false;
  const link = linkBehind(items, end + 1);
  return items[link.at]?.kind !== "value";
}

/** Reads a value before its measure: "8 m long", "7 cm radius", "8 m by 6 m". */
function takeValue(draft: Draft, at: number): number {
  const first = draft.items[at];
  const next = draft.items[at + 1];
  if (first?.kind !== "value" || !next) return 0;
  if (next.kind === "by") return takeDimensions(draft, at);
  if (next.kind === "adjective") return taken(give(draft, [next.symbol], [first.index]), 2);
  if (next.kind !== "measure" || next.isList || hasOwnValue(draft.items, at + 2)) return 0;
  return taken(give(draft, next.symbols, [first.index]), 2);
}

/** Whether a value follows the measure that ends before the position. */
function hasOwnValue(items: readonly Item[], at: number): boolean {
  const link = linkBehind(items, at);
  return link.mayBind && items[link.at]?.kind === "value";
}

function taken(isTaken: boolean, length: number): number {
  return isTaken ? length : 0;
}

function takeDimensions(draft: Draft, at: number): number {
  const { items, figure } = draft;
  const indexes: number[] = [];
  let end = at;
  for (;;) {
    const item = items[end];
    if (item?.kind !== "value") return 0;
    indexes.push(item.index);
    end += 1;
    if (items[end]?.kind !== "by") break;
    end += 1;
  }
  const symbols = figure.dimensions ?? [];
  if (symbols.length !== indexes.length) return 0;
  return give(draft, symbols, indexes) ? end - at : 0;
}

function give(
  { givens, values, figure }: Draft,
  symbols: readonly string[],
  indexes: readonly number[],
): boolean {
  // The last value of a list may have the unit of all: 3, 4 and 5 cm.
  const last = values[indexes.at(-1) ?? 0];
  const shared = last?.kind === "quantity" ? last.unit : null;
  return symbols.every((symbol, at) => {
    const value = values[indexes[at] ?? -1];
    const measure = figure.measures.find((own) => own.symbol === symbol);
    if (!measure || givens.has(symbol) || !value) return false;
    const given = givenOf(value, shared, measure.dimension);
    if (given) givens.set(symbol, given);
    return given !== null;
  });
}
