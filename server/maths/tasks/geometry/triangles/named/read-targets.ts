import type { ReadPiece } from "../../reading/read-pieces.ts";
import type { Value } from "../../reading/scan.ts";
import type { Clause } from "./named-clauses.ts";
import { asRatio, ratiosIn, readRatios } from "./read-expression.ts";
import { angleAt, sideAt } from "./read-facts.ts";
import {
  acuteCorners,
  type Corner,
  type Fact,
  ratios,
  type Target,
  type Triangle,
} from "./right-triangle.ts";

interface Context extends Triangle {
  facts: readonly Fact[];
  values: readonly Value[];
}

/** Returns all distinct requests; null if one is not understood, or is given already. */
export function readTargets(
  pieces: readonly ReadPiece<Clause>[],
  context: Context,
): Target[] | null {
  const targets: Target[] = [];
  const keys = new Set<string>();
  for (const piece of pieces) {
    const found = targetsOf(piece, context);
    if (!found) return null;
    for (const target of found) {
      const key = JSON.stringify(target, (_, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      );
      if (!keys.has(key)) targets.push(target);
      keys.add(key);
    }
  }
  const isOpen = targets.every((target) => !isGiven(target, context.facts));
  return targets.length > 0 && isOpen ? targets : null;
}

function isGiven(target: Target, facts: readonly Fact[]): boolean {
  return facts.some(
    (fact) =>
      (target.kind === "side" && fact.kind === "side" && fact.side === target.side) ||
      (target.kind === "angle" && fact.kind === "angle" && fact.corner === target.corner),
  );
}

type Reader = (captures: readonly string[], context: Context) => Target[] | null;

const readers: Partial<Record<Clause["says"], Reader>> = {
  "find-side": (captures, context) => sideTargets(sideAt(captures.at(-1) ?? "", context)),
  "find-hypotenuse": (_, { right }) => [{ kind: "side", side: right }],
  "find-others": (_, { corners, facts }) =>
    corners
      .map((side): Target => ({ kind: "side", side }))
      .filter((target) => !isGiven(target, facts)),
  "find-angle": angleTargets,
  "find-acute": (_, context) =>
    acuteCorners(context)
      .map((corner): Target => ({ kind: "angle", corner }))
      .filter((target) => !isGiven(target, context.facts)),
  "find-ratios": (captures, context) =>
    ratioTargets(angleAt(captures.at(-1) ?? "", context), context),
  "find-value": ([text = ""], context) => valueTargets(text, context),
  claim: claimTargets,
  "find-area": () => [{ kind: "area" }],
  "find-perimeter": () => [{ kind: "perimeter" }],
};

function targetsOf(
  { piece: { says }, captures }: ReadPiece<Clause>,
  context: Context,
): Target[] | null {
  const read = readers[says];
  return read ? read(captures, context) : [];
}

function sideTargets(side: Corner | null): Target[] | null {
  return side === null ? null : [{ kind: "side", side }];
}

function angleTargets(names: readonly string[], context: Context): Target[] | null {
  const found = names.map((name) => angleAt(name, context));
  return found.some((corner) => corner === null || corner === context.right)
    ? null
    : found.flatMap((corner): Target[] => (corner === null ? [] : [{ kind: "angle", corner }]));
}

function ratioTargets(corner: Corner | null, { right }: Triangle): Target[] | null {
  if (corner === null || corner === right) return null;
  return ratios.map((ratio) => ({ kind: "ratio", ratio, corner }));
}

/** "sin C cos C": two ratios without an operator between them. */
const severalRatios = /^(?:(?:sin|cos|tan|cosec|sec|cot) \S(?: |$)){2,}$/;

/**
 * Reads a ratio or an expression of ratios. Adjacent ratios may be meant separately or as a product, so both are
 * answered.
 */
function valueTargets(text: string, context: Context): Target[] | null {
  const expression = expressionIn(text, context);
  if (!expression) return null;
  const ratio = asRatio(expression);
  if (ratio) return [{ kind: "ratio", ...ratio }];
  const each = severalRatios.test(text) ? (ratiosIn(expression) ?? []) : [];
  return [...each.map((one): Target => ({ kind: "ratio", ...one })), { kind: "value", expression }];
}

/** Parses an expression that contains ratios, all of acute angles of the triangle; null for anything else. */
function expressionIn(text: string, { corners, right, values }: Context) {
  const expression = readRatios(text, values);
  const found = expression && ratiosIn(expression);
  const isOwn = found?.every(({ corner }) => corner !== right && corners.includes(corner));
  return isOwn === true && found && found.length > 0 ? expression : null;
}

function claimTargets(
  [first = "", second = ""]: readonly string[],
  context: Context,
): Target[] | null {
  const left = expressionIn(first, context);
  const right = readRatios(second, context.values);
  const found = right && ratiosIn(right);
  if (!left || !right || !found) return null;
  return found.length === 0 || expressionIn(second, context)
    ? [{ kind: "claim", left, right }]
    : null;
}
