import type { ReactNode } from "react";
import type { pages } from "#shared/domain/pages.ts";

/** Value of `data-page`, and name of the page's file in the build. */
type PublicPageName =
  | Exclude<
      keyof typeof pages,
      | "dashboard"
      | "homework"
      | "concepts"
      | "doubts"
      | "learningPaths"
      | "achievements"
      | "examPrep"
      | "analytics"
      | "history"
    >
  | "notFound";

/** A page that is rendered at build time, and served as a static file. */
export interface PublicPage {
  name: PublicPageName;
  /** Null: for unknown addresses. */
  path: string | null;
  /** Title of the document, of its preview on other sites and in search results. */
  title: string;
  description: string;
  /** JSON-LD of schema.org, one object per entry. */
  structuredData?: readonly object[];
  content: ReactNode;
}
