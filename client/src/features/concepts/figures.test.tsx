import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getFigure } from "#shared/contracts/concepts.ts";
import { markOf } from "#shared/domain/figure-mark.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
// Usually fetched with the first figure; here it is imported before.
import "../figures/concept-figure.tsx";
import { answerBy, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { givenBrowser } from "../homework/testing/given-homework.ts";
import { anExplanation, aQuiz, anAsk, explained } from "./testing/concept-samples.ts";
import { givenThread, givenStreamingThread } from "./testing/given-concepts.ts";

beforeEach(givenBrowser);

const alt = "A leaf takes in light from the sun, and gives off oxygen.";
const leaf = { name: "leaf", alt, caption: "What a leaf does", height: 160 };
const mark = markOf(leaf);
const svg =
  '<defs><marker id="arrow-red"></marker></defs><path d="M9 9h40" marker-end="url(#arrow-red)"/><text x="9" y="20">Oxygen</text>';

/** A server with the figure of a leaf; returns the names of requested figures. */
function givenFigures(): string[] {
  const names: string[] = [];
  server.use(
    answerBy(getFigure, (request) => {
      names.push(new URL(request.url).pathname);
      return { alt, height: 160, svg };
    }),
  );
  return names;
}

const telling = (content: string) =>
  givenThread(anAsk(), explained({ aiResponse: anExplanation({ content }) }));

test("a figure is shown at its place in the text, with its words and its caption", async () => {
  const names = givenFigures();
  telling(`Leaves take in light.\n\n${mark}\n\n- Light\n- Air`);
  openApp("/concepts?conversation=7", asha);
  const figure = await screen.findByRole("img", { name: alt });
  expect(names).toEqual(["/api/figures/leaf"]);
  expect(within(figure).getByText("Oxygen")).toBeTruthy();
  const before = screen.getByText("Leaves take in light.");
  const after = screen.getByText("Light").closest("ul");
  expect(before.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(figure.compareDocumentPosition(after ?? before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("What a leaf does")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test.each(["the figure", "its button"])(
  "a press on %s shows the figure full screen",
  async (what) => {
    givenFigures();
    telling(`Leaves take in light.\n\n${mark}`);
    const student = openApp("/concepts?conversation=7", asha);
    const figure = await screen.findByRole("img", { name: alt });
    const button = screen.getByRole("button", { name: "Show larger: What a leaf does" });
    await student.click(what === "the figure" ? figure : button);
    const dialog = await screen.findByRole("dialog", { name: "What a leaf does" });
    expect(within(dialog).getByRole("img", { name: alt })).toBeTruthy();
    // The page contains the figure twice; marker ids must be unique per instance.
    const ids = Array.from(document.querySelectorAll("marker"), ({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    await student.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("a figure that can't be fetched is replaced by its description", async () => {
  server.use(refuse(getFigure, 404));
  telling(`Leaves take in light.\n\n${mark}`);
  openApp("/concepts?conversation=7", asha);
  expect(await screen.findByText(`[Picture: ${alt}]`)).toBeTruthy();
});

test("while an explanation streams, an incomplete figure line is not shown", async () => {
  givenFigures();
  const { live } = await givenStreamingThread("Leaves take in light.");
  live.delta({
    message: { id: 12 },
    aiResponse: { content: `Leaves take in light. And air.\n\n${mark.slice(0, 30)}` },
  });
  await screen.findByText("Leaves take in light. And air.");
  expect(document.body.textContent).not.toContain("![");
  live.delta({
    message: { id: 12 },
    aiResponse: { content: `Leaves take in light. And air.\n\n${mark}` },
  });
  expect(await screen.findByRole("img", { name: alt })).toBeTruthy();
});

test("a quiz question may refer to a figure", async () => {
  givenFigures();
  const quiz = aQuiz();
  const [first, ...others] = quiz.quiz ?? [];
  if (!first) throw new Error("A quiz has questions");
  const question = `What is given off at P?\n\n${mark}`;
  const withFigure = { ...quiz, quiz: [{ ...first, question }, ...others] };
  givenThread(
    anAsk(),
    explained(),
    explained({ id: 13, questionId: null, metadata: { isQuiz: true }, aiResponse: withFigure }),
  );
  openApp("/concepts?conversation=7", asha);
  const group = await screen.findByRole("group", { name: /What is given off at P\?$/u });
  expect(await within(group).findByRole("img", { name: alt })).toBeTruthy();
  expect(within(group).getAllByRole("radio")).toHaveLength(4);
  expect(await accessibilityProblems()).toEqual([]);
});
