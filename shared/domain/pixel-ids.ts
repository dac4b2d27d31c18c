/** The ad platforms' names for the product's pixels; without one there is no pixel. */
export interface PixelIds {
  meta?: string;
  snap?: string;
}

/** What a public page is told of its pixels. */
export interface PagePixels extends PixelIds {
  /** The visitor is asked before anything is loaded; where this is missing she is told of it, and may refuse. */
  consent?: "ask";
}

/** The server writes them into public pages alone, as JSON in `<meta name="tracking">`; a page without it has no pixel. */
export const pixelIdsMeta = "tracking";
