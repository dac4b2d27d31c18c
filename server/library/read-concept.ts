import { markOf } from "#shared/domain/figure-mark.ts";
import type { List, Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse } from "yaml";
import { type Concept, concept, type Figure, frontMatter } from "./concept.ts";

/** The headings of a concept's file, in order. */
const headings = [
  "Beginner",
  "Intermediate",
  "Advanced",
  "Simpler",
  "Key terms",
  "Examples",
  "Think about this",
  "Quiz",
  "Misconceptions",
] as const;
type Heading = (typeof headings)[number];

type Classes = Concept["grades"];

/** A section of the file, with its blocks. */
interface Section {
  title: string;
  blocks: RootContent[];
}

/**
 * Parses a concept's file: front matter in YAML, then one section per heading. `figuresByName` has the figures that it
 * may refer to.
 * @throws Error with the id and the fault, where the file has another shape.
 */
export function readConcept(
  id: string,
  file: string,
  figuresByName: ReadonlyMap<string, Figure> = new Map(),
): Concept {
  try {
    const [head, named] = split(file);
    const { body, figures } = withMarks(named, figuresByName);
    const sections = sectionsOf(body);
    const front = frontMatter.parse(parse(head));
    return concept.parse({ ...front, id, figures, ...contentOf(sections, body, front.grades) });
  } catch (error) {
    throw new Error(`The concept "${id}" can't be read: ${String(error)}`, { cause: error });
  }
}

function split(file: string): [head: string, body: string] {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/su.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error("it has no front matter");
  return [head, body];
}

const nameOfFigure = /!\[([^[\]]*)\]\(figures\/([^)]*?)\.svg\)/gu;

/**
 * Replaces a figure's reference in a file, `![caption](figures/name.svg)`, by the mark of shared/domain/figure-mark.ts.
 */
function withMarks(file: string, figuresByName: ReadonlyMap<string, Figure>) {
  const figures = new Set<Figure>();
  const body = file.replaceAll(nameOfFigure, (_, caption: string, name: string) => {
    const figure = figuresByName.get(name);
    if (!figure) throw new Error(`figures/${name}.svg isn't there`);
    figures.add(figure);
    return markOf({ ...figure, caption });
  });
  return { body, figures: [...figures] };
}

function sectionsOf(body: string): Map<Heading, Section> {
  const sections = divided(fromMarkdown(body).children, 2, body);
  const titles = sections.map(({ title }) => title);
  if (titles.join() !== headings.join()) {
    throw new Error(`its sections are ${titles.join(", ")} instead of ${headings.join(", ")}`);
  }
  return new Map(
    headings.map((heading, at) => [heading, sections[at] ?? { title: "", blocks: [] }]),
  );
}

/** Groups blocks by the headings of one depth above them. */
function divided(blocks: readonly RootContent[], depth: number, body: string): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.type === "heading" && block.depth === depth) {
      sections.push({ title: textOf(block.children, body), blocks: [] });
    } else {
      const last = sections.at(-1);
      if (!last) throw new Error(`something stands before the first heading of depth ${depth}`);
      last.blocks.push(block);
    }
  }
  return sections;
}

function contentOf(sections: Map<Heading, Section>, body: string, classes: Classes) {
  const blocksOf = (heading: Heading) => sections.get(heading)?.blocks ?? [];
  const text = (heading: Heading) => textOf(blocksOf(heading), body);
  return {
    levels: {
      beginner: text("Beginner"),
      intermediate: text("Intermediate"),
      advanced: text("Advanced"),
    },
    simpler: text("Simpler"),
    keyTerms: itemsOf(blocksOf("Key terms"), body).map((item) => {
      const [term, meaning] = led(item);
      return { term, meaning: meaning.replace(/^:\s*/u, "") };
    }),
    examples: divided(blocksOf("Examples"), 3, body).map(({ title, blocks }) => ({
      title,
      text: textOf(blocks, body),
    })),
    questions: listItemsOf(blocksOf("Think about this")).map(({ children }) => ({
      question: textOf(children.slice(0, 1), body),
      answer: withoutIndent(textOf(children.slice(1), body)),
    })),
    quiz: divided(blocksOf("Quiz"), 3, body).map((section) => ({
      classes,
      ...quizQuestionOf(section, body),
    })),
    misconceptions: itemsOf(blocksOf("Misconceptions"), body).map((item) => {
      const [belief, truth] = led(item);
      return { belief, truth };
    }),
  };
}

/** "Classes 8–10: Which …", "Class 9: Which …". */
const withClasses = /^Class(?:es)? (\d+)(?:[-–](\d+))?: (.*)$/su;

function quizQuestionOf({ title, blocks }: Section, body: string) {
  const at = blocks.findIndex(({ type }) => type === "list");
  const options = itemsOf(blocks.slice(at, at + 1), body).map((item) => {
    const [, mark, option] = /^\[([ x])\] (.*)$/su.exec(item) ?? [];
    if (mark === undefined || option === undefined) throw new Error(`"${item}" is no option`);
    return { isRight: mark === "x", option };
  });
  const right = options.filter(({ isRight }) => isRight);
  if (right.length !== 1) throw new Error(`"${title}" has ${right.length} right options`);
  const [, lowest, highest = lowest, heading = title] = withClasses.exec(title) ?? [];
  // A question may continue below its heading, with a table or a formula.
  const question = [heading, textOf(blocks.slice(0, at), body)].join("\n\n").trim();
  return {
    ...(lowest === undefined ? {} : { classes: [Number(lowest), Number(highest)] }),
    question,
    options: options.map(({ option }) => option),
    key: options.findIndex(({ isRight }) => isRight),
    why: textOf(blocks.slice(at + 1), body),
  };
}

/** Splits "**Term**: what it means" into its two parts. */
function led(item: string): [lead: string, rest: string] {
  const [, lead, rest] = /^\*\*(.+?)\*\*(.*)$/su.exec(item) ?? [];
  if (lead === undefined || rest === undefined)
    throw new Error(`"${item}" begins with no bold words`);
  return [lead, rest.trim()];
}

function itemsOf(blocks: readonly RootContent[], body: string): string[] {
  return listItemsOf(blocks).map((item) => textOf(item.children, body));
}

function listItemsOf(blocks: readonly RootContent[]): List["children"] {
  const list = blocks.find((block): block is List => block.type === "list");
  if (!list || blocks.length !== 1)
    throw new Error("a section that is a list holds something else");
  return list.children;
}

/** The content of a list item is indented in the source. */
function withoutIndent(text: string): string {
  return text.replaceAll(/^ {2}/gmu, "");
}

/** The source of adjacent nodes, so that maths stays unchanged. */
function textOf(nodes: readonly Nodes[], body: string): string {
  const from = nodes.at(0)?.position?.start.offset ?? 0;
  const to = nodes.at(-1)?.position?.end.offset ?? 0;
  return body.slice(from, to);
}
