import { choiceBy } from "#shared/domain/page-template.ts";

/** Words for where a model reads any photo of a question, and others for where the product reads print by itself. */
export function byPhotos(anyQuestion: string, printed: string): string {
  const { begin, otherwise, end } = choiceBy("readsPhotos");
  return begin + anyQuestion + otherwise + printed + end;
}
