import { type Chapter, type Curriculum, editionInUse, type Topic } from "./books.ts";
import type { Concept } from "./concept.ts";
import { type WithConcepts, coverageOf, wholeFrom } from "./coverage.ts";
import { table } from "./overview-table.ts";

const noneYet = "**none yet**";

/** The chapters of the school books with their concepts; missing ones first. */
export function coverageSections(curriculum: Curriculum, concepts: readonly Concept[]): string[] {
  const { chapters, topics } = coverageOf(curriculum, concepts);
  const inUse = chapters.filter(isInUse);
  return [
    "## What the school books hold",
    `The chapters of the NCERT books of classes ${wholeFrom} to 12, old and new, and the grammar and writing of CBSE's English and Hindi papers and a topic of other boards, with the concepts that teach them. Pieces of literature are no matter of this library and aren't listed. An edition says which book: 2022-23 before chapters were dropped or renamed, 2023-24 after, 2024-25 and 2025-26 the new ones. Of new books only chapters of whose titles we are sure stand here.`,
    table(
      ["", "Listed", "None yet"],
      [
        countRow("Chapters", chapters),
        countRow("of them in use in 2026-27", inUse),
        countRow("Topics beside the books", topics),
      ],
    ),
    missingSection(chapters, topics),
    ...partsOf(chapters).map((part) =>
      chapterSection(
        part,
        chapters.filter((chapter) => chapter.part === part),
      ),
    ),
    ...partsOf(topics).map((part) =>
      topicSection(
        part,
        topics.filter((topic) => topic.part === part),
      ),
    ),
  ];
}

type CoverageEntry = Pick<WithConcepts<Chapter>, "concepts">;

const isMissing = ({ concepts }: CoverageEntry) => concepts.length === 0;

function isInUse({ grade, edition }: Chapter): boolean {
  return editionInUse.get(grade) === edition;
}

function countRow(name: string, all: readonly CoverageEntry[]): string[] {
  return [name, String(all.length), String(all.filter(isMissing).length)];
}

function missingSection(
  chapters: readonly WithConcepts<Chapter>[],
  topics: readonly WithConcepts<Topic>[],
): string {
  const ofChapters = chapters
    .filter(isMissing)
    .map(
      ({ grade, book, edition, name }) => `- Class ${grade}, ${book} (${edition}): ${titled(name)}`,
    );
  const ofTopics = topics
    .filter(isMissing)
    .map(({ part, names, grades }) => `- ${titled(part)}, ${classesOf(grades)}: ${names[0]}`);
  const all = [...ofChapters, ...ofTopics];
  return [`### None yet (${all.length})`, all.length === 0 ? "Nothing." : all.join("\n")].join(
    "\n\n",
  );
}

function chapterSection(part: string, chapters: readonly WithConcepts<Chapter>[]): string {
  const rows = chapters
    .toSorted((one, other) => one.grade - other.grade || (one.edition < other.edition ? -1 : 1))
    .map((chapter) => [
      String(chapter.grade),
      `${chapter.book}, ${chapter.edition}${isInUse(chapter) ? " (in use)" : ""}`,
      chapter.name,
      taughtBy(chapter),
    ]);
  return [
    `### ${titled(part.replaceAll("-", " "))}`,
    table(["Class", "Book", "Chapter", "Concepts"], rows),
  ].join("\n\n");
}

function topicSection(part: string, topics: readonly WithConcepts<Topic>[]): string {
  const rows = topics.map((topic) => [
    classesOf(topic.grades).replace(/^\D+/u, ""),
    topic.names[0] ?? "",
    taughtBy(topic),
  ]);
  return [
    `### ${titled(part)}: grammar and writing`,
    table(["Classes", "Topic", "Concepts"], rows),
  ].join("\n\n");
}

function taughtBy({ concepts }: CoverageEntry): string {
  return concepts.length === 0 ? noneYet : concepts.map(({ id }) => `\`${id}\``).join(", ");
}

function classesOf([lowest, highest]: Topic["grades"]): string {
  return lowest === highest ? `class ${lowest}` : `classes ${lowest}–${highest}`;
}

function partsOf(all: readonly { part: string }[]): string[] {
  return [...new Set(all.map(({ part }) => part))];
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
