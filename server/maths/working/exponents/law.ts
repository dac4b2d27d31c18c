import type { CanonicalOptions } from "../../algebra/options.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import type { Expression } from "../../expressions/expression.ts";
import type { PowerFactor, PowerProduct } from "./power-product.ts";

/** A product of powers after one law, with the law in the words of the school. */
interface Move {
  product: PowerProduct;
  title: string;
  why: string;
}

/** A law of exponents: what it makes of a product of powers, at all places at once; null where it does not apply. */
export type Law = (product: PowerProduct, options: CanonicalOptions) => Move | null;

export function sameBase(one: PowerFactor, other: PowerFactor): boolean {
  return expressionLatex(one.base) === expressionLatex(other.base);
}

/** The sentence that shows the exponents worked out: "Here $3 + 4 = 7$." Empty where they are letters. */
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
