/** The text without what PostgreSQL refuses: the character 0 and halves of a surrogate pair. */
export function keepableText(text: string): string {
  return text.replace(/\p{Surrogate}|\0/gu, '\ufffd');
}
