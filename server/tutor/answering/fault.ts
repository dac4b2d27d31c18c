/** What was wrong with a reply, in the words that a second asking quotes. */
export type Fault =
  /** The final answer is not what was computed. */
  | { kind: "contradicted"; answer: string }
  /** A line of the steps is false for certain. */
  | { kind: "wrong_step"; line: string; step: number }
  /** Fields that the help level shows tell the final answer. */
  | { kind: "leaked"; fields: readonly string[] };

/** From what costs nothing, for it can be cut, to what must not be shown at all. */
const severities: Record<Fault["kind"], number> = { leaked: 1, wrong_step: 2, contradicted: 3 };

/** How bad it is; 0 without faults. */
export function severityOf(faults: readonly Fault[]): number {
  return Math.max(0, ...faults.map(({ kind }) => severities[kind]));
}

export function faultOf<Kind extends Fault["kind"]>(
  faults: readonly Fault[],
  kind: Kind,
): Extract<Fault, { kind: Kind }> | undefined {
  return faults.find((fault): fault is Extract<Fault, { kind: Kind }> => fault.kind === kind);
}
