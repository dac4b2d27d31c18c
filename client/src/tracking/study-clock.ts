import type { EventName, PropertiesOf } from "#shared/domain/events.ts";
import { flushEventsOnUnload, track } from "./track.ts";

type Tool = PropertiesOf<"feature_started">["feature"];

interface ClockDependencies {
  trackEvent: <Name extends EventName>(name: Name, properties: PropertiesOf<Name>) => void;
  /** Sends all events now, because the page may be unloaded. */
  flushOnUnload: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Measures how long a student uses the app (specification section 4): a session starts when she is present, ends when
 * the page is hidden, unloaded or logged out of, and starts again when it is visible. The open tool is timed too.
 */
export function createStudyClock({ trackEvent, flushOnUnload, now }: ClockDependencies) {
  let isPresent = false;
  let isListening = false;
  let sessionSince: number | null = null;
  let tool: { name: Tool; since: number } | null = null;

  const secondsSince = (since: number) => Math.max(0, Math.round((now() - since) / 1000));

  function start(): void {
    if (!isPresent || sessionSince !== null || document.visibilityState === "hidden") return;
    sessionSince = now();
    if (tool) tool.since = sessionSince;
    trackEvent("session_started", {});
  }

  function end(reason: PropertiesOf<"session_ended">["reason"]): void {
    if (sessionSince === null) return;
    trackEngagement();
    trackEvent("session_ended", { duration_seconds: secondsSince(sessionSince), reason });
    sessionSince = null;
    // After a logout the page remains, and the caller waits for its events while the student is still known.
    if (reason !== "logout") flushOnUnload();
  }

  function trackEngagement(): void {
    if (!tool) return;
    const duration_seconds = secondsSince(tool.since);
    trackEvent("feature_engagement", { feature: tool.name, duration_seconds });
  }

  /** A signed-in student is present. Each of her pages may call this. */
  function activate(): void {
    listen();
    isPresent = true;
    start();
  }

  /** Not on import: pages are also rendered without a document. */
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

  /** The student has logged out, or her session has ended. */
  function deactivate(): void {
    end("logout");
    isPresent = false;
  }

  /** The student opens a tool. Returns the function to call when she leaves it. */
  function enter(name: Tool): () => void {
    const openedTool = { name, since: now() };
    tool = openedTool;
    trackEvent("feature_started", { feature: name });
    return () => {
      if (tool !== openedTool) return;
      // If the page is hidden, the time was reported already.
      if (sessionSince !== null) trackEngagement();
      tool = null;
    };
  }

  return { activate, deactivate, enter };
}

export const studyClock = createStudyClock({
  trackEvent: track,
  flushOnUnload: flushEventsOnUnload,
  now: () => Date.now(),
});
