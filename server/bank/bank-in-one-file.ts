import type { Plugin } from "vite";

/** A plugin of builds: all questions of the bank as one file, those of templates drawn and solved once and for all. */
export const bankInOneFile: Plugin = {
  name: "bank-in-one-file",
  async generateBundle() {
    const { builtBank, readQuestions } = await import("./bank.ts");
    this.emitFile({
      type: "asset",
      fileName: builtBank,
      source: JSON.stringify(await readQuestions()),
    });
  },
};
