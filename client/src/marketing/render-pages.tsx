import { renderToStaticMarkup } from "react-dom/server";
import type { RenderedPage } from "../../build/rendered-page.ts";
import { Document } from "./document.tsx";
import { landingPage } from "./landing/landing-page.tsx";
import { notFoundPage } from "./not-found/not-found-page.tsx";
import { privacyPage } from "./privacy/privacy-page.tsx";
import { subscribePage } from "./subscribe/subscribe-page.tsx";
import { thankYouPage } from "./thank-you/thank-you-page.tsx";
import { weeklyPassPage } from "./weekly-pass/weekly-pass-page.tsx";

const pages = [
  landingPage,
  subscribePage,
  weeklyPassPage,
  thankYouPage,
  privacyPage,
  notFoundPage,
] as const;

/** Renders every page at build time as HTML that works without scripts. */
export function renderPages(): RenderedPage[] {
  return pages.map((page) => ({
    name: page.name,
    path: page.path,
    html: `<!doctype html>${renderToStaticMarkup(<Document page={page} />)}`,
  }));
}
