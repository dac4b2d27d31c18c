import { TutorError } from "../tutor-error.ts";

/** The one clock and the one signal that all requests for an answer share. */
export interface Deadline {
  /** Aborted with the error that ends the work. */
  signal: AbortSignal;
  /** Aborts the work with this error; only the first one counts. */
  end: (error: unknown) => void;
  remainingMs: () => number;
  /** The same for one request: it aborts with the work, or earlier on its own while the work goes on. */
  ofRequest: () => Pick<Deadline, "signal" | "end">;
  /** Releases timer and listener; must be called at the end of the work. */
  release: () => void;
}

/** Aborts the work when the caller stops it or its time is up. */
export function createDeadline(stop: AbortSignal, timeoutMs: number): Deadline {
  const controller = new AbortController();
  const end = (error: unknown) => controller.abort(error);
  const onStop = () => end(new TutorError("stopped", "The caller stopped the work"));
  const timeUp = () => end(new TutorError("timed_out", "No whole reply within the time allowed"));

  const endsAt = performance.now() + timeoutMs;
  const timer = setTimeout(timeUp, timeoutMs);
  stop.addEventListener("abort", onStop, { once: true });
  if (stop.aborted) onStop();
  if (timeoutMs <= 0) timeUp();

  return {
    signal: controller.signal,
    end,
    remainingMs: () => endsAt - performance.now(),
    ofRequest: () => {
      const own = new AbortController();
      return {
        signal: AbortSignal.any([controller.signal, own.signal]),
        end: (error) => own.abort(error),
      };
    },
    release: () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
    },
  };
}
