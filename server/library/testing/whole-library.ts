import { openLibrary } from "../library.ts";

/** The library as it is served. Opening it takes seconds: that is done once in a process of tests. */
export const wholeLibrary = await openLibrary();
