import { signsOf, confidenceOf } from "./items.ts";
import type { Piece } from "./pieces.ts";
import type { RecognisedPage } from "./recognise-page.ts";
import { secondOpinions } from "./second-opinions.ts";
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
  const { lines, letterLines, xHeight, confidence, softness, unevenness } = page;
  const items = lines.flatMap((line) => line.items);
  const opinions = secondOpinions(letterLines, xHeight);
  return {
    lines: lines.map((line) => ({
      block: line.block,
      pieces: withSoftSigns(writeLine(line.items, { opinions, xHeight, isInner: false }), softness),
    })),
    signs: signsOf(items).length,
    sureness: confidenceOf(items),
    confidence,
    softness,
    unevenness,
  };
}

/** From this softness on (grey pixels per black one) the dots of ÷ may have merged with its bar. */
const soft = 1;
/** A plus between plain numbers, the context in which ÷ is plausible. */
const plusBetweenNumbers = /(?<=(?:^|[\s(])[\d.]+ ?)\+(?= ?[\d.]+(?:[\s).,;:]|$))/u;

/**
 * Out of focus, both recognisers read ÷ as a plus: in 48 pictures of one sum, blurred by 0 to 1.6 pixels, 9 were read
 * with a plus, and all 9 are softer than print usually is. So a plus between numbers is marked as unsure on soft
 * photos.
 */
export function withSoftSigns(pieces: readonly Piece[], softness: number): Piece[] {
  if (softness < soft) return [...pieces];
  return pieces.flatMap((piece): Piece[] => {
    if (typeof piece !== "string") return [piece];
    return piece
      .split(plusBetweenNumbers)
      .flatMap((text, at): Piece[] => (at === 0 ? [text] : [{ unsure: ["+", "÷"] }, text]));
  });
}
