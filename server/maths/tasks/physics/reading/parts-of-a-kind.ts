import * as q from "../../../numbers/rational.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import type { CompiledFrame, Meaning } from "./compiled-frame.ts";
import type { GivenQuantity } from "./given.ts";
import { fits } from "./roles.ts";

/**
 * The requested quantities of wordings that ask by themselves; there are several for "the current through each
 * resistor".
 */
export function askedBy(meanings: readonly Meaning[]): string[][] {
  return meanings.flatMap((meaning) => (meaning.kind === "asks" ? [[meaning.variable]] : []));
}

/** Whether it is undecided which part a requested quantity belongs to. */
export function isOpenPart({ variables }: CompiledFrame, asked: readonly string[]): boolean {
  return asked.length > 1 && asked.every((name) => variables.get(name)?.partOf !== undefined);
}

/**
 * Finds the part that an amount identifies: "the current through the 10 Ω resistor". Returns null if no part is
 * requested, and "none" if the amount identifies no single part or a part has already been identified.
 */
export function partAsked(
  frame: CompiledFrame,
  values: ReadonlyMap<string, GivenQuantity>,
  requests: readonly (readonly string[])[],
  amount: Quantity,
): string | null {
  const hasPart = requests.some(([name, ...more]) => {
    const part = more.length === 0 ? frame.variables.get(name ?? "")?.partOf : undefined;
    return part !== undefined && fits(frame, part, amount);
  });
  if (hasPart) return "none";
  const last = requests.at(-1) ?? [];
  return isOpenPart(frame, last) ? (partMeant(frame, values, last, amount) ?? "none") : null;
}

/** The one requested quantity whose part has this value; null if there is none or more than one. */
function partMeant(
  { variables }: CompiledFrame,
  known: ReadonlyMap<string, GivenQuantity>,
  asked: readonly string[],
  amount: Quantity,
): string | null {
  const [meant, ...more] = asked.filter((name) => {
    const part = known.get(variables.get(name)?.partOf ?? "")?.quantity;
    const isSameUnit = part?.unit.symbol === amount.unit.symbol;
    return part !== undefined && isSameUnit && q.equals(part.value, amount.value);
  });
  return meant === undefined || more.length > 0 ? null : meant;
}
