import { expect, test } from "vitest";
import { editionInUse, readBooks } from "./books.ts";
import type { Concept } from "./concept.ts";
import { coverageOf, isSame } from "./coverage.ts";
import { wholeLibrary as library } from "./testing/whole-library.ts";

const curriculum = await readBooks();
const { chapters, topics } = curriculum;

/** The number of missing chapters; it must not grow, and is lowered as concepts are written. */
const mostMissing = { chapters: 0, topics: 0 };

test("no more chapters are missing than before", () => {
  const covered = coverageOf(curriculum, library.all);
  const missing = (all: readonly { concepts: readonly Concept[] }[]) =>
    all.filter(({ concepts }) => concepts.length === 0).length;
  expect(missing(covered.chapters)).toBeLessThanOrEqual(mostMissing.chapters);
  expect(missing(covered.topics)).toBeLessThanOrEqual(mostMissing.topics);
});

test("every chapter of a concept is in a listed book, or is a listed topic", () => {
  const isListed = (line: Concept["chapters"][number]) =>
    chapters.some((chapter) => isSame(chapter, line) || isPartOf(line, chapter)) ||
    topics.some(
      ({ names, grades: [lowest, highest] }) =>
        names.includes(line.name) && lowest <= line.grade && line.grade <= highest,
    );
  const unknown = library.all.flatMap(({ id, chapters }) =>
    chapters.filter((line) => !isListed(line)).map((line) => ({ id, ...line })),
  );
  expect(unknown).toEqual([]);
});

/** A chapter that was dropped only in part has the same title in the older book. */
function isPartOf(line: Concept["chapters"][number], chapter: Concept["chapters"][number]) {
  return line.edition === "2022-23" && isSame({ ...line, edition: "2023-24" }, chapter);
}

test("no book lists a chapter twice", () => {
  const lines = chapters.map(({ grade, book, edition, name }) =>
    [grade, book, edition, name].join(),
  );
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test("every edition in use has books", () => {
  for (const [grade, edition] of editionInUse) {
    const ofClass = chapters.filter((chapter) => chapter.grade === grade);
    expect(ofClass.filter((chapter) => chapter.edition === edition).length).toBeGreaterThan(20);
  }
});

test("the title of each taught chapter finds a concept that teaches it, in old books and new", () => {
  const taught = coverageOf(curriculum, library.all).chapters.filter(
    ({ concepts }) => concepts.length > 0,
  );
  const astray = taught.filter(({ name, grade, concepts }) => {
    const finding = library.find(name, { grade });
    const offered =
      finding.kind === "found" ? [finding.concept, ...finding.others] : finding.nearby;
    return !offered.some((each) => concepts.includes(each));
  });
  expect(taught.length).toBeGreaterThan(300);
  expect(astray.map(({ grade, name }) => `${grade}: ${name}`)).toEqual([]);
});

test("a title that two books share belongs to the concept's subject; other titles to any subject", () => {
  const covered = coverageOf(curriculum, library.all).chapters;
  const teachersOf = (part: string, name: string) =>
    covered.find((chapter) => chapter.part === part && chapter.name === name)?.concepts;
  const subjectsOf = (part: string, name: string) =>
    new Set(teachersOf(part, name)?.map(({ subject }) => subject));
  expect(subjectsOf("physics", "Thermodynamics")).toEqual(new Set(["Physics"]));
  expect(subjectsOf("chemistry", "Thermodynamics")).toEqual(new Set(["Chemistry"]));
  expect(subjectsOf("geography", "Motions of the Earth")).toEqual(new Set(["Science"]));
});

test("pieces of literature don't count as missing chapters", () => {
  const covered = coverageOf(curriculum, []);
  expect(covered.chapters.map(({ name }) => name)).not.toContain("The Banyan Tree");
  expect(chapters.map(({ name }) => name)).toContain("The Banyan Tree");
});
