import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * A speech recogniser that hears what the test says. Like Chrome's on Android it ends after each phrase, even in
 * continuous mode, and can't be started twice.
 */
const recogniser = `(() => {
  const sessions = [];
  window.SpeechRecognition = class extends EventTarget {
    state = "new";
    start() {
      if (this.state !== "new") throw new Error("started twice");
      this.state = "listening";
      sessions.push(this);
    }
    stop() { this.finish(); }
    abort() { this.finish(); }
    finish() {
      if (this.state !== "listening") return;
      this.state = "over";
      setTimeout(() => this.dispatchEvent(new Event("end")));
    }
    tell(transcript, isFinal) {
      const results = [Object.assign([{ transcript, confidence: 0.9 }], { isFinal })];
      this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
    }
  };
  const now = () => sessions.findLast(({ state }) => state === "listening");
  window.voice = {
    sessions,
    isListening: () => now() !== undefined,
    murmur: (words) => now().tell(words, false),
    say: (words) => { const session = now(); session.tell(words, true); session.finish(); },
  };
})()`;

/** Must run before the page is opened. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(recogniser);
}

/** Speaks a phrase to the listening session, with an interim result for each word. */
export async function say(page: Page, phrase: string): Promise<void> {
  await listened(page);
  await page.evaluate(`window.voice.say(${JSON.stringify(phrase)})`);
}

/** Begins a phrase that may still change. */
export async function murmur(page: Page, words: string): Promise<void> {
  await listened(page);
  await page.evaluate(`window.voice.murmur(${JSON.stringify(words)})`);
}

/** Polls from the test process: waiting inside the page needs the eval that its content security policy forbids. */
async function listened(page: Page): Promise<void> {
  await expect.poll(() => isListening(page)).toBe(true);
}

export async function isListening(page: Page): Promise<boolean> {
  return page.evaluate<boolean>("window.voice.isListening()");
}

interface Session {
  lang: string;
  continuous: boolean;
}

export async function sessions(page: Page): Promise<Session[]> {
  return page.evaluate<Session[]>(
    "window.voice.sessions.map(({ lang, continuous }) => ({ lang, continuous }))",
  );
}

/** A voice that records what it is given to say, and speaks it when the test lets it. */
const reader = `(() => {
  const waiting = [];
  window.said = [];
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak: (utterance) => { window.said.push({ text: utterance.text, lang: utterance.lang }); waiting.push(utterance); },
    cancel: () => { waiting.splice(0); },
    getVoices: () => [{ lang: "en-IN" }, { lang: "hi-IN" }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } });
  window.finishReading = () => {
    for (const utterance of waiting.splice(0)) utterance.dispatchEvent(new Event("end"));
  };
})()`;

/** Must run before the page is opened. */
export async function giveReader(page: Page): Promise<void> {
  await page.addInitScript(reader);
}

export async function whatWasRead(page: Page): Promise<{ text: string; lang: string }[]> {
  return page.evaluate<{ text: string; lang: string }[]>("window.said");
}

export async function finishReading(page: Page): Promise<void> {
  await page.evaluate("window.finishReading()");
}
