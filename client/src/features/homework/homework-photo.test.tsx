import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { askHomework } from "#shared/contracts/homework.ts";
import { getSettings } from "#shared/contracts/settings.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { anAnswer } from "../asking/testing/answer-samples.ts";
import { button, givenBrowser, givenTutor, heading } from "./testing/given-homework.ts";

beforeEach(givenBrowser);

const page = new File(["pixels"], "page.jpg", { type: "image/jpeg" });

/** The file inputs that open the phone's camera and gallery. */
function fileInput(kind: "camera" | "gallery"): HTMLInputElement {
  const selector = kind === "camera" ? "input[capture]" : 'input[type="file"]:not([capture])';
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no ${selector} on the page`);
  return input;
}

const choose = (file: File, kind: "camera" | "gallery" = "gallery") =>
  userEvent.setup({ applyAccept: false }).upload(fileInput(kind), file);

test("the modal offers camera, gallery and Cancel", async () => {
  const student = openApp("/homework", asha);
  await student.click(await button("Add a photo"));
  const opened: string[] = [];
  for (const kind of ["camera", "gallery"] as const) {
    fileInput(kind).addEventListener("click", () => opened.push(kind));
  }
  await student.click(await button("Take Photo"));
  await student.click(await button("Add a photo"));
  await student.click(await button("Select from Gallery"));
  expect(opened).toEqual(["camera", "gallery"]);
  await student.click(await button("Add a photo"));
  await student.click(await button("Cancel"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fileInput("camera").accept).toContain("image/");
  expect(fileInput("gallery").accept).toContain(".heic");
});

test("a photo alone is a question, is visible at every step and survives a failure", async () => {
  const { conversations } = givenTutor();
  server.use(refuse(askHomework, 502, { detail: "We couldn't reach the tutor." }));
  const student = openApp("/homework", asha);
  await button("Add a photo");
  await choose(page);
  expect(await screen.findByRole("img", { name: "Your question" })).toBeTruthy();
  await student.click(await button("Get Help"));
  await student.click(await button(/^Complete Solution/u));

  await screen.findByText("Your question and photo are kept above.");
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
  const { asks } = givenTutor();
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ question: "", image: expect.any(String) });
  expect(conversations).toEqual([{ type: "homework", title: "Photo of a question" }]);
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
});

test("a photo can be removed", async () => {
  const student = openApp("/homework", asha);
  await button("Add a photo");
  await choose(page, "camera");
  await student.click(await button("Remove photo"));
  expect(screen.queryByRole("img", { name: "Your question" })).toBeNull();
  expect((await button("Get Help")).hasAttribute("disabled")).toBe(true);
});

test("a file that is no photo is refused with a sentence, and the previous photo stays", async () => {
  openApp("/homework", asha);
  await button("Add a photo");
  await choose(page);
  await screen.findByRole("img", { name: "Your question" });
  await choose(new File(["%PDF"], "homework.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("isn't a photo"));
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
});

test("a photo that this browser can't display is replaced by a text", async () => {
  openApp("/homework", asha);
  await button("Add a photo");
  await choose(new File(["heic"], "IMG_1.HEIC", { type: "" }));
  const image = await screen.findByRole("img", { name: "Your question" });
  image.dispatchEvent(new Event("error"));
  expect(await screen.findByText(/This browser can't show it/u)).toBeTruthy();
});

test("without a model a photo alone can't be sent, and text is required", async () => {
  server.use(answer(getSettings, { readsPhotos: false, hasModel: false }));
  const student = openApp("/homework", asha);
  await screen.findByText(/a photo of the printed question/u);
  await choose(page);
  await screen.findByText(/^I can't find a printed question in this photo/u);
  expect(await button("Get Help")).toHaveProperty("disabled", true);

  await student.type(screen.getByRole("textbox", { name: "Your question" }), "Solve 2x = 4");
  expect(await button("Get Help")).toHaveProperty("disabled", false);
});

test.each([413, 415])(
  "a photo that is refused with %s can be changed, or the text is sent without it",
  async (status) => {
    givenTutor();
    server.use(refuse(askHomework, status, { detail: "This isn't a photo that I can open." }));
    const student = openApp("/homework", asha);
    await student.type(await screen.findByRole("textbox", { name: "Your question" }), "2x = 4");
    await choose(page);
    await screen.findByRole("img", { name: "Your question" });
    await student.click(await button("Get Help"));
    await student.click(await button(/^Complete Solution/u));
    await screen.findByText("This isn't a photo that I can open.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

    const changed = givenTutor();
    await choose(new File(["other"], "other.jpg", { type: "image/jpeg" }));
    await heading("Solution");
    expect(changed.asks[0]?.fields).toMatchObject({
      question: "2x = 4",
      image: expect.any(String),
    });
  },
);

test("after a refused photo its text is sent without it, as a new question", async () => {
  const first = givenTutor();
  server.use(refuse(askHomework, 415, { detail: "This isn't a photo that I can open." }));
  const student = openApp("/homework", asha);
  await student.type(await screen.findByRole("textbox", { name: "Your question" }), "2x = 4");
  await choose(page);
  await screen.findByRole("img", { name: "Your question" });
  await student.click(await button("Get Help"));
  await student.click(await button(/^Complete Solution/u));
  await button("Change photo");
  const { asks } = givenTutor();
  await student.click(await button("Send without the photo"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ question: "2x = 4" });
  expect(asks[0]?.fields).not.toHaveProperty("image");
  expect(first.conversations).toHaveLength(1);
});

/** Asks with a photo alone. */
async function askWithPhoto() {
  const student = openApp("/homework", asha);
  await button("Add a photo");
  await choose(page);
  await student.click(await button("Get Help"));
  await student.click(await button(/^Complete Solution/u));
  return student;
}

test("the text read from a photo is above its solution", async () => {
  givenTutor(anAnswer({ transcription: "Solve $2x + 3 = 11$" }));
  await askWithPhoto();
  await heading("Solution");
  expect((await screen.findByText(/^I read:/u)).textContent).toContain("Solve");
});

test("the student taps the printed one of two readings, and it is asked as typed text", async () => {
  const followUpQuestions = ["Solve 2x + 8 = 11", "Solve 2x + 3 = 11"];
  givenTutor(anAnswer({ declined: true, content: "I read two things.", followUpQuestions }));
  const student = await askWithPhoto();
  await heading("Which one do you mean?");
  const { asks } = givenTutor();
  await student.click(await button("Solve 2x + 8 = 11"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ question: "Solve 2x + 8 = 11", helpLevel: "full" });
  expect(asks[0]?.fields).not.toHaveProperty("image");
  expect(screen.queryByText(/^I read:/u)).toBeNull();
});
