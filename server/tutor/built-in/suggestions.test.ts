import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suggestions } from "#shared/domain/suggestions.ts";
import { expect, test } from "vitest";
import { wholeLibrary as library } from "../../library/testing/whole-library.ts";
import { solverHere } from "../../testing/solver.ts";
import { seededRandom } from "@sawaal/maths";
import { createBuiltInEngine } from "./built-in-engine.ts";
import { conceptNotKnown } from "./concepts/concept-skills.ts";

const { skills } = createBuiltInEngine({ solver: solverHere, library, random: seededRandom(1) });
const call = { signal: new AbortController().signal };
const client = path.join(import.meta.dirname, "../../../client/src");
const grade = 8;

const samples = JSON.parse(readFileSync(path.join(client, "marketing/samples.json"), "utf8")) as {
  homework: { question: string };
  concept: { question: string };
  doubt: { question: string };
};

test.each([suggestions.homework.placeholder, samples.homework.question])(
  "the examples of the homework box and the public pages are solved: %s",
  async (question) => {
    const outcome = await skills.homework?.({ question, helpLevel: "full", grade }, call);
    expect(outcome).toMatchObject({
      kind: "answered",
      output: { answer: expect.stringMatching(/./u) },
    });
  },
);

const { placeholder, refinement } = suggestions.doubt;

test.each([placeholder, samples.doubt.question])(
  "the examples of the doubt box and the public pages are solved, and refined as its box suggests: %s",
  async (doubt) => {
    const solved = await skills.doubt?.({ doubt, grade }, call);
    if (solved?.kind !== "answered") throw new Error(`${doubt} was not answered`);
    expect(solved.output.answer).not.toBe("");
    const request = { doubt, grade, previous: solved.output, wish: refinement };
    const refined = await skills.refine?.(request, call);
    if (refined?.kind !== "answered") throw new Error(`${refinement} was not done`);
    expect(refined.output.content).not.toMatch(/I can't/u);
    expect(refined.output).not.toEqual(solved.output);
  },
);

const named = conceptNotKnown("Xyz", []).matchAll(/\*\*(.+?)\*\*/gu);

test.each([
  ...suggestions.concept.starters,
  suggestions.concept.placeholder,
  samples.concept.question,
  ...Array.from(named, ([, name = ""]) => name).filter((name) => name !== "Xyz"),
])(
  "every suggestion of the concept box, its starters and its refusals is explained: %s",
  async (concept) => {
    const outcome = await skills.concept?.({ concept, grade, difficulty: "beginner" }, call);
    if (outcome?.kind !== "answered") throw new Error(`${concept} was not explained`);
    const lastWord = concept.match(/\p{L}+/gu)?.at(-1) ?? concept;
    expect(`${outcome.output.topic} ${outcome.output.content}`.toLowerCase()).toContain(
      lastWord.toLowerCase(),
    );
  },
);

/** Placeholders of forms; no tutor gets them. */
const examplesOfFields = ["9876543210", "Create a password"];

test("every placeholder of a question is in the table tested here", () => {
  const written = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap((file) => [
      ...readFileSync(path.join(client, file), "utf8").matchAll(/\bplaceholder="([^"]+)"/gu),
    ])
    .map(([, words]) => words)
    .sort();
  expect(written).toEqual(examplesOfFields);
});

test("a graph to plot is a drawing, and only topics of mathematics are offered with it", async () => {
  const outcome = await skills.homework?.(
    { question: "plot y = 2x+1", helpLevel: "full", grade: 10 },
    call,
  );
  if (outcome?.kind !== "declined") throw new Error("it was not declined");
  expect(outcome.sentence).toContain("can't draw this one");
  expect(outcome.offers?.map(({ ask }) => ask)).toContain("Coordinate Geometry");
  expect(outcome.offers?.map(({ ask }) => ask)).not.toContain("Story Writing");
});
