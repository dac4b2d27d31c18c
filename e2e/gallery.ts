import { writeFile } from "node:fs/promises";
import { writeGallery } from "../server/maths/gallery/gallery.ts";

/** Writes the page of solved examples anew: `npm run gallery`. */
const page = new URL("../docs/maths-gallery.md", import.meta.url);
await writeFile(page, writeGallery());
