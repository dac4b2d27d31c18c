import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { wholeLibrary as library } from "./testing/whole-library.ts";

/** Questions off the syllabus, and on topics of the books, in the words of students. */
const questions = z.object({
  strays: z.array(z.string()),
  topics: z.array(
    z.object({ asked: z.string(), id: z.string(), also: z.array(z.string()).default([]) }),
  ),
});
const file = new URL("testing/stray-questions.json", import.meta.url);
const { strays, topics } = questions.parse(JSON.parse(await readFile(file, "utf8")));
test("no off-topic question gets a page, and hardly any a suggestion", () => {
  const found = strays.map((text) => ({ text, ...library.find(text) }));
  expect(found.length).toBeGreaterThanOrEqual(210);
  expect(found.filter(({ kind }) => kind === "found").map(({ text }) => text)).toEqual([]);
  const offered = found.filter((each) => each.kind === "unsure" && each.nearby.length > 0);
  expect(offered.length).toBeLessThanOrEqual(25);
});

test("all but six of the questions on topics get their page, and none a wrong one", () => {
  const answers = topics.map(({ asked, id, also }) => {
    const finding = library.find(asked);
    if (finding.kind === "unsure") return "unsure";
    return [id, ...also].includes(finding.concept.id) ? "right" : asked;
  });
  expect(answers.length).toBeGreaterThanOrEqual(170);
  expect(answers.filter((answer) => answer === "unsure").length).toBeLessThanOrEqual(6);
  expect(answers.filter((answer) => answer !== "right" && answer !== "unsure")).toEqual([]);
});

test("a part of a name is no name: half-life, naming words and the verb to set", () => {
  const parts = ["meaning of life", "what is the meaning of my name", "how to set table"];
  expect(parts.filter((text) => library.find(text).kind === "found")).toEqual([]);
  expect(library.find("half life")).toMatchObject({ concept: { id: "radioactivity" } });
  expect(library.find("naming words")).toMatchObject({ concept: { id: "nouns" } });
  expect(library.find("what is a set")).toMatchObject({ concept: { id: "sets" } });
});

test.each([
  ["how many states in india", "how many houses are in parliament"],
  ["who will win the election", "what is an election"],
])(
  "a question on the present world gets no page, and the same topic in a book does: %s, %s",
  (fact, matter) => {
    expect(library.find(fact)).toEqual({ kind: "unsure", nearby: [] });
    expect(library.find(matter)).toMatchObject({ kind: "found" });
  },
);

test.each([
  ["virat kohli", "a question that students ask for averages"],
  ["maggi", "one on a balanced diet"],
  ["aliens", "a paragraph on biodiversity"],
])("%s is no topic, though its rare word occurs in %s", (text) => {
  expect(library.find(text).kind).toBe("unsure");
});

test.each([
  ["nationalism in india", "indian-national-movement"],
  ["Nationalism in India class 10 notes", "indian-national-movement"],
  ["local governments class 11", "local-government"],
  ["when people rebel 1857 and after", "revolt-of-1857"],
  ["new kings and kingdoms", "chola-empire"],
  ["forest society and colonialism", "forest-society-and-colonialism"],
])("the title of a chapter finds its concepts: %s", (text, id) => {
  expect(library.find(text)).toMatchObject({ kind: "found", concept: { id } });
});

test("a chapter of several concepts lists them, those of the student's class first", () => {
  const finding = library.find("The Indian Constitution chapter 1 class 8", { grade: 8 });
  const ids = finding.kind === "found" ? [finding.concept.id] : finding.nearby.map(({ id }) => id);
  expect(ids).toContain("indian-constitution");
});

test.each([
  "the kingdoms of the kushite desert",
  "carnivals and masks of venice",
  "the inca roads and messengers",
])("a chapter outside the library finds none: %s", (text) => {
  expect(library.find(text, { grade: 9 }).kind).toBe("unsure");
});

test.each(["what is black hole", "rules of cricket", "how to play chess"])(
  "suggestions resemble the question: %s",
  (text) => {
    expect(library.find(text)).toEqual({ kind: "unsure", nearby: [] });
  },
);

test("a word of several pages is offered where it is part of a name", () => {
  const finding = library.find("evaporation kya hai");
  const ids = finding.kind === "found" ? [finding.concept.id] : finding.nearby.map(({ id }) => id);
  expect(ids).toContain("change-of-state");
});

test("a question on the present day gets no page, and one on a book is found with a word of the present day too", () => {
  expect(library.find("aaj ka mausam kaisa hai").kind).toBe("unsure");
  expect(library.find("photosynthesis, test tomorrow")).toMatchObject({ kind: "found" });
});
