import type { LatexCursor } from "./latex-cursor.ts";
import type { Value } from "./value.ts";

/** What the parts of the reader need of each other: a whole sum, as in brackets, a product, and one factor. */
export interface Reader {
  sum: (cursor: LatexCursor) => Value;
  term: (cursor: LatexCursor) => Value;
  factor: (cursor: LatexCursor) => Value;
}
