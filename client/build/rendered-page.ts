/** A page as rendered: files are named by their source paths, `/src/…`. */
export interface RenderedPage {
  /** Name of its file in the build, without `.html`. */
  name: string;
  /** Address at which it is served; null for the page of unknown addresses. */
  path: string | null;
  html: string;
}

/** Folder to which the build writes them and from which the server reads them. */
export const builtPages = "pages";
