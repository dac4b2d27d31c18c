/** What is done with a quoted line in language lessons. Its words are then the poet's, not the student's. */
const languageTask =
  /\b(?:explain|meaning|translate|who said|whose words|poem|poet|lines?|stanza|author|chapter|tense|voice|narration|indirect|direct speech|reported speech|correct the|fill in|figure of speech|summary|idiom|sentence|word class|ends? with|start(?:s|ing)? with)\b|अर्थ|अनुवाद|मुहावर|पंक्ति|कविता|वाक्य|\b(?:arth|muhavara|anuvad|kavita|pankti)\b/iu;

/** Between quotation marks of one kind; an apostrophe inside a word is none. At most a stanza long. */
const quotation =
  /"[^"\n]{1,600}"|“[^”\n]{1,600}”|‘[^’\n]{1,600}’|(?<![\p{L}\p{N}])'[^'\n]{1,600}'(?![\p{L}\p{N}])/gu;

/** The text without what it quotes, where the rest of it asks about the quotation; otherwise the text. */
export function withoutQuotations(text: string): string {
  const rest = text.replaceAll(quotation, " … ");
  return languageTask.test(rest) ? rest : text;
}
