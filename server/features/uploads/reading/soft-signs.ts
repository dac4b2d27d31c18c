import type { Piece } from "./pieces.ts";

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
