import type { BaseQuantity } from "./dimension.ts";

/** One row of the table; `prefixes` lists the SI prefixes that schools use with it. */
export interface UnitEntry {
  symbol: string;
  /** First the singular, then the plural, then other spellings. */
  names: string;
  dimension: Partial<Record<BaseQuantity, number>>;
  /** Its size in SI units: a number or a fraction as text. */
  scale?: string;
  piPower?: number;
  offset?: string;
  latex?: string;
  /** Other symbols for it; these and `symbol` are case-sensitive. */
  also?: string;
  /** Whether those other symbols take prefixes too: ml like mL, but not kgm. */
  prefixesForAll?: boolean;
  prefixes?: string;
}
