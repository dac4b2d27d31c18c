import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { decodeHeic } from "./heic.ts";
import { reencodePhoto } from "./photo.ts";

const colours = {
  red: [224, 16, 16],
  green: [16, 160, 16],
  blue: [16, 16, 224],
  white: [255, 255, 255],
};

test("a JPEG is rotated upright and loses its location, camera and colour profile", async () => {
  const original = await quarters(80, 48)
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'></x:xmpmeta>")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect(before.orientation).toBe(6);
  expect([before.exif, before.icc, before.xmp]).not.toContain(undefined);

  const photo = await reencodePhoto(original);

  expect(photo).toMatchObject({ mediaType: "image/jpeg", width: 48, height: 80 });
  expect(await metadataOf(photo.bytes)).toEqual({ format: "jpeg", width: 48, height: 80 });
  expect(Buffer.from(photo.bytes).includes("Camera")).toBe(false);
  expect(await cornersOf(photo.bytes)).toEqual(["blue", "red", "white", "green"]);
});

test("a large photo is scaled down to 1,600 pixels on its longest side", async () => {
  const photo = await reencodePhoto(await quarters(2400, 3200).jpeg().toBuffer());
  expect(photo).toMatchObject({ width: 1200, height: 1600 });
  expect(await cornersOf(photo.bytes)).toEqual(["red", "green", "blue", "white"]);
});

test("an image one pixel high keeps its pixel", async () => {
  const line = sharp({ create: { width: 20_000, height: 1, channels: 3, background: "red" } });
  expect(await reencodePhoto(await line.png().toBuffer())).toMatchObject({
    width: 1600,
    height: 1,
  });
});

test("transparent pixels of a PNG become white", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
    .composite([{ input: await quarters(20, 16).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const photo = await reencodePhoto(png);
  expect(photo).toMatchObject({ width: 40, height: 30 });
  expect(await cornersOf(photo.bytes)).toEqual(["red", "white", "white", "white"]);
});

test.each(["webp", "gif"] as const)("an animated %s becomes its first frame", async (format) => {
  const frames = ["#e01010", "#1010e0"].map((background) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);

  const photo = await reencodePhoto(animation);

  expect(photo).toMatchObject({ width: 40, height: 30 });
  expect(await cornersOf(photo.bytes)).toEqual(["red", "red", "red", "red"]);
});

test("a HEIC becomes a JPEG without its location and camera", async () => {
  const photo = await reencodePhoto(await fixture("upright.heic"));
  expect(photo).toMatchObject({ mediaType: "image/jpeg", width: 80, height: 48 });
  expect(await metadataOf(photo.bytes)).toEqual({ format: "jpeg", width: 80, height: 48 });
  expect(await cornersOf(photo.bytes)).toEqual(["red", "green", "blue", "white"]);
});

test("a HEIC with a rotation of its own is rotated once, though its EXIF contains it too", async () => {
  const photo = await reencodePhoto(await fixture("turned.heic"));
  expect(await metadataOf(photo.bytes)).toEqual({ format: "jpeg", width: 48, height: 80 });
  expect(await cornersOf(photo.bytes)).toEqual(["blue", "red", "white", "green"]);
});

test("two concurrent HEICs are both decoded", async () => {
  const heic = await fixture("upright.heic");
  const photos = await Promise.all([reencodePhoto(heic), reencodePhoto(heic)]);
  expect(photos.map(({ width }) => width)).toEqual([80, 80]);
});

test("a broken HEIC is refused and the next one is decoded", async () => {
  const heic = await fixture("upright.heic");
  const [broken, whole] = await Promise.allSettled([
    reencodePhoto(heic.subarray(0, 600)),
    reencodePhoto(heic),
  ]);
  expect(broken).toMatchObject({ reason: { code: "photo_unreadable" } });
  expect(whole).toMatchObject({ value: { width: 80 } });
});

test("a HEIC that exceeds the decoding time limit is abandoned", async () => {
  const heic = await fixture("upright.heic");
  expect(await decodeHeic(heic, { mostPixels: 1e6, milliseconds: 0 })).toEqual({
    outcome: "unreadable",
    reason: "not decoded in 0 ms",
  });
});

test("a failing thread doesn't block other photos", async () => {
  const limits = { mostPixels: 1e6, milliseconds: 20_000 };
  const emptied = new Uint8Array(8);
  structuredClone(emptied, { transfer: [emptied.buffer] });
  const upright = await fixture("upright.heic");
  const [failed, whole] = await Promise.allSettled([
    decodeHeic(emptied, limits),
    decodeHeic(upright, limits),
  ]);
  expect(failed.status).toBe("rejected");
  expect(whole).toMatchObject({ value: { outcome: "decoded", width: 80, height: 48 } });
});

test("a HEIC of 51 megapixels is refused from its header", async () => {
  const heic = await fixture("upright.heic");
  const size = heic.lastIndexOf("ispe") + 8;
  heic.writeUInt32BE(10_000, size);
  heic.writeUInt32BE(5_100, size + 4);
  await expect(reencodePhoto(heic)).rejects.toMatchObject({ code: "photo_too_large" });
});

test("a PNG of 100 kilobytes that decompresses to 900 megapixels is refused", async () => {
  const bomb = blackPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(200_000);
  expect(await reencodePhoto(blackPng(300, 300))).toMatchObject({ width: 300, height: 300 });
  await expect(reencodePhoto(bomb)).rejects.toMatchObject({ code: "photo_too_large" });
});

test("51 megapixels are refused, 50 megapixels, the size of a phone camera, are accepted", async () => {
  await expect(reencodePhoto(blackPng(10_000, 5_100))).rejects.toMatchObject({
    code: "photo_too_large",
  });
  expect(await reencodePhoto(blackPng(10_000, 5_000))).toMatchObject({ width: 1600 });
});

test("a truncated or corrupt photo is refused with a sentence", async () => {
  const jpeg = await quarters(800, 600).jpeg().toBuffer();
  const png = await quarters(800, 600).png().toBuffer();
  const broken = [
    jpeg.subarray(0, jpeg.length / 2),
    jpeg.subarray(0, jpeg.length - 200),
    jpeg.subarray(0, 20),
    png.subarray(0, png.length / 2),
    Buffer.concat([png.subarray(0, 60), Buffer.alloc(400, 7), png.subarray(460)]),
    Buffer.from("GIF89a=1;<script>alert(1)</script>"),
  ];
  for (const bytes of broken) {
    await expect(reencodePhoto(bytes)).rejects.toMatchObject({
      code: "photo_unreadable",
      message: "This photo can't be read. Take it again or choose another.",
    });
  }
});

test("a JPEG with a slightly invalid scan header, as some phones write it, is accepted", async () => {
  const jpeg = await quarters(80, 48).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const spectralEnd = scan + 2 + jpeg.readUInt16BE(scan + 2) - 2;
  expect(jpeg[spectralEnd]).toBe(63);
  jpeg[spectralEnd] = 0;
  await expect(sharp(jpeg).toBuffer()).rejects.toThrow("Invalid SOS parameters");

  const photo = await reencodePhoto(jpeg);

  expect(await cornersOf(photo.bytes)).toEqual(["red", "green", "blue", "white"]);
});

test.each([
  ["nothing", ""],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
  ["a PDF", "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF"],
  ["a page", "<!doctype html><script>alert(document.cookie)</script>"],
  ["noise", Buffer.from("9f3c11e07b5a62d4c8f10e2d3a4b5c6d7e8f9011", "hex")],
  ["a TIFF", await quarters(80, 48).tiff().toBuffer()],
  ["an AVIF", await quarters(80, 48).avif({ effort: 0 }).toBuffer()],
])("%s is not accepted as a photo, whatever its file name", async (_what, content) => {
  await expect(reencodePhoto(Buffer.from(content))).rejects.toMatchObject({
    code: "photo_type_unsupported",
  });
});

test("bytes that match two formats can reach only the four allowed loaders", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow("unsupported image format");
});

test("an HTML page hidden in a JPEG is removed", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  const jpeg = await quarters(80, 48).jpeg().toBuffer();
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, page, jpeg.subarray(2), page]);

  const photo = await reencodePhoto(polyglot);

  expect(Buffer.from(photo.bytes).includes("script")).toBe(false);
  expect(await cornersOf(photo.bytes)).toEqual(["red", "green", "blue", "white"]);
});

/** Red, green, blue and white quarters, which make any rotation visible. */
function quarters(width: number, height: number): Sharp {
  const quarter = (background: string, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    quarter("#e01010", 0, 0),
    quarter("#10a010", width / 2, 0),
    quarter("#1010e0", 0, height / 2),
  ]);
}

function fixture(name: string): Promise<Buffer> {
  return readFile(new URL(`./fixtures/${name}`, import.meta.url));
}

/** All metadata that could reveal something; absent fields are left out of the result. */
async function metadataOf(bytes: Uint8Array) {
  const { format, width, height, orientation, exif, icc, xmp, iptc, comments } =
    await sharp(bytes).metadata();
  return { format, width, height, orientation, exif, icc, xmp, iptc, comments };
}

/** The corner colours by name: top left, top right, bottom left, bottom right. Tolerates JPEG's inaccuracy. */
async function cornersOf(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const corners = [
    [2, 2],
    [info.width - 3, 2],
    [2, info.height - 3],
    [info.width - 3, info.height - 3],
  ] as const;
  return corners.map(([x, y]) => {
    const start = (y * info.width + x) * info.channels;
    return nameOf([...data.subarray(start, start + 3)]);
  });
}

function nameOf(pixel: number[]): string {
  const isNear = (colour: number[]) =>
    colour.every((channel, index) => Math.abs(channel - (pixel[index] ?? Infinity)) < 25);
  const named = Object.entries(colours).find(([, colour]) => isNear(colour));
  return named?.[0] ?? `rgb(${pixel.join(", ")})`;
}

/** A whole, valid PNG of one colour with one bit per pixel, compressed a thousandfold. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, "latin1");
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
