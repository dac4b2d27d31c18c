import { vennDrawing } from "../../../drawing/venn-drawing.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { EventName, TwoEventsProblem } from "./read-two-events.ts";

/** The text below the circles if it is given or requested. */
const below: readonly (readonly [EventName, string])[] = [
  ["union", "P(A ∪ B)"],
  ["AgivenB", "P(A|B)"],
  ["BgivenA", "P(B|A)"],
];

/** Two events that are not mutually exclusive, with the given probabilities. */
export function eventsVenn({ givens, targets, relation, style }: TwoEventsProblem): Drawing | null {
  if (relation === "exclusive" || !givens.has("A") || !givens.has("B")) return null;
  const text = (name: EventName): string | null => {
    const value = givens.get(name);
    if (value) return rationalPlain(value, style);
    return targets.includes(name) ? "?" : null;
  };
  const both = text("both");
  const named = [["A", "P(A)"], ["B", "P(B)"], ["both", "P(A ∩ B)"], ...below] as const;
  const told = named.flatMap(([name, says]) => {
    const value = text(name);
    return value === null ? [] : [`${says} = ${value}`];
  });
  const lines = below.flatMap(([name, says]) => {
    const value = text(name);
    return value === null ? [] : [`${says} = ${value}`];
  });
  return vennDrawing({
    title: "The Venn diagram",
    description: `Two circles that overlap, for the events A and B${relation === "independent" ? ", which are independent" : ""}. ${told.join(", ")}.`,
    shows: "question",
    names: [`P(A) = ${text("A") ?? "?"}`, `P(B) = ${text("B") ?? "?"}`],
    words: both === null ? {} : { both },
    ...(lines.length > 0 && { below: lines.join(", ") }),
  });
}
