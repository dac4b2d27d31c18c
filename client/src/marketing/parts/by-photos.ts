import { choiceBy } from "#shared/domain/page-template.ts";

/** Words for where photos of questions are read, and others for where nothing is set up that reads them. */
export function byPhotos(read: string, unread: string): string {
  const { begin, otherwise, end } = choiceBy("readsPhotos");
  return begin + read + otherwise + unread + end;
}
