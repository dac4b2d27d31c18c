import { writeFile } from "node:fs/promises";
import { trackingOverview } from "./features/events/tracking-overview.ts";

const [file = "docs/tracking.md"] = process.argv.slice(2);
await writeFile(file, trackingOverview());
