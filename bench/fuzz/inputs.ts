import fc from "fast-check";
import sharp from "sharp";

/** Texts of students and of attackers: long, deeply nested, or with characters that are special elsewhere. */
export const questions = [
  "Solve 2x + 3 = 11",
  "What is 15% of 240?",
  "Why is the sky blue?",
  "Photosynthesis",
  "Fractions",
  "x^2 - 5x + 6 = 0",
  "A train goes 120 km in 2 hours. How fast is it?",
  "Mathematics",
  "4",
  "",
  " ",
  "\u0000",
  "\uD800",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  String.raw`\frac{1}{0}`,
  String.raw`\newcommand{\a}{\a\a}\a`,
  "%00%ff%s%n",
  "../../etc/passwd",
  "🙂".repeat(200),
  "हल करें 2x + 3 = 11",
  `${"(".repeat(500)}1${")".repeat(500)}`,
  "9".repeat(3000),
  `2${"^2".repeat(200)}`,
  `${"1/".repeat(1500)}3`,
  `${"x+".repeat(1500)}x = 1`,
  `${"sqrt(".repeat(100)}2${")".repeat(100)}`,
  `${"a ".repeat(1990)}!`,
  "factorise 999999999999999989999999999999999",
  "99999999999!",
  "(x+1)^5000",
  "10^10^10",
  "sum of first 10^15 numbers",
];

export const junk = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    "",
    "NaN",
    "null",
    "undefined",
    "0",
    "-1",
    "1e309",
    "2147483648",
    "9".repeat(400),
    "%",
    "..",
    "a/b",
    "\u0000",
    "\uDFFF",
    "x".repeat(5000),
    0,
    -1,
    1.5,
    2_147_483_647,
    2_147_483_648,
    1e308,
    true,
    [],
    {},
    [[[[]]]],
    { toString: "x", length: 1 },
    ...questions,
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
);

const json = "application/json";

export const wrongBodies = fc.constantFrom(
  ...[
    [json, ""],
    [json, "{"],
    [json, "null"],
    [json, "[]"],
    [json, '"text"'],
    [json, '{"a":1,"a":2}'],
    [json, '{"__proto__":{"isAdmin":true}}'],
    [json, "[".repeat(20_000)],
    [json, `{"name":"${"x".repeat(150_000)}"}`],
    [`${json}; charset=utf-7`, "{}"],
    ["text/plain", "hello"],
    ["application/x-www-form-urlencoded", "a=1&a=2&a[b]=3"],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["", "{}"],
  ].map(([type = "", text = ""]) => ({ kind: "raw" as const, type, text })),
);

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#ffffff" } });
const [jpeg, png, webp] = await Promise.all(
  (["jpeg", "png", "webp"] as const).map((format) => picture.clone().toFormat(format).toBuffer()),
);

export const photo = new Uint8Array(jpeg ?? []);

export const files = fc.constantFrom(
  ...[
    jpeg,
    png,
    webp,
    jpeg?.subarray(0, 200),
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    Buffer.from("%PDF-1.7"),
    Buffer.alloc(0),
    Buffer.alloc(300_000, 7),
  ].map((bytes) => new Uint8Array(bytes ?? [])),
);
