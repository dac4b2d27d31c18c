/** Where a figure of the concept library stands in a text: a paragraph of Markdown, `![alt](figure:name/height "caption")`. */
export interface FigureMark {
  name: string;
  /** What the figure says, for whoever can't see it. */
  alt: string;
  /** The line below it. */
  caption: string;
  /** Its height where it is `figureWidth` wide, so that a page can keep its place free. */
  height: number;
}

/** Every figure is drawn on a ground of this width. */
export const figureWidth = 320;

const mark = /^!\[([^[\]]*)\]\(figure:([a-z0-9-]+)\/(\d+) "([^"]*)"\)$/u;
const paragraphs = /^!\[[^[\]]*\]\(figure:[a-z0-9-]+\/\d+ "[^"\n]*"\)(?:\n+|$)/gmu;

/** The mark as it stands in a text. The reader of figures refuses names, alts and captions that can't stand in one. */
export function markOf({ name, alt, caption, height }: FigureMark): string {
  return `![${alt}](figure:${name}/${height} "${caption}")`;
}

/** The figure that a paragraph is; null where it is words. */
export function figureIn(paragraph: string): FigureMark | null {
  const [, alt, name, height, caption] = mark.exec(paragraph.trim()) ?? [];
  if (alt === undefined || name === undefined || caption === undefined) return null;
  return { name, alt, caption, height: Number(height) };
}

/** All figures that stand in a text, in their order. */
export function figuresIn(text: string): FigureMark[] {
  return text.split("\n").flatMap((line) => figureIn(line) ?? []);
}

/** The words of a text, without the figures between them. */
export function withoutFigures(text: string): string {
  return text.replaceAll(paragraphs, "").trimEnd();
}
