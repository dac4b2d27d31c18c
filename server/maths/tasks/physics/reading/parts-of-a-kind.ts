import * as q from "../../../numbers/rational.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import type { CompiledFrame, Meaning } from "./compiled-frame.ts";
import type { Given } from "./given.ts";
import { fits } from "./roles.ts";

/** "The current through each resistor" asks for several quantities. */
export function askedBy(meanings: readonly Meaning[]): string[][] {
  return meanings.flatMap((meaning) => (meaning.kind === "asks" ? [[meaning.variable]] : []));
}

/** Whether it is still open of which part of the whole a quantity is asked. */
export function isOpenPart({ variables }: CompiledFrame, asked: readonly string[]): boolean {
  return asked.length > 1 && asked.every((name) => variables.get(name)?.partOf !== undefined);
}

/**
 * Which part an amount means where one is asked by its value. "none" where it means no certain one, or where a part
 * was asked already, so that another one is no more of the whole; null if no part is asked.
 */
export function partAsked(
  frame: CompiledFrame,
  known: ReadonlyMap<string, Given>,
  asked: readonly (readonly string[])[],
  amount: Quantity,
): string | null {
  const hasPart = asked.some(([name, ...more]) => {
    const part = more.length === 0 ? frame.variables.get(name ?? "")?.partOf : undefined;
    return part !== undefined && fits(frame, part, amount);
  });
  if (hasPart) return "none";
  const last = asked.at(-1) ?? [];
  return isOpenPart(frame, last) ? (partMeant(frame, known, last, amount) ?? "none") : null;
}

/** The one of the asked quantities whose part has this value: "the current through the 10 Ω resistor". */
function partMeant(
  { variables }: CompiledFrame,
  known: ReadonlyMap<string, Given>,
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
