import type { publicPages, TrackedPage } from "#shared/domain/events.ts";
import { pages } from "#shared/domain/pages.ts";

type PublicPage = (typeof publicPages)[number];

/** The tracked page, from the address alone: the app navigates without a new document. */
export function currentPage(): TrackedPage {
  const path = location.pathname.replace(/(.)\/$/u, "$1");
  for (const [page, address] of Object.entries(pages)) {
    // safe: the keys of that object, and each is a tracked page
    if (address === path) return page as keyof typeof pages;
  }
  return "notFound";
}

/** Listed here instead of read from the table of events, which public pages don't load. A test keeps both equal. */
const isPublic: Record<PublicPage, true> = {
  landing: true,
  subscribe: true,
  weeklyPass: true,
  thankYou: true,
  privacy: true,
  auth: true,
  recover: true,
  parentView: true,
  notFound: true,
};

export function isPublicPage(page: TrackedPage): page is PublicPage {
  return page in isPublic;
}
