import { choiceBy } from "#shared/domain/page-template.ts";

/** Returns the first text if a model reads any photo of a question, and the second if the product reads only print. */
export function byPhotos(anyQuestion: string, printed: string): string {
  const { begin, otherwise, end } = choiceBy("readsPhotos");
  return begin + anyQuestion + otherwise + printed + end;
}
