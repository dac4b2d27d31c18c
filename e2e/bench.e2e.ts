import { testScripts } from "./run-script.ts";
import { benchRuns } from "./script-runs.ts";

testScripts(benchRuns);
