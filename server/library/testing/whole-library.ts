import { openLibrary } from "../library.ts";

/** The library as it is served. Opening it takes seconds, so a test process does it once. */
export const wholeLibrary = await openLibrary();
