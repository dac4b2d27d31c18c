import type { PluggableList } from "./markdown-constructs.ts";

type Plugin = Extract<PluggableList[number], (...options: never[]) => unknown>;

/** The parts of a rendered tree that matter here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** The punctuation that a text begins with, which belongs on the line of the formula before it. */
export function closingOf(text: string): string {
  return /^[.,;:?!)\]”’]+/u.exec(text)?.[0] ?? "";
}

/** The attribute of a formula with the punctuation that follows it. */
export const formulaEnd = "data-end";

/**
 * Moves the punctuation after a formula into an attribute of the formula, which is set with it: browsers break a line
 * after a formula, so that a full stop could begin the next one.
 */
export const rehypeFormulaEnds: Plugin = () => (tree: Node) => joinIn(tree);

function joinIn(node: Node): void {
  const { children = [] } = node;
  for (const [at, child] of children.entries()) {
    joinIn(child);
    const next = children[at + 1];
    if (next?.type !== "text" || !isFormula(child)) continue;
    const { value = "" } = next;
    const mark = closingOf(value);
    if (mark === "") continue;
    next.value = value.slice(mark.length);
    child.properties = { ...child.properties, [formulaEnd]: mark };
  }
}

function isFormula({ tagName, properties }: Node): boolean {
  const names = properties?.["className"];
  return tagName === "code" && Array.isArray(names) && names.includes("math-inline");
}
