import CircuitBreaker from "opossum";
import type { TutorEngine } from "../engine.ts";
import { TutorError, type TutorFailure } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";

export interface BreakerOptions {
  /** Fewer asks than this within the window are no evidence about a provider. */
  leastAsks?: number;
  /** The share of failed asks above which the provider counts as down, in percent. */
  failedPercent?: number;
  /** How long the breaker stays open before one ask tries the provider again. */
  resetMs?: number;
  /** The window of the statistics. Longer than an ask may take: a time-out must find itself among the asks. */
  windowMs?: number;
  /** After so many consecutive rejections the breaker stays open for `rejectedResetMs`. */
  mostRejections?: number;
  rejectedResetMs?: number;
  /**
   * Called at every change; `failures` of the provider and `rejections` of key, model or quota are counted separately.
   */
  onState?: (state: BreakerState, circuit: "failures" | "rejections") => void;
}

/**
 * Failures that mean the provider is down or overloaded; further asks would prolong both its trouble and the student's
 * wait.
 */
const countedFailures = new Set<TutorFailure>(["timed_out", "unavailable", "rate_limited"]);

/**
 * The engine behind a circuit breaker: once most asks fail it throws `unavailable` at once, with the seconds until the
 * next trial, and sends nothing until then. Its timers don't keep a process alive.
 */
export function withBreaker(engine: TutorEngine, options: BreakerOptions = {}): TutorEngine {
  const {
    leastAsks = 5,
    failedPercent = 50,
    resetMs = 30_000,
    windowMs = 120_000,
    mostRejections = 3,
    rejectedResetMs = 60_000,
    onState,
  } = options;
  const unlessRejected = createRejections({
    mostRejections,
    resetMs: rejectedResetMs,
    onState: (state) => onState?.(state, "rejections"),
  });
  let opensAt = 0;
  const breaker = new CircuitBreaker(async (ask: () => Promise<unknown>) => ask(), {
    // The engine has its own time limit, and can abort the request.
    timeout: false,
    volumeThreshold: leastAsks,
    errorThresholdPercentage: failedPercent,
    resetTimeout: resetMs,
    rollingCountTimeout: windowMs,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    errorFilter: (error: unknown) => !counts(error),
  });
  breaker.on("open", () => {
    opensAt = performance.now() + resetMs;
    onState?.("open", "failures");
  });
  breaker.on("halfOpen", () => onState?.("halfOpen", "failures"));
  breaker.on("close", () => onState?.("closed", "failures"));

  /** An ask that was stopped, or began late, is no evidence; the trial ask must prove that the provider works. */
  function counts(error: unknown): boolean {
    if (!(error instanceof TutorError)) return false;
    if (error.isLate && !breaker.halfOpen) return false;
    return countedFailures.has(error.failure) || (error.failure === "stopped" && breaker.halfOpen);
  }

  async function guarded<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return (await breaker.fire(ask)) as Result; // safe: the breaker gives what the ask gives
    } catch (error) {
      if (!isOpenError(error)) throw error;
      // The duration of a trial ask is unknown: a second is the least.
      const retryAfter = Math.max(1, Math.ceil((opensAt - performance.now()) / 1000));
      throw new TutorError("unavailable", "The provider keeps failing and is left alone for now", {
        cause: error,
        retryAfter,
      });
    }
  }

  const guardSkill =
    (skill: AnySkill): AnySkill =>
    (...given) =>
      unlessRejected(() => guarded(() => skill(...given)));
  const skills = Object.entries(engine.skills).map(([name, skill]) => [name, guardSkill(skill)]);
  // safe: the same names, and each skill takes and gives what it did
  return { ...engine, skills: Object.fromEntries(skills) as TutorEngine["skills"] };
}

/** The breaker only passes the arguments on. */
type AnySkill = (...given: never[]) => Promise<unknown>;

function isOpenError(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EOPENBREAKER";
}

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
function createRejections({ mostRejections, resetMs, onState }: RejectionOptions) {
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
