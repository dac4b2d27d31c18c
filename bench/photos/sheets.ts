import { chosenFor, type PrintedSample } from "./questions.ts";
import { typeset } from "./typeset.ts";

const faces = ["Noto Serif", "Libre Baskerville", "PT Sans", "KaTeX", "Tinos"] as const;
type Face = (typeof faces)[number];

type Layout = "single" | "two columns" | "figure beside";

/** A part of a book's page: its content and its typesetting. */
export interface Sheet {
  id: string;
  face: Face;
  layout: Layout;
  half: PrintedSample["half"];
  questions: { label: string | null; text: string }[];
  html: string;
}

const perTwoColumns = 4;
const labels = [(at: number) => `${at}.`, (at: number) => `Q${at}.`, (at: number) => `(${at})`];

/** A sixth in two columns of two, a tenth beside a figure, all others alone; each in one face or in all five. */
export function sheetsOf(samples: readonly PrintedSample[], inAllFaces: boolean): Sheet[] {
  return (["development", "held out"] as const).flatMap((half) => {
    const ofHalf = samples.filter((sample) => sample.half === half).map(({ text }) => text);
    const inColumns = ofHalf.filter(
      (text) => text.length < 70 && chosenFor(text, "columns", 5) === 0,
    );
    const alone = ofHalf.filter((text) => !inColumns.includes(text));
    const groups = [...inGroups(inColumns, perTwoColumns), ...alone.map((text) => [text])];
    return groups.flatMap((texts) =>
      facesFor(texts[0] ?? "", inAllFaces).map((face) => sheet(texts, face, half)),
    );
  });
}

function facesFor(text: string, inAllFaces: boolean): readonly Face[] {
  const face = faces[chosenFor(text, "face", faces.length)];
  return inAllFaces || face === undefined ? faces : [face];
}

function inGroups(texts: readonly string[], size: number): string[][] {
  const starts = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => at * size);
  return starts.map((start) => texts.slice(start, start + size));
}

function sheet(texts: readonly string[], face: Face, half: Sheet["half"]): Sheet {
  const first = texts[0] ?? "";
  const layout = layoutOf(texts);
  const label = labels[chosenFor(first, "label", labels.length + 3)];
  const start = 1 + chosenFor(first, "number", 20);
  const questions = texts.map((text, at) => ({
    label: layout === "two columns" ? `${start + at}.` : (label?.(start + at) ?? null),
    text,
  }));
  const style = chosenFor(first, "style", 2) === 0 ? "display" : "text";
  const blocks = questions.map((question) => {
    const before = question.label === null ? "" : `${question.label} `;
    return `<p>${before}${typeset(question.text, style)}</p>`;
  });
  const html = frame(blocks, { face, layout, size: 17 + chosenFor(first, "size", 5) });
  return {
    id: `${face}-${chosenFor(texts.join(), "id", 0xffffff)}`,
    face,
    layout,
    half,
    questions,
    html,
  };
}

function layoutOf(texts: readonly string[]): Layout {
  if (texts.length > 1) return "two columns";
  return chosenFor(texts[0] ?? "", "figure", 9) === 0 ? "figure beside" : "single";
}

interface Setting {
  face: Face;
  layout: Layout;
  size: number;
}

function frame(blocks: readonly string[], { face, layout, size }: Setting): string {
  const font = face === "KaTeX" ? "KaTeX_Main" : face;
  // Formulas keep KaTeX's glyphs where its own face is wanted, and use the book's letters elsewhere.
  const ofFormulas =
    face === "KaTeX"
      ? ""
      : `.katex .mord, .katex .mbin, .katex .mrel, .katex .mopen, .katex .mclose, .katex .mpunct, .katex .mop
         { font-family: "${face}", KaTeX_Main; }`;
  const columns = layout === "two columns" ? "column-count: 2; column-gap: 44px;" : "";
  const content =
    layout === "figure beside"
      ? `<div style="display:flex;gap:28px"><div style="flex:1">${blocks.join("")}</div>${figure}</div>`
      : blocks.join("");
  return `<style>
    body { margin: 0; background: white; color: #111; }
    .katex { font-size: 1em; } ${ofFormulas}
    main { width: ${layout === "single" ? 560 : 680}px; padding: 26px 30px; font: ${size}px/1.55 "${font}"; ${columns} }
    p { margin: 0 0 0.8em; break-inside: avoid; }
  </style><main>${content}</main>`;
}

const figure = `<svg width="150" height="130" viewBox="0 0 150 130" fill="none" stroke="#111" stroke-width="1.6">
  <path d="M20 110 L130 110 L60 20 Z M60 20 L60 110"/><circle cx="95" cy="60" r="22"/>
  <g fill="#111" stroke="none" font-size="14"><text x="8" y="122">B</text><text x="132" y="122">C</text>
  <text x="54" y="14">A</text><text x="64" y="104">D</text></g></svg>`;
