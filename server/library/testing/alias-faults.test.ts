import { expect, test } from "vitest";
import { wholeLibrary } from "./whole-library.ts";
import { aliasFaults } from "./alias-faults.ts";

const concept = wholeLibrary.get("triangles");
if (!concept) throw new Error("There is no concept of triangles");
const faultsOf = (alias: string) => aliasFaults({ ...concept, aliases: [alias] });

test.each(["Heron's formula", "ogive", "triangles and the Tyndall effect"])(
  "an alias with a word that is nowhere in the text is a fault: %s",
  (alias) => {
    expect(faultsOf(alias)).toEqual([expect.stringContaining("nowhere in the text")]);
  },
);

test.each(["angle sum of a triangle", "tribhuj", "त्रिभुज के प्रकार", "what are triangles"])(
  "an alias of the text's words, or in Hindi, is no fault: %s",
  (alias) => {
    expect(faultsOf(alias)).toEqual([]);
  },
);
