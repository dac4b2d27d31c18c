import type { Box } from "./glyph-features.ts";
import type { GlyphGuess } from "./glyph-net.ts";

type InkAt = (x: number, y: number) => number;

/**
 * A closer check of digits that look similar in many typefaces: a 3 is open on its left where 5 and 8 are closed, and a
 * 7 is wide at its top where a 1 is wide at its foot.
 */
export function recheckDigits(guess: GlyphGuess, inkAt: InkAt, box: Box): GlyphGuess {
  const sign = guess[0]?.sign ?? "";
  if (/^[358]$/u.test(sign)) return recheckThree(guess, inkAt, box);
  return sign === "1" ? recheckOne(guess, inkAt, box) : guess;
}

function recheckThree(guess: GlyphGuess, inkAt: InkAt, box: Box): GlyphGuess {
  const left = inkWithin(inkAt, box, { left: 0, right: 0.3, top: 0.24, bottom: 0.4 });
  const chance = guess.find(({ sign }) => sign === "3")?.chance ?? 0;
  if (left < 0.13 && chance > 0.02) return promoted(guess, "3", /^[358]$/u);
  return left > 0.35 && guess[0]?.sign === "3" ? doubted(guess) : guess;
}

function recheckOne(guess: GlyphGuess, inkAt: InkAt, box: Box): GlyphGuess {
  const [top, foot] = [broadness(inkAt, box, 0, 0.14), broadness(inkAt, box, 0.8, 1)];
  return top > 0.75 && top > 1.7 * foot ? doubted(guess, "7") : guess;
}

interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The mean ink of a part of the box, given in fractions of its sides. */
function inkWithin(inkAt: InkAt, box: Box, part: Part): number {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  let sum = 0;
  let count = 0;
  for (let y = Math.round(box.top + part.top * height); y < box.top + part.bottom * height; y++) {
    for (let x = Math.round(box.left + part.left * width); x < box.left + part.right * width; x++) {
      sum += inkAt(x, y);
      count++;
    }
  }
  return sum / Math.max(1, count);
}

/** The share of the box's columns with ink between two heights. */
function broadness(inkAt: InkAt, box: Box, top: number, bottom: number): number {
  const height = box.bottom - box.top;
  let inkCount = 0;
  for (let x = box.left; x < box.right; x++) {
    let most = 0;
    for (let y = Math.round(box.top + top * height); y < box.top + bottom * height; y++) {
      most = Math.max(most, inkAt(x, y));
    }
    if (most > 0.4) inkCount++;
  }
  return inkCount / (box.right - box.left);
}

/** Moves the probability of all similar glyphs to one of them. */
function promoted(guess: GlyphGuess, sign: string, alike: RegExp): GlyphGuess {
  const chance = guess.reduce((sum, one) => sum + (alike.test(one.sign) ? one.chance : 0), 0);
  const others = guess.filter((one) => !alike.test(one.sign));
  const rest = guess.filter((one) => alike.test(one.sign) && one.sign !== sign);
  return [{ sign, chance }, ...others, ...rest.map((one) => ({ ...one, chance: 0 }))];
}

/** Marks the first guess as unsure, with `instead` as the alternative. */
function doubted(guess: GlyphGuess, instead?: string): GlyphGuess {
  const [first, ...others] = guess;
  if (first === undefined) return guess;
  const known = others.filter(({ sign }) => sign !== instead);
  const second = instead === undefined ? [] : [{ sign: instead, chance: 0.4 }];
  return [{ ...first, chance: Math.min(first.chance, 0.5) }, ...second, ...known];
}
