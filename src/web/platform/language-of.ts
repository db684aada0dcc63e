/** The language of a text that is shown apart from its page; only Hindi is written in Devanagari. */
export function languageOf(text: string): string {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en-IN';
}
