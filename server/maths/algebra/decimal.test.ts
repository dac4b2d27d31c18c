import fc from "fast-check";
import { expect, test } from "vitest";
import { integerLeaf } from "../expressions/expression.ts";
import { decimalOf } from "./decimal.ts";
import { readExpression } from "./read-for-test.ts";

test.each([
  ["√2", { places: 3 }, "1.414"],
  ["2/3", { places: 2 }, "0.67"],
  ["1/8", { places: 2 }, "0.13"],
  ["-1/8", { places: 2 }, "-0.13"],
  ["5/2", { places: 0 }, "3"],
  ["9.996", { significant: 3 }, "10.0"],
  ["√99.9999", { places: 2 }, "10.00"],
  ["1234567π", { significant: 5 }, "3878500"],
  ["π/1000", { significant: 4 }, "0.003142"],
  ["sin 1", { places: 40 }, "0.8414709848078965066525023216302989996226"],
  ["π", { places: 50 }, "3.14159265358979323846264338327950288419716939937511"],
  ["ln 2", { places: 40 }, "0.6931471805599453094172321214581765680755"],
  ["log 2", { places: 30 }, "0.301029995663981195213738894724"],
  ["tan^-1(2)", { places: 30 }, "1.107148717794090503017065460179"],
  ["∛2 - ∛3", { places: 5 }, "-0.18233"],
  ["tan 89°", { places: 10 }, "57.2899616308"],
])("%s with %o is %s", (given, precision, expected) => {
  expect(decimalOf(readExpression(given), precision)).toBe(expected);
});

test.each(["x + 1", "√(-2)", "1 + √(-1)"])("%s is not a decimal", (given) => {
  expect(() => decimalOf(readExpression(given), { places: 2 })).toThrow(/certain|letters/);
});

test("a root to a given number of places is the nearest decimal", () => {
  fc.assert(
    fc.property(fc.bigInt(2n, 10n ** 6n), fc.integer({ min: 0, max: 25 }), (radicand, places) => {
      const text = decimalOf(
        { kind: "root", index: 2, operand: integerLeaf(radicand) },
        { places },
      );
      const digits = BigInt(text.replace(".", ""));
      const scaled = 4n * radicand * 10n ** BigInt(2 * places);
      // 2·digits − 1 < 2·√radicand·10^places < 2·digits + 1
      expect((2n * digits - 1n) ** 2n <= scaled && scaled <= (2n * digits + 1n) ** 2n).toBe(true);
    }),
  );
});
