import type { Page } from "playwright-core";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface FigureText {
  name: string;
  ground: Box;
  texts: { words: string; box: Box; size: number }[];
}

/** Pixels: how far a box may cross an edge, its padding above and below the letters, and the smallest letters. */
const edge = 1;
const room = 4;
const smallest = 11;

/** Words that overlap, cross the edge or are too small, as the browser measures them. */
export async function wordFaults(page: Page): Promise<string[]> {
  const figures = await page.evaluate<
    FigureText[]
  >(`Array.from(document.querySelectorAll(".light svg"), (svg) => ({
    name: svg.closest("section").id,
    ground: svg.getBoundingClientRect().toJSON(),
    texts: Array.from(svg.querySelectorAll("text"), (text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect().toJSON(),
      size: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d,
    })),
  }))`);
  return figures.flatMap(({ name, ground, texts }) =>
    texts.flatMap(({ words, box, size }, at) => [
      ...(size < smallest ? [`${name}: "${words}" is only ${size.toFixed(1)} px high`] : []),
      ...(box.left < ground.left - edge || box.right > ground.right + edge
        ? [`${name}: "${words}" goes over the edge`]
        : []),
      ...texts
        .slice(at + 1)
        .filter((other) => standsOn(box, other.box))
        .map((other) => `${name}: "${words}" stands on "${other.words}"`),
    ]),
  );
}

function standsOn(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > edge && high > room;
}

interface OnGround {
  name: string;
  theme: string;
  words: string;
  contrast: number;
}

/** The contrast that letters of this size need against their background. */
const leastContrast = 4.5;

/** Words without enough contrast against the sheet or the fill below them, in either theme. */
export async function contrastFaults(page: Page): Promise<string[]> {
  const words = await page.evaluate<OnGround[]>(`(() => {
    const channels = (colour) => colour.match(/[\\d.]+/gu).slice(0, 3).map(Number);
    const luminance = (colour) => {
      const [red, green, blue] = channels(colour).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
      const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    // The topmost shape that is filled at the point, or the sheet.
    const groundAt = (svg, x, y) => {
      const shape = document.elementsFromPoint(x, y).find((element) => {
        if (!(element instanceof SVGGeometryElement) || !svg.contains(element)) return false;
        if (getComputedStyle(element).fill === "none") return false;
        return element.isPointInFill(new DOMPoint(x, y).matrixTransform(element.getScreenCTM().inverse()));
      });
      return shape ? getComputedStyle(shape).fill : getComputedStyle(svg.parentElement).backgroundColor;
    };
    return Array.from(document.querySelectorAll("section svg"), (svg) => {
      svg.scrollIntoView({ block: "center" });
      return Array.from(svg.querySelectorAll("text"), (text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const grounds = [left + 3, (left + right) / 2, right - 3].map((x) => groundAt(svg, x, (top + bottom) / 2));
        return {
          name: svg.closest("section").id,
          theme: svg.parentElement.className,
          words: text.textContent,
          contrast: Math.min(...grounds.map((ground) => contrast(getComputedStyle(text).fill, ground))),
        };
      });
    }).flat();
  })()`);
  return words
    .filter(({ contrast }) => contrast < leastContrast)
    .map(
      ({ name, theme, words: text, contrast }) =>
        `${name}: "${text}" has a contrast of only ${contrast.toFixed(1)} in ${theme}`,
    );
}
