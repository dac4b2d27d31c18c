import { type EventName, factsOf } from "#shared/domain/events.ts";
import type { Logger } from "../../logger.ts";
import type { EventRow } from "./events.repository.ts";
import type { PostHogSettings } from "./post-hog-settings.ts";

interface Dependencies {
  settings: PostHogSettings;
  logger: Logger;
}

const patienceMs = 5000;
/** The limit of concurrent calls, for a PostHog that hangs; further events stay in our own table only. */
const mostCalls = 8;

/**
 * Forwards product analytics from server to server: PostHog gets neither a student's address nor her browser, and no
 * page has its script. Events and properties marked as own-only are not sent.
 */
export function createPostHog({ settings, logger }: Dependencies) {
  let calls = 0;

  async function send(rows: EventRow[]): Promise<void> {
    calls += 1;
    try {
      const response = await fetch(new URL("/batch/", settings.host), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ api_key: settings.key, batch: rows.map(postHogEventOf) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) logger.warn({ status: response.status }, "PostHog refused events");
    } catch (error) {
      logger.warn({ err: error }, "PostHog can't be reached");
    } finally {
      calls -= 1;
    }
  }

  const postHogEventOf = (row: EventRow) => ({
    event: row.name,
    uuid: row.id,
    distinct_id: whoOf(row),
    timestamp: row.at.toISOString(),
    properties: {
      ...sharedProperties(row),
      page: row.page,
      $process_person_profile: false,
      $geoip_disable: true,
    },
  });

  return (rows: EventRow[]): void => {
    const forwarded = rows.filter(({ name }) => factsOf(name as EventName).postHog); // safe: rows come from parsed events
    if (forwarded.length > 0 && calls < mostCalls) void send(forwarded);
  };
}

/** One id for all students: a pseudonym per student would let PostHog track a child. */
function whoOf({ userId = null, visitorId }: EventRow): string {
  return userId === null ? (visitorId ?? "nobody") : "a student";
}

function sharedProperties({ name, properties = {} }: EventRow): Record<string, unknown> {
  const fields = factsOf(name as EventName).properties; // safe: as above
  return Object.fromEntries(
    Object.entries(properties).filter(([field]) => fields[field]?.isOwnOnly !== true),
  );
}
