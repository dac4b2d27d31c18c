import fc from "fast-check";

/** Properties draw the same cases on every run, so that a change is blamed for its own failures only. */
const fixedSeed = 20_261_121;

fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? fixedSeed) });
