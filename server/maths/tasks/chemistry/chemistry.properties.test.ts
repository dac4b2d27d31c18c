import fc from "fast-check";
import { expect, test } from "vitest";
import { balance, countSides } from "./equations/balance.ts";
import { parseSpecies, speciesOf } from "../../chemistry/parse-formula.ts";
import type { Species } from "../../chemistry/species.ts";
import { answerOf } from "./testing/answer-of.ts";

const symbols = ["H", "C", "N", "O", "Na", "S", "Cl", "K", "Ca", "Fe", "Cu", "Co"];
const atom = fc.tuple(fc.constantFrom(...symbols), fc.integer({ min: 2, max: 20 }), fc.boolean());

test("a written formula is parsed with every atom", () => {
  fc.assert(
    fc.property(fc.array(atom, { minLength: 1, maxLength: 5 }), (atoms) => {
      const counts = new Map<string, bigint>();
      for (const [symbol, count, isOne] of atoms) {
        counts.set(symbol, (counts.get(symbol) ?? 0n) + (isOne ? 1n : BigInt(count)));
      }
      const text = atoms.map(([symbol, count, isOne]) => symbol + (isOne ? "" : count)).join("");
      expect(parseSpecies(text)?.atoms).toEqual(counts);
    }),
  );
});

test("a bracket multiplies all its content", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("OH", "NO3", "SO4", "NH4"),
      fc.integer({ min: 2, max: 9 }),
      (group, count) => {
        const inside = speciesOf(group)?.atoms ?? new Map<string, bigint>();
        const whole = speciesOf(`Ca(${group})${count}`)?.atoms;
        for (const [symbol, each] of inside) expect(whole?.get(symbol)).toBe(each * BigInt(count));
      },
    ),
  );
});

function species(formula: string): Species {
  const found = speciesOf(formula);
  if (!found) throw new Error(formula);
  return found;
}

test("every combustion of a compound of carbon, hydrogen and oxygen is balanced", () => {
  const carbons = fc.integer({ min: 1, max: 30 });
  const hydrogens = fc.integer({ min: 1, max: 31 }).map((half) => 2 * half);
  fc.assert(
    fc.property(carbons, hydrogens, fc.integer({ min: 0, max: 1 }), (c, h, o) => {
      const count = (symbol: string, number: number): string => {
        return number === 0 ? "" : symbol + (number === 1 ? "" : number);
      };
      const skeleton = {
        reactants: [species(count("C", c) + count("H", h) + count("O", o)), species("O2")],
        products: [species("CO2"), species("H2O")],
      };
      const result = balance(skeleton);
      if (result.kind !== "balanced") throw new Error(result.kind);
      const [fuel = 0n, , dioxide, water] = result.coefficients;
      expect(dioxide).toBe(fuel * BigInt(c));
      expect(water).toBe((fuel * BigInt(h)) / 2n);
      for (const { left, right } of countSides(skeleton, result.coefficients))
        expect(left).toBe(right);
    }),
  );
});

test("mass, then moles: gives the number of moles from which a mass was computed", () => {
  const substances = [
    ["NaOH", 40],
    ["CO2", 44],
    ["CaCO3", 100],
    ["H2SO4", 98],
    ["glucose", 180],
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...substances),
      fc.integer({ min: 1, max: 999 }),
      ([name, mass], tenths) => {
        const grams = (tenths * mass) / 10;
        expect(answerOf(`How many moles are there in ${grams} g of ${name}?`)).toBe(
          `${tenths / 10} mol`,
        );
        expect(answerOf(`Find the mass of ${tenths / 10} mol of ${name}`)).toBe(`${grams} g`);
      },
    ),
    { numRuns: 60 },
  );
});

test("Boyle's law: pressure times volume is constant", () => {
  const size = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(size, size, size, (pressure, volume, factor) => {
      const question = `A gas has a volume of ${volume * factor} L at ${pressure} atm. At constant temperature it is compressed to ${volume} L. What is the final pressure?`;
      expect(answerOf(question)).toBe(`${pressure * factor} atm`);
    }),
    { numRuns: 60 },
  );
});

test("pH of strong acids and bases whose concentration is a power of ten", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), (power) => {
      const concentration = (10 ** -power).toFixed(power);
      expect(answerOf(`Find the pH of ${concentration} M HCl`)).toBe(String(power));
      expect(answerOf(`Find the pH of ${concentration} M NaOH`)).toBe(String(14 - power));
    }),
  );
});

test("dilution: the moles of solute are constant", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 2, max: 20 }),
      (volume, factor) => {
        const question = `${volume} mL of ${factor} M HCl is diluted to ${volume * factor} mL. Find the molarity of the resulting solution`;
        expect(answerOf(question)).toBe("1 M");
      },
    ),
    { numRuns: 40 },
  );
});
