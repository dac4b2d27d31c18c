import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readFigure } from "./figures/read-figure.ts";
import { readConcept as readWith } from "./read-concept.ts";

const sourceOf = (name: string) =>
  readFile(new URL(`concepts/biology/${name}`, import.meta.url), "utf8");
const file = await sourceOf("photosynthesis.md");
const figure = readFigure("photosynthesis", await sourceOf("figures/photosynthesis.svg"));
const readConcept = (id: string, text: string) =>
  readWith(id, text, new Map([[figure.name, figure]]));

test("a file is parsed completely, with its maths unchanged", () => {
  const concept = readConcept("photosynthesis", file);
  expect(concept).toMatchObject({
    id: "photosynthesis",
    subject: "Biology",
    grades: [5, 11],
    next: ["respiration", "transpiration", "food-chains"],
  });
  expect(concept.levels.intermediate).toContain(
    String.raw`$$6\,\mathrm{CO_2} + 12\,\mathrm{H_2O} \xrightarrow[\text{chlorophyll}]{\text{sunlight}} \mathrm{C_6H_{12}O_6} + 6\,\mathrm{O_2} + 6\,\mathrm{H_2O}$$`,
  );
  expect(concept.keyTerms[0]).toEqual({
    term: "Chlorophyll",
    meaning: "the green pigment of leaves that absorbs sunlight.",
  });
  expect(concept.quiz[2]).toMatchObject({
    question: "Which gas does a leaf take in for photosynthesis?",
    options: ["Oxygen", "Nitrogen", "Carbon dioxide", "Hydrogen"],
    key: 2,
  });
  expect(concept.misconceptions).toHaveLength(3);
  expect(concept.questions[1]).toEqual({
    question: "A croton leaf is red. Can it still make food? How could you find out?",
    answer: expect.stringMatching(/^\S[\s\S]*chlorophyll/u) as string,
  });
});

test("a figure that a text names is included, with its description", () => {
  const { levels, figures } = readConcept("photosynthesis", file);
  expect(figures).toEqual([figure]);
  expect(levels.beginner.split("\n\n")).toContain(
    `![${figure.alt}](figure:photosynthesis/260 "What a plant takes in, and what it gives off")`,
  );
});

test.each([
  ["### Which gas does", [5, 11]],
  ["### Classes 5–8: Which gas does", [5, 8]],
  ["### Classes 6-7: Which gas does", [6, 7]],
  ["### Class 9: Which gas does", [9, 9]],
])("the heading of a quiz question has its classes: %s", (heading, classes) => {
  const { quiz } = readConcept("photosynthesis", file.replace("### Which gas does", heading));
  expect(quiz[2]).toMatchObject({
    classes,
    question: "Which gas does a leaf take in for photosynthesis?",
  });
});

test.each([
  ["without front matter", (text: string) => text.replace(/^---\n/u, ""), "no front matter"],
  [
    "that names a figure that isn't there",
    (text: string) => text.replace("figures/photosynthesis.svg", "figures/leaf.svg"),
    "figures/leaf.svg isn't there",
  ],
  [
    "without a section",
    (text: string) => text.replace("## Simpler", "## Simple"),
    "its sections are",
  ],
  [
    "with two right options",
    (text: string) => text.replace("- [ ] Oxygen", "- [x] Oxygen"),
    "2 right options",
  ],
  [
    "with a question to think about that has no answer",
    (text: string) =>
      text.replace(/(- A croton leaf[^\n]*\n)\n {2}[\s\S]*?(?=\n- What would)/u, "$1"),
    "questions",
  ],
  [
    "with no right option",
    (text: string) => text.replace("- [x] Carbon dioxide", "- [ ] Carbon dioxide"),
    "0 right options",
  ],
  [
    "with an option without a box",
    (text: string) => text.replace("- [ ] Oxygen", "- Oxygen"),
    "is no option",
  ],
  [
    "with a term that is not bold",
    (text: string) => text.replace("**Glucose**", "Glucose"),
    "no bold words",
  ],
  [
    "with an unknown subject",
    (text: string) => text.replace("subject: Biology", "subject: Botany"),
    "subject",
  ],
  ["with a class of no school", (text: string) => text.replace("[5, 11]", "[5, 13]"), "grades"],
  [
    "with a field that nobody knows",
    (text: string) => text.replace("subject:", "teacher: Me\nsubject:"),
    "teacher",
  ],
  [
    "with text before the first heading",
    (text: string) => text.replace("## Beginner", "Hello.\n\n## Beginner"),
    "before the first heading",
  ],
])("a file %s is refused with its id and its fault", (_name, change, fault) => {
  const changed = change(file);
  expect(changed).not.toBe(file);
  expect(() => readConcept("photosynthesis", changed)).toThrow(
    expect.toSatisfy(
      (error: Error) => error.message.includes('"photosynthesis"') && error.message.includes(fault),
    ),
  );
});
