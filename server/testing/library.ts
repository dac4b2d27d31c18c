import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Concept, Figure } from "../library/concept.ts";
import type { ConceptLibrary } from "../library/concept-library.ts";
import { createLibraryQuestions } from "../library/library-questions.ts";
import { readFigure } from "../library/figures/read-figure.ts";
import { readConcept } from "../library/read-concept.ts";

/** Reads a concept of the library from its file. */
function conceptOf(name: string): Concept {
  const file = path.join(import.meta.dirname, "../library/concepts", `${name}.md`);
  const figures = figuresIn(path.join(path.dirname(file), "figures"));
  return readConcept(path.basename(name), readFileSync(file, "utf8"), figures);
}

function figuresIn(folder: string): Map<string, Figure> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => {
      const name = path.basename(file, ".svg");
      return [name, readFigure(name, readFileSync(path.join(folder, file), "utf8"))];
    }),
  );
}

export const friction = conceptOf("physics/friction");
export const photosynthesis = conceptOf("biology/photosynthesis");
export const fractions = conceptOf("mathematics/fractions");
export const linearEquations = conceptOf("mathematics/linear-equations");

/** A library that searches by names only, so that tests control its results; a part of a name is a near match. */
export function libraryOf(...all: readonly Concept[]): ConceptLibrary {
  const isCalled = (text: string) => (name: string) =>
    ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `.includes(
      ` ${name.toLowerCase()} `,
    );
  const isNear = (text: string) => (name: string) => {
    const word = text.toLowerCase().slice(0, 5);
    return word.length === 5 && name.toLowerCase().startsWith(word);
  };
  const namesOf = ({ name, aliases }: Concept) => [name, ...aliases];
  return {
    all,
    get: (id) => all.find((concept) => concept.id === id),
    figure: (name) => all.flatMap(({ figures }) => figures).find((each) => each.name === name),
    findQuestion: createLibraryQuestions(all),
    find: (text) => {
      const concept = all.find((each) => namesOf(each).some(isCalled(text)));
      const nearby = all.filter((each) => namesOf(each).some(isNear(text)));
      return concept ? { kind: "found", concept, others: [] } : { kind: "unsure", nearby };
    },
  };
}

/** The library, chapters and bank of tests by default. */
export const threeConcepts = libraryOf(friction, photosynthesis, fractions);
