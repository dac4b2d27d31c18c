import type { ScriptRun } from "./run-script.ts";

/** Scripts that measure the product, or attack it. */
export const benchRuns: readonly ScriptRun[] = [
  [
    "bench:maths",
    "--questions FOLDER/questions.jsonl --answers FOLDER/a",
    { says: /solved: 1\n/u },
  ],
  ["bench:maths-speed", "1", { says: /median ratio [\d.]+ .*\n.*\nimport of the engine: /u }],
  ["bench:whole-answer", "1 1 40", { says: /a whole answer costs [\d.]+ times its solving/u }],
  ["bench:liar", "3 1", { says: /lies shown as checked: 0 of 1\n/u }],
  ["bench:steps", "1 10", { says: /right solutions that were called false: 0\n/u }],
  ["bench:session", "1 1", { says: /ratio: [\d.]+/u }],
  [
    "bench:answers",
    "--streams 2 --rounds 1 --parts 4 --every 5",
    { says: /added: +median .*\n.*a part\n$/u },
  ],
  ["bench:mastery", "20", { says: /who knows the truth/u }],
  ["bench:progress", "1", { says: /ratio: [\d.]+/u }],
  ["bench:fuzz", "--requests 300 --seconds 200", { says: /^Nothing found\.$/mu }],
  ["bench:exam-start", "1", { says: /ratio: [\d.]+/u }],
  ["bench:analytics", "50 1", { says: /slowest: [\d.]+ ms/u }],
  ["bench:scaling", "--check", { says: /docs\/scaling\.md has these tables\n/u }],
  [
    "bench:scaling-measure",
    "--answers 4 --students 2 --file FOLDER/measured.json",
    { writes: "measured.json" },
  ],
  ["bench:photos", "--folder FOLDER/photos --sheets 2", { says: /CPU a photo: p50 \d+ ms/u }],
  ["bench:photo-queue", "2", { says: /ratio: [\d.]+/u }],
  ["bench:pages", "--pages /privacy --visits 1", { says: /\/privacy/u }],
  [
    "soak",
    "--streams 2 --rounds 1 --parts 4 --seconds 280",
    { says: /Nothing lost, mixed or doubled\.\n$/u },
  ],
  ["chaos", "6", { says: /\nNothing lost, nothing twice, .*\n$/u }],
  ["load", "6 4 1", { says: /errors: none\n/u }],
];

/** All other scripts that end by themselves. */
export const toolRuns: readonly ScriptRun[] = [
  ["tutor:check", "now", { says: /^No key is set: the built-in tutor answers\./u }],
  ["test:properties", "0", { says: /0 rounds: nothing found/u }],
  ["samples", "FOLDER/samples.json", { writes: "samples.json" }],
  ["library:overview", "FOLDER/library.md", { writes: "library.md" }],
  ["bank:overview", "FOLDER/bank.md 1", { writes: "bank.md" }],
  ["bank:draw", "mathematics/arithmetic-progressions", { says: /nth-term-\w+ \(choice, / }],
  ["prompts:overview", "FOLDER/prompts.md", { writes: "prompts.md" }],
  ["tracking:overview", "FOLDER/tracking.md", { writes: "tracking.md" }],
  ["figures", "FOLDER simple-circuit", { says: /^1 figures, 0 faults: /u }],
  ["gallery", "FOLDER/gallery.md", { writes: "gallery.md" }],
  ["pictures", "FOLDER FOLDER", { writes: "card.png" }],
  ["screenshots", "FOLDER /privacy", { writes: "privacy-360x740.png" }],
  ["icons", "FOLDER", { writes: "answer-wide.webp" }],
];
