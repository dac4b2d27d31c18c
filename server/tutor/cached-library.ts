import { createBoundedCache } from "./bounded-cache.ts";
import type { ConceptLibrary } from "../library/concept-library.ts";

/** The same library, which looks once for what a whole class asks. */
export function cachedLibrary(library: ConceptLibrary): ConceptLibrary {
  const known = createBoundedCache<ReturnType<ConceptLibrary["find"]>>();
  const find: ConceptLibrary["find"] = (text, options = {}) => {
    const key = `${options.grade ?? ""} ${text}`;
    const before = known.get(key);
    if (before) return before;
    const finding = library.find(text, options);
    known.set(key, finding);
    return finding;
  };
  return { ...library, find };
}
