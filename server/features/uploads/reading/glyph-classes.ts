/**
 * The classes of the glyph net, in the order of its outputs. `∎` is the class of non-glyphs: two touching signs, half
 * of one, dirt.
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
