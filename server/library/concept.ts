import type { Difficulty } from "#shared/contracts/answer.ts";
import { z } from "zod";

/** Markdown with LaTeX in `$…$` or `$$…$$`. */
const markdown = z.string().trim().min(1);

const conceptId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "An id is words joined by hyphens");

export const grade = z.int().min(4).max(12);

export const librarySubjects = [
  "Mathematics",
  "Science",
  "Physics",
  "Chemistry",
  "Biology",
  "Social Science",
  "English",
  "Hindi",
] as const;

const classes = z
  .tuple([grade, grade])
  .refine(([lowest, highest]) => lowest <= highest, "The lowest class comes first");

/**
 * The editions of the school books: 2022-23 before chapters were dropped, then those in use after, then the new ones.
 */
export const editions = ["2022-23", "2023-24", "2024-25", "2025-26", "2026-27"] as const;

/** The front matter of a concept's file. */
export const frontMatter = z.strictObject({
  name: z.string().min(1),
  /** Aliases: other names, Hinglish, Devanagari. */
  aliases: z.array(z.string().min(1)).min(1),
  subject: z.enum(librarySubjects),
  /** The part of Social Science. */
  branch: z.enum(["History", "Geography", "Civics", "Economics"]).optional(),
  /** The lowest and the highest class that it is written for. */
  grades: classes,
  /** The chapters that treat it; old ones stay, since a student may have the old book. */
  chapters: z
    .array(z.strictObject({ grade, name: z.string().min(1), edition: z.enum(editions) }))
    .min(1),
  /** Prerequisites and sequels: ids of other concepts. */
  prerequisites: z.array(conceptId),
  next: z.array(conceptId),
  /** How students ask for it, also where they don't know its name. */
  asked: z.array(z.string().min(1)).default([]),
});

const quizOptions = 4;

/** The number of questions in one quiz. */
export const quizLength = 3;

/** A drawing of a concept, for a page to put into its own <svg>. */
const figure = z.strictObject({
  name: conceptId,
  /** The drawing described in sentences. */
  alt: z.string().min(1),
  /** Its height where it is `figureWidth` wide. */
  height: z.int().positive(),
  /** Shapes and labels, with tokens for colours (figures/read-figure.ts). */
  svg: z.string().min(1),
});
export type Figure = z.infer<typeof figure>;

/** An idea of the school syllabus, explained. Written for the product and reviewed by a teacher. */
export const concept = frontMatter
  .extend({
    id: conceptId,
    /** The same idea at three depths. */
    levels: z.strictObject({ beginner: markdown, intermediate: markdown, advanced: markdown }),
    /** A further explanation with another comparison, for a student who did not understand the first. */
    simpler: markdown,
    keyTerms: z.array(z.strictObject({ term: markdown, meaning: markdown })).min(3),
    examples: z.array(z.strictObject({ title: markdown, text: markdown })).min(2),
    /** Questions to think about, with the answers that a student gets when she asks one of them. */
    questions: z.array(z.strictObject({ question: markdown, answer: markdown })).length(3),
    quiz: z
      .array(
        z.strictObject({
          /** The lowest and the highest class that it suits; by default the concept's own. */
          classes,
          question: markdown,
          options: z.array(markdown).length(quizOptions),
          /** The index of the right option, from 0. */
          key: z
            .int()
            .min(0)
            .max(quizOptions - 1),
          why: markdown,
        }),
      )
      .min(quizLength)
      .max(8),
    misconceptions: z.array(z.strictObject({ belief: markdown, truth: markdown })).min(2),
    /** The drawings that its texts refer to. */
    figures: z.array(figure),
  })
  .refine(({ subject, branch }) => (subject === "Social Science") === (branch !== undefined), {
    path: ["branch"],
    message: "Social Science has a branch, and nothing else has",
  })
  .refine(({ grades: [lowest, highest] }) => lowest <= highest, {
    path: ["grades"],
    message: "The lowest class comes first",
  });
export type Concept = z.infer<typeof concept>;

/** The last class of the middle school, and of the secondary school. */
const lastOfMiddle = 6;
const lastOfSecondary = 10;

/** The default level of explanation for a class. */
export function levelOfGrade(grade: number): Difficulty {
  if (grade <= lastOfMiddle) return "beginner";
  return grade <= lastOfSecondary ? "intermediate" : "advanced";
}
