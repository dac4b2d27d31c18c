import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { likeliestText } from "./pieces.ts";
import { openPhotoReader, type Reading } from "./reading.ts";
import { readPhoto } from "./read-photo.ts";
import { openTesseract } from "./tesseract.ts";

const tesseract = await openTesseract();
const reader = openPhotoReader({ milliseconds: 60_000 });
afterAll(() => reader.close());

test("powers are recognised by their smaller, raised digits", async () => {
  expect(await read("powers")).toEqual([
    ["1.", "Solve x^2 - 5x + 6 = 0"],
    ["2.", "Find the value of 2^5 × 2^3 ÷ 2^6."],
  ]);
});

test("÷, ×, − and ≤ are read, which Tesseract's data lacks", async () => {
  expect(await read("signs")).toEqual([
    ["Q4.", "Simplify 24 ÷ 6 × 2 + 5 - 3"],
    ["Q5.", "Solve 3x + 7 ≤ 22"],
  ]);
});

test("a skewed page with shadows and blur is read too", async () => {
  expect(await read("signs-photographed")).toEqual([
    ["Q4.", "Simplify 24 ÷ 6 × 2 + 5 - 3"],
    ["Q5.", "Solve 3x + 7 ≤ 22"],
  ]);
});

test("roots and mixed numbers are recognised by their bars", async () => {
  expect(await read("roots-and-fractions")).toEqual([
    ["(7)", "Simplify √75 - √27 + √12"],
    ["(8)", "Add: 5 2/3 + 4 1/6"],
  ]);
});

test("the rupee sign is kept, and a question continues on the next line", async () => {
  expect(await read("rupees")).toEqual([
    [null, "A cycle is bought for ₹3,600 and sold for ₹4,140. Find the gain percent."],
  ]);
});

test("a fraction bar that touches its letters is separated", async () => {
  expect(await read("fraction-at-bar")).toEqual([
    ["(8)", "Find the limit of (3x^2+2x)/(5x^2 -1) as x tends to infinity"],
  ]);
});

test("two columns are four questions, read one column after the other", async () => {
  expect(await read("two-columns")).toEqual([
    ["1.", "Find the square of 24."],
    ["2.", "Divide 96 by 8."],
    ["3.", "Find the LCM of 12 and 18."],
    ["4.", "Write 45% as a decimal."],
  ]);
});

test("dot leaders to a blank are left out", async () => {
  expect(await read("leaders")).toEqual([["9.", "The sum of 48 and 27 is"]]);
});

test("an empty page has no text", async () => {
  expect(await readPhoto(await jpegOf(() => 250), tesseract)).toEqual({ outcome: "nothing" });
});

test("a dim blur without letters has no text", async () => {
  const blobs = (x: number, y: number) => 120 + 60 * Math.sin(x / 70) * Math.cos(y / 55);
  expect(await readPhoto(await jpegOf(blobs), tesseract)).toEqual({ outcome: "nothing" });
});

test("pen strokes are not classified as print", async () => {
  const { outcome } = await readPhoto(await jpegOf(scribble), tesseract);
  expect(outcome).not.toBe("printed");
});

test.each(["hand-on-ruled-paper", "neat-hand", "hindi"])(
  "%s is classified as no English print",
  async (name) => {
    expect(await readPhoto(await fixture(name), tesseract)).toEqual({ outcome: "handwritten" });
  },
);

test.each(["fur-and-whiskers", "desk", "face", "out-of-focus", "graph"])(
  "%s has no readable text",
  async (name) => {
    expect(await readPhoto(await fixture(name), tesseract)).toEqual({ outcome: "nothing" });
  },
);

test("an invalid picture is rejected", async () => {
  await expect(reader.read(Buffer.from("no picture"))).rejects.toThrow();
});

test("the thread reads too, one photo after another", async () => {
  const photo = await fixture("signs");
  const readings = await Promise.all([reader.read(photo), reader.read(photo)]);
  expect(readings.map(({ outcome }) => outcome)).toEqual(["printed", "printed"]);
});

test("with ten photos waiting, another one is refused at once", async () => {
  const busy = openPhotoReader({ milliseconds: 60_000, waiting: 1 });
  onTestFinished(() => busy.close());
  const photo = await fixture("leaders");
  const [first, second, third] = await Promise.all([
    busy.read(photo),
    busy.read(photo),
    busy.read(photo),
  ]);
  expect([first, second, third].map(({ outcome }) => outcome)).toEqual([
    "printed",
    "printed",
    "busy",
  ]);
});

test("a photo that exceeds the time limit is abandoned, and the next one is read", async () => {
  const limits = { milliseconds: 0 };
  const impatient = openPhotoReader(limits);
  onTestFinished(() => impatient.close());
  const photo = await fixture("leaders");
  expect(await impatient.read(photo)).toEqual({ outcome: "too_slow" });
  limits.milliseconds = 60_000;
  expect(await impatient.read(photo)).toMatchObject({ outcome: "printed" });
});

/** The label and the likeliest text of every question of a fixture. */
async function read(name: string): Promise<(readonly [string | null, string])[]> {
  const reading = await readPhoto(await fixture(name), tesseract);
  return questionsOf(reading).map(({ label, pieces }) => [label, likeliestText(pieces)] as const);
}

const questionsOf = (reading: Reading) => (reading.outcome === "printed" ? reading.questions : []);

function fixture(name: string): Promise<Buffer> {
  return readFile(new URL(`./fixtures/${name}.jpg`, import.meta.url));
}

function jpegOf(pixelAt: (x: number, y: number) => number): Promise<Buffer> {
  const [width, height] = [800, 500];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    pixelAt(at % width, Math.floor(at / width)),
  );
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}

/** Loops in four lines, each slightly different, as in handwriting. */
function scribble(x: number, y: number): number {
  const line = Math.floor((y - 60) / 100);
  if (line < 0 || line > 3 || x < 60 || x > 740) return 245;
  const middle = 110 + line * 100;
  const reach = 18 + 14 * Math.sin(x / 37 + line);
  const wave = middle + reach * Math.sin(x / (7 + line) + 2 * Math.sin(x / 23));
  const word = Math.sin(x / 41 + line * 2) > -0.75;
  return word && Math.abs(y - wave) < 3.5 ? 60 : 245;
}
