import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeSamples } from "./samples.ts";
import { solverHere } from "./testing/solver.ts";

test("what the public pages show of the tutor is what it says", async () => {
  const shown = new URL("../client/src/marketing/samples.json", import.meta.url);
  // When this fails: `npm run samples`, and look at the pages.
  expect(JSON.parse(await readFile(shown, "utf8"))).toEqual(await makeSamples(solverHere));
  // The whole library and every area of the solver are loaded for it.
}, 90_000);
