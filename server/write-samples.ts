import { writeFile } from "node:fs/promises";
import { makeSamples } from "./samples.ts";
import { createSolver } from "./tutor/solver/solver.ts";
import { solverJobs } from "./tutor/solver/solver-jobs.ts";

const solver = createSolver(async (name, input) => solverJobs[name](input));
const samples = await makeSamples(solver);
await writeFile("client/src/marketing/samples.json", `${JSON.stringify(samples, null, 2)}\n`);
