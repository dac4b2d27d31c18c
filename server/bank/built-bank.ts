/** The build's output from all question files, beside the built server. */
export const builtBank = "bank.json";
