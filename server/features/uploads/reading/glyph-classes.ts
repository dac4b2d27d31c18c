/**
 * The signs that our own reader of single glyphs tells apart, in the order of its outputs. `∎` is what is no single
 * sign: two that touch, half of one, dirt.
 */
export const glyphClasses: readonly string[] = Array.from(
  [
    "0123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    ".,:;?!'()[]/|\"%&",
    "+−=×÷±<>≤≥√πθ°₹αβ→·∎",
  ].join(""),
);
