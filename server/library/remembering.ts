import type { ConceptLibrary } from "./concept-library.ts";

/** So many of the last texts are kept with what was found. */
const mostKept = 500;

/** The same library, which looks once for what a whole class asks, and for what was looked for ahead. */
export function remembering(library: ConceptLibrary): ConceptLibrary {
  const known = new Map<string, ReturnType<ConceptLibrary["find"]>>();
  const find: ConceptLibrary["find"] = (text, options = {}) => {
    const key = `${options.grade ?? ""} ${text}`;
    const before = known.get(key);
    if (before) return before;
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    const finding = library.find(text, options);
    known.set(key, finding);
    return finding;
  };
  return { ...library, find };
}
