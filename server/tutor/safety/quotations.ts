/** Tasks for a quoted line in language lessons. Its words are then the poet's, not the student's. */
const languageTask =
  /\b(?:explain|meaning|translate|who said|whose words|poem|poet|lines?|stanza|author|chapter|tense|voice|narration|indirect|direct speech|reported speech|correct the|fill in|figure of speech|summary|idiom|sentence|word class|ends? with|start(?:s|ing)? with)\b|अर्थ|अनुवाद|मुहावर|पंक्ति|कविता|वाक्य|\b(?:arth|muhavara|anuvad|kavita|pankti)\b/iu;

/** A quotation of at most a stanza, between quotation marks of one kind; an apostrophe inside a word doesn't count. */
const quotation =
  /"[^"\n]{1,600}"|“[^”\n]{1,600}”|‘[^’\n]{1,600}’|(?<![\p{L}\p{N}])'[^'\n]{1,600}'(?![\p{L}\p{N}])/gu;

/** The text without its quotation, where the rest asks about the quotation; otherwise the whole text. */
export function withoutQuotations(text: string): string {
  const rest = text.replaceAll(quotation, " … ");
  return languageTask.test(rest) ? rest : text;
}
