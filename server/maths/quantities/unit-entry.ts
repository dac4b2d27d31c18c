import type { BaseQuantity } from "./dimension.ts";

/** One line of the table; `prefixes` lists the SI prefixes that a school uses with it. */
export interface UnitEntry {
  symbol: string;
  /** First singular, then plural, then other spellings. */
  names: string;
  dimension: Partial<Record<BaseQuantity, number>>;
  /** SI units in one of it: a number or a fraction as text. */
  scale?: string;
  piPower?: number;
  offset?: string;
  latex?: string;
  /** Other symbols for it; these and `symbol` are read in their own case. */
  also?: string;
  /** Whether those other symbols take prefixes too: ml like mL, but not kgm. */
  prefixesForAll?: boolean;
  prefixes?: string;
}
