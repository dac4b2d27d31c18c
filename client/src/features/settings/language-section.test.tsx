import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  changePreferences,
  readPreferences,
  type Preferences,
} from "#shared/contracts/preferences.ts";
import { getSettings } from "#shared/contracts/settings.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer } from "../../testing/api-mock.ts";
import { server } from "../../testing/server.ts";
import { openAccount, part } from "./testing/open-account.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Voice {
  name: string;
  lang: string;
}

const ravi = { name: "Ravi", lang: "en_IN" };
const kate = { name: "Kate", lang: "en-GB" };
const lekha = { name: "Lekha", lang: "hi-IN" };

const unset: Preferences = { answerLanguage: "question", englishVoice: null, hindiVoice: null };

/** Opens the account on a phone with these voices; `said` contains the spoken texts. */
function openWith(setup: { voices?: Voice[]; hasModel?: boolean; preferences?: Preferences }) {
  const { voices = [], hasModel = true, preferences = unset } = setup;
  const said: SpeechSynthesisUtterance[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal("SpeechSynthesisUtterance", class extends EventTarget {});
  vi.stubGlobal("speechSynthesis", {
    speak: (utterance: SpeechSynthesisUtterance) => void said.push(utterance),
    cancel: () => undefined,
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  server.use(
    answer(getSettings, { readsPhotos: hasModel, hasModel }),
    answer(readPreferences, preferences),
    answer(changePreferences, unset, async (request) => void sent.push(await request.json())),
  );
  return { student: openAccount(), said, sent };
}

const options = (field: HTMLElement) =>
  within(field)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("the language of answers is selected and saved, if a model writes them", async () => {
  const { student, sent } = openWith({});
  const section = await part("Language and voice");
  const language = section.getByLabelText("Answer me in");
  expect(options(language)).toEqual(["The language of my question", "English", "Hindi (हिन्दी)"]);
  expect(section.queryByLabelText("Voice that reads English")).toBeNull();
  await student.selectOptions(language, "Hindi (हिन्दी)");
  await student.click(section.getByRole("button", { name: "Save Language and Voice" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(sent).toEqual([{ ...unset, answerLanguage: "hindi" }]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("a voice can be heard before it is saved; a single voice of a language is no choice", async () => {
  const { student, said, sent } = openWith({ voices: [ravi, kate, lekha], hasModel: false });
  const section = await part("Language and voice");
  expect(section.queryByLabelText("Answer me in")).toBeNull();
  expect(section.queryByLabelText("Voice that reads Hindi")).toBeNull();
  const voice = section.getByLabelText("Voice that reads English");
  expect(options(voice)).toEqual(["The phone's own choice", "Ravi", "Kate"]);
  await student.selectOptions(voice, "Kate");
  await student.click(section.getByRole("button", { name: /^Listen/u }));
  expect(said).toMatchObject([{ voice: kate, lang: "en-GB" }]);
  await student.click(section.getByRole("button", { name: "Save Language and Voice" }));
  await waitFor(() => expect(sent).toEqual([{ ...unset, englishVoice: "Kate" }]));
});

test("a voice that only another phone has is named, and stays when something else is saved", async () => {
  const preferences = { ...unset, englishVoice: "Samantha" };
  const { student, sent } = openWith({ voices: [ravi, kate], preferences });
  const section = await part("Language and voice");
  const voice = section.getByLabelText("Voice that reads English");
  expect(options(voice)).toContain("Samantha (not on this phone)");
  await student.selectOptions(section.getByLabelText("Answer me in"), "English");
  await student.click(section.getByRole("button", { name: "Save Language and Voice" }));
  await waitFor(() => expect(sent).toEqual([{ ...preferences, answerLanguage: "english" }]));
});

test("without anything to choose there is no section, and no preferences are fetched", async () => {
  openWith({ voices: [ravi, lekha], hasModel: false });
  await part("Change your password");
  expect(screen.queryByRole("region", { name: "Language and voice" })).toBeNull();
});
