import type { GlyphGuess } from "./glyph-net.ts";
import type { Piece } from "./pieces.ts";

/** What two readers make of one sign. */
export interface Opinions {
  net: GlyphGuess;
  /** Null where Tesseract read nothing at its place. */
  tesseract: string | null;
  /** Whether a figure stands directly beside it. */
  besideDigit: boolean;
}

/** Signs that Tesseract's English has no letter for, or hardly ever reads. */
const ownSigns = "÷×−√πθ°₹αβ≤≥±→·";
const lookalikes = ["0Oo°", "1lI|!i/", "5Ss", "2Zz", "8B", "9gq", "−-–—_~", "×xX", ".,·", ",'’‘", "(C[{", ")]}", "cC", "vVy", "wW", "uU", "kK", "pP", "+t", "aα", "Bβ8"];
const sure = 0.93;
const fairlySure = 0.6;

/** Decides between our glyph net and Tesseract. What can't be decided is left to the student. */
export function judgeSign({ net, tesseract, besideDigit }: Opinions): Piece {
  const [first, second] = net;
  if (first === undefined || second === undefined) return tesseract ?? "";
  const other = tesseract === null ? null : plain(tesseract);
  if (first.sign === "∎") return other ?? "";
  if (other !== null && plain(first.sign) === other) return written(first.sign);
  if (besideDigit) {
    const digit = digitOf(net, other);
    if (digit !== null) return digit;
  }
  if (other === null || ownSigns.includes(first.sign) || areAlike(first.sign, other)) {
    if (first.chance >= sure) return written(first.sign);
    if (first.chance >= fairlySure && areAlike(first.sign, second.sign) && other === null)
      return written(first.sign);
    return unsure(first.sign, other ?? second.sign);
  }
  if (first.chance < 0.35) return unsure(other, first.sign);
  return unsure(first.sign, other);
}

const oftenForRupees = /^[PRTFE?$¥€£&#%₹]$/u;

/** Directly before a number, where Tesseract, which knows no ₹, sees a letter or another currency. */
export function moneySign(net: GlyphGuess, tesseract: string | null): Piece | null {
  const [first] = net;
  const rupees = net.find(({ sign }) => sign === "₹")?.chance ?? 0;
  if (first === undefined) return null;
  if (rupees > 0.5) return "₹";
  const isLikely = oftenForRupees.test(first.sign) || (tesseract !== null && oftenForRupees.test(tesseract));
  if (!isLikely) return null;
  return { unsure: ["₹", oftenForRupees.test(first.sign) ? first.sign : (tesseract ?? "R")] };
}

function digitOf(net: GlyphGuess, other: string | null): string | null {
  const [first] = net;
  if (first === undefined) return null;
  if (/\d/u.test(first.sign) && other !== null && areAlike(first.sign, other)) return first.sign;
  const isLookalike = lookalikes.some(
    (alike) => alike.includes(first.sign) && other !== null && alike.includes(other),
  );
  return isLookalike && other !== null && /\d/u.test(other) ? other : null;
}

const areAlike = (one: string, other: string) =>
  lookalikes.some((alike) => alike.includes(one) && alike.includes(other));

const plainSigns: Readonly<Record<string, string>> = {
  "-": "−",
  "–": "−",
  "—": "−",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
};

const plain = (sign: string) => plainSigns[sign] ?? sign;

/** As a student types it. */
const written = (sign: string) => (sign === "−" ? "-" : sign);

function unsure(first: string, second: string): Piece {
  const [one, other] = [written(first), written(second)];
  return one === other ? one : { unsure: [one, other] };
}
