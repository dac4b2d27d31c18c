import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeSamples } from "./samples.ts";
import { solverHere } from "./testing/solver.ts";

test("the samples on the public pages are the tutor's actual answers", async () => {
  const shown = new URL("../client/src/marketing/samples.json", import.meta.url);
  // When this fails: run `npm run samples`, and check the pages.
  expect(JSON.parse(await readFile(shown, "utf8"))).toEqual(await makeSamples(solverHere));
  // Loads the whole library and every area of the solver.
}, 90_000);
