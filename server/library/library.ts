import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { builtLibrary } from "./built-library.ts";
import type { Concept, Figure } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";
import { readFigure } from "./figures/read-figure.ts";
import { createLibraryQuestions } from "./library-questions.ts";
import { readConcept } from "./read-concept.ts";
import { createSearch } from "./search.ts";

/**
 * Opens the concept library with its search: from a build's output in the folder, which takes about a second, or from
 * the concepts' files.
 */
export async function openLibrary(built: string | null = null): Promise<ConceptLibrary> {
  return createLibrary(built === null ? await readConcepts() : await readBuilt(built));
}

/** Creates a library of these concepts. */
function createLibrary(all: readonly Concept[]): ConceptLibrary {
  const byId = new Map(all.map((concept) => [concept.id, concept]));
  const figures = new Map(
    all.flatMap((concept) => concept.figures.map((each) => [each.name, each])),
  );
  const search = createSearch(all);
  const findQuestion = createLibraryQuestions(all);
  return {
    all,
    get: (id) => byId.get(id),
    figure: (name) => figures.get(name),
    findQuestion,
    find: (text, options) => {
      const asked = findQuestion(text);
      return asked ? { kind: "found", concept: asked.concept, others: [] } : search(text, options);
    },
  };
}

/**
 * Reads all concepts from their files, in the order of their ids.
 * @throws Error where a file has not the shape of a concept, or a figure not that of a figure.
 */
export async function readConcepts(): Promise<Concept[]> {
  const figures = new Map((await readFigures()).map((figure) => [figure.name, figure]));
  const concepts = (await sourcesOf(".md")).map(({ name, source }) =>
    readConcept(name, source, figures),
  );
  return concepts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Reads the figures beside the concepts. */
async function readFigures(): Promise<Figure[]> {
  const figures = (await sourcesOf(".svg")).map(({ name, source }) => readFigure(name, source));
  const names = figures.map(({ name }) => name).sort();
  const twice = names.find((name, at) => name === names[at + 1]);
  if (twice !== undefined) throw new Error(`Two figures are called "${twice}"`);
  return figures;
}

/** The source files of figures, each with the concepts whose files name it. */
export async function figureSources(): Promise<FigureSource[]> {
  const [drawn, written] = await Promise.all([sourcesOf(".svg"), sourcesOf(".md")]);
  return drawn.map(({ name, source }) => {
    const named = written.filter((concept) => concept.source.includes(`(figures/${name}.svg)`));
    return { name, source, concepts: named.map((concept) => concept.name) };
  });
}

interface FigureSource {
  name: string;
  source: string;
  /** Ids. */
  concepts: string[];
}

/** The library's files with this ending, by name without it. */
async function sourcesOf(ending: string): Promise<{ name: string; source: string }[]> {
  const folder = path.join(import.meta.dirname, "concepts");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  return Promise.all(
    files.map(async ({ parentPath, name }) => ({
      name: path.basename(name, ending),
      source: await readFile(path.join(parentPath, name), "utf8"),
    })),
  );
}

async function readBuilt(folder: string): Promise<Concept[]> {
  const text = await readFile(path.join(folder, builtLibrary), "utf8");
  return JSON.parse(text) as Concept[]; // safe: written by our own build from parsed concepts
}
