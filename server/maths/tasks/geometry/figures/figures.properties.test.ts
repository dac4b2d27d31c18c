import fc from "fast-check";
import { expect, test } from "vitest";
import { solveOrThrow } from "../testing/ask.ts";

/** Returns the number before the unit, with π and roots evaluated. */
function numberOf(question: string): number {
  const [text = ""] =
    /^[^a-z]*(?:sqrt\(\d+\)|pi|[\d\s*/().+-])*/.exec(
      solveOrThrow(question).solution.answer.plain,
    ) ?? [];
  return evaluate(text.trim());
}

function evaluate(text: string): number {
  return text.split("/").reduce((total, part, at) => {
    const size = part.split("*").reduce((product, factor) => {
      const [, under] = /^sqrt\((\d+)\)$/.exec(factor) ?? [];
      if (under !== undefined) return product * Math.sqrt(Number(under));
      return product * (factor === "pi" ? Math.PI : Number(factor));
    }, 1);
    return at === 0 ? size : total / size;
  }, 1);
}

const size = fc.integer({ min: 1, max: 5000 });

/** Textbooks use 22/7 for π if the 7 cancels, which is 0.04% too large. */
function isNear(found: number, expected: number): boolean {
  return Math.abs(found - expected) <= 0.0005 * expected;
}

test("areas, perimeters and volumes agree with formulas evaluated in decimals", () => {
  fc.assert(
    fc.property(size, size, size, (a, b, c) => {
      const rows: [string, number][] = [
        [`Find the area of a rectangle of length ${a} cm and breadth ${b} cm`, a * b],
        [`Find the perimeter of a rectangle of length ${a} cm and breadth ${b} cm`, 2 * (a + b)],
        [`Find the length of the diagonal of a rectangle ${a} m by ${b} m`, Math.hypot(a, b)],
        [
          `Find the area of a trapezium with parallel sides ${a} m and ${b} m and height ${c} m`,
          ((a + b) * c) / 2,
        ],
        [`Find the area of a circle of radius ${a} cm`, Math.PI * a * a],
        [`Find the area of a sector of radius ${a} cm and angle 90°`, (Math.PI * a * a) / 4],
        [`Find the volume of a cuboid ${a} cm by ${b} cm by ${c} cm`, a * b * c],
        [`Find the volume of a cylinder of radius ${a} cm and height ${b} cm`, Math.PI * a * a * b],
        [
          `Find the volume of a cone of radius ${a} cm and height ${b} cm`,
          (Math.PI * a * a * b) / 3,
        ],
        [
          `Find the curved surface area of a cone of radius ${a} cm and height ${b} cm`,
          Math.PI * a * Math.hypot(a, b),
        ],
        [`Find the surface area of a sphere of diameter ${a} cm`, Math.PI * a * a],
      ];
      for (const [question, expected] of rows)
        expect([question, isNear(numberOf(question), expected)]).toEqual([question, true]);
    }),
    { numRuns: 60 },
  );
});

test("a measure found by an inverse calculation is the one from which the question was built", () => {
  fc.assert(
    fc.property(size, size, (a, b) => {
      expect(
        numberOf(
          `The area of a rectangle is ${a * b} cm² and its length is ${a} cm. Find its breadth`,
        ),
      ).toBe(b);
      expect(
        numberOf(
          `The perimeter of a rectangle is ${2 * (a + b)} m and breadth ${b} m. Find its length`,
        ),
      ).toBe(a);
      expect(numberOf(`Find the edge of a cube whose volume is ${a ** 3} cm³`)).toBe(a);
      expect(numberOf(`Find the radius of a circle whose area is ${a * a}π cm²`)).toBe(a);
      expect(
        numberOf(
          `The volume of a cylinder is ${a * a * b}π cm³ and its radius is ${a} cm. Find its height`,
        ),
      ).toBe(b);
    }),
    { numRuns: 60 },
  );
});
