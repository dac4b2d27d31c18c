/** Parses lines `concept | key, key` into a map from key to concept. @throws Error where a key has two concepts. */
export function parseConceptTable(table: string): ReadonlyMap<string, string> {
  const concepts = new Map<string, string>();
  for (const line of table.trim().split("\n")) {
    const [concept = "", keys = ""] = line.split("|").map((cell) => cell.trim());
    for (const key of keys.split(",").map((each) => each.trim())) {
      if (concepts.has(key)) throw new Error(`"${key}" has two concepts`);
      concepts.set(key, concept);
    }
  }
  return concepts;
}
