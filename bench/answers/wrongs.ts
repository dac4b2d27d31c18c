/** What is wrong, in sentences; the same thing a hundred times is said three times and counted. */
export interface Wrongs {
  add: (kind: string, detail: string) => void;
  /** As lines to print; none where all is well. */
  lines: () => string[];
}

const mostExamples = 3;

export function createWrongs(): Wrongs {
  const byKind = new Map<string, string[]>();
  return {
    add: (kind, detail) => {
      byKind.set(kind, [...(byKind.get(kind) ?? []), detail]);
    },
    lines: () =>
      Array.from(byKind, ([kind, details]) => {
        const more =
          details.length > mostExamples ? `, and ${details.length - mostExamples} more` : "";
        return `${kind}: ${details.slice(0, mostExamples).join("; ")}${more}`;
      }),
  };
}
