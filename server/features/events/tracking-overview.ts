import type { Field } from "#shared/domain/event-fields.ts";
import { eventNames, factsOf, publicPages } from "#shared/domain/events.ts";

/** The text of docs/tracking.md, generated from the table of events. */
export function trackingOverview(): string {
  const rows = eventNames.map((name) => {
    const facts = factsOf(name);
    const pages = facts.pages === publicPages ? "every public page" : facts.pages.join(", ");
    const cells = [
      `\`${name}\``,
      facts.when,
      pages,
      properties(facts.properties),
      facts.meta ?? "–",
      facts.snap ?? "–",
      facts.postHog ? "yes" : "–",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return `${introduction}
| event | when | pages | properties | Meta | Snap | PostHog |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

const introduction = `# What is tracked

Written by \`npm run tracking:overview\` from \`shared/domain/events.ts\`; edit that file, not this page.

Every event goes to our own table \`events\` through \`POST /api/events\`, with its time, the page, and the student who is
signed in or else a drawn id of the visitor. Rows go with their student, and after 400 days. An event that isn't in this
table is refused.

Meta and Snap get what their columns list, on public pages only, where an id is configured, and after the page is idle.
With \`TRACKING_CONSENT=ask\` (the default) no script of theirs is loaded before the visitor has tapped Allow on a small bar;
her choice is kept and can be changed on /privacy, and on /auth they get the event of a new account only where she had agreed. With
\`notice\` they are loaded until she refuses on /privacy. In both they are never loaded where she has refused, or sends Global
Privacy Control and hasn't allowed it. They get value, currency, transaction, content names and the words of an ad's search;
nothing else of an event. PostHog, where it is configured, is told by our server, of all students under one name. What is
marked *ours* never leaves our own table.
`;

function properties(fields: Readonly<Record<string, Field>>): string {
  const described = Object.entries(fields).map(([name, field]) => {
    const notes = [kindOf(field), field.isOptional && "optional", field.isOwnOnly && "*ours*"];
    return `\`${name}\`: ${notes.filter(Boolean).join(", ")}`;
  });
  return described.join("; ") || "–";
}

function kindOf(field: Field): string {
  switch (field.kind) {
    case "text":
      return `text of up to ${field.longest}`;
    case "count":
      return "whole number";
    case "flag":
      return "true or false";
    case "choice":
      return field.values.join(" or ");
  }
}
