import type { EventName, PropertiesOf } from "#shared/domain/events.ts";
import { flushEventsAndLeave, track } from "./track.ts";

type Tool = PropertiesOf<"feature_started">["feature"];

interface ClockDependencies {
  tell: <Name extends EventName>(name: Name, properties: PropertiesOf<Name>) => void;
  /** What was told goes out now: the page may not come back. */
  leave: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * How long a student has the app before her (specification section 4): it starts when she is there, ends when the page is
 * hidden, unloaded or logged out of, and starts again when it can be seen. The tool that is open is timed along with it.
 */
export function createStudyClock({ tell, leave, now }: ClockDependencies) {
  let isPresent = false;
  let isListening = false;
  let sessionSince: number | null = null;
  let tool: { name: Tool; since: number } | null = null;

  const secondsSince = (since: number) => Math.max(0, Math.round((now() - since) / 1000));

  function start(): void {
    if (!isPresent || sessionSince !== null || document.visibilityState === "hidden") return;
    sessionSince = now();
    if (tool) tool.since = sessionSince;
    tell("session_started", {});
  }

  function end(reason: PropertiesOf<"session_ended">["reason"]): void {
    if (sessionSince === null) return;
    tellEngagement();
    tell("session_ended", { duration_seconds: secondsSince(sessionSince), reason });
    sessionSince = null;
    // Who logs out is still there, and what she did can be waited for while it is known whose it is.
    if (reason !== "logout") leave();
  }

  function tellEngagement(): void {
    if (!tool) return;
    const duration_seconds = secondsSince(tool.since);
    tell("feature_engagement", { feature: tool.name, duration_seconds });
  }

  /** A signed-in student is there. Each of her pages may say so. */
  function begin(): void {
    listen();
    isPresent = true;
    start();
  }

  /** Not on import: pages are rendered where there is no document. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") end("hidden");
      else start();
    });
    window.addEventListener("pagehide", () => end("unload"));
    window.addEventListener("pageshow", start);
  }

  /** She has logged out, or her session is over. */
  function stop(): void {
    end("logout");
    isPresent = false;
  }

  /** She opens a tool. Gives what to call when she leaves it. */
  function enter(name: Tool): () => void {
    const entered = { name, since: now() };
    tool = entered;
    tell("feature_started", { feature: name });
    return () => {
      if (tool !== entered) return;
      // Out of sight its time was told already.
      if (sessionSince !== null) tellEngagement();
      tool = null;
    };
  }

  return { begin, stop, enter };
}

export const studyClock = createStudyClock({
  tell: track,
  leave: flushEventsAndLeave,
  now: () => Date.now(),
});
