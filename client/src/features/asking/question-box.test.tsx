import { render, screen, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getUser } from "#shared/contracts/auth.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { asha } from "../../testing/open-app.tsx";
import { emptyQuestion, type Question } from "./question.ts";
import { QuestionBox } from "./question-box.tsx";
import { FakeRecogniser, listening } from "./testing/fake-recogniser.ts";

beforeEach(() => {
  sessionStorage.clear();
  FakeRecogniser.sessions = [];
  vi.stubGlobal("webkitSpeechRecognition", FakeRecogniser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openBox() {
  const submitted: Question[] = [];
  const client = createQueryClient(() => undefined);
  client.setQueryData([getUser.path], asha);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <QuestionBox
        box="homework"
        initialQuestion={emptyQuestion}
        hint="Type it."
        placeholder="2 + 2"
        submitLabel="Get Help"
        onSubmit={(question) => void submitted.push(question)}
      >
        <h2>What are you working on?</h2>
      </QuestionBox>
    </QueryClientProvider>,
  );
  return { student: userEvent.setup(), submitted, unmount };
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const speak = () => screen.getByRole("button", { name: "Speak" });
const isPressed = () => speak().getAttribute("aria-pressed");
const nextSession = (number: number) =>
  waitFor(() => expect(FakeRecogniser.sessions).toHaveLength(number));

async function speaking() {
  const opened = openBox();
  await opened.student.click(speak());
  return opened;
}

test("Speak listens in Indian English, continuously, and shows that it does", async () => {
  await speaking();
  expect(listening()).toMatchObject({ lang: "en-IN", continuous: true, interimResults: true });
  expect(isPressed()).toBe("true");
  expect(screen.getByText(/^Listening/u).tagName).toBe("OUTPUT");
});

test("spoken words are appended to typed text, which can be edited in between", async () => {
  const { student } = openBox();
  await student.type(box(), "Q4:");
  await student.click(speak());
  listening().hears({ interim: "sol" });
  expect(box().value).toBe("Q4:");
  expect(screen.getByText("sol…")).toBeTruthy();
  listening().hears("solve two x");
  expect(box().value).toBe("Q4: solve two x");
  expect(screen.queryByText("sol…")).toBeNull();
  await student.clear(box());
  await student.type(box(), "Solve 2x");
  listening().hears("solve two x", " plus three");
  expect(box().value).toBe("Solve 2x plus three");
});

test("on a phone that ends after each phrase, listening restarts until the student stops", async () => {
  const { student } = await speaking();
  listening().hears("solve two x");
  listening().ends();
  await nextSession(2);
  expect(isPressed()).toBe("true");
  listening().hears("equals four");
  listening().ends();
  await nextSession(3);
  expect(box().value).toBe("solve two x equals four");
  await student.click(speak());
  expect(listening().state).toBe("stopped");
  listening().hears("thank you");
  listening().ends();
  expect(isPressed()).toBe("false");
  expect(box().value).toBe("solve two x equals four thank you");
  expect(FakeRecogniser.sessions).toHaveLength(3);
});

test("interim words that never became final are kept when the session ends", async () => {
  await speaking();
  listening().hears("solve", { interim: "two x" });
  listening().ends();
  expect(box().value).toBe("solve two x");
  expect(screen.queryByText("two x…")).toBeNull();
});

test("phrases that a phone repeats are written down once", async () => {
  await speaking();
  listening().hears("solve");
  listening().hears("solve", "solve two");
  listening().hears("solve", "solve two", "solve two x");
  expect(box().value).toBe("solve two x");
});

test("silence is not an error", async () => {
  await speaking();
  listening().fails("no-speech");
  listening().ends();
  await nextSession(2);
  expect(isPressed()).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["not-allowed", /Permissions, and allow the microphone/u],
  ["network", /needs the internet/u],
  ["audio-capture", /No microphone was found/u],
  ["language-not-supported", /isn't available on this phone/u],
  ["something-new", /Tap the microphone to go on/u],
])("%s ends it with a sentence that says what to do", async (error, sentence) => {
  await speaking();
  listening().hears("solve");
  listening().fails(error);
  expect(screen.getByRole("alert").textContent).toMatch(sentence);
  expect(isPressed()).toBe("false");
  expect(box().value).toBe("solve");
});

test("a phone that refuses to listen is not asked endlessly", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const student = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  openBox();
  await student.click(speak());
  for (let sessions = 1; sessions <= 9; sessions += 1) {
    await nextSession(sessions);
    listening().ends();
    vi.advanceTimersByTime(300);
  }
  expect(screen.getByRole("alert").textContent).toContain("Voice typing stopped");
  expect(FakeRecogniser.sessions).toHaveLength(9);
});

test("Get Help submits the visible text, including interim words, and stops listening", async () => {
  const { student, submitted } = await speaking();
  const session = listening();
  session.hears("solve two x", { interim: "equals four" });
  await student.click(screen.getByRole("button", { name: "Get Help" }));
  expect(submitted).toEqual([{ text: "solve two x equals four", photo: null }]);
  expect(session.state).toBe("aborted");
  session.hears("solve two x", "equals four", "and more");
  expect(box().value).toBe("solve two x");
});

test.each<[string, (unmount: () => void) => void]>([
  ["the page is left", (unmount) => unmount()],
  ["the page goes", () => void window.dispatchEvent(new Event("pagehide"))],
  [
    "the phone is locked",
    () => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])("listening stops when %s", async (_name, leave) => {
  const { unmount } = await speaking();
  leave(unmount);
  await waitFor(() => expect(listening().state).toBe("aborted"));
  expect(FakeRecogniser.sessions).toHaveLength(1);
});

test("a browser without speech recognition says so, and shows no button for it", () => {
  vi.unstubAllGlobals();
  openBox();
  expect(
    screen.getByText("Voice typing isn't available in this browser. Type your question instead."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Speak" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("spoken words are kept as a draft like typed text", async () => {
  const { unmount } = await speaking();
  listening().hears("solve two x");
  unmount();
  openBox();
  expect(box().value).toBe("solve two x");
});

test.each(["Control", "Meta"])(
  "%s and Enter send the typed text, and an empty box sends nothing",
  async (key) => {
    const { student, submitted } = openBox();
    await student.click(box());
    await student.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(submitted).toEqual([]);
    await student.keyboard("2 + 3");
    await student.keyboard(`{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(submitted).toEqual([{ text: "2 + 3", photo: null }]));
  },
);

test("a text near the limit shows how many characters are left or too many; nothing of it is cut", async () => {
  const { student, submitted } = openBox();
  const paste = async (count: number) => {
    await student.clear(box());
    await student.click(box());
    await student.paste("x".repeat(count));
  };
  await paste(3599);
  expect(screen.queryByText(/left\.$/u)).toBeNull();
  await paste(3999);
  expect(screen.getByText("1 character left.")).toBeTruthy();
  await paste(4210);
  expect(screen.getByText(/^This is too long by 210 characters\./u)).toBeTruthy();
  expect(box().value).toHaveLength(4210);
  await student.click(screen.getByRole("button", { name: "Get Help" }));
  expect(submitted).toEqual([]);
});
