/**
 * The place of a figure of the concept library in a text: a paragraph of Markdown, `![alt](figure:name/height
 * "caption")`.
 */
export interface FigureMark {
  name: string;
  /** A description for students who can't see the figure. */
  alt: string;
  /** The caption below it. */
  caption: string;
  /** Its height where it is `figureWidth` wide, so that a page can reserve its space. */
  height: number;
}

/** The width of every figure's sheet. */
export const figureWidth = 320;

const mark = /^!\[([^[\]]*)\]\(figure:([a-z0-9-]+)\/(\d+) "([^"]*)"\)$/u;
const paragraphs = /^!\[[^[\]]*\]\(figure:[a-z0-9-]+\/\d+ "[^"\n]*"\)(?:\n+|$)/gmu;

/** The mark as text. The parser of figures refuses names, alts and captions that can't be part of one. */
export function markOf({ name, alt, caption, height }: FigureMark): string {
  return `![${alt}](figure:${name}/${height} "${caption}")`;
}

/** The figure that a paragraph refers to; null where the paragraph is words. */
export function figureIn(paragraph: string): FigureMark | null {
  const [, alt, name, height, caption] = mark.exec(paragraph.trim()) ?? [];
  if (alt === undefined || name === undefined || caption === undefined) return null;
  return { name, alt, caption, height: Number(height) };
}

/** All figures of a text, in order. */
export function figuresIn(text: string): FigureMark[] {
  return text.split("\n").flatMap((line) => figureIn(line) ?? []);
}

/** The words of a text, without its figures. */
export function withoutFigures(text: string): string {
  return text.replaceAll(paragraphs, "").trimEnd();
}
