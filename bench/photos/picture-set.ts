import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { reencodePhoto } from "../../server/features/uploads/photo.ts";
import { asPhotographed } from "./as-photographed.ts";
import { chosenFor, printedSamples } from "./questions.ts";
import { setSheets } from "./set-sheets.ts";
import { sheetsOf, type Sheet } from "./sheets.ts";

export type View = "clean" | "photographed";

/** Makes the pictures that the folder lacks, and lists all of them. */
export async function pictureSet(
  folder: string,
  { inAllFaces, most }: { inAllFaces: boolean; most: number },
): Promise<Sheet[]> {
  await mkdir(folder, { recursive: true });
  const sheets = sheetsOf(await printedSamples(), inAllFaces).slice(0, most);
  await setSheets(sheets, folder);
  return sheets;
}

/** The bytes that the product would store of this photo. */
export async function photoOf(sheet: Sheet, view: View, folder: string): Promise<Uint8Array> {
  const file = path.join(folder, `${sheet.id}-${view}.jpg`);
  try {
    return await readFile(file);
  } catch {
    const png = await readFile(path.join(folder, `${sheet.id}.png`));
    const seen =
      view === "clean" ? png : await asPhotographed(png, chosenFor(sheet.id, "photo", 1e6));
    const { bytes } = await reencodePhoto(seen);
    await writeFile(file, bytes);
    return bytes;
  }
}
