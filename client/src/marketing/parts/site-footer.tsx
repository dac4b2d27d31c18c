import clsx from "clsx";
import { productName, tagline } from "#shared/catalogue.ts";
import { placeOf } from "#shared/domain/page-template.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { Wordmark } from "../../ui/wordmark.tsx";

const links = [
  { href: paths.subscribe, text: "Monthly plan" },
  { href: paths.weeklyPass, text: "7-Day Pass" },
  { href: authPath(), text: "Login" },
  { href: paths.privacy, text: "Privacy" },
] as const;

/** From the first year of the product to the year of this build: public pages are rendered at build time. */
const years = `2024–${new Date().getFullYear()}`;

/** `underBar`: the page has a bottom bar, which must not cover the last line. */
export function SiteFooter({ underBar = false }: { underBar?: boolean }) {
  return (
    <footer
      className={clsx(
        "page-x mt-auto grid gap-4 border-t border-rule pt-8 text-ink-soft md:grid-cols-[1fr_auto] md:gap-x-8",
        underBar ? "pb-28" : "pb-8",
      )}
    >
      <div className="grid gap-1">
        <p className="text-lg text-ink">
          <Wordmark />
        </p>
        <p className="text-sm">{tagline}</p>
      </div>
      <ul className="flex flex-wrap gap-x-5 md:self-center">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-touch items-center underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:${placeOf("supportEmail")}`}
            className="inline-flex min-h-touch items-center underline underline-offset-4"
          >
            Write to us
          </a>
        </li>
      </ul>
      <p className="text-sm">
        © {years} {productName}
      </p>
    </footer>
  );
}
