import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { explainConcept, longestConcept } from "#shared/contracts/concepts.ts";
import { listMessages } from "#shared/contracts/messages.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, neverAnswer } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading } from "../homework/testing/given-homework.ts";
import { anExplanation, anAsk, explained } from "./testing/concept-samples.ts";
import { ask, givenLiveTutor, givenThread, typingField } from "./testing/given-concepts.ts";

beforeEach(givenBrowser);

const enabled = (element: HTMLElement) => !element.hasAttribute("disabled");
const whole = { aiResponse: anExplanation(), message: explained() };
const bubbles = () =>
  screen.queryAllByRole("group", { name: "Your question" }).map(({ textContent }) => textContent);

test("a new topic offers six examples, and a press on one asks it", async () => {
  const live = givenLiveTutor();
  const student = openApp("/concepts", asha);
  await heading("What do you want to understand?");
  const names = within(screen.getByRole("region", { name: "What do you want to understand?" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Photosynthesis",
    "Fractions",
    "Gravity",
    "Chemical reactions",
    "Ecosystems",
    "Geometry",
  ]);
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Gravity"));
  expect(await heading("Explanation")).toBe(document.activeElement);
  expect(bubbles()).toEqual(["Gravity"]);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(await live.calls[0]?.json()).toEqual({ concept: "Gravity", conversationId: 7 });
});

test("blank text can't be asked", async () => {
  const student = openApp("/concepts", asha);
  const field = await typingField();
  const submit = await button("Ask");
  expect(enabled(submit)).toBe(false);
  await student.type(field, "  {Enter}");
  expect(enabled(submit)).toBe(false);
  expect(bubbles()).toEqual([]);
  await student.type(field, "why");
  expect(enabled(submit)).toBe(true);
});

test("Shift+Enter inserts a line break, Enter asks, and an Enter within a Hindi word does neither", async () => {
  const live = givenLiveTutor();
  const student = openApp("/concepts", asha);
  const field = await typingField();
  await student.type(field, "Why is{Shift>}{Enter}{/Shift}the sky blue? ");
  expect(field).toHaveProperty("value", "Why is\nthe sky blue? ");
  const composing = new KeyboardEvent("keydown", {
    key: "Enter",
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  field.dispatchEvent(composing);
  expect(composing.defaultPrevented).toBe(false);
  expect(bubbles()).toEqual([]);
  await student.type(field, "{Enter}");
  expect(bubbles()).toEqual(["Why is\nthe sky blue?"]);
  expect(field).toHaveProperty("value", "");
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(live.calls[0]?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/u);
});

test("the first ask creates a conversation named by the address, and its explanation is shown whole", async () => {
  const started = givenThread(anAsk(), explained());
  server.use(answer(explainConcept, whole));
  await ask();
  expect(await screen.findByText("Plants make their own food from light.")).toBeTruthy();
  expect(started).toEqual([{ type: "concept", title: "Photosynthesis" }]);
  expect(address()).toBe("/concepts?conversation=7");
  await screen.findByRole("region", { name: "How was this explanation?" });
  const list = within(screen.getByRole("list", { name: "Conversation" }));
  expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Explanation",
    "Key terms",
    "Examples",
    "Think about this",
    "How was this for you?",
  ]);
  expect(bubbles()).toEqual(["Photosynthesis"]);
  for (const words of [
    "Intermediate",
    "Life processes",
    "Chlorophyll",
    "It leans towards the window.",
    "Answered by the built-in tutor",
    "Your level: Intermediate, 5.5 out of 10",
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText("From our own library, written for school students.")).toBeTruthy();
  expect((await screen.findByText("Your explanation is ready.")).tagName).toBe("OUTPUT");
  expect(await accessibilityProblems()).toEqual([]);
});

test("a press on a question to think about asks it in the same conversation", async () => {
  const live = givenLiveTutor();
  givenThread(anAsk(), explained());
  const student = openApp("/concepts?conversation=7", asha);
  const question = await button("Why are leaves green?");
  await student.click(question);
  expect(screen.getAllByRole("heading", { name: "Explanation" })[1]).toBe(document.activeElement);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(await live.calls[0]?.json()).toEqual({
    concept: "Why are leaves green?",
    conversationId: 7,
  });
  expect(bubbles()).toEqual(["Photosynthesis", "Why are leaves green?"]);
  expect(enabled(await button("Why are leaves green?"))).toBe(false);
  const second = explained({ id: 14, questionId: 13 });
  givenThread(anAsk(), explained(), anAsk("Why are leaves green?", 13), second);
  live.done({ aiResponse: anExplanation({ content: "They hold chlorophyll." }), message: second });
  await screen.findByText("They hold chlorophyll.");
  await waitFor(() => expect(bubbles()).toEqual(["Photosynthesis", "Why are leaves green?"]));
});

test("reopening shows the conversation as it was, and New topic starts a new one", async () => {
  givenThread(
    anAsk(),
    explained({ metadata: { comprehension: "confused" } }),
    explained({
      id: 13,
      questionId: null,
      metadata: { isReExplanation: true },
      aiResponse: anExplanation({ content: "Leaves are small kitchens." }),
    }),
  );
  const student = openApp("/concepts?conversation=7", asha);
  await heading("Simplified Explanation");
  expect(screen.getByText("Leaves are small kitchens.")).toBeTruthy();
  expect(screen.getByText("I'm confused")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I'm confused" })).toBeNull();
  // An explanation that existed before the visit is not announced.
  expect(screen.queryByText("Your explanation is ready.")).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("New topic"));
  expect(await heading("What do you want to understand?")).toBeTruthy();
  expect(address()).toBe("/concepts");
  expect(bubbles()).toEqual([]);
});

test("a conversation shows a placeholder while it is fetched", async () => {
  server.use(neverAnswer(listMessages));
  openApp("/concepts?conversation=7", asha);
  expect((await screen.findByText("Fetching your conversation…")).closest("output")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "What do you want to understand?" })).toBeNull();
});

test("a conversation that couldn't be fetched can be fetched again", async () => {
  server.use(dropConnection(listMessages));
  const student = openApp("/concepts?conversation=7", asha);
  await heading("Your conversation couldn't be fetched");
  givenThread(anAsk(), explained());
  await student.click(await button("Try Again"));
  expect(await heading("Explanation")).toBeTruthy();
});

test("an explanation stays on the page if the conversation can't be fetched again", async () => {
  givenThread();
  server.use(answer(explainConcept, whole), dropConnection(listMessages));
  const student = await ask();
  await heading("What's new here couldn't be fetched");
  expect(screen.getByText("Plants make their own food from light.")).toBeTruthy();
  givenThread(anAsk(), explained());
  await student.click(await button("Try Again"));
  await screen.findByRole("region", { name: "How was this explanation?" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an ask that didn't arrive says so once, without the failure of the list as well", async () => {
  givenThread(anAsk(), explained());
  const student = openApp("/concepts?conversation=7", asha);
  await heading("Explanation");
  const calls = vi.spyOn(globalThis, "fetch");
  const looks = vi.fn<() => void>();
  const whileItIsSent = async () => void (await button("Stop"));
  server.use(dropConnection(explainConcept, whileItIsSent), dropConnection(listMessages, looks));
  await student.type(await typingField(), "Gravity{Enter}");
  await heading("No answer yet");
  // A fetch of the list has failed as well, and the page has received the failure.
  await waitFor(() => expect(looks).toHaveBeenCalled());
  await Promise.allSettled(calls.mock.results.map(({ value }) => value as Promise<Response>));
  await student.tab();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /try again/iu })).toHaveLength(1);
  server.use(answer(explainConcept, { ...whole, message: explained({ id: 14 }) }));
  givenThread(
    anAsk(),
    explained(),
    anAsk("Gravity", 13),
    explained({ id: 14, questionId: 13, content: "Things fall." }),
  );
  await student.click(await button("Try again"));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(bubbles()).toEqual(["Photosynthesis", "Gravity"]);
});

test("if a conversation no longer exists, the next ask creates another one", async () => {
  givenThread();
  const student = openApp("/concepts?conversation=99", asha);
  expect(await screen.findByText(/isn't here any more/u)).toBeTruthy();
  const live = givenLiveTutor();
  await student.click(await button("Fractions"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(await live.calls[0]?.json()).toEqual({ concept: "Fractions", conversationId: 7 });
  expect(address()).toBe("/concepts?conversation=7");
  expect(bubbles()).toEqual(["Fractions"]);
});

/** A conversation whose explanation was declined, with similar questions. */
function givenRefusal(content: string, followUpQuestions: string[] = []) {
  const aiResponse = anExplanation({ content, declined: true, followUpQuestions });
  givenThread(anAsk("Blockchain"), explained({ aiResponse, metadata: {} }));
}

test("a press on a question similar to a declined one asks it", async () => {
  const live = givenLiveTutor();
  givenRefusal("I don't have this one.", ["Respiration", "Nutrition"]);
  const student = openApp("/concepts?conversation=7", asha);
  await heading("I can explain these");
  expect(screen.queryByRole("heading", { name: "Think about this" })).toBeNull();
  await student.click(await button("Nutrition"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(await live.calls[0]?.json()).toEqual({ concept: "Nutrition", conversationId: 7 });
});

test("a declined reply stays text, without a request for feedback", async () => {
  const content = "I don't have this one. Nearby: Respiration, Nutrition.";
  givenRefusal(content);
  openApp("/concepts?conversation=7", asha);
  await heading("I can't explain this one yet");
  expect(screen.getByText(content)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "I can explain these" })).toBeNull();
  expect(screen.queryByText(/^Not checked/u)).toBeNull();
  expect(screen.queryByText("Intermediate")).toBeNull();
  expect(screen.queryByRole("region", { name: "How was this explanation?" })).toBeNull();
});

test("a declined question leads back to the input, to be rephrased", async () => {
  givenRefusal("I don't have this one.");
  const student = openApp("/concepts?conversation=7", asha);
  await student.click(await button("Edit question"));
  const field = await typingField();
  expect(field).toHaveProperty("value", "Blockchain");
  expect(field).toBe(document.activeElement);
});

test("near its limit the input shows how many characters are left", async () => {
  const student = openApp("/concepts", asha);
  await student.click(await typingField());
  await student.paste("x".repeat(longestConcept - 8));
  expect(await screen.findByText("8 characters left.")).toBeTruthy();
  await student.paste("123456789");
  expect(await screen.findByText(/^This is too long by 1 character\. Up to /u)).toBeTruthy();
});

test("a student who may need a person sees helplines to call, and no request for feedback", async () => {
  const helplines = [{ name: "Childline", number: "1098" }];
  givenThread(
    anAsk("I want to disappear"),
    explained({
      aiResponse: anExplanation({ content: "I'm glad you told me.", helplines }),
      metadata: {},
    }),
  );
  openApp("/concepts?conversation=7", asha);
  await heading("You are not alone");
  const card = within(screen.getByRole("region", { name: "People who can help" }));
  expect(card.getByRole("link").getAttribute("href")).toBe("tel:1098");
  for (const words of [/^Answered by/u, /^Not checked/u, "Intermediate", "Think about this"]) {
    expect(screen.queryByText(words)).toBeNull();
  }
});

test("typed text survives a reload", async () => {
  const student = openApp("/concepts", asha);
  await student.type(await typingField(), "Why is ice");
  cleanup();
  openApp("/concepts", asha);
  expect(await typingField()).toHaveProperty("value", "Why is ice");
});
