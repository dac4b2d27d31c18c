import { heightOf, widthOf } from "./boxes.ts";
import { listComponents, type Component, type Components } from "./components.ts";
import type { Box } from "./glyph-features.ts";
import { paperThreshold, type Plane } from "./plane.ts";
import type { Page } from "./read-glyph.ts";

const leastWidth = 0.55;
const leastShare = 0.93;

/**
 * Separates a fraction bar from the letters that touch it: coordinates are within the component's box. Null if no bar
 * spans the full width of the component, as in a root, whose roof begins after its hook.
 */
export function cutBar(page: Page, component: Component): Components | null {
  const { box } = component;
  if (widthOf(box) < leastWidth * page.xHeight) return null;
  const band = bandOf(page, component);
  if (band === null) return null;
  const whole = { left: 0, top: 0, right: widthOf(box), bottom: heightOf(box) };
  const { labels, list } = listComponents(
    withoutBand(page, component, band),
    paperThreshold,
    whole,
  );
  const bar = { id: labels.length + 1, box: { ...whole, ...band }, area: 0 };
  for (let at = band.top * whole.right; at < band.bottom * whole.right; at++) {
    if (!isOwn(page, component, at)) continue;
    labels[at] = bar.id;
    bar.area++;
  }
  return { labels, list: [...list, bar] };
}

interface Band {
  top: number;
  bottom: number;
}

/** Whether the pixel at this place within the component's box belongs to the component. */
const isOwn = ({ plane, components }: Page, { box, id }: Component, at: number) =>
  components.labels[placeOf(plane, box, at)] === id;

const placeOf = ({ width }: Plane, box: Box, at: number) =>
  (box.top + Math.floor(at / widthOf(box))) * width + box.left + (at % widthOf(box));

function withoutBand(page: Page, component: Component, { top, bottom }: Band): Plane {
  const { box } = component;
  const [width, height] = [widthOf(box), heightOf(box)];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const isKept = (at < top * width || at >= bottom * width) && isOwn(page, component, at);
    return isKept ? (page.plane.pixels[placeOf(page.plane, box, at)] ?? 255) : 255;
  });
  return { width, height, pixels };
}

/** The rows with ink from left to right; null if there are none or too many. */
function bandOf(page: Page, component: Component): Band | null {
  const [width, height] = [widthOf(component.box), heightOf(component.box)];
  const isInk = (x: number, y: number) => y < height && isOwn(page, component, y * width + x);
  const isFull = (y: number) => {
    let inked = 0;
    // A slightly tilted bar continues in the next row.
    for (let x = 0; x < width; x++) if (isInk(x, y) || isInk(x, y + 1)) inked++;
    return inked >= leastShare * width;
  };
  let top = 0;
  while (top < height && !isFull(top)) top++;
  let bottom = top;
  while (bottom < height && isFull(bottom)) bottom++;
  const thickness = bottom - top;
  if (thickness === 0 || thickness > Math.max(5, 0.3 * page.xHeight)) return null;
  return { top, bottom: Math.min(height, bottom + 1) };
}
