import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import sharp from "sharp";
import { reencodePhoto } from "../../server/features/uploads/photo.ts";
import { asPhotographed } from "../photos/as-photographed.ts";

/** Parts of print, 900 pixels wide, that make a page when stacked. */
const pieces = ["two-columns", "powers", "roots-and-fractions", "rupees", "signs", "leaders"];
const folder = "server/features/uploads/reading/fixtures";

async function printedPage(): Promise<Buffer> {
  let top = 0;
  const layers = [];
  for (const piece of pieces) {
    const input = await readFile(path.join(folder, `${piece}.jpg`));
    layers.push({ input, left: 0, top });
    top += (await sharp(input).metadata()).height;
  }
  const paper = { width: 900, height: top, channels: 3, background: "white" } as const;
  return sharp({ create: paper }).composite(layers).png().toBuffer();
}

/** The stored bytes of a photographed page of a book. */
export async function bytesOfPhoto(client: Client): Promise<number> {
  const count = 6;
  const page = await printedPage();
  for (let seed = 1; seed <= count; seed += 1) {
    const { bytes } = await reencodePhoto(await asPhotographed(page, seed));
    await client.query(
      `insert into uploads (owner_id, conversation_id, media_type, size, bytes)
       select user_id, id, 'image/jpeg', $1::int, $2 from conversations limit 1`,
      [bytes.length, Buffer.from(bytes)],
    );
  }
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_total_relation_size('uploads')::text as bytes",
  );
  return Math.round(Number(rows[0]?.bytes) / count);
}
