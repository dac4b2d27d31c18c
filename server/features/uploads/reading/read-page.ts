import { signsOf, surenessOf } from "./items.ts";
import type { Piece } from "./pieces.ts";
import type { RecognisedPage } from "./recognise-page.ts";
import { secondOpinions } from "./second-opinions.ts";
import { withSoftSigns } from "./soft-signs.ts";
import { writeLine } from "./write-line.ts";

/** A line as read, in its column. */
export interface ReadLine {
  pieces: Piece[];
  /** The index of its column, from the left. */
  block: number;
}

export interface ReadPage {
  lines: ReadLine[];
  /** The number of signs, and the net's certainty: 0 is certain, -1 is a guess. */
  signs: number;
  sureness: number;
  /** Tesseract's mean confidence, 0 to 100. */
  confidence: number;
  softness: number;
  unevenness: number;
}

/** Decides between both recognisers sign by sign, and writes the lines. */
export function readPage(page: RecognisedPage): ReadPage {
  const { lines, lettered, xHeight, confidence, softness, unevenness } = page;
  const items = lines.flatMap((line) => line.items);
  const opinions = secondOpinions(lettered, xHeight);
  return {
    lines: lines.map((line) => ({
      block: line.block,
      pieces: withSoftSigns(writeLine(line.items, { opinions, xHeight, isInner: false }), softness),
    })),
    signs: signsOf(items).length,
    sureness: surenessOf(items),
    confidence,
    softness,
    unevenness,
  };
}
