import { convert, quantity, type Quantity, quantityPlain } from "../../quantities/quantity.ts";
import { toNumber } from "./formula/evaluate.ts";
import type { LawFigure } from "./laws/law-drawing.ts";
import type { PhysicsProblem, Datum } from "./physics-problem.ts";
import { type PhysicsResult, tell } from "./solve.ts";

/** The quantities of a problem as its drawing reads them. */
export function lawFigure(problem: PhysicsProblem, { answers }: PhysicsResult): LawFigure {
  const quantities = new Map(problem.givens.map((one) => [one.name, one]));
  const moves = new Map(problem.moves.map(({ name, value }) => [name, value]));
  const text = (name: string): string => {
    const given = quantities.get(name);
    return given ? quantityText(asTyped(given)) : "?";
  };
  return {
    value: (name) => {
      const value = quantities.get(name)?.value ?? moves.get(name)?.value;
      return value === undefined ? null : toNumber(value);
    },
    isGiven: (name) => quantities.has(name),
    isWanted: (name) => problem.targets.some((wanted) => wanted.name === name),
    text,
    unit: (name) => problem.units.get(name)?.symbol ?? "",
    result: (name) => {
      const answer = answers.find(({ target }) => target.name === name);
      if (answer) return quantityText(answer.display);
      const [close, unit] = [moves.get(name), problem.units.get(name)];
      return close && unit
        ? quantityText(tell(quantity(close.value, unit), close.isExact, 3).display)
        : text(name);
    },
  };
}

/** The value in the unit that was typed, if it can be converted into it. */
function asTyped({ item, value, unit }: Datum): Quantity {
  const own = quantity(value, unit);
  if (item?.kind !== "quantity") return own;
  return convert(own, item.quantity.unit) ?? own;
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("-0123456789", (sign, at) => [sign, Array.from("⁻⁰¹²³⁴⁵⁶⁷⁸⁹")[at] ?? sign]),
);

/** A quantity as plain text: "6 Ω", "2 m/s²". The sign is omitted, because it is that of a sign convention. */
function quantityText(one: Quantity): string {
  return quantityPlain(one)
    .replace(/^-/, "")
    .replaceAll(/ohms?\b/g, "Ω")
    .replaceAll("*10", " × 10")
    .replaceAll(/\^(-?\d+)/g, (_, power: string) =>
      Array.from(power, (sign) => raised[sign] ?? sign).join(""),
    );
}
