import { figureWidth } from "#shared/domain/figure-mark.ts";
import { type Figure } from "../concept.ts";
import { allowedElements, attributeFault } from "./allowed.ts";
import { parseSvg, svgText, type SvgElement, wordsIn } from "./svg-tree.ts";

const namespace = "http://www.w3.org/2000/svg";
const sizes = /^0 0 (\d+) (\d+)$/u;

/**
 * Parses a figure's file into the content of an <svg>: an allow-list of shapes and labels, no script, no style, no
 * address, no colour but the tokens.
 * @throws Error with the name and all that is wrong.
 */
export function readFigure(name: string, source: string): Figure {
  try {
    const svg = parseSvg(source);
    const description = svg.children.find(isDescription);
    const shapes = svg.children.filter((child) => child !== description);
    const faults = [...rootFaults(svg), ...shapes.flatMap(faultsIn)];
    if (!description) faults.push("it has no <desc> with what it says");
    if (faults.length > 0) throw new Error([...new Set(faults)].join("; "));
    const drawing = shapes.map((shape) => (typeof shape === "string" ? "" : svgText(shape)));
    return {
      name,
      alt: description ? wordsIn(description) : "",
      height: Number(sizes.exec(svg.attributes.get("viewBox") ?? "")?.[2]),
      svg: arrowsFor(drawing.join("")) + drawing.join(""),
    };
  } catch (error) {
    throw new Error(`The figure "${name}" can't be read: ${String(error)}`, { cause: error });
  }
}

function isDescription(child: SvgElement | string): child is SvgElement {
  return typeof child === "object" && child.name === "desc";
}

function rootFaults({ name, attributes }: SvgElement): string[] {
  const [, width] = sizes.exec(attributes.get("viewBox") ?? "") ?? [];
  const others = [...attributes.keys()].filter((key) => key !== "xmlns" && key !== "viewBox");
  return [
    ...(name === "svg" && attributes.get("xmlns") === namespace
      ? []
      : [`it isn't one <svg xmlns="${namespace}">`]),
    ...(Number(width) === figureWidth ? [] : [`its viewBox isn't "0 0 ${figureWidth} HEIGHT"`]),
    ...others.map((key) => `<svg> has ${key}, which the page sets`),
  ];
}

function faultsIn(child: SvgElement | string): string[] {
  if (typeof child === "string") {
    return child.trim() === "" ? [] : [`"${child.trim()}" stands outside of <text>`];
  }
  const { name, attributes, children } = child;
  const holdsWords = name === "text" || name === "tspan";
  return [
    ...(allowedElements.has(name) ? [] : [`<${name}> is no element of a figure`]),
    ...Array.from(attributes, ([key, value]) => attributeFault(key, value)).filter(
      (fault) => fault !== null,
    ),
    ...children.flatMap((each) => (holdsWords && typeof each === "string" ? [] : faultsIn(each))),
  ];
}

/** The arrowheads that a drawing uses. The page makes their ids unique. */
function arrowsFor(drawing: string): string {
  const used = new Set(
    Array.from(drawing.matchAll(/url\(#arrow-([a-z]+)\)/gu), ([, hue = ""]) => hue),
  );
  const heads = [...used].map(
    (hue) =>
      `<marker id="arrow-${hue}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0.5 10 5 0 9.5 2.5 5Z" fill="var(--figure-${hue})" stroke="none"/></marker>`,
  );
  return heads.length === 0 ? "" : `<defs>${heads.join("")}</defs>`;
}
