import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listConversations } from "#shared/contracts/conversations.ts";
import { listMessages } from "#shared/contracts/messages.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, answerBy, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { givenBrowser } from "../homework/testing/given-homework.ts";
import { aMessage, anAnswer } from "../asking/testing/answer-samples.ts";
import { aConversation, givenHistory, openings, row, three } from "./testing/given-history.ts";

const searchBox = () => screen.findByRole("searchbox", { name: /^Search/u });

test("each conversation shows its kind, opening and day, and links to where it continues", async () => {
  givenHistory();
  openApp("/history", asha);
  const homework = await row(/2x \+ 3/u);
  expect(homework.textContent).toBe("Solve 2x + 3 = 11Homework · Today");
  expect(homework.getAttribute("href")).toBe("/homework?c=7");
  const concept = await row(/Photosynthesis/u);
  expect(concept.textContent).toContain("Concept · Today");
  expect(concept.getAttribute("href")).toBe("/concepts?conversation=8");
  const doubt = await row(/sky/u);
  expect(doubt.textContent).toContain("Doubt · Today");
  expect(doubt.getAttribute("href")).toBe("/doubts?conversation=9");
  expect(screen.getByRole("heading", { level: 1, name: "Your questions" })).toBeTruthy();
  expect(screen.getByText("3 conversations.").tagName).toBe("OUTPUT");
  expect(await accessibilityProblems()).toEqual([]);
});

test("an opening with LaTeX is shown as plain text, and a photo alone has a name", async () => {
  givenHistory([
    aConversation({ opening: String.raw`Add $\frac{1}{2}$ and $x^2$` }),
    aConversation({ id: 8, opening: "" }),
  ]);
  openApp("/history", asha);
  await row(/^Add 1\/2 and x²/u);
  await row(/^A photo/u);
});

test("opened homework shows its last answer", async () => {
  givenBrowser();
  givenHistory();
  const question = aMessage({ id: 11 });
  const reply = { role: "assistant", questionId: 11, aiResponse: anAnswer() } as const;
  server.use(answer(listMessages, [question, aMessage({ id: 12, ...reply })]));
  const student = openApp("/history", asha);
  await student.click(await row(/2x \+ 3/u));
  await screen.findByRole("heading", { name: "Solution" });
  expect(address()).toBe("/homework?c=7&m=12");
});

test("a selected kind is sent to the server, is in the address, and survives a reload", async () => {
  const { looks } = givenHistory();
  const student = openApp("/history", asha);
  await row(/2x \+ 3/u);
  await student.click(screen.getByRole("button", { name: "Doubts" }));
  await waitFor(() => expect(openings()).toEqual(["Why is the sky blue?"]));
  expect(address()).toBe("/history?type=doubt");
  expect(looks).toEqual(["", "?type=doubt"]);
});

test("an address with a kind and words opens with both filters", async () => {
  const { looks } = givenHistory();
  openApp("/history?type=doubt&search=sky", asha);
  await row(/sky/u);
  expect(looks).toEqual(["?type=doubt&search=sky"]);
  expect(await searchBox()).toHaveProperty("value", "sky");
  expect(screen.getByRole("button", { name: "Doubts", pressed: true })).toBeTruthy();
});

test("an address with an unknown kind shows all", async () => {
  const { looks } = givenHistory();
  openApp("/history?type=essay", asha);
  await row(/sky/u);
  expect(looks).toEqual([""]);
  expect(screen.getByRole("button", { name: "All", pressed: true })).toBeTruthy();
});

test("the search is debounced, and Back doesn't step through typed words", async () => {
  const { looks } = givenHistory();
  const student = openApp("/history", asha);
  await row(/sky/u);
  const entries = window.history.length;
  await student.type(await searchBox(), "sky");
  await waitFor(() => expect(openings()).toEqual(["Why is the sky blue?"]));
  expect(looks).toEqual(["", "?search=sky"]);
  expect(address()).toBe("/history?search=sky");
  expect(window.history.length).toBe(entries);
  expect(await searchBox()).toBe(document.activeElement);
});

test("Enter searches at once, and selecting a kind keeps the words", async () => {
  givenHistory();
  const student = openApp("/history", asha);
  await student.type(await searchBox(), "sky{Enter}");
  expect(address()).toBe("/history?search=sky");
  await student.type(await searchBox(), " b");
  await student.click(screen.getByRole("button", { name: "Doubts" }));
  expect(address()).toBe("/history?type=doubt&search=sky+b");
  expect(await searchBox()).toHaveProperty("value", "sky b");
});

test("an excerpt with the marked search words is shown", async () => {
  const excerpt = "because **blue** light has a wave of $4 \\times 10^{-7}$ m, and scatters";
  server.use(
    answer(listConversations, { items: [{ ...aConversation(), excerpt }], nextCursor: null }),
  );
  openApp("/history?search=Blue+scat", asha);
  const found = await row(/because blue light has a wave of 4 × 10⁻⁷ m, and scatters/u);
  const marks = Array.from(found.querySelectorAll("mark"), (mark) => mark.textContent);
  expect(marks).toEqual(["blue", "scatters"]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("an excerpt that is contained in the opening isn't repeated", async () => {
  const conversation = aConversation({ opening: "Why is the sky blue?", excerpt: "the sky blue" });
  server.use(answer(listConversations, { items: [conversation], nextCursor: null }));
  openApp("/history?search=sky", asha);
  expect((await row(/sky/u)).textContent).toBe("Why is the sky blue?Homework · Today");
  expect(document.querySelector("mark")?.textContent).toBe("sky");
});

test("a long history is loaded page by page, and focus moves to the first new row", async () => {
  const { looks } = givenHistory(three, 2);
  const student = openApp("/history", asha);
  await row(/Photosynthesis/u);
  expect(openings()).toHaveLength(2);
  expect(screen.getByText("The first 2 conversations are shown.")).toBeTruthy();
  await student.click(screen.getByRole("button", { name: "Show more" }));
  const third = await row(/sky/u);
  await waitFor(() => expect(document.activeElement).toBe(third));
  expect(openings()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(looks).toEqual(["", "?cursor=2"]);
});

test("a page that couldn't be fetched leaves the list, shows the reason and can be retried", async () => {
  givenHistory(three, 2);
  const student = openApp("/history", asha);
  await row(/Photosynthesis/u);
  server.use(refuse(listConversations, 503, { detail: "Try again in a moment." }));
  await student.click(screen.getByRole("button", { name: "Show more" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Try again in a moment.");
  expect(openings()).toHaveLength(2);
  givenHistory(three, 2);
  await student.click(screen.getByRole("button", { name: "Try again" }));
  await row(/sky/u);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an empty history links to the tools", async () => {
  givenHistory([]);
  openApp("/history", asha);
  await screen.findByRole("heading", { name: "No questions yet. Ask your first one." });
  const links = within(screen.getByRole("region", { name: "Conversations" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/homework",
    "/concepts",
    "/doubts",
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("without conversations of a kind there is a link to start one", async () => {
  givenHistory([]);
  openApp("/history?type=doubt", asha);
  await screen.findByRole("heading", { name: "No doubts yet. Ask your first one." });
  expect(screen.getByRole("link", { name: "Solve a doubt" }).getAttribute("href")).toBe("/doubts");
});

test("a search without results names the words, and offers other kinds or clearing", async () => {
  givenHistory();
  const student = openApp("/history?type=doubt&search=photo", asha);
  await screen.findByRole("heading", { name: "Nothing found for “photo”" });
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(screen.getByRole("button", { name: "Search all kinds" }));
  await row(/Photosynthesis/u);
  await student.type(await searchBox(), "x");
  await screen.findByRole("heading", { name: "Nothing found for “photox”" });
  await student.click(screen.getByRole("button", { name: "Clear search" }));
  await row(/sky/u);
  expect(address()).toBe("/history");
});

test("while the list is loading, a placeholder is shown and announced", async () => {
  server.use(neverAnswer(listConversations));
  openApp("/history", asha);
  expect((await screen.findByText("Loading your questions…")).tagName).toBe("OUTPUT");
});

test("a list that couldn't be fetched shows the reason and can be retried", async () => {
  server.use(refuse(listConversations, 503, { detail: "Try again in a moment." }));
  const student = openApp("/history", asha);
  await screen.findByRole("heading", { name: "Your questions couldn't be fetched" });
  expect(screen.getByText("Try again in a moment.")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  givenHistory();
  await student.click(screen.getByRole("button", { name: "Try Again" }));
  await row(/sky/u);
});

test("on return the list is as it was, with newer conversations at its top", async () => {
  givenHistory();
  const student = openApp("/history", asha);
  await row(/sky/u);
  await student.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: /^Hello/u });
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  const items = [aConversation({ id: 10, opening: "What is a noun?" }), ...three];
  server.use(
    answerBy(listConversations, async () => {
      await held;
      return { items, nextCursor: null };
    }),
  );
  window.history.back();
  await screen.findByRole("heading", { level: 1, name: "Your questions" });
  await row(/sky/u);
  expect(openings()).toHaveLength(3);
  letIn();
  await row(/noun/u);
  expect(openings()[0]).toBe("What is a noun?");
});

test("a signed-out visitor is redirected to the login, which remembers the page", async () => {
  openApp("/history?search=sky", null);
  await screen.findByRole("tab", { name: "Login" });
  expect(address()).toBe(`/auth?next=${encodeURIComponent("/history?search=sky")}`);
});
