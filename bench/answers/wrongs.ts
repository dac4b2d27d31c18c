/** Collects faults as sentences; a repeated one is printed three times and counted. */
export interface Wrongs {
  add: (kind: string, detail: string) => void;
  /** Lines to print; empty where there is no fault. */
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
