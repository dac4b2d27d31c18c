import { writeFile } from "node:fs/promises";
import { writeGallery } from "../server/maths/testing.ts";

/** Writes the page of solved examples: `npm run gallery`. */
const [file = "docs/maths-gallery.md"] = process.argv.slice(2);
await writeFile(file, writeGallery());
