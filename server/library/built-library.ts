/** The build's output from all concept files, beside the built server. */
export const builtLibrary = "library.json";
