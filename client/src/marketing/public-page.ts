import type { ReactNode } from "react";
import type { pages } from "#shared/domain/pages.ts";

/** What `data-page` says, and the page's file in the build is called. */
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

/** A page that is rendered when the product is built, and sent as it is. */
export interface PublicPage {
  name: PublicPageName;
  /** Null: of every address that doesn't exist. */
  path: string | null;
  /** Of the document, of what is shared of it and of what is found of it. */
  title: string;
  description: string;
  /** JSON-LD by schema.org, one an entry. */
  structuredData?: readonly object[];
  content: ReactNode;
}
