import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPreferences, type Preferences } from "#shared/contracts/preferences.ts";
import { createQueryClient } from "../../../lib/query-client.ts";
import { ReadAloudButton } from "./read-aloud-button.tsx";

/** A speech synthesis that speaks each utterance when the test allows it, and nothing after it was cancelled. */
class FakeUtterance extends EventTarget {
  lang = "";
  voice: unknown = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
let queue: FakeUtterance[] = [];
const installed = [{ lang: "en-US" }, { lang: "en_IN" }];
let voices: { lang: string }[] = [];
let voicesCame = () => undefined as void;

beforeEach(() => {
  queue = [];
  voices = installed;
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", {
    speak: (utterance: FakeUtterance) => void queue.push(utterance),
    cancel: () => {
      for (const utterance of queue.splice(0)) {
        utterance.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" }));
      }
    },
    getVoices: () => voices,
    addEventListener: (_name: string, tell: () => void) => {
      voicesCame = tell;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = ["The answer is:", "$x = 4$", "Undo it. फिर जाँचो।"];
function renderButton(preferences?: Preferences) {
  const client = createQueryClient(() => undefined);
  if (preferences) client.setQueryData([readPreferences.path], preferences);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return render(<ReadAloudButton texts={texts} />, { wrapper });
}
const sayAll = () =>
  act(() => {
    for (const utterance of queue.splice(0)) utterance.dispatchEvent(new Event("end"));
  });

test("an answer is read sentence by sentence, each in the voice of its language", async () => {
  renderButton();
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  expect(queue.map(({ text, lang }) => [text, lang])).toEqual([
    ["The answer is:", "en-IN"],
    ["x equals 4", "en-IN"],
    ["Undo it.", "en-IN"],
    ["फिर जाँचो।", "hi-IN"],
  ]);
  expect(queue[0]?.voice).toBe(installed[1]);
  expect(screen.getByRole("button", { name: "Stop reading" })).toBeTruthy();
  sayAll();
  expect(screen.getByRole("button", { name: "Read aloud" })).toBeTruthy();
});

test("the voices that the student has chosen are used if the phone has them", async () => {
  const kate = { lang: "en-GB", name: "Kate" };
  const lekha = { lang: "hi-IN", name: "Lekha" };
  voices = [...installed, kate, lekha];
  renderButton({ answerLanguage: "question", englishVoice: "Kate", hindiVoice: "Not here" });
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  expect(queue.map(({ lang }) => lang)).toEqual(["en-GB", "en-GB", "en-GB", "hi-IN"]);
  expect(queue[0]?.voice).toBe(kate);
  expect(queue[3]?.voice).toBe(lekha);
});

test("Stop reading cancels it, and it can be read again from the beginning", async () => {
  renderButton();
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  await userEvent.click(screen.getByRole("button", { name: "Stop reading" }));
  expect(queue).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  expect(queue).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Stop reading" })).toBeTruthy();
});

test("a phone that can't speak a sentence stops and says so", async () => {
  renderButton();
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  const failure = Object.assign(new Event("error"), { error: "voice-unavailable" });
  act(() => void queue[0]?.dispatchEvent(failure));
  expect(screen.getByRole("button", { name: "Read aloud" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("couldn't read it aloud");
});

test("a phone without voices shows no button until a voice has loaded", () => {
  voices = [];
  renderButton();
  expect(screen.queryByRole("button")).toBeNull();
  voices = installed;
  act(() => voicesCame());
  expect(screen.getByRole("button", { name: "Read aloud" })).toBeTruthy();
});

test.each<[string, (unmount: () => void) => void]>([
  ["the answer is left", (unmount) => unmount()],
  ["the page goes", () => void act(() => window.dispatchEvent(new Event("pagehide")))],
])("reading stops when %s", async (_name, leave) => {
  const { unmount } = renderButton();
  await userEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  leave(unmount);
  expect(queue).toEqual([]);
});

test("a browser without a voice has no button", () => {
  vi.unstubAllGlobals();
  const { container } = renderButton();
  expect(container.innerHTML).toBe("");
});
