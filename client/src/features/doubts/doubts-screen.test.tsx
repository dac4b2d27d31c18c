import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { FakeRecogniser, listening } from "../asking/testing/fake-recogniser.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { button, givenBrowser, heading } from "../homework/testing/given-homework.ts";
import { aDoubt, aSolution, aWay, doubtBox, givenTutor, solve } from "./testing/given-doubts.ts";

beforeEach(() => {
  givenBrowser();
  FakeRecogniser.sessions = [];
  vi.stubGlobal("webkitSpeechRecognition", FakeRecogniser);
});
afterEach(() => vi.unstubAllGlobals());

const isDisabled = async () => (await button("Solve Doubt")).hasAttribute("disabled");
const tab = (name: string) => screen.findByRole("tab", { name });
const page = new File(["pixels"], "page.jpg", { type: "image/jpeg" });

async function addPhoto(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (!input) throw new Error("There is no way to a photo on the page");
  await userEvent.upload(input, file);
  await screen.findByRole("img", { name: "Your question" });
}

test("a doubt needs text or a photo", async () => {
  const student = openApp("/doubts", asha);
  const box = await doubtBox();
  expect(await isDisabled()).toBe(true);
  await student.type(box, "   ");
  expect(await isDisabled()).toBe(true);
  await student.type(box, "Why?");
  expect(await isDisabled()).toBe(false);
  expect(await accessibilityProblems()).toEqual([]);
});

test("Type, Image and Voice share the text, and Image opens the photo picker", async () => {
  const student = openApp("/doubts", asha);
  await student.type(await doubtBox(), "Why 4?");
  expect((await tab("Type")).getAttribute("aria-selected")).toBe("true");
  await student.click(await tab("Image"));
  const choice = await screen.findByRole("dialog");
  for (const name of ["Take Photo", "Select from Gallery", "Cancel"]) {
    expect(within(choice).getByRole("button", { name })).toBeTruthy();
  }
  await student.click(within(choice).getByRole("button", { name: "Cancel" }));
  expect(await doubtBox()).toHaveProperty("value", "Why 4?");
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await tab("Type"));
  expect(await doubtBox()).toHaveProperty("value", "Why 4?");
});

test("a photo alone is a doubt, is visible in every mode and is sent with it", async () => {
  const { asks, conversations } = givenTutor();
  const student = openApp("/doubts", asha);
  await student.click(await tab("Image"));
  await student.click(await button("Cancel"));
  await addPhoto(page);
  await student.click(await tab("Type"));
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
  await student.click(await tab("Image"));
  // There is a photo already, so the photo picker doesn't open.
  expect(screen.queryByRole("dialog")).toBeNull();
  await student.click(await button("Solve Doubt"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ doubt: "", image: expect.any(String) });
  expect(conversations).toEqual([{ type: "doubt", title: "Photo of a question" }]);
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
});

test("a photo can be removed, and then there is nothing to solve", async () => {
  const student = openApp("/doubts", asha);
  await student.click(await tab("Image"));
  await student.click(await button("Cancel"));
  await addPhoto(page);
  expect(await isDisabled()).toBe(false);
  await student.click(await button("Remove photo"));
  expect(await isDisabled()).toBe(true);
});

test("the arrow keys move between the modes, and nothing opens before one is pressed", async () => {
  const student = openApp("/doubts", asha);
  await student.click(await tab("Type"));
  await student.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await tab("Image"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await student.keyboard("{ArrowRight}");
  expect(FakeRecogniser.sessions).toHaveLength(0);
  await student.keyboard("{Enter}");
  expect(FakeRecogniser.sessions).toHaveLength(1);
});

test("Voice listens in Indian English continuously, and appends phrases to the typed text", async () => {
  const { asks } = givenTutor();
  const student = openApp("/doubts", asha);
  await student.type(await doubtBox(), "Q4:");
  await student.click(await tab("Voice"));
  expect(listening()).toMatchObject({ lang: "en-IN", continuous: true, interimResults: true });
  expect(screen.getByText(/^Listening/u).tagName).toBe("OUTPUT");
  listening().hears("why is x");
  listening().ends();
  await waitFor(() => expect(FakeRecogniser.sessions).toHaveLength(2));
  listening().hears("equal to for");
  listening().ends();
  await waitFor(() => expect(FakeRecogniser.sessions).toHaveLength(3));
  const box = await doubtBox();
  expect(box.value).toBe("Q4: why is x equal to for");
  expect(await accessibilityProblems()).toEqual([]);
  await student.type(box, "{Backspace}{Backspace}{Backspace}4");
  await student.click(await button("Solve Doubt"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ doubt: "Q4: why is x equal to 4" });
  expect(listening().state).toBe("aborted");
});

test("changing from Voice to another mode stops listening after the current phrase", async () => {
  const student = openApp("/doubts", asha);
  await student.click(await tab("Voice"));
  listening().hears({ interim: "why is" });
  await student.click(await tab("Type"));
  expect(listening().state).toBe("stopped");
  listening().hears("why is it four");
  listening().ends();
  expect(await doubtBox()).toHaveProperty("value", "why is it four");
  expect(FakeRecogniser.sessions).toHaveLength(1);
  expect(screen.queryByText(/^Listening/u)).toBeNull();
});

test("a browser without speech recognition says so in the Voice mode", async () => {
  vi.unstubAllGlobals();
  givenBrowser();
  const student = openApp("/doubts", asha);
  await doubtBox();
  expect(screen.queryByText(/isn't available in this browser/u)).toBeNull();
  await student.click(await tab("Voice"));
  expect(screen.getByText(/isn't available in this browser. Type your question/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Speak" })).toBeNull();
});

test("a doubt is sent once and shown with all its parts", async () => {
  const { asks, conversations } = givenTutor();
  await solve();
  expect(await heading("Solution")).toBe(document.activeElement);
  expect(conversations).toEqual([{ type: "doubt", title: aDoubt }]);
  expect(asks).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/u),
      fields: { doubt: aDoubt, conversationId: "7" },
    },
  ]);
  expect(address()).toBe("/doubts?conversation=7&answer=12");
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain(aDoubt);
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Solution",
    "Explanation",
    "Answer",
    "3 ways to see it",
    "Steps",
    "Key concepts",
    "Similar solved examples",
    "Practice problems",
    "Continue Learning",
    "Was this helpful?",
    "Want it told differently?",
  ]);
  expect(main.getByText(/^Checked/u).textContent).toContain("put back into the equation");
  expect(main.getByText("Answered by the built-in tutor")).toBeTruthy();
  expect(main.getByText("Your answer is ready.").tagName).toBe("OUTPUT");
  expect(sessionStorage).toHaveLength(0);
  expect(await accessibilityProblems()).toEqual([]);
});

test("approaches are tabs: one is open, and the arrow keys lead to the others", async () => {
  givenTutor();
  const student = await solve();
  const first = await tab("By balancing");
  expect(screen.getAllByRole("tab")).toHaveLength(3);
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  expect(screen.getByText("Take 3 from both sides")).toBeTruthy();
  await student.click(first);
  await student.keyboard("{ArrowRight}");
  expect((await tab("By trial")).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "By trial" }).textContent).toContain("Try x");
  expect(screen.queryByText("Take 3 from both sides")).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("a single approach needs no tabs, and its steps are not shown twice", async () => {
  const way = aWay("By balancing", "Take 3 from both sides");
  givenTutor(aSolution({ approaches: [way], steps: way.steps }));
  await solve();
  await heading("By balancing");
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getAllByText("Take 3 from both sides")).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: "Steps" })).toBeNull();
});

test.each([
  ["openai", /^Not checked/u],
  ["built-in", "From our own library, written for school students."],
] as const)(
  "a doubt about an idea has no final answer, and names its source: %s",
  async (engine, says) => {
    const { answer: _none, ...idea } = aSolution({
      check: { status: "unchecked" },
      steps: [],
      engine,
    });
    givenTutor(idea);
    await solve("Why do leaves look green?");
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Answer" })).toBeNull();
  },
);

test.each([
  ["Ask This", "What if it were $2x - 3 = 11$?"],
  ["Solve This", "Solve $x + 1 = 5$"],
])("%s asks a new doubt in the same conversation", async (label, doubt) => {
  const { asks, conversations } = givenTutor();
  const student = await solve();
  await heading("Solution");
  const [offer] = await screen.findAllByRole("button", { name: label });
  if (!offer) throw new Error("Nothing is offered");
  await student.click(offer);
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toEqual({ doubt, conversationId: "7" });
  expect(asks[1]?.key).not.toBe(asks[0]?.key);
  expect(conversations).toHaveLength(1);
});

test("a declined doubt is shown plainly, with a next step and no request for feedback", async () => {
  givenTutor(aSolution({ declined: true, content: "I don't have Sanskrit yet." }));
  const student = await solve();
  expect(await screen.findByText("I don't have Sanskrit yet.")).toBeTruthy();
  for (const name of ["Practice Similar Questions", "Yes", "Refine this solution"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  await student.click(await button("Edit doubt"));
  expect(await doubtBox()).toHaveProperty("value", aDoubt);
  expect(address()).toBe("/doubts");
});

test("a press on a question that may be meant asks it", async () => {
  const followUpQuestions = ["What is friction?", "Why do tyres have treads?"];
  const { asks } = givenTutor(aSolution({ declined: true, followUpQuestions }));
  const student = await solve();
  expect(await heading("Which one do you mean?")).toBe(document.activeElement);
  const card = within(screen.getByRole("region", { name: "Is it one of these?" }));
  expect(loudOnes()).toEqual(["What is friction?"]);
  await student.click(card.getByRole("button", { name: "Why do tyres have treads?" }));
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toMatchObject({
    doubt: "Why do tyres have treads?",
    conversationId: "7",
  });
});

test("a doubt that may be meant is the primary button, and is asked unchanged", async () => {
  const { asks } = givenTutor(aSolution({ declined: true, suggestion: "Solve 2x + 3 = 11" }));
  const student = await solve();
  await student.click(await button("Did you mean: Solve 2x + 3 = 11?"));
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toMatchObject({ doubt: "Solve 2x + 3 = 11", conversationId: "7" });
});

test("a student who may need a person sees kind words and helplines, and nothing to solve", async () => {
  const helplines = [{ name: "Childline", number: "1098" }];
  givenTutor(aSolution({ content: "I'm glad you told me.", helplines }));
  await solve();
  expect(await heading("You are not alone")).toBe(document.activeElement);
  const card = within(screen.getByRole("region", { name: "People who can help" }));
  expect(card.getByRole("link").getAttribute("href")).toBe("tel:1098");
  for (const name of ["Practice Similar Questions", "Yes", "Read aloud", "Ask This", "New Doubt"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  expect(screen.queryByRole("region", { name: "Your question" })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("New Doubt starts a new conversation", async () => {
  givenTutor();
  const student = await solve();
  await student.click(await button("New Doubt"));
  expect(await doubtBox()).toHaveProperty("value", "");
  expect(await heading("What are you stuck on?")).toBe(document.activeElement);
  expect(address()).toBe("/doubts");
});
