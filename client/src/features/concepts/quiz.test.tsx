import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { answerQuiz } from "#shared/contracts/concepts.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading } from "../homework/testing/given-homework.ts";
import { aQuiz, anAsk, explained } from "./testing/concept-samples.ts";
import { givenThread } from "./testing/given-concepts.ts";

beforeEach(() => {
  givenBrowser();
  // Used when tests press arrow keys; jsdom doesn't have it.
  vi.stubGlobal("CSS", { escape: (name: string) => name.replaceAll(/\W/gu, String.raw`\$&`) });
});
afterEach(() => void vi.unstubAllGlobals());

const right = { choice: 0, key: 0, why: "It comes in through small pores." };
const wrong = { choice: 2, key: 1, why: "Count on: $2 + 2 = 4$." };

async function openQuiz(aiResponse: AiResponse = aQuiz()) {
  givenThread(
    anAsk(),
    explained({ metadata: { comprehension: "understood" } }),
    explained({ id: 13, questionId: null, metadata: { isQuiz: true }, aiResponse }),
  );
  const student = openApp("/concepts?conversation=7", asha);
  await heading("Quiz Time!");
  return student;
}

const group = (name: RegExp) => screen.findByRole("group", { name });
const optionsIn = (element: HTMLElement) => within(element).getAllByRole("radio");

test("questions come one by one, each with a verdict in words and the reason, and the result at the end", async () => {
  const student = await openQuiz();
  const sent: unknown[] = [];
  const judge = (verdict: typeof right) =>
    server.use(
      answer(
        answerQuiz,
        { isRight: verdict.choice === verdict.key, ...verdict },
        async (request) => {
          sent.push(await request.json());
        },
      ),
    );
  const first = await group(/Question 1 of 3/u);
  expect(screen.getAllByRole("group", { name: /Question \d of/u })).toHaveLength(1);
  expect((await button("Check Answer")).hasAttribute("disabled")).toBe(true);

  judge(right);
  await student.click(within(first).getByRole("radio", { name: "Carbon dioxide" }));
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  await student.click(await button("Check Answer"));
  const verdict = await screen.findByText("Right!");
  expect(verdict.closest("output")?.textContent).toContain("It comes in through small pores.");
  expect(within(first).getByText("Right answer")).toBeTruthy();
  expect(optionsIn(first).every((option) => option.hasAttribute("disabled"))).toBe(true);
  expect(await button("Next Question")).toBe(document.activeElement);
  // Scrolled only as far as necessary, so that the options above stay in view.
  expect(shown.mock.contexts).toEqual([document.activeElement]);
  expect(shown).toHaveBeenCalledWith({ block: "nearest" });

  judge(wrong);
  await student.click(await button("Next Question"));
  const second = await group(/Question 2 of 3/u);
  expect(second.closest("li")).toBe(document.activeElement);
  // Tab moves from the list to its radio buttons, and arrows move among them.
  await student.tab();
  await student.keyboard(" {ArrowDown}{ArrowDown}");
  await student.click(await button("Check Answer"));
  expect(await screen.findByText("Not quite")).toBeTruthy();
  expect(within(second).getByText("Your answer").closest("label")?.textContent).toContain("5");
  expect(within(second).getByText("Right answer").closest("label")?.textContent).toContain("4");

  judge({ choice: 0, key: 0, why: "They need light." });
  await student.click(await button("Next Question"));
  const third = await group(/Question 3 of 3/u);
  await student.click(within(third).getByRole("radio", { name: "By day" }));
  await student.click(await button("Check Answer"));
  expect(screen.queryByText("2 of 3 right")).toBeNull();
  await student.click(await button("See Result"));
  expect(await screen.findByText("2 of 3 right")).toBe(document.activeElement);
  expect(sent).toEqual([
    { messageId: 13, question: 0, choice: 0 },
    { messageId: 13, question: 1, choice: 2 },
    { messageId: 13, question: 2, choice: 0 },
  ]);
  expect(screen.queryByRole("region", { name: "How was this explanation?" })).toBeNull();
});

test("a reopened quiz continues where it was left", async () => {
  await openQuiz(aQuiz(right));
  expect(await group(/Question 2 of 3/u)).toBeTruthy();
  expect(screen.getByText("It comes in through small pores.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: /Question 3 of 3/u })).toBeNull();
  const [chosen] = optionsIn(await group(/Question 1 of 3/u));
  expect(chosen).toHaveProperty("checked", true);
  expect(document.activeElement?.tagName).not.toBe("LI");
});

test("a reason may contain maths, and a verdict is more than a colour", async () => {
  await openQuiz(aQuiz(right, wrong));
  await waitFor(() => expect(document.querySelector("output .katex")).not.toBeNull());
  expect(screen.getByText("Not quite")).toBeTruthy();
  expect(screen.getByText("Your answer")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("a finished quiz shows its result", async () => {
  await openQuiz(aQuiz(right, wrong, right));
  expect(await screen.findByText("2 of 3 right")).toBeTruthy();
  expect(screen.getAllByRole("group", { name: /Question \d of/u })).toHaveLength(3);
  expect(
    screen.queryByRole("button", { name: /Check Answer|Next Question|See Result/u }),
  ).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("the first choice counts, also if another tab made it", async () => {
  const student = await openQuiz();
  server.use(answer(answerQuiz, { isRight: true, ...right }));
  const first = await group(/Question 1 of 3/u);
  await student.click(within(first).getByRole("radio", { name: "Sand" }));
  await student.click(await button("Check Answer"));
  await screen.findByText("Right!");
  expect(within(first).getByRole("radio", { name: /^Carbon dioxide/u })).toHaveProperty(
    "checked",
    true,
  );
});

test("a choice that couldn't be checked stays selected, and can be checked again", async () => {
  const student = await openQuiz();
  server.use(refuse(answerQuiz, 500, { detail: "It broke here. Try again." }));
  await student.click(screen.getByRole("radio", { name: "Iron" }));
  await student.click(await button("Check Answer"));
  expect((await screen.findByRole("alert")).textContent).toBe("It broke here. Try again.");
  expect(screen.getByRole("radio", { name: "Iron" })).toHaveProperty("checked", true);
  server.use(answer(answerQuiz, { isRight: false, choice: 1, key: 0, why: "Not iron." }));
  await student.click(await button("Check Answer"));
  await screen.findByText("Not quite");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
