import { productName, support } from "#shared/catalogue.ts";
import { placeOf } from "#shared/domain/page-template.ts";
import { paths } from "../../lib/paths.ts";
import { SiteFooter } from "../parts/site-footer.tsx";
import { SiteHeader } from "../parts/site-header.tsx";
import type { PublicPage } from "../public-page.ts";
import { Choice } from "./choice.tsx";
import { Part } from "./part.tsx";
import { policy } from "./policy.ts";

/** Specification section 2, "Privacy page". */
export const privacyPage: PublicPage = {
  name: "privacy",
  path: paths.privacy,
  title: `Privacy Policy · ${productName}`,
  description: `What ${productName} keeps about a student, why, who can see it, and how to have it deleted.`,
  content: (
    <>
      <SiteHeader />
      <main className="page-x grid gap-9 py-9 md:py-14">
        <div className="grid max-w-measure gap-3">
          <h1 className="text-3xl font-extrabold tracking-tight">Privacy Policy</h1>
          <p className="text-ink-soft">
            Last updated <time dateTime="2025-01-21">January 21, 2025</time>
          </p>
          <p className="text-lg">
            Our students are children. We keep what is needed to teach them, show it to nobody who
            has no business with it, and follow nobody who studies here.
          </p>
        </div>
        {policy.map(({ heading, paragraphs = [], points = [] }) => (
          <Part key={heading} heading={heading}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-2 pl-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Part>
        ))}
        <Choice />
        <Part heading="Write to us">
          <p>
            <a
              href={`mailto:${placeOf("supportEmail")}`}
              data-cta="email_support"
              data-location="privacy"
              className="font-semibold text-teal underline underline-offset-4"
            >
              {placeOf("supportEmail")}
            </a>
            . We answer within {support.answerHours} hours.
          </p>
        </Part>
      </main>
      <SiteFooter />
    </>
  ),
};
