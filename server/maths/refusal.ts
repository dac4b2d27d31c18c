import type { UnsolvedOutcome } from "./outcome.ts";

/**
 * Thrown by any stage that can't continue, and converted to an `UnsolvedOutcome` in one place.
 * The message is the sentence that the student reads.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: UnsolvedOutcome["kind"];
  /** The partial reading, in LaTeX. */
  readonly reading: string | null;

  constructor(
    kind: UnsolvedOutcome["kind"],
    detail: string,
    options: { reading?: string; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.kind = kind;
    this.reading = options.reading ?? null;
  }
}

/** Runs a stage whose refusals include the reading. */
export function withReading<T>(reading: string, stage: () => T): T {
  try {
    return stage();
  } catch (error) {
    if (!(error instanceof Refusal) || error.reading !== null) throw error;
    throw new Refusal(error.kind, error.message, { reading, cause: error });
  }
}

/** Null if the stage throws a refusal. */
export function unlessRefused<T>(stage: () => T): T | null {
  try {
    return stage();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A word, number or symbol that no rule matches; `detail` is a sentence for the student. */
export function notUnderstood(detail: string): Refusal {
  return new Refusal("not_understood", detail);
}

/** A parsed question without a method for it; `detail` is a sentence for the student. */
export function notSupported(detail: string): Refusal {
  return new Refusal("not_supported", detail);
}

/** Work beyond the budget; `detail` is a sentence for the student. */
export function tooHard(detail: string): Refusal {
  return new Refusal("too_hard", detail);
}
