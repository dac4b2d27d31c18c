import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSettings } from "#shared/contracts/settings.ts";
import { readPhoto, type PhotoReading } from "#shared/contracts/uploads.ts";
import { accessibilityProblems } from "../../../testing/accessibility.ts";
import { answer, dropConnection, refuse } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import {
  button,
  givenBrowser,
  givenTutor,
  heading,
} from "../../homework/testing/given-homework.ts";

beforeEach(() => {
  givenBrowser();
  server.use(answer(getSettings, { readsPhotos: false, hasModel: false }));
});

const photo = (name = "page.jpg") => new File(["pixels"], name, { type: "image/jpeg" });
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const getHelp = () => button("Get Help");
const comeOnline = () => window.dispatchEvent(new Event("online"));

async function choose(file = photo()): Promise<void> {
  await button(/photo$/u);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  if (!input) throw new Error("There is no way to a photo on the page");
  await userEvent.upload(input, file);
}

async function openWith(reading: PhotoReading) {
  server.use(answer(readPhoto, reading));
  const student = openApp("/homework", asha);
  await choose();
  return student;
}

const printed = (...questions: Extract<PhotoReading, { outcome: "printed" }>["questions"]) =>
  ({ outcome: "printed", questions }) as const;
const division = {
  label: null,
  pieces: ["Simplify 24 ", { unsure: ["+", "÷"] }, " 6 × 2 ", { unsure: ["+", "÷"] }, " 5 - 3"],
};

test("a reading without unsure signs is inserted into the box, typeset above it, and asked from there", async () => {
  const { asks } = givenTutor();
  const student = await openWith(printed({ label: "3.", pieces: ["Find 3/4 + x^2"] }));
  const card = await screen.findByRole("region", { name: "Is this your question?" });
  await waitFor(() => expect(box().value).toBe("Find 3/4 + x^2"));
  await waitFor(() => expect(card.querySelector("math mfrac")).toBeTruthy());
  expect(asks).toEqual([]);
  await student.click(await getHelp());
  await student.click(await button(/^Complete Solution/u));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ question: "Find 3/4 + x^2", image: expect.any(String) });
});

test("a reading with unsure signs can't be asked before each is chosen", async () => {
  const student = await openWith(printed(division));
  const [first, second] = await screen.findAllByRole("radiogroup");
  if (!first || !second) throw new Error("Two places are marked");
  expect(first.getAttribute("aria-label")).toBe("Place 1 of 2");
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(within(first).getByRole("radio", { name: "divided by" }));
  expect(box().value).toBe("");
  expect(await getHelp()).toHaveProperty("disabled", true);
  await student.click(within(second).getByRole("radio", { name: "plus" }));
  expect(box().value).toBe("Simplify 24 ÷ 6 × 2 + 5 - 3");
  expect(await getHelp()).toHaveProperty("disabled", false);

  await student.click(within(first).getByRole("radio", { name: "plus" }));
  expect(box().value).toBe("Simplify 24 + 6 × 2 + 5 - 3");
});

test("one of several questions is chosen by a tap, and then another one", async () => {
  const student = await openWith(
    printed(
      { label: "1.", pieces: ["Divide 96 by 8."] },
      { label: "2.", pieces: ["Write 45% as a decimal."] },
    ),
  );
  await screen.findByRole("region", { name: "Which question do you need?" });
  expect(box().value).toBe("");
  await student.click(await button("2. Write 45% as a decimal."));
  await waitFor(() => expect(box().value).toBe("Write 45% as a decimal."));
  await student.click(await button("Another question on this photo"));
  await student.click(await button("1. Divide 96 by 8."));
  await waitFor(() => expect(box().value).toBe("Divide 96 by 8."));
  expect(await accessibilityProblems()).toEqual([]);
});

test("typed text is not replaced unless the student says so", async () => {
  server.use(answer(readPhoto, printed({ label: null, pieces: ["Divide 96 by 8."] })));
  const student = openApp("/homework", asha);
  await student.type(await screen.findByRole("textbox", { name: "Your question" }), "Only part b");
  await choose();
  const put = await button("Put it in the box");
  expect(box().value).toBe("Only part b");
  await student.click(put);
  expect(box().value).toBe("Divide 96 by 8.");
});

test("a reading is removed with its photo, but stays once the student has edited it", async () => {
  const student = await openWith(printed({ label: null, pieces: ["Divide 96 by 8."] }));
  await waitFor(() => expect(box().value).toBe("Divide 96 by 8."));
  await student.click(await button("Remove photo"));
  expect(box().value).toBe("");
  await choose();
  await waitFor(() => expect(box().value).toBe("Divide 96 by 8."));
  await student.type(box(), " Show steps");
  await student.click(await button("Remove photo"));
  expect(box().value).toBe("Divide 96 by 8. Show steps");
});

test("if a sign can't be read the student is asked to correct it", async () => {
  const student = await openWith(
    printed({ label: null, pieces: ["4 ", { unsure: ["π", "□"] }, " 2"] }),
  );
  await student.click(await screen.findByRole("radio", { name: "something else" }));
  expect(await screen.findByText(/^I couldn't read what stands at □/u)).toBeTruthy();
  expect(box().value).toBe("4 □ 2");
});

test.each([
  ["handwritten", false, /^I read print\. Type what is handwritten/u],
  ["handwritten", true, /^This looks handwritten\. I'll try/u],
  ["nothing", false, /^I can't find a printed question/u],
  ["nothing", true, /^I can't see a printed question here\. Send the photo/u],
  ["too_slow", false, /^There is too much on this photo\. Take only/u],
  ["too_slow", true, /^There is too much on this photo for a quick look/u],
] as const)(
  "the outcome %s, with a model: %s, is shown as a sentence",
  async (outcome, readsPhotos, sentence) => {
    server.use(
      answer(getSettings, { readsPhotos, hasModel: readsPhotos }),
      answer(readPhoto, { outcome }),
    );
    openApp("/homework", asha);
    await choose();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await getHelp()).toHaveProperty("disabled", !readsPhotos);
  },
);

test("a failed reading shows its reason, and a tap retries it", async () => {
  server.use(refuse(readPhoto, 500, { detail: "Something went wrong on our side." }));
  const student = openApp("/homework", asha);
  await choose();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Something went wrong on our side.",
  );
  server.use(answer(readPhoto, printed({ label: null, pieces: ["Divide 96 by 8."] })));
  await student.click(await button("Read it again"));
  await waitFor(() => expect(box().value).toBe("Divide 96 by 8."));
});

test("an offline photo is read when the connection is back", async () => {
  server.use(dropConnection(readPhoto));
  openApp("/homework", asha);
  await choose();
  await screen.findByText(/^You're offline\. I'll read your photo/u);
  server.use(answer(readPhoto, printed({ label: null, pieces: ["Divide 96 by 8."] })));
  comeOnline();
  await waitFor(() => expect(box().value).toBe("Divide 96 by 8."));
});
