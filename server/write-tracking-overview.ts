import { writeFile } from "node:fs/promises";
import { trackingOverview } from "./features/events/tracking-overview.ts";

await writeFile("docs/tracking.md", trackingOverview());
