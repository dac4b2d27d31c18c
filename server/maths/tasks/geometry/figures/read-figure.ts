import type { Value } from "../reading/scan.ts";
import type { Figure } from "./figure.ts";
import { type Draft, takeClause } from "./figure-clauses.ts";
import { haveUnitsAlike } from "./figure-givens.ts";
import type { FigureReading } from "./figure-reading.ts";
import { takeSettings } from "./figure-settings.ts";
import { lexFigure } from "./lex-figure.ts";

/** Reads a text about one figure; null if any word is not understood. */
export function readFigure(
  figure: Figure,
  text: string,
  values: readonly Value[],
): FigureReading | null {
  const all = lexFigure(figure, text);
  if (!all) return null;
  const settings = takeSettings(all, values);
  if (!settings) return null;
  const draft: Draft = {
    figure,
    items: all.filter(
      ({ kind }) => !["filler", "pi", "root", "unit", "places", "rate", "keep-pi"].includes(kind),
    ),
    values,
    givens: new Map(),
    targets: [],
    firstTargetAt: null,
    pending: null,
  };
  for (let at = 0; at < draft.items.length;) {
    const length = takeClause(draft, at);
    if (length === 0) return null;
    at += length;
  }
  if (!haveUnitsAlike(figure, draft.givens) || asksBesideCost(draft)) return null;
  const hasDecimals = values.some(({ isDecimal }) => isDecimal);
  return { figure, ...settings, givens: draft.givens, targets: draft.targets, hasDecimals };
}

/**
 * Whether a measure is requested before the cost: "Find the perimeter and the cost of fencing" asks for two things. A
 * measure after the cost says what is covered.
 */
function asksBesideCost({ items, firstTargetAt }: Draft): boolean {
  const cost = items.findIndex(({ kind }) => kind === "cost");
  return cost >= 0 && firstTargetAt !== null && firstTargetAt < cost;
}
