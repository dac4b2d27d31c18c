/** Exports for tests, benchmarks and generated pages, in addition to `index.ts`. Importing this loads all tasks. */
export { isQuantity } from "./compare/quantities.ts";
export { writeGallery } from "./gallery/gallery.ts";
export { readQuestion } from "./read/question.ts";
export { unlessRefused } from "./refusal.ts";
export { similarQuestion } from "./similar-question.ts";
export { solveQuestion } from "./solve-question.ts";
export { lawFrames } from "./tasks/physics/laws/law-book.ts";
export { loadedAreas, tasks } from "./tasks/registry.ts";
