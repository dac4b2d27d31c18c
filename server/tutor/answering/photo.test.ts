import { expect, test } from "vitest";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { modelOf } from "../../testing/scripted-skills.ts";
import { equation, scriptedUsage, tutorWith } from "../../testing/scripted-tutor.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { presentHomework } from "../present/present.ts";
import type { PrintedQuestion, ReadPrint } from "../photo.ts";
import { TutorError } from "../tutor-error.ts";

const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
const copied = "Solve $2x + 3 = 11$";
const right = givenSolution();
const wrong = givenSolution({ answer: "$x = 7$" });

/** A reply of a model: the transcription comes first. */
const reading = (transcription: string | null, solution: HomeworkSolution) => ({
  transcription,
  ...solution,
});

const printed =
  (...pieces: PrintedQuestion["pieces"]): ReadPrint =>
  async () => ({ outcome: "printed", questions: [{ pieces }] });

interface PhotoAsk extends Partial<HomeworkQuestion> {
  readPrint?: ReadPrint;
}

/** Asks with a photo, by default without words. */
function ask(
  replies: readonly (ReturnType<typeof reading> | Error)[],
  { readPrint, ...changes }: PhotoAsk = {},
) {
  const { engine, requests } = modelOf("homework", ...replies);
  const { tutor, context, shown, calls } = tutorWith(engine, { readPrint });
  const question = { ...equation, question: "", photo, ...changes };
  return { answer: tutor.homework(question, context), requests, shown, calls };
}

test("the transcription of a photo is solved, and a right answer is marked as checked", async () => {
  const { answer, requests, calls } = ask([reading(copied, right)]);
  expect(await answer).toEqual({
    kind: "answered",
    output: right,
    check: { status: "checked", method: expect.any(String) as string },
    engine: "openai",
    computed: expect.objectContaining({ latex: "x = 4" }) as object,
    question: copied,
    transcription: copied,
  });
  expect(requests[0]).not.toHaveProperty("computed");
  expect(calls).toMatchObject([{ verdict: "checked" }]);
});

test("an answer to another question than the transcription is asked again with the result, then replaced by the computed one", async () => {
  const lie = reading(copied, wrong);
  const repaired = ask([lie, reading(copied, right)]);
  expect(await repaired.answer).toMatchObject({ engine: "openai", check: { status: "checked" } });
  expect(repaired.requests[1]).toMatchObject({
    transcription: copied,
    computed: { answer: "x = 4" },
    contradictedAnswer: "$x = 7$",
  });
  const { answer, shown } = ask([lie, lie]);
  expect(await answer).toMatchObject({
    engine: "built-in",
    output: { answer: "$x = 4$" },
    check: { status: "checked" },
    transcription: copied,
  });
  expect(JSON.stringify(shown)).not.toContain("x = 7");
});

const working = "Solve $2x + 3 = 11$\n\n$2x = 14$\n\n$x = 7$";
const passingOver = reading(working, right);
const takingUp = reading(working, {
  ...right,
  explanation: "Your line $2x=14$ goes wrong: $11 - 3$ is $8$.",
});
const whyWrong = { question: "Why is my answer wrong?" };
const found = { solved: { equation: "2x + 3 = 11", answer: "x = 4" }, wrong: "2x = 14" };

test("a working in the photo is computed, and sent to the model where the reply ignores its wrong line", async () => {
  const { answer, requests, calls } = ask([passingOver, takingUp], whyWrong);
  expect(await answer).toMatchObject({
    output: { explanation: takingUp.explanation },
    check: { status: "checked" },
  });
  expect(requests).toHaveLength(2);
  expect(requests[0]).not.toHaveProperty("attempt");
  expect(requests[1]).toMatchObject({ attempt: found, transcription: working });
  expect(calls).toHaveLength(2);
});

test("a reply that mentions the wrong line is not asked again, and one that ignores it is asked again only once", async () => {
  const once = ask([takingUp], whyWrong);
  await once.answer;
  expect(once.requests).toHaveLength(1);
  const twice = ask([passingOver, passingOver, passingOver], whyWrong);
  expect(await twice.answer).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(twice.requests).toHaveLength(2);
});

test("print in a photo is not her working unless her own words say so", async () => {
  const sheet = "Which is correct?\n\n(a) $7 + 8 = 16$\n\n(b) $7 + 8 = 15$";
  const told = reading(sheet, givenSolution({ answer: "(b)", steps: [] }));
  for (const question of ["", "class 5 maths"]) {
    const { answer, requests } = ask([told, told], { question });
    expect(await answer).toMatchObject({ output: { answer: "(b)" } });
    expect(requests).toHaveLength(1);
  }
});

test("the first transcription stays the question, whatever a second reply reads", async () => {
  const second = reading("Solve $x - 3 = 4$", wrong);
  expect(await ask([reading(copied, wrong), second]).answer).toMatchObject({
    output: { answer: "$x = 4$" },
    transcription: copied,
  });
});

test("without a transcription nothing is computed or overruled", async () => {
  const { answer, requests } = ask([reading(null, wrong)]);
  const shown = await answer;
  expect(shown).toMatchObject({ output: wrong, check: { status: "unchecked" } });
  expect(shown).not.toHaveProperty("transcription");
  expect(requests).toHaveLength(1);
});

test("a question that can't be computed is stored with the student's words, and shown as it was read", async () => {
  const told = reading("Who was Akbar's father?", givenSolution({ answer: "Humayun", steps: [] }));
  expect(await ask([told], { question: "class 7 history" }).answer).toMatchObject({
    check: { status: "unchecked" },
    question: "class 7 history\n\nWho was Akbar's father?",
    transcription: "Who was Akbar's father?",
  });
});

test("words that can be computed have priority over the photo", async () => {
  const { answer, requests } = ask([reading("Solve $x - 3 = 4$", right)], { question: copied });
  const shown = await answer;
  expect(shown).toMatchObject({ output: right, check: { status: "checked" } });
  expect(shown).not.toHaveProperty("transcription");
  expect(requests[0]).toMatchObject({ computed: { answer: "x = 4" } });
});

test("the number of an exercise is no question beside a photo, though it could be computed", async () => {
  const { answer } = ask([reading(copied, wrong), reading(copied, wrong)], { question: "5 - 2" });
  expect(await answer).toMatchObject({ output: { answer: "$x = 4$" }, transcription: copied });
  expect(await ask([reading(null, wrong)], { question: "Q. 5 - 2" }).answer).toMatchObject({
    output: wrong,
    check: { status: "unchecked" },
  });
});

test("it streams with the transcription from its first part on, and shows no answer before it is judged", async () => {
  const { answer, shown } = ask([reading(copied, right)]);
  await answer;
  expect(shown[0]).toMatchObject({ subject: "Mathematics", transcription: copied });
  expect(shown.at(-1)).toMatchObject({ answer: "$x = 4$", check: { status: "checked" } });
});

test.each(["hint", "stepbystep"] as const)(
  "at level %s the transcription is shown unless it reveals the answer",
  async (helpLevel) => {
    const plain = await ask([reading(copied, right)], { helpLevel }).answer;
    if (plain.kind !== "answered") throw new Error(plain.kind);
    const present = (transcription: string) =>
      presentHomework(plain.output, { ...plain, question: copied, helpLevel, transcription });
    expect(present(copied)).toMatchObject({ transcription: copied });
    expect(present(`${copied}. So $x = 4$.`)).not.toHaveProperty("transcription");
    expect(present(`${copied} (Ans: see below)`)).not.toHaveProperty("transcription");
    const telling = ask([reading(`${copied} and $x = 4$`, right)], { helpLevel });
    await telling.answer;
    expect(JSON.stringify(telling.shown)).not.toContain("x = 4");
  },
);

const other = "Solve 2x + 8 = 11";

test("where the print has another number the student is requests, at once and without a second call", async () => {
  const { answer, requests, shown } = ask([reading(copied, right)], { readPrint: printed(other) });
  expect(await answer).toEqual({
    kind: "declined",
    sentence: "I read two things in your photo. Which one is printed there?",
    nearby: [other, copied],
    engine: "openai",
  });
  expect(requests).toHaveLength(1);
  expect(shown).toEqual([]);
});

test("a reply without streaming is compared with the print too", async () => {
  const { engine } = modelOf("homework", reading(copied, right));
  const { tutor, context } = tutorWith(engine, { readPrint: printed(other) });
  const { show: _show, ...unseen } = context;
  const answer = tutor.homework({ ...equation, question: "", photo }, unseen);
  expect(await answer).toMatchObject({ kind: "declined", nearby: [other, copied] });
});

test.each<[string, ReadPrint]>([
  ["agrees", printed("Solve 2x + 3 = 11")],
  ["isn't sure", printed("Solve 2x + ", { unsure: ["8", "3"] }, " = 11")],
  ["is busy", async () => ({ outcome: "busy" })],
  ["finds handwriting", async () => ({ outcome: "handwritten" })],
  ["fails", async () => Promise.reject(new Error("no thread"))],
])("a reading of the print that %s causes no question to the student", async (_what, readPrint) => {
  expect(await ask([reading(copied, right)], { readPrint }).answer).toMatchObject({
    check: { status: "checked" },
    transcription: copied,
  });
});

test("a reading that takes longer than the model is not awaited", async () => {
  const never: ReadPrint = () => new Promise(() => undefined);
  const { answer, shown } = ask([reading(copied, right)], { readPrint: never });
  expect(await answer).toMatchObject({ check: { status: "checked" } });
  expect(shown).toEqual([]);
});

test("of two readings the one that equals the student's text is solved", async () => {
  const words = (numbers: string) => `${numbers} how to begin please`;
  const asItIs = ask([reading(copied, right)], {
    question: words("2x + 3 = 11"),
    readPrint: printed(other),
  });
  expect(await asItIs.answer).toMatchObject({ kind: "answered", transcription: copied });
  const misread = reading(copied, right);
  const asPrinted = ask([misread, misread], {
    question: words("2x + 8 = 11"),
    readPrint: printed(other),
  });
  expect(await asPrinted.answer).toMatchObject({ kind: "answered", transcription: other });
});

test("a photo of a student in need is answered with care, whatever else is printed there", async () => {
  const seen = reading(copied, givenSolution({ subject: "care: self_harm", answer: "-" }));
  const { answer, shown } = ask([seen], { readPrint: printed(other) });
  expect(await answer).toMatchObject({ kind: "care" });
  expect(shown).toEqual([]);
});

test("after a failed second call the computed solution of the transcription is shown", async () => {
  const failed = new TutorError("timed_out", "test", { usage: scriptedUsage });
  expect(await ask([reading(copied, wrong), failed]).answer).toMatchObject({
    engine: "built-in",
    output: { answer: "$x = 4$" },
    transcription: copied,
  });
});

test("a doubt in a photo is judged by its transcription, and the student is asked where the print differs", async () => {
  const clear = (doubt: string, output: object, readPrint?: ReadPrint) => {
    const replies = [output, output].map((one) => ({ ...givenDoubt(), ...one }));
    const { engine } = modelOf("doubt", ...replies);
    const { tutor, context } = tutorWith(engine, { readPrint });
    return tutor.doubt({ doubt, grade: 8, photo }, context);
  };
  const first = { transcription: copied };
  expect(await clear("", first)).toMatchObject({
    check: { status: "checked" },
    transcription: copied,
  });
  expect(await clear("", { ...first, answer: "$x = 7$" })).toMatchObject({
    engine: "built-in",
    output: { answer: "$x = 4$" },
  });
  expect(await clear("", first, printed(other))).toMatchObject({ nearby: [other, copied] });
  const why = await clear("why do we subtract first?", { ...first, answer: "" });
  expect(why).toMatchObject({ engine: "openai", check: { status: "unchecked" } });
});
