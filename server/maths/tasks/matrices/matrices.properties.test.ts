import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { matricesTasks } from "./matrices.tasks.ts";

/** Returns the plain answer, the kind of refusal, or "left to others". */
function answer(question: string): string {
  for (const task of matricesTasks) {
    const outcome = task.attempt(readQuestion(question), { grade: 12 });
    if (outcome) return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
  }
  return "left to others";
}

const entry = fc.integer({ min: -20, max: 20 });
const row = (length: number) => fc.array(entry, { minLength: length, maxLength: length });
const matrix = (rows: number, columns = rows) =>
  fc.array(row(columns), { minLength: rows, maxLength: rows });
const written = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map((entries) => `[${entries.join(", ")}]`).join(", ")}]`;
const product = (a: readonly number[][], b: readonly number[][]): number[][] =>
  a.map((entries) =>
    (b[0] ?? []).map((_, column) =>
      entries.reduce((sum, value, at) => sum + value * (b[at]?.[column] ?? 0), 0),
    ),
  );

test("products of matrices of any fitting orders", () => {
  const pair = fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      // A 1 × 1 matrix is read as a number in brackets, so both factors have at least two rows or columns.
      fc.integer({ min: 2, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .chain(([rows, middle, columns]) => fc.tuple(matrix(rows, middle), matrix(middle, columns)));
  fc.assert(
    fc.property(pair, ([a, b]) => {
      expect(answer(`If A = ${written(a)} and B = ${written(b)}, find AB`)).toBe(
        written(product(a, b)),
      );
    }),
    { numRuns: 60 },
  );
});

test("a determinant of order 3 by the rule of Sarrus, typed in three ways", () => {
  fc.assert(
    fc.property(matrix(3), (rows) => {
      const at = (i: number, j: number): number => rows[i]?.[j % 3] ?? 0;
      const value = [0, 1, 2].reduce(
        (sum, j) =>
          sum + at(0, j) * at(1, j + 1) * at(2, j + 2) - at(0, j) * at(1, j + 2) * at(2, j + 1),
        0,
      );
      const lines = rows.map((entries) => entries.join(" ")).join("; ");
      const latex = rows.map((entries) => entries.join(" & ")).join(" \\\\ ");
      expect(answer(`Evaluate |${lines}|`)).toBe(String(value));
      expect(answer(`Find the determinant of ${written(rows)}`)).toBe(String(value));
      expect(answer(`Evaluate \\begin{vmatrix} ${latex} \\end{vmatrix}`)).toBe(String(value));
    }),
    { numRuns: 60 },
  );
});

test("a whole inverse of order 3 comes back from a product of triangles", () => {
  const unit = fc.tuple(entry, entry, entry);
  fc.assert(
    fc.property(unit, unit, ([a, b, c], [d, e, f]) => {
      const lower = [
        [1, 0, 0],
        [a, 1, 0],
        [b, c, 1],
      ];
      const upper = [
        [1, d, e],
        [0, 1, f],
        [0, 0, 1],
      ];
      const lowerInverse = [
        [1, 0, 0],
        [-a, 1, 0],
        [a * c - b, -c, 1],
      ];
      const upperInverse = [
        [1, -d, d * f - e],
        [0, 1, -f],
        [0, 0, 1],
      ];
      const whole = product(lower, upper);
      const inverse = product(upperInverse, lowerInverse).map((entries) =>
        entries.map((value) => value + 0),
      );
      expect(answer(`Find the inverse of the matrix ${written(whole)}`)).toBe(written(inverse));
    }),
    { numRuns: 40 },
  );
});

test("systems of three equations give back the values that they were made of", () => {
  fc.assert(
    fc.property(
      matrix(3),
      row(3),
      fc.constantFrom("", " by matrix method", " by Cramer's rule"),
      (rows, values, method) => {
        const letters = ["x", "y", "z"];
        const equations = rows.map((entries) => {
          const right = entries.reduce((sum, value, at) => sum + value * (values[at] ?? 0), 0);
          return `${entries.map((value, at) => `(${value})${letters[at]}`).join(" + ")} = ${right}`;
        });
        fc.pre(rows.every((entries) => entries.filter((value) => value !== 0).length > 1));
        fc.pre(letters.every((_, at) => rows.some((entries) => entries[at] !== 0)));
        const given = answer(`Solve ${equations.join(", ")}${method}`);
        const expected = letters.map((letter, at) => `${letter} = ${values[at]}`).join(", ");
        expect([expected, "infinitely many solutions"]).toContain(given);
      },
    ),
    { numRuns: 60 },
  );
});

test("the optimum of a linear programme is not beaten at any whole point of its region", () => {
  const positive = fc.integer({ min: 1, max: 9 });
  const constraint = fc.tuple(positive, positive, fc.integer({ min: 5, max: 40 }));
  fc.assert(
    fc.property(
      fc.array(constraint, { minLength: 2, maxLength: 3 }),
      positive,
      positive,
      (all, p, r) => {
        const typed = all.map(([a, b, c]) => `${a}x + ${b}y ≤ ${c}`).join(", ");
        const given = answer(`Maximise Z = ${p}x + ${r}y subject to ${typed}, x ≥ 0, y ≥ 0`);
        const [, top = "", below = "1"] = /^Z = (-?\d+)(?:\/(\d+))?/.exec(given) ?? [];
        const best = Number(top) / Number(below);
        expect(top).not.toBe("");
        for (let x = 0; x <= 40; x += 1) {
          for (let y = 0; y <= 40; y += 1) {
            if (all.every(([a, b, c]) => a * x + b * y <= c)) {
              expect(p * x + r * y).toBeLessThanOrEqual(best + 1e-9);
            }
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
