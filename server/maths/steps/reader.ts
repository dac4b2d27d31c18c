import type { LatexCursor } from "./latex-cursor.ts";
import type { Value } from "./value.ts";

/** Parser functions that call each other: for a whole sum, as in brackets, a product, and one factor. */
export interface Reader {
  sum: (cursor: LatexCursor) => Value;
  term: (cursor: LatexCursor) => Value;
  factor: (cursor: LatexCursor) => Value;
}
