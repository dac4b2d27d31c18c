/** The ad platforms' ids of the product's pixels; a platform without one has no pixel. */
export interface PixelIds {
  meta?: string;
  snap?: string;
}

/** The pixel settings of a public page. */
export interface PagePixels extends PixelIds {
  /** The visitor's consent is asked before anything loads; where this is absent she is informed and may refuse. */
  consent?: "ask";
}

/**
 * The server writes them into public pages only, as JSON in `<meta name="tracking">`; a page without it has no pixel.
 */
export const pixelIdsMeta = "tracking";
