import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { editions, grade, librarySubjects } from "./concept.ts";

/**
 * The last year of the books from which NCERT dropped chapters in 2023, and the first year of the books without them.
 */
const beforeDropped = "2022-23";
const afterDropped = "2023-24";

const chapters = z.array(z.string().min(1));

const book = z.strictObject({
  grade,
  title: z.string().min(1),
  edition: z.enum(editions),
  chapters: chapters.min(1),
  /** Chapters dropped in 2023, and former titles of others. */
  before: chapters.default([]),
});

const topic = z.strictObject({
  name: z.string().min(1),
  /** Other titles under which a concept may refer to it. */
  also: z.array(z.string().min(1)).default([]),
  grades: z.tuple([grade, grade]),
});

/** A file of `books/`: the books of one subject, and its topics outside the books. */
const bookFile = z.strictObject({
  /** The library subjects of its chapters: one science book serves four. */
  subjects: z.array(z.enum(librarySubjects)).min(1),
  books: z.array(book).default([]),
  /** Of readers only the pieces whose language exercises a concept teaches; the library doesn't cover the others. */
  literature: z.array(z.strictObject({ grade, title: z.string().min(1), chapters })).default([]),
  /** Grammar and writing topics, which CBSE lists without a chapter, and which other boards teach too. */
  topics: z.array(topic).default([]),
});

/**
 * The edition that a class uses in 2026-27, where that is certain. NCERT has new books for classes 4 and 5, whose
 * chapters aren't listed here, and for class 9 in part.
 */
export const editionInUse: ReadonlyMap<number, (typeof editions)[number]> = new Map([
  [6, "2024-25"],
  [7, "2025-26"],
  [8, "2025-26"],
  [10, afterDropped],
  [11, afterDropped],
  [12, afterDropped],
]);

/** A chapter of a school book in one edition. */
export interface Chapter {
  /** The file of `books/` that lists it: "science", "history". */
  part: string;
  subjects: readonly string[];
  grade: number;
  book: string;
  edition: (typeof editions)[number];
  name: string;
  isLiterature: boolean;
}

/** A topic of grammar or writing, for a range of classes. */
export interface Topic {
  part: string;
  subjects: readonly string[];
  names: readonly string[];
  grades: readonly [number, number];
}

/** The curriculum: the chapters of the books, and the topics outside them. */
export interface Curriculum {
  chapters: readonly Chapter[];
  topics: readonly Topic[];
}

/**
 * Reads the books from their files, in the order of the files' names.
 * @throws Error where a file has another shape.
 */
export async function readBooks(): Promise<Curriculum> {
  const folder = path.join(import.meta.dirname, "books");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const file = bookFile.parse(parse(await readFile(path.join(folder, name), "utf8")));
      return { part: path.basename(name, ".yaml"), ...file };
    }),
  );
  return { chapters: files.flatMap(chaptersOf), topics: files.flatMap(topicsOf) };
}

type BookFile = z.infer<typeof bookFile> & { part: string };

function chaptersOf({ part, subjects, books, literature }: BookFile): Chapter[] {
  const of = { part, subjects, isLiterature: false };
  return [
    ...books.flatMap(({ grade, title, edition, chapters, before }) => [
      ...chapters.map((name) => ({ ...of, grade, book: title, edition, name })),
      ...before.map(
        (name) => ({ ...of, grade, book: title, edition: beforeDropped, name }) as const,
      ),
    ]),
    ...literature.flatMap(({ grade, title, chapters }) =>
      chapters.map(
        (name) =>
          ({ ...of, grade, book: title, edition: afterDropped, name, isLiterature: true }) as const,
      ),
    ),
  ];
}

function topicsOf({ part, subjects, topics }: BookFile): Topic[] {
  return topics.map(({ name, also, grades }) => ({
    part,
    subjects,
    names: [name, ...also],
    grades,
  }));
}
