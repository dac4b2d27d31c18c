/** The ad platforms' names for the product's pixels; without one there is no pixel. */
export interface PixelIds {
  meta?: string;
  snap?: string;
}

/** The server writes the ids into public pages alone, as JSON in `<meta name="tracking">`; a page without it has no pixel. */
export const pixelIdsMeta = "tracking";
