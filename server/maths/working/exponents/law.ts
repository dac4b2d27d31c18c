import type { CanonicalOptions } from "../../algebra/options.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import type { Expression } from "../../expressions/expression.ts";
import type { PowerFactor, PowerProduct } from "./power-product.ts";

/** A product of powers after the use of one law, with the law in school terms. */
interface Move {
  product: PowerProduct;
  title: string;
  why: string;
}

/** A law of exponents: its result for a product of powers, applied in all places at once; null if it does not apply. */
export type Law = (product: PowerProduct, options: CanonicalOptions) => Move | null;

/** Whether both bases are written alike. */
export function sameBase(one: PowerFactor, other: PowerFactor): boolean {
  return expressionLatex(one.base) === expressionLatex(other.base);
}

/** The sentence that shows the arithmetic of the exponents: "Here $3 + 4 = 7$." Empty if they are letters. */
export function here(workings: readonly { written: Expression; result: Expression }[]): string {
  const lines = workings
    .map(({ written, result }) => [expressionLatex(written), expressionLatex(result)] as const)
    .filter(([written, result]) => written !== result)
    .map(([written, result]) => `$${written} = ${result}$`);
  if (lines.length === 0) return "";
  const distinct = [...new Set(lines)];
  const last = distinct.at(-1) ?? "";
  const others = distinct.slice(0, -1);
  return ` Here ${others.length > 0 ? `${others.join(", ")} and ` : ""}${last}.`;
}
