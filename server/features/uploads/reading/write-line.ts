import { heightOf, sharedWidth, widthOf } from "./boxes.ts";
import { unsplitFractionChance, type InnerLine, type Item, type Sign } from "./items.ts";
import { judgeRaised, judgeSign } from "./judge-sign.ts";
import { addBrackets, joinTexts, likeliestText, type Piece } from "./pieces.ts";
import type { SecondOpinion } from "./second-opinions.ts";
import { isWordGap } from "./word-gap.ts";

interface Writing {
  opinions: ReadonlyMap<Sign, SecondOpinion>;
  xHeight: number;
  isInner: boolean;
}

/** A line in the form that a student types. */
export function writeLine(items: readonly Item[], writing: Writing): Piece[] {
  const pieces: Piece[] = [];
  let before: Item | null = null;
  let powerStart = 0;
  for (const item of withoutRemains(items, writing.xHeight)) {
    const own = piecesOf(item, before, writing);
    if (item.kind !== "raised") closePower(pieces, before, powerStart);
    if (own.length > 0 && pieces.length > 0) pieces.push(...spaceBetween(before, item, writing));
    if (before?.kind !== "raised") powerStart = pieces.length + 1;
    pieces.push(...own);
    before = item;
  }
  closePower(pieces, before, powerStart);
  return joinTexts(pieces);
}

const spaceBetween = (before: Item | null, item: Item, { xHeight }: Writing): Piece[] =>
  before !== null && needsSpace(before, item, xHeight) ? [" "] : [];

/** A raised sum gets brackets: 2^(x+1). */
function closePower(pieces: Piece[], last: Item | null, start: number): void {
  if (last?.kind !== "raised") return;
  const power = pieces.slice(start);
  if (/.[-+]/u.test(likeliestText(power))) pieces.splice(start, power.length, "(", ...power, ")");
}

/** Drops fragments of a fraction that could not be split: its mark represents the whole fraction. */
function withoutRemains(items: readonly Item[], xHeight: number): Item[] {
  const isLost = (item: Item) =>
    item.kind === "sign" && item.sign.guess[0]?.chance === unsplitFractionChance;
  const lost = items.filter(isLost);
  return items.filter(
    (item) =>
      isLost(item) || !lost.some(({ box }) => sharedWidth(box, item.box) > -nearby * xHeight),
  );
}

const nearby = 0.15;

function piecesOf(item: Item, before: Item | null, writing: Writing): Piece[] {
  switch (item.kind) {
    case "sign":
      return [
        mayBePower(item, before) ? orPower(item.sign, writing) : signPiece(item.sign, writing),
      ];
    case "raised":
      return raisedPieces(item, before, writing);
    case "fraction":
      return [
        ...addBrackets(
          inner(item.above, writing),
          /^[^-+×÷=/\s]*$|^-\d+$|^(?:sin|cos|tan) [a-zθ]$/u,
        ),
        "/",
        ...addBrackets(inner(item.below, writing), oneFactor),
      ];
    case "root":
      return ["√", ...addBrackets(inner(item.inside, writing), /^(?:\d+(?:\.\d+)?|[a-zA-Z])$/u)];
  }
}

/** A divisor that needs no brackets after a slash. */
const oneFactor =
  /^(?:\d+(?:\.\d+)?|[a-zA-Z](?:\^\d+)?|√\d+|√\([^()]*\)|\([^()]*\)(?:\^\d+)?|(?:sin|cos|tan) [a-zθ])$/u;

const inner = ({ items, xHeight }: InnerLine, { opinions }: Writing) =>
  writeLine(items, { opinions, xHeight, isInner: true }).map((piece) =>
    // Merged "in" is recognised as "m" by both recognisers.
    typeof piece === "string" ? piece.replaceAll(/\bsm (?=[\da-zθα(])/gu, "sin ") : piece,
  );

function signPiece(sign: Sign, { opinions, isInner }: Writing): Piece {
  const opinion = opinions.get(sign);
  if (opinion?.word !== undefined && opinion.word !== null) return opinion.word;
  return judgeSign(sign.guess, opinion ?? null, isInner);
}

const standsOnLine = /^[a-fhiklmnorstuvwxzA-PR-Z\d]$/u;

/** Tests for a digit that is higher than the letter before it. */
function mayBePower(item: Item & { kind: "sign" }, before: Item | null): boolean {
  if (before?.kind !== "sign" || !standsOnLine.test(before.sign.guess[0]?.sign ?? "")) return false;
  const isFigure = /^\d$/u.test(item.sign.guess[0]?.sign ?? "");
  return isFigure && before.box.bottom - item.box.bottom > 0.2 * heightOf(item.box);
}

function orPower(sign: Sign, writing: Writing): Piece {
  const text = likeliestText([signPiece(sign, writing)]);
  return { unsure: [`^${text}`, text] };
}

/** A power, unless it continues one or is a degree sign. */
function raisedPieces(
  item: Item & { kind: "raised" },
  before: Item | null,
  writing: Writing,
): Piece[] {
  const { box, guess } = item.sign;
  if (isRing(item.sign, writing.xHeight)) return ["°"];
  const piece = judgeRaised(
    guess,
    writing.opinions.get(item.sign)?.letter ?? null,
    heightOf(box) < 0.6 * widthOf(box),
  );
  if (before === null || before.kind === "raised" || likeliestText([piece]) === "°") return [piece];
  return ["^", piece];
}

/** A degree sign: a small circle. */
function isRing({ box, guess }: Sign, xHeight: number): boolean {
  const isSmall = heightOf(box) < 0.85 * xHeight;
  const isRound = Math.abs(widthOf(box) / heightOf(box) - 1) < 0.25;
  return isSmall && isRound && /^[0oO°DQ]$/u.test(guess[0]?.sign ?? "");
}

function needsSpace(before: Item, item: Item, xHeight: number): boolean {
  if (item.kind === "raised") return false;
  const gap = (item.box.left - before.box.right) / xHeight;
  if (item.kind === "sign" && before.kind === "sign") return isWordGap(before.sign, item.sign, gap);
  const isMixed = item.kind === "fraction" && before.kind === "sign";
  if (isMixed) return gap > 0.35 || /[\da-zA-Z]/u.test(before.sign.guess[0]?.sign ?? "");
  return gap > (before.kind === "fraction" ? 0.2 : 0.35);
}
