import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { drawOnce } from "./draw-template.ts";
import { readChapters } from "./read-bank.ts";

/** Draws per template in one round of `npm run test:properties`; its five rounds make 200. */
const draws = 40;
/** The product's own draws, whose numbers are fixed, are tested with the bank. */
const isSoak = process.env["PROPERTY_SEED"] !== undefined;

test.runIf(isSoak)(
  "for any drawn numbers, the key of a template is the solver's result",
  { timeout: 600_000 },
  async () => {
    const seeds = fc.sample(fc.nat(), draws);
    const faults = (await readChapters()).flatMap(({ name, chapter, templates }) =>
      templates.flatMap((template) => {
        const fault = seeds
          .map((seed) => drawOnce(template, seededRandom(seed), chapter.grade))
          .find((drawn) => drawn !== null && "fault" in drawn && drawn.ofTemplate);
        return fault && "fault" in fault ? [`${name}/${template.id}: ${fault.fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  },
);
