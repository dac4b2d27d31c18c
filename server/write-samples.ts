import { writeFile } from "node:fs/promises";
import { makeSamples } from "./samples.ts";
import { createSolver } from "./tutor/solver/solver.ts";
import { solverJobs } from "./tutor/solver/solver-jobs.ts";

const [file = "client/src/marketing/samples.json"] = process.argv.slice(2);
const solver = createSolver(async (name, input) => solverJobs[name](input));
const samples = await makeSamples(solver);
await writeFile(file, `${JSON.stringify(samples, null, 2)}\n`);
