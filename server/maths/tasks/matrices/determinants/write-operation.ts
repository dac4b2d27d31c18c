import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import type { RowOperation } from "./row-reduction.ts";

/** Returns a row operation in textbook notation: `R_{2} \to R_{2} - 3R_{1}`. */
export function operationLatex(operation: RowOperation): string {
  const row = `R_{${operation.row + 1}}`;
  if (operation.kind === "swap") return `${row} \\leftrightarrow R_{${operation.other + 1}}`;
  if (operation.kind === "scale") return `${row} \\to ${factorLatex(operation.factor)}${row}`;
  const size = form.asRational(operation.factor) ?? q.one;
  const times = q.equals(q.absolute(size), q.one) ? "" : rationalLatex(q.absolute(size));
  return `${row} \\to ${row} ${q.sign(size) < 0 ? "-" : "+"} ${times}R_{${operation.other + 1}}`;
}

function factorLatex(factor: Entry): string {
  return form.isOne(form.negate(factor)) ? "-" : entryLatex(factor);
}
