import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf } from "./testing/answer-of.ts";

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

function numberIn(answer: string | null): number {
  const [, digits = "NaN", power = "0"] = /^(-?[\d.]+)(?:\*10\^(-?\d+))?/.exec(answer ?? "") ?? [];
  return Number(digits) * 10 ** Number(power);
}

/** Answers have at least three significant digits, so they are correct within half a percent. */
function expectClose(answer: string | null, expected: number): void {
  expect(answer).not.toBeNull();
  expect(Math.abs(numberIn(answer) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 0.005);
}

test("kinematics: the speed, distance and acceleration from which a question was made", () => {
  fc.assert(
    fc.property(whole(1, 90), whole(1, 20), whole(1, 60), (u, a, t) => {
      const v = u + a * t;
      const s = u * t + (a * t * t) / 2;
      const car = "A car moving at";
      expectClose(
        answerOf(`${car} ${u} m/s accelerates at ${a} m/s^2 for ${t} s. Find its final velocity.`),
        v,
      );
      expectClose(
        answerOf(
          `${car} ${u} m/s accelerates at ${a} m/s^2 for ${t} s. Find the distance covered.`,
        ),
        s,
      );
      expectClose(
        answerOf(`A car accelerates from ${u} m/s to ${v} m/s in ${t} s. Find its acceleration.`),
        a,
      );
      expectClose(
        answerOf(
          `A car accelerates from ${u} m/s to ${v} m/s at ${a} m/s^2. How long does it take?`,
        ),
        t,
      );
    }),
    { numRuns: 40 },
  );
});

test("kinematics: km/h and minutes are changed into m/s and seconds", () => {
  fc.assert(
    fc.property(whole(1, 40), whole(1, 30), (speed, minutes) => {
      const v = speed * 18;
      const question = `A train starts from rest and reaches ${v} km/h in ${minutes} minutes. Find its acceleration.`;
      expectClose(answerOf(question), v / 3.6 / (minutes * 60));
    }),
    { numRuns: 60 },
  );
});

test("Ohm's law, solved for each of its quantities", () => {
  fc.assert(
    fc.property(whole(1, 50), whole(1, 500), (i, r) => {
      const v = i * r;
      expectClose(
        answerOf(
          `A current of ${i} A flows through a resistance of ${r} ohm. Find the potential difference.`,
        ),
        v,
      );
      expectClose(
        answerOf(`Find the current through a ${r} ohm resistor connected to a ${v} V battery.`),
        i,
      );
      expectClose(
        answerOf(
          `The potential difference across a wire is ${v} V and the current is ${i * 1000} mA. Find the resistance.`,
        ),
        r,
      );
    }),
    { numRuns: 60 },
  );
});

test("lens and mirror formulas with the signs of the convention", () => {
  fc.assert(
    fc.property(whole(5, 60), whole(5, 120), (f, u) => {
      fc.pre(f !== u);
      const at = (device: string): string | null =>
        answerOf(
          `An object is placed ${u} cm in front of a ${device} of focal length ${f} cm. Find the position of the image.`,
        );
      expectClose(at("convex lens"), 1 / (1 / f - 1 / u));
      expectClose(at("concave lens"), 1 / (-1 / f - 1 / u));
      expectClose(at("concave mirror"), 1 / (-1 / f + 1 / u));
      expectClose(at("convex mirror"), 1 / (1 / f + 1 / u));
    }),
    { numRuns: 60 },
  );
});

test("kinetic and potential energy, solved for each of their quantities", () => {
  fc.assert(
    fc.property(whole(1, 900), whole(1, 90), (m, v) => {
      const k = (m * v * v) / 2;
      expectClose(
        answerOf(`Find the kinetic energy of a body of mass ${m} kg moving at ${v} m/s.`),
        k,
      );
      expectClose(
        answerOf(`The kinetic energy of a body of mass ${m} kg is ${k} J. Find its speed.`),
        v,
      );
      expectClose(
        answerOf(
          `Find the potential energy of a body of mass ${m} g at a height of ${v} m. g = 10 m/s^2`,
        ),
        (m / 1000) * 10 * v,
      );
      expectClose(
        answerOf(
          `The potential energy of a body of mass ${m} kg is ${m * v * 10} J. Find its height. g = 10 m/s^2`,
        ),
        v,
      );
    }),
    { numRuns: 60 },
  );
});

test("Coulomb's law with microcoulombs and centimetres", () => {
  fc.assert(
    fc.property(whole(1, 90), whole(1, 90), whole(1, 200), (a, b, r) => {
      const force = (9e9 * a * 1e-6 * b * 1e-6) / (r / 100) ** 2;
      expectClose(
        answerOf(
          `Two point charges of ${a} µC and ${b} µC are placed ${r} cm apart. Find the force between them.`,
        ),
        force,
      );
    }),
    { numRuns: 80 },
  );
});

test("a further number that no law needs makes it silent", () => {
  fc.assert(
    fc.property(whole(2, 90), whole(2, 20), whole(2, 60), (u, a, t) => {
      const spare = `The car has ${t} windows.`;
      expect(
        answerOf(
          `A car moving at ${u} m/s accelerates at ${a} m/s^2 for ${t} s. ${spare} Find its final velocity.`,
        ),
      ).toBeNull();
      expect(
        answerOf(
          `A car moving at ${u} m/s accelerates at ${a} m/s^2 for ${t} s and for ${a} s. Find its final velocity.`,
        ),
      ).toBeNull();
    }),
    { numRuns: 30 },
  );
});
