import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { Draft } from "../engine.ts";

/** What may be shown of a reply as far as it is written: all of it each time, or null where there is nothing. */
export type Compose<Output> = (draft: Draft<Output>) => Promise<AiResponsePart | null>;

export interface PartStream<Output> {
  onDraft: (draft: Draft<Output>) => void;
  /** Nothing is shown from now on; settles when the work in hand is done. */
  close: () => Promise<void>;
}

/**
 * Shows a reply while it streams. One draft is processed at a time; during a check on another thread only the latest
 * draft is buffered. A part is shown only if it is larger than the last one.
 */
export function createPartStream<Output>(
  compose: Compose<Output>,
  show: (part: AiResponsePart) => void,
): PartStream<Output> {
  const state: State<Output> = { waiting: null, isClosed: false, failure: null };
  let work: Promise<void> | null = null;
  let size = 0;

  const isClosed = () => state.isClosed;

  async function lookAtAll(): Promise<void> {
    for (let draft = state.waiting; draft && !isClosed(); draft = state.waiting) {
      state.waiting = null;
      const part = await compose(draft);
      const now = part ? sizeOf(part) : 0;
      // It may have been closed during the check.
      if (!part || now <= size || isClosed()) continue;
      size = now;
      show(part);
    }
  }

  return {
    onDraft: (draft) => {
      if (state.isClosed) return;
      state.waiting = draft;
      work ??= lookAtAll()
        .catch((error: unknown) => {
          // Stored for `close`, which is awaited.
          state.failure = { error };
          state.isClosed = true;
        })
        .finally(() => {
          work = null;
        });
    },
    close: async () => {
      state.isClosed = true;
      await work;
      if (state.failure) throw state.failure.error;
    },
  };
}

interface State<Output> {
  /** The latest draft that has not been processed. */
  waiting: Draft<Output> | null;
  isClosed: boolean;
  failure: { error: unknown } | null;
}

/** Characters, since parts only ever grow. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + 1;
  if (value === null || typeof value !== "object") return 1;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part);
  return size;
}
