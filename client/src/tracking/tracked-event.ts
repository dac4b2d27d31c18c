import type { EventName, PropertiesOf, TrackedPage } from "#shared/domain/events.ts";

/** An event of any name on a page. */
export interface TrackedEvent {
  id: string;
  name: EventName;
  page: TrackedPage;
  /** Milliseconds since 1970, by the clock of this device. */
  at: number;
  properties: PropertiesOf<EventName>;
}
