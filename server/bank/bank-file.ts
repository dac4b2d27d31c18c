import { examTypes, difficulties } from "#shared/domain/study.ts";
import { z } from "zod";

/** The subjects of the bank; an exam's subject may combine several of them. */
export const bankSubjects = [
  "Mathematics",
  "Physics",
  "Chemistry",
  "Biology",
  "Science",
  "History",
  "Geography",
  "Civics",
  "Economics",
  "English",
  "Hindi",
] as const;
export type BankSubject = (typeof bankSubjects)[number];

const markdown = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "An id is words joined by hyphens");
const grade = z.int().min(4).max(12);
const classes = z.tuple([grade, grade]);
const exams = z.array(z.enum(examTypes)).min(1);

/** Fields of every question; classes and exams only where they differ from the chapter's. */
const commonFields = {
  id,
  /** The id of a concept of the library. */
  topic: id,
  difficulty: z.enum(difficulties),
  classes: classes.optional(),
  exams: exams.optional(),
  question: markdown,
  /** Other wordings, by which the tutor finds it. */
  asked: z.array(markdown).default([]),
};

const wrongOption = z.strictObject({ option: markdown, mistake: markdown });

const choice = z.strictObject({
  ...commonFields,
  right: markdown,
  wrong: z.array(wrongOption).length(3),
  explanation: markdown,
});

const numerical = z.strictObject({
  ...commonFields,
  answer: markdown,
  tolerance: z.number().min(0).default(0),
  explanation: markdown,
});

const short = z.strictObject({
  ...commonFields,
  /** Each point with its marks, which add up to the question's marks. */
  points: z.array(z.strictObject({ text: markdown, marks: z.number().positive() })).min(1),
});

/** The values of a letter: a range of whole numbers, or a list. */
const drawnFrom = z.union([
  z
    .string()
    .regex(/^-?\d+\.\.-?\d+$/u)
    .transform((range): number[] => {
      const [from = 0, to = 0] = range.split("..").map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  z.array(z.union([z.number(), z.string()])).min(2),
]);

/**
 * A question with variables, from which the build draws several. `[[a + n*d]]` in a text is the value of that formula
 * for the drawn numbers, `[[n:ordinal]]` the number as 1st, 2nd, 3rd. Key, steps and explanation come from the solver.
 */
const template = z.strictObject({
  ...commonFields,
  draw: z.record(z.string().regex(/^[a-zA-Z]$/u), drawnFrom),
  /** Conditions on the drawn numbers: "a < b", "a != d", "a*b = 12". */
  where: z.array(z.string()).default([]),
  /** The question in the solver's words, where these differ from the displayed text. */
  solve: markdown.optional(),
  /** The idea before the solver's steps, where the solver gets an equation or a sum that doesn't state it. */
  lead: markdown.optional(),
  /** The text of the right option; it is proved equal to the solver's result. */
  right: markdown,
  wrong: z.array(wrongOption).length(3),
});
export type Template = z.infer<typeof template>;

/** A chapter's questions, as a teacher edits them. */
export const bankFile = z.strictObject({
  subject: z.enum(bankSubjects),
  chapter: z.strictObject({ grade, name: z.string().min(1), edition: z.string().min(1) }),
  classes,
  exams,
  choice: z.array(choice).default([]),
  numerical: z.array(numerical).default([]),
  short: z.array(short).default([]),
  templates: z.array(template).default([]),
});
export type BankFile = z.infer<typeof bankFile>;
