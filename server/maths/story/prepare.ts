import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { type Label, moneyLabel, noLabel } from "./amount.ts";
import type { Told } from "./read-story.ts";

/** The currency of a story: of all its amounts of money, or none where they are bare numbers; null where it has several. */
export function currencyOf({ amounts }: Told): Label | null {
  const signs = new Set(
    [...amounts.values()].filter(({ kind }) => kind === "money").map(({ unit }) => unit),
  );
  const [sign] = signs;
  if (signs.size > 1) return null;
  return sign === undefined ? noLabel : moneyLabel(sign);
}

/** Whether the amounts of money are all told with the sign of a currency, or all without. */
export function isMoneyAlike({ amounts }: Told, roles: ReadonlySet<string>): boolean {
  const kinds = [...amounts].filter(([role]) => roles.has(role)).map(([, { kind }]) => kind);
  return new Set(kinds).size < 2;
}

/** The numbers as told, by role; null where one is not positive, as no story here has such. */
export function positiveValues({ amounts }: Told): Map<string, Rational> | null {
  const values = [...amounts.values()].flatMap(({ value, terms }) => [value, ...terms]);
  if (values.some((value) => q.sign(value) <= 0)) return null;
  return new Map([...amounts].map(([role, { value }]) => [role, value]));
}

/** The same label for several roles. */
export function labelled(label: Label, ...roles: readonly string[]): Record<string, Label> {
  return Object.fromEntries(roles.map((role) => [role, label]));
}
