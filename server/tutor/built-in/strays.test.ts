import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { wholeLibrary as library } from "../../library/testing/whole-library.ts";
import { solverHere } from "../../testing/solver.ts";
import { seededRandom } from "@sawaal/maths";
import { createBuiltInEngine } from "./built-in-engine.ts";

const file = new URL("../../library/testing/stray-questions.json", import.meta.url);
const { strays } = z
  .object({ strays: z.array(z.string()) })
  .parse(JSON.parse(await readFile(file, "utf8")));
const { skills } = createBuiltInEngine({ solver: solverHere, library, random: seededRandom(1) });
const call = { signal: new AbortController().signal };
const grade = 8;

const tools = {
  Homework: (question: string) => skills.homework?.({ question, helpLevel: "full", grade }, call),
  Doubts: (doubt: string) => skills.doubt?.({ doubt, grade }, call),
  Concepts: (concept: string) =>
    skills.concept?.({ concept, difficulty: "intermediate", grade }, call),
};

test.each(["Homework", "Doubts", "Concepts"] as const)(
  "off-topic questions get no page in %s",
  async (tool) => {
    const answeredOnes = [];
    for (const text of strays) {
      if ((await tools[tool](text))?.kind !== "declined") answeredOnes.push(text);
    }
    expect(answeredOnes).toEqual([]);
  },
);
