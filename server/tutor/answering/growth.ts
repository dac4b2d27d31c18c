import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { Draft, Growing } from "../engine.ts";

/** What may be shown of a reply as far as it is written: all of it each time, or null where there is nothing. */
export type Compose<Output> = (growing: Growing<Output>) => Promise<AiResponsePart | null>;

export interface Growth<Output> {
  onDraft: (draft: Draft<Output>) => void;
  /** Nothing is shown from now on; settles when the work in hand is done. */
  close: () => Promise<void>;
}

/**
 * Shows a reply as it grows. One draft is looked at at a time, and while a check runs on another thread only the
 * latest one waits; a part is shown only where there is more in it than in the last one.
 */
export function createGrowth<Output>(
  compose: Compose<Output>,
  show: (part: AiResponsePart) => void,
): Growth<Output> {
  let waiting: Draft<Output> | null = null;
  let work: Promise<void> | null = null;
  let isClosed = false;
  let failure: { error: unknown } | null = null;
  let size = 0;

  async function lookAtAll(): Promise<void> {
    while (waiting && !isClosed) {
      const { growing } = waiting;
      waiting = null;
      const part = await compose(growing);
      const now = part ? sizeOf(part) : 0;
      // Closed while the draft was being checked: the type checker does not see it change.
      if (!part || now <= size || (isClosed as boolean)) continue;
      size = now;
      show(part);
    }
  }

  return {
    onDraft: (draft) => {
      if (isClosed) return;
      waiting = draft;
      work ??= lookAtAll()
        .catch((error: unknown) => {
          // Kept for `close`, where somebody waits for it.
          failure = { error };
          isClosed = true;
        })
        .finally(() => {
          work = null;
        });
    },
    close: async () => {
      isClosed = true;
      await work;
      if (failure) throw failure.error;
    },
  };
}

/** Characters, for parts only ever grow. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + 1;
  if (value === null || typeof value !== "object") return 1;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part);
  return size;
}
