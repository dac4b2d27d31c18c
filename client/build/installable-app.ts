import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { productName, tagline } from "../../shared/catalogue.ts";
import { pages } from "../../shared/domain/pages.ts";
import { palette } from "../../tailwind.config.ts";

/** Makes the app installable and lets it open offline: its manifest and its service worker. */
export function installableApp(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    // Served as /sw.js.
    filename: "sw.ts",
    manifestFilename: "manifest.webmanifest",
    // The signed-in app registers the worker itself, when it is idle.
    injectRegister: null,
    // The phone requests the icons once, during installation; no page shows them.
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
      // A manifest has one theme colour; in dark mode the page's meta tag overrides it.
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
      // The analyst's page includes a chart library, which students' phones must not download and cache. The characters
      // of the public pages' font are part of the app's own font file.
      globIgnores: ["assets/analytics-screen-*", "assets/public-figtree-*"],
      // Names of assets contain a content hash, so none is fetched twice.
      dontCacheBustURLsMatching: /^assets\//u,
      manifestTransforms: [
        (entries) => ({
          // The server sends the shell for every page of the app, whatever its file name is.
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
