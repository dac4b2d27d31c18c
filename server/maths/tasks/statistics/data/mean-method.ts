const meanMethods = ["Direct method", "Assumed mean method", "Step deviation method"] as const;
/** A school method for the mean of a table. */
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

/** Takes the name of a method out of a line. */
export function takeMethod(line: string): { line: string; method: MeanMethod | null } {
  const found = named.exec(line);
  const method = methods[found?.[1] ?? ""] ?? null;
  return { line: method ? line.replace(named, "") : line, method };
}
