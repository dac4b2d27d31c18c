import { act } from "@testing-library/react";
import type { Recogniser, RecogniserEvents } from "../voice/recogniser.ts";

/** One phrase as the browser reports it: final or interim. */
type Phrase = string | { interim: string };

/**
 * A recogniser whose phrases come from the test. Like Chrome on Android it ends its session after each phrase, when the
 * test says so; the next session is another recogniser.
 */
export class FakeRecogniser implements Recogniser {
  static sessions: FakeRecogniser[] = [];

  lang = "";
  continuous = false;
  interimResults = false;
  private readonly listeners: Listeners = { result: [], error: [], end: [] };
  state: "new" | "listening" | "stopped" | "aborted" = "new";

  addEventListener<Type extends keyof RecogniserEvents>(
    type: Type,
    listener: (event: RecogniserEvents[Type]) => void,
  ): void {
    this.listeners[type].push(listener);
  }

  start(): void {
    if (this.state !== "new") throw new Error("A recogniser can't be started twice");
    this.state = "listening";
    FakeRecogniser.sessions.push(this);
  }

  stop(): void {
    this.state = "stopped";
  }

  abort(): void {
    this.state = "aborted";
  }

  /** Reports all phrases of the session so far, as the browser does each time. */
  hears(...phrases: Phrase[]): void {
    const results = phrases.map((phrase) => {
      const isFinal = typeof phrase === "string";
      const transcript = isFinal ? phrase : phrase.interim;
      return Object.assign([{ transcript }], { isFinal });
    });
    this.tell("result", { results });
  }

  fails(error: string): void {
    this.tell("error", { error });
  }

  ends(): void {
    this.tell("end", undefined);
  }

  private tell<Type extends keyof RecogniserEvents>(type: Type, event: RecogniserEvents[Type]) {
    act(() => {
      for (const listener of this.listeners[type]) listener(event);
    });
  }
}

type Listeners = {
  [Type in keyof RecogniserEvents]: ((event: RecogniserEvents[Type]) => void)[];
};

/** The session that is currently listening. */
export function listening(): FakeRecogniser {
  const session = FakeRecogniser.sessions.at(-1);
  if (!session) throw new Error("Nobody listens");
  return session;
}
