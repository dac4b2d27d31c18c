import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { type Label, moneyLabel, noLabel } from "./amount.ts";
import type { StoryFacts } from "./read-story.ts";

/** The currency of a word problem: that of all its money amounts, or "" if they are bare numbers; null if several. */
export function currencyOf({ amounts }: StoryFacts): Label | null {
  const signs = new Set(
    [...amounts.values()].filter(({ kind }) => kind === "money").map(({ unit }) => unit),
  );
  const [sign] = signs;
  if (signs.size > 1) return null;
  return sign === undefined ? noLabel : moneyLabel(sign);
}

/** Whether either all money amounts have a currency sign, or none has. */
export function isMoneyAlike({ amounts }: StoryFacts, roles: ReadonlySet<string>): boolean {
  const kinds = [...amounts].filter(([role]) => roles.has(role)).map(([, { kind }]) => kind);
  return new Set(kinds).size < 2;
}

/** The given numbers by role; null if one is not positive, because no word problem here has such a number. */
export function positiveValues({ amounts }: StoryFacts): Map<string, Rational> | null {
  const values = [...amounts.values()].flatMap(({ value, terms }) => [value, ...terms]);
  if (values.some((value) => q.sign(value) <= 0)) return null;
  return new Map([...amounts].map(([role, { value }]) => [role, value]));
}

/** The same label for several roles. */
export function sameLabel(label: Label, ...roles: readonly string[]): Record<string, Label> {
  return Object.fromEntries(roles.map((role) => [role, label]));
}
