import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { Box } from "./glyph-features.ts";
import type { Plane } from "./plane.ts";

/** A word read by Tesseract, with its bounding box. */
export interface TesseractWord {
  text: string;
  /** From 0 to 100, as Tesseract reports it. */
  confidence: number;
  box: Box;
}

export type Tesseract = (picture: Plane) => TesseractWord[];

/** The used part of the Emscripten module; the package ships no types. */
interface Core {
  FS: { writeFile: (path: string, content: Uint8Array) => void };
  TessBaseAPI: new () => {
    Init: (folder: null, language: string, engine: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    SetImageFile: (orientation: number, angle: number) => number;
    Recognize: (monitor: null) => number;
    GetJSONText: () => string;
    Clear: () => void;
  };
}

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box });
const tesseractPage = z.object({
  blocks: z.array(
    z.object({
      paragraphs: z.array(z.object({ lines: z.array(z.object({ words: z.array(word) })) })),
    }),
  ),
});

const onlyLstm = 1;
const oneBlockOfText = "6";

/**
 * Opens Tesseract with its English data, only from files of installed packages. Runs on the calling thread and uses 100
 * MB. Rejects if the data can't be loaded.
 */
export async function openTesseract(): Promise<Tesseract> {
  const require = createRequire(import.meta.url);
  // safe: the package ships no typings; the list above is from its interface definition.
  const open = require("tesseract.js-core/tesseract-core-simd-lstm") as (
    options: object,
  ) => Promise<Core>;
  const core = await open({});
  const data = require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  core.FS.writeFile("eng.traineddata", gunzipSync(await readFile(data)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, "eng", onlyLstm) !== 0) throw new Error("Tesseract's data can't be loaded");
  api.SetVariable("tessedit_pageseg_mode", oneBlockOfText);
  api.SetVariable("user_defined_dpi", "300");
  return (picture) => {
    core.FS.writeFile("/input", portableGrey(picture));
    if (api.SetImageFile(1, 0) !== 0) throw new Error("Tesseract takes no picture");
    api.Recognize(null);
    const { blocks } = tesseractPage.parse(JSON.parse(api.GetJSONText()));
    api.Clear();
    const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
    return lines.flatMap(({ words }) => words.map(fromTesseract));
  };
}

function fromTesseract({ text, confidence, bbox }: z.infer<typeof word>): TesseractWord {
  const { x0, y0, x1, y1 } = bbox;
  return { text, confidence, box: { left: x0, top: y0, right: x1, bottom: y1 } };
}

/** PGM: a header, then the raw pixels. */
function portableGrey({ width, height, pixels }: Plane): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
