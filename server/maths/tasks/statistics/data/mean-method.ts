const meanMethods = ["Direct method", "Assumed mean method", "Step deviation method"] as const;
/** A textbook method for the mean of a table. */
export type MeanMethod = (typeof meanMethods)[number];

const named =
  /(?<=^| )(?:by|using|with|use) (?:an? )?(direct|assumed mean|assumed|short cut|shortcut|step deviation|stepdeviation) (?:method|se) /;

const methods: Readonly<Record<string, MeanMethod>> = {
  direct: "Direct method",
  "assumed mean": "Assumed mean method",
  assumed: "Assumed mean method",
  "short cut": "Assumed mean method",
  shortcut: "Assumed mean method",
  "step deviation": "Step deviation method",
  stepdeviation: "Step deviation method",
};

/** Removes a phrase such as "by the direct method" from a line and returns the method; null if the line names none. */
export function takeMethod(line: string): { line: string; method: MeanMethod | null } {
  const found = named.exec(line);
  const method = methods[found?.[1] ?? ""] ?? null;
  return { line: method ? line.replace(named, "") : line, method };
}
