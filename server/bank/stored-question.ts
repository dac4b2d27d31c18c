import { difficulties, examTypes } from "#shared/domain/study.ts";
import { z } from "zod";
import { bankSubjects } from "./bank-file.ts";
import type { BankQuestion } from "./bank-question.ts";

const commonFields = {
  id: z.string(),
  topic: z.string(),
  difficulty: z.enum(difficulties),
  subject: z.enum(bankSubjects),
  chapter: z.object({ grade: z.int(), name: z.string() }),
  classes: z.tuple([z.int(), z.int()]),
  exams: z.array(z.enum(examTypes)),
  question: z.string(),
  asked: z.array(z.string()),
};

const choice = z.object({
  ...commonFields,
  kind: z.literal("choice"),
  options: z.array(z.object({ text: z.string(), mistake: z.string().nullable() })).length(4),
  key: z.int().min(0).max(3),
  explanation: z.string(),
  template: z.string().exactOptional(),
});

const numerical = z.object({
  ...commonFields,
  kind: z.literal("numerical"),
  answer: z.string(),
  tolerance: z.number(),
  explanation: z.string(),
});

const short = z.object({
  ...commonFields,
  kind: z.literal("short"),
  marks: z.number(),
  points: z.array(z.object({ text: z.string(), marks: z.number() })),
});

/** The questions in the form that the build stores for the server. */
export const storedQuestions: z.ZodType<BankQuestion[]> = z.array(
  z.discriminatedUnion("kind", [choice, numerical, short]),
);
