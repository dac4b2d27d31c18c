import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { type BankFile, bankFile } from "./bank-file.ts";
import type { BankOption, BankQuestion, ChoiceQuestion } from "./bank-question.ts";
import { type DrawnQuestion, drawsInProduct, drawTemplate } from "./draw-template.ts";
import { seededOrder, seedOf } from "./seeded-order.ts";

/** A chapter's file with its name: "mathematics/real-numbers". */
export interface Chapter extends BankFile {
  name: string;
}

/**
 * Reads all chapters of the bank from their files, in the order of their names.
 * @throws Error with the name and what is wrong, where a file has not the shape of a chapter.
 */
export async function readChapters(): Promise<Chapter[]> {
  const folder = path.join(import.meta.dirname, "../library/questions");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"));
  const chapters = files.map(async ({ parentPath, name }) => {
    const subject = path.basename(parentPath);
    const text = await readFile(path.join(parentPath, name), "utf8");
    return readChapter(`${subject}/${path.basename(name, ".yaml")}`, text);
  });
  return (await Promise.all(chapters)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** A chapter from the text of its file. @throws Error with its name and what is wrong. */
function readChapter(name: string, text: string): Chapter {
  try {
    return { name, ...bankFile.parse(parse(text)) };
  } catch (error) {
    throw new Error(`The questions of "${name}" can't be read: ${String(error)}`, { cause: error });
  }
}

/**
 * All questions of a chapter as students meet them: those of templates drawn and solved, options shuffled by the id.
 * Takes some milliseconds for each question that is drawn.
 * @throws Error where a template makes no questions.
 */
export function questionsOf(chapter: Chapter, draws = drawsInProduct): BankQuestion[] {
  return [
    ...chapter.choice.map(({ right, wrong, explanation, ...rest }) => {
      const wrongOptions = wrong.map(({ option, mistake }) => ({ text: option, mistake }));
      const options = [{ text: right, mistake: null }, ...wrongOptions];
      return choiceOf(placedIn(chapter, rest), options, explanation);
    }),
    ...chapter.numerical.map(({ answer, tolerance, explanation, ...rest }) => ({
      ...placedIn(chapter, rest),
      kind: "numerical" as const,
      answer,
      tolerance,
      explanation,
    })),
    ...chapter.short.map(({ points, ...rest }) => ({
      ...placedIn(chapter, rest),
      kind: "short" as const,
      marks: points.reduce((sum, { marks }) => sum + marks, 0),
      points,
    })),
    ...chapter.templates.flatMap((template) =>
      drawTemplate(template, { count: draws, grade: chapter.chapter.grade }).map((drawn) =>
        drawnIn(chapter, template, drawn),
      ),
    ),
  ];
}

/**
 * All questions of the bank, in the order of the files' names, with this many draws of each template.
 * @throws Error where one is at fault.
 */
export async function readQuestions(draws?: number): Promise<BankQuestion[]> {
  return (await readChapters()).flatMap((chapter) => questionsOf(chapter, draws));
}

type CommonFields = Pick<
  ChoiceQuestion,
  "id" | "topic" | "difficulty" | "question" | "asked" | "classes" | "exams"
>;

function placedIn(
  { name, subject, chapter, classes, exams }: Chapter,
  own: Pick<CommonFields, "id" | "topic" | "difficulty" | "question" | "asked"> & {
    classes?: CommonFields["classes"] | undefined;
    exams?: CommonFields["exams"] | undefined;
  },
) {
  const { topic, difficulty, question, asked } = own;
  return {
    id: `${name}/${own.id}`,
    topic,
    difficulty,
    subject,
    chapter: { grade: chapter.grade, name: chapter.name },
    classes: own.classes ?? classes,
    exams: own.exams ?? exams,
    question,
    asked,
  };
}

function choiceOf(
  common: ReturnType<typeof placedIn>,
  options: readonly BankOption[],
  explanation: string,
): ChoiceQuestion {
  const shuffled = seededOrder(options, common.id, ({ text }) => text);
  const key = shuffled.findIndex(({ mistake }) => mistake === null);
  return { ...common, kind: "choice", options: shuffled, key, explanation };
}

function drawnIn(
  chapter: Chapter,
  template: BankFile["templates"][number],
  { question, options, explanation }: DrawnQuestion,
): ChoiceQuestion {
  // With other numbers it is another question.
  const id = `${template.id}-${seedOf(question).toString(36)}`;
  const placed = placedIn(chapter, { ...template, id, question });
  return { ...choiceOf(placed, options, explanation), template: `${chapter.name}/${template.id}` };
}
