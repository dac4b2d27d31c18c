/** A page as it leaves the renderer: files of the sources are named as they lie there, `/src/…`. */
export interface RenderedPage {
  /** Its file in the build, without `.html`. */
  name: string;
  /** Where it is served; null for the page of addresses that don't exist. */
  path: string | null;
  html: string;
}

/** Where the build puts them, and the server finds them. */
export const builtPages = "pages";
