/** What the build makes of all files of questions, beside the built server. */
export const builtBank = "bank.json";
