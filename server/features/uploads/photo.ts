import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { ProductError } from "../../errors.ts";
import { decodeHeic } from "./heic.ts";

/** Enough for a 50-megapixel phone camera, and a limit against decompression bombs. */
const mostPixels = 50_000_000;
const largestSide = 1600;
const secondsToDecode = 20;

// sharp detects the format itself, so bytes that match two formats could reach another loader
// (SVG, PDF, TIFF) than the one they were accepted for. Only these four are allowed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});

/** sharp's prebuilt binary excludes HEIC for licence reasons; libheif decodes it. */
type Decoder = "sharp" | "libheif";

const decoders = new Map<string, Decoder>([
  ["image/jpeg", "sharp"],
  ["image/png", "sharp"],
  ["image/apng", "sharp"],
  ["image/webp", "sharp"],
  ["image/gif", "sharp"],
  ["image/heic", "libheif"],
  ["image/heif", "libheif"],
  ["image/heic-sequence", "libheif"],
  ["image/heif-sequence", "libheif"],
]);

export interface ReencodedPhoto {
  bytes: Uint8Array;
  mediaType: "image/jpeg";
  width: number;
  height: number;
}

/**
 * Re-encodes a student's photo as JPEG: upright, at most 1,600 pixels a side, and with nothing of the original but its
 * pixels (no location, no camera, no colour profile). Throws `photo_type_unsupported`, `photo_too_large` (in pixels;
 * the upload limits the bytes) or `photo_unreadable`.
 */
export async function reencodePhoto(bytes: Uint8Array): Promise<ReencodedPhoto> {
  const decoder = await recognise(bytes);
  const picture = decoder === "libheif" ? await openHeic(bytes) : await open(bytes);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: 82 })
      .timeout({ seconds: secondsToDecode })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: "image/jpeg", width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Uses only the bytes: a client can send any file name and media type. */
async function recognise(bytes: Uint8Array): Promise<Decoder> {
  const type = await fileTypeFromBuffer(bytes);
  const decoder = type && decoders.get(type.mime);
  if (decoder) return decoder;
  throw new ProductError(
    "photo_type_unsupported",
    "This file isn't a photo we can read. Choose a JPEG, PNG, WebP, HEIC or GIF.",
  );
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  if ((await countPixels(bytes)) > mostPixels) throw tooManyPixels();
  // Not "warning", the default: it refuses minor marker errors that phone cameras write in photos
  // which every viewer shows. A truncated file is still refused.
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
}

/** Reads only the header, to distinguish too many pixels from a broken file. */
async function countPixels(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const heic = await decodeHeic(bytes, { mostPixels, milliseconds: secondsToDecode * 1000 });
  if (heic.outcome === "too_many_pixels") throw tooManyPixels();
  if (heic.outcome === "unreadable") throw unreadable(heic.reason);
  return sharp(heic.data, { raw: { width: heic.width, height: heic.height, channels: 4 } });
}

function tooManyPixels(): ProductError {
  return new ProductError(
    "photo_too_large",
    "This photo is too large. Take it at a smaller size or choose another.",
  );
}

function unreadable(cause: unknown): ProductError {
  return new ProductError(
    "photo_unreadable",
    "This photo can't be read. Take it again or choose another.",
    { cause },
  );
}
