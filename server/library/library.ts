import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Concept } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";
import { createKnownQuestions } from "./known-questions.ts";
import { readConcept } from "./read-concept.ts";
import { createSearch } from "./search.ts";

/** What the build makes of all files of concepts (vite.config.ts), beside the built server. */
export const builtLibrary = "library.json";

const isSource = import.meta.url.endsWith(".ts");

/** Opens the concept library, with its search. Takes about a second. */
export async function openLibrary(): Promise<ConceptLibrary> {
  return createLibrary(isSource ? await readConcepts() : await readBuilt());
}

/** The library of these concepts. */
function createLibrary(all: readonly Concept[]): ConceptLibrary {
  const byId = new Map(all.map((concept) => [concept.id, concept]));
  const search = createSearch(all);
  const findQuestion = createKnownQuestions(all);
  return {
    all,
    get: (id) => byId.get(id),
    findQuestion,
    find: (text, options) => {
      const asked = findQuestion(text);
      return asked ? { kind: "found", concept: asked.concept, others: [] } : search(text, options);
    },
  };
}

/**
 * Reads all concepts from their files, in the order of their ids.
 * @throws Error where a file has not the shape of a concept.
 */
export async function readConcepts(): Promise<Concept[]> {
  const folder = path.join(import.meta.dirname, "concepts");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".md"));
  const concepts = files.map(async ({ parentPath, name }) =>
    readConcept(path.basename(name, ".md"), await readFile(path.join(parentPath, name), "utf8")),
  );
  return (await Promise.all(concepts)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function readBuilt(): Promise<Concept[]> {
  const text = await readFile(path.join(import.meta.dirname, builtLibrary), "utf8");
  return JSON.parse(text) as Concept[]; // safe: written by our own build from parsed concepts
}
