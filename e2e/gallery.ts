import { writeFile } from "node:fs/promises";
import { writeGallery } from "@sawaal/maths/testing";

/** Writes the page of solved examples: `npm run gallery`. */
const [file = "docs/maths-gallery.md"] = process.argv.slice(2);
await writeFile(file, writeGallery());
