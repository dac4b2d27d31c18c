import { productName, tagline } from "#shared/catalogue.ts";
import { placeOf } from "#shared/domain/page-template.ts";
import { pages } from "#shared/domain/pages.ts";
import { pixelIdsMeta } from "#shared/domain/pixel-ids.ts";
import { palette } from "../../../tailwind.config.ts";
import { pictures } from "./pictures.ts";
import type { PublicPage } from "./public-page.ts";

/**
 * The whole document of a page. Files are named by their source paths; the build replaces these with the built names.
 */
export function Document({ page }: { page: PublicPage }) {
  return (
    <html lang="en-IN">
      <Head {...page} />
      <body data-page={page.name}>
        <div className="relative flex min-h-screen flex-col bg-paper">{page.content}</div>
        <script type="module" src="/src/marketing/behaviour/main.ts" />
      </body>
    </html>
  );
}

interface HeadProps extends Omit<PublicPage, "name" | "content"> {
  styles?: string;
}

export function Head({
  path,
  title,
  description,
  structuredData,
  styles = "/src/marketing/marketing.css",
}: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="stylesheet" href={styles} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Shared {...{ path, title, description }} />
      )}
      <meta
        name="theme-color"
        content={palette.paper.light}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={palette.paper.dark} media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <meta name={pixelIdsMeta} content={placeOf("pixels")} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {installable.has(path) && (
        <>
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="apple-touch-icon" href="/app/apple-touch-icon.png" />
        </>
      )}
      {structuredData?.map((facts) => (
        <StructuredData key={JSON.stringify(facts)} facts={facts} />
      ))}
    </head>
  );
}

/** The pages that offer the app or begin it. On other pages a manifest would be an unnecessary request. */
const installable: ReadonlySet<string | null> = new Set([pages.thankYou, pages.auth]);

/** Metadata for other sites: the preview of the page, and its canonical address. */
function Shared({
  path,
  title,
  description,
}: {
  path: string;
  title: string;
  description: string;
}) {
  const { file, width, height } = pictures.card;
  const address = `${placeOf("origin")}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${placeOf("origin")}${file}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`${productName}: ${tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${placeOf("origin")}${file}`} />
    </>
  );
}

/** A character that could end the script element is escaped as JSON allows. */
function StructuredData({ facts }: { facts: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", String.raw`\u003c`) }}
    />
  );
}
