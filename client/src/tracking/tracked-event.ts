import type { EventName, PropertiesOf, TrackedPage } from "#shared/domain/events.ts";

/** Something that happened on a page, of any name. */
export interface TrackedEvent {
  id: string;
  name: EventName;
  page: TrackedPage;
  /** Milliseconds since 1970 by the clock of this device. */
  at: number;
  properties: PropertiesOf<EventName>;
}
