import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { offlinePage } from "./offline-page.ts";
import { isStudentPage, shellPage } from "./student-pages.ts";
import { takeOverMessage } from "./take-over-message.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** All files of this build that the signed-in app consists of; the build inserts the list. */
  __WB_MANIFEST: PrecacheEntry[];
};

/**
 * Precaches the signed-in app: its shell, scripts and fonts. Of `/api` only figures are cached here, because a worker
 * doesn't know which student a response belongs to; the app itself caches what a student saw, by student.
 */
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isStudentPage(url.pathname),
  createHandlerBoundToURL(shellPage),
);

/** Figures of the concept library belong to no student, so they are cached when seen, for offline use. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/api/figures/"),
  async ({ request }) => {
    const figures = await caches.open("figures");
    try {
      const response = await fetch(request);
      if (response.ok) await figures.put(request, response.clone());
      return response;
    } catch {
      return (await figures.match(request)) ?? Response.error();
    }
  },
);

/** All other pages come from the server. Offline, our own page is shown instead of the browser's. */
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return offlinePage();
    }
  },
);

// A new worker waits until the student accepts it or has closed the app: scripts never change while a page is open.
self.addEventListener("message", ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});

// The first worker controls the page that registered it, so that the next visit may already be offline.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
