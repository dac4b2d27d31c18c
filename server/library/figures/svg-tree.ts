/** An element of a figure. Its text is as in the file, with entities. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

const token =
  /<\/([a-z]+)>|<([a-z]+)((?:\s+[a-zA-Z:0-9-]+="[^"<>]*")*)\s*(\/?)>|((?:[^<>&]|&(?:amp|lt|gt);)+)/uy;
const attribute = /([a-zA-Z:0-9-]+)="([^"]*)"/gu;

/**
 * Parses the subset of XML that figures use: elements, attributes in double quotes, text.
 * @throws Error with the line where there is anything else, such as a comment, a style sheet or an open element.
 */
export function parseSvg(source: string): SvgElement {
  const root: SvgElement = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  const text = source.trim();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    const line = text.slice(0, at).split("\n").length;
    if (!match) throw new Error(`line ${line}: "${text.slice(at, at + 40)}" can't be read`);
    take(match, open, line);
  }
  const [svg] = root.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> isn't closed`);
  if (root.children.length !== 1 || typeof svg !== "object") throw new Error("it isn't one <svg>");
  return svg;
}

function take(match: RegExpExecArray, open: SvgElement[], line: number): void {
  const [, closing, opening, attributes = "", closed, words] = match;
  const parent = open.at(-1);
  if (words !== undefined) {
    parent?.children.push(words);
  } else if (opening !== undefined) {
    const element = elementOf(opening, attributes);
    parent?.children.push(element);
    if (closed === "") open.push(element);
  } else {
    if (parent?.name !== closing) throw new Error(`line ${line}: </${closing}> closes nothing`);
    open.pop();
  }
}

function elementOf(name: string, attributes: string): SvgElement {
  const pairs = Array.from(
    attributes.matchAll(attribute),
    ([, key = "", value = ""]) => [key, value] as const,
  );
  return { name, attributes: new Map(pairs), children: [] };
}

/** The element as text, without the white space that only indents the file. */
export function svgText({ name, attributes, children }: SvgElement): string {
  const list = Array.from(attributes, ([key, value]) => ` ${key}="${value}"`).join("");
  if (children.length === 0) return `<${name}${list}/>`;
  return `<${name}${list}>${children.map(childText).join("")}</${name}>`;
}

function childText(child: SvgElement | string): string {
  if (typeof child !== "string") return svgText(child);
  return child.trim() === "" ? "" : child.replaceAll(/\s+/gu, " ");
}

/** The text of an element and its descendants, decoded. */
export function wordsIn({ children }: SvgElement): string {
  const words = children.map((child) => (typeof child === "string" ? child : wordsIn(child)));
  return words
    .join("")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
