import { TutorError } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";

export type BreakerState = "open" | "halfOpen" | "closed";

interface RejectionOptions {
  /** So many consecutive rejections mean that key, model or quota are wrong, and not one question. */
  mostRejections: number;
  /** How long the breaker stays open before one ask tries the provider again. */
  resetMs: number;
  onState: (state: BreakerState) => void;
}

/** Rejections of key, model or quota; any other wrong request may be wrong for one question only. */
const ofTheOperator = new Set<number | undefined>([401, 402, 403, 404]);

/** Some providers have no model for a request with a photo, and report that as an unknown model. */
const ofPhotos = /image|vision|multimodal/iu;

function isForAll({ failure, cause }: TutorError): boolean {
  if (failure !== "rejected" || !isApiError(cause)) return false;
  const { status, code, type, message } = cause;
  if (code === "insufficient_quota" || type === "insufficient_quota") return true;
  return ofTheOperator.has(status) && !ofPhotos.test(message);
}

/**
 * A breaker for errors that only the operator can correct: an invalid key is not used for every question. It counts
 * consecutive rejections rather than a share, since an answer proves that key and model are right.
 */
export function createRejections({ mostRejections, resetMs, onState }: RejectionOptions) {
  let inARow = 0;
  let restsUntil = 0;
  let isTrying = false;
  let state: BreakerState = "closed";

  function enter(next: BreakerState): void {
    if (next === state) return;
    state = next;
    onState(next);
  }

  function rejected(): void {
    inARow += 1;
    if (inARow < mostRejections) return;
    restsUntil = performance.now() + resetMs;
    enter("open");
  }

  function answered(): void {
    inARow = 0;
    enter("closed");
  }

  return async function guarded<Result>(ask: () => Promise<Result>): Promise<Result> {
    const isOpen = inARow >= mostRejections;
    const waitMs = restsUntil - performance.now();
    if (isOpen && (waitMs > 0 || isTrying)) {
      throw new TutorError("rejected", "The provider keeps refusing and is left alone for now", {
        retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
      });
    }
    if (isOpen) {
      isTrying = true;
      enter("halfOpen");
    }
    try {
      const result = await ask();
      answered();
      return result;
    } catch (error) {
      if (error instanceof TutorError && isForAll(error)) rejected();
      throw error;
    } finally {
      if (isOpen) isTrying = false;
    }
  };
}
