import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { sameDimension } from "../../../quantities/dimension.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import { noUnit, type Unit } from "../../../quantities/unit.ts";
import type { CompiledFrame } from "./compiled-frame.ts";
import type { Item } from "./items.ts";
import { matchWordings, textOf } from "./wording.ts";

/** The SI unit of a variable. */
export function unitFor({ variables }: CompiledFrame, variable: string): Unit {
  return variables.get(variable)?.of ?? noUnit;
}

/** Whether a unit has the dimension of a variable. */
export function fits(
  frame: CompiledFrame,
  variable: string,
  { unit }: Pick<Quantity, "unit">,
): boolean {
  const { typedAs } = frame.variables.get(variable) ?? {};
  return sameDimension((typedAs ?? unitFor(frame, variable)).dimension, unit.dimension);
}

/**
 * The variable that an unnamed quantity belongs to: the only one of its dimension, or one with `isUsual`. Null for a
 * number without a unit.
 */
export function usualRole(
  frame: CompiledFrame,
  values: ReadonlyMap<string, unknown>,
  { unit }: Quantity,
): string | null {
  if (unit === noUnit) return null;
  const fitting = [...frame.variables.values()].filter(({ name, constant, isNamed }) => {
    return constant === undefined && isNamed !== true && fits(frame, name, { unit });
  });
  const [only] = fitting;
  if (fitting.length === 1 && only) return only.name;
  const usual = fitting.filter(({ isUsual }) => isUsual);
  return (usual.find(({ name }) => !values.has(name)) ?? usual[0])?.name ?? null;
}

/** Whether the word directly before a quantity announces a speed but the unit is another: "From 80 m to 60 km/h". */
export function isMiscued(
  frame: CompiledFrame,
  items: readonly Item[],
  at: number,
  quantity: Quantity,
): boolean {
  if (!["from", "to"].includes(textOf(items[at - 1]))) return false;
  const meanings = matchWordings(frame.wordings, items, at - 1)?.meanings ?? [];
  return meanings.some((meaning) => {
    const isSpeed = meaning.kind === "cue" && unitFor(frame, meaning.variable).symbol === "m/s";
    return isSpeed && !fits(frame, meaning.variable, quantity);
  });
}

/** A number without a unit as a quantity; a percentage as a fraction. */
export function numberQuantity(item: Extract<Item, { kind: "number" }>): Quantity {
  const hundred: Rational = q.rational(100n);
  const value = item.isPercent ? q.divide(item.value, hundred) : item.value;
  return {
    value,
    unit: noUnit,
    significant: item.significant,
    places: q.decimalPlaces(value) ?? 0,
  };
}

/** Supplies the unit where it may be omitted: "u = 0", "g = 10". */
export function withUsualUnit(
  frame: CompiledFrame,
  named: string | undefined,
  amount: Quantity,
): Quantity {
  if (amount.unit !== noUnit || named === undefined) return amount;
  const unit = unitFor(frame, named);
  const isGravity = named === "g" && unit.symbol === "m/s^2" && isUsualGravity(amount.value);
  return q.isZero(amount.value) || isGravity ? { ...amount, unit } : amount;
}

/** The values of g in m/s² that schools use: 10, 9.8 and 9.81. */
function isUsualGravity(value: Rational): boolean {
  return [q.rational(10n), q.rational(98n, 10n), q.rational(981n, 100n)].some((usual) =>
    q.equals(usual, value),
  );
}
