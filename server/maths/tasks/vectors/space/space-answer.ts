import * as form from "../../../algebra/quotient.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";
import { floating } from "../formulas/school-angle.ts";

/** The absolute value of a number without letters, exact. */
export const absolute = (entry: Entry): Entry => (floating(entry) < 0 ? form.negate(entry) : entry);

export const numberAnswer = (label: string, value: Entry): MathsAnswer => ({
  latex: `${label} = ${entryLatex(value)}`,
  plain: entryPlain(value),
});
