import { readFile } from "node:fs/promises";
import { palette } from "../tailwind.config.ts";
import { productName, tagline } from "../shared/catalogue.ts";

/** The preview that other sites show beside a link to the product, 1200 by 630 pixels. */
export async function socialCardHtml(): Promise<string> {
  const mark = await readFile("client/public/favicon.svg", "utf8");
  const { paper, ink, rule, marigold } = palette;
  return `<!doctype html><style>
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 96px 0 150px;
      font-family: system-ui, sans-serif; color: ${ink.light};
      background: linear-gradient(to right, transparent 100px, #e9b8b0 100px 103px, transparent 103px),
        repeating-linear-gradient(${paper.light} 0 62px, ${rule.light} 62px 64px); }
    header { display: flex; align-items: center; gap: 24px; font-size: 52px; font-weight: 700; }
    svg { width: 76px; height: 76px; }
    h1 { margin: 56px 0 40px; font-size: 92px; line-height: 1.08; letter-spacing: -0.03em; }
    mark { color: inherit; background: linear-gradient(to top, transparent 6%, ${marigold.light}88 6% 42%, transparent 42%); }
    p { margin: 0; font-size: 38px; }
  </style>
  <header>${mark} ${productName}</header>
  <h1>Homework that finally <mark>makes&nbsp;sense.</mark></h1>
  <p>${tagline} · Classes 4 to 12</p>`;
}
