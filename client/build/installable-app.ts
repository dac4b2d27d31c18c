import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { productName, tagline } from "../../shared/catalogue.ts";
import { pages } from "../../shared/domain/pages.ts";
import { palette } from "../../tailwind.config.ts";

/** What makes the app installable and lets it open without a line: its manifest, and its service worker. */
export function installableApp(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    // Served as /sw.js.
    filename: "sw.ts",
    manifestFilename: "manifest.webmanifest",
    // The signed-in app registers the worker itself, once it has nothing better to do.
    injectRegister: null,
    // The phone asks for them once, when it installs; none is shown on a page.
    includeManifestIcons: false,
    manifest: {
      id: pages.dashboard,
      name: `${productName}: ${tagline}`,
      short_name: productName,
      description:
        "Homework help for Indian school students in grades 4 to 12, step by step, in words of your grade.",
      lang: "en-IN",
      dir: "ltr",
      start_url: pages.dashboard,
      scope: "/",
      display: "standalone",
      orientation: "portrait-primary",
      categories: ["education"],
      // A manifest knows one theme; in the dark the page's own meta tag has the word.
      theme_color: palette.paper.light,
      background_color: palette.paper.light,
      icons: [
        { src: "/app/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "/app/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "/app/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
        { src: "/app/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
      screenshots: [
        picture("home-narrow", "824x1648", "narrow", "Home: ask, understand, practise"),
        picture("answer-narrow", "824x1648", "narrow", "An answer, step by step"),
        picture("answer-wide", "1280x800", "wide", "An answer, step by step"),
      ],
    },
    injectManifest: {
      globPatterns: ["index.html", "favicon.svg", "assets/**/*.{js,css,woff2}"],
      // The analyst's page brings a library of charts, which no student's phone is to fetch and keep.
      // The letters of the public pages are part of the app's own file of letters.
      globIgnores: ["assets/analytics-screen-*", "assets/public-figtree-*"],
      // Their names change with their content, so that none is fetched twice.
      dontCacheBustURLsMatching: /^assets\//u,
      manifestTransforms: [
        (entries) => ({
          // The shell is what the server sends for a page of the app, whatever the file is called.
          manifest: entries.map((entry) =>
            entry.url === "index.html" ? { ...entry, url: pages.dashboard } : entry,
          ),
        }),
      ],
    },
  });
}

function picture(name: string, sizes: string, form_factor: "narrow" | "wide", label: string) {
  return { src: `/app/${name}.webp`, sizes, type: "image/webp", form_factor, label };
}
