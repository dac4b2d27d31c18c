import fc from "fast-check";

/** Property tests draw the same cases on every run, so that a change fails only for its own defects. */
const fixedSeed = 20_261_121;

fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? fixedSeed) });
