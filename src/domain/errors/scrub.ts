// Removes everything from an error's message that may come from a person. Pages scrub before they send, and the server
// scrubs again before it stores.

/** In this order: text removed by one is not seen by the next. Without look-behind, which Safari 15 can't parse. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Files of a build say where it failed; any other address may name a person.
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s/"'<>]*(\/assets\/[\w.-]+)[^\s"'<>)]*/gi, '$1'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]*/gi, '<address>'],
  [/\b(?:data|blob|javascript|mailto|tel):[^\s"'<>)]+/gi, '<address>'],
  [/[?#&][^\s"'<>)?#&=]*=[^\s"'<>)]*/g, '<query>'],
  [/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]{2,}/gi, '<e-mail>'],
  [/"[^"]*(?:"|$)/g, '<text>'],
  [/“[^”]*(?:”|$)/g, '<text>'],
  [/‘[^’]*’/g, '<text>'],
  [/`[^`]*(?:`|$)/g, '<text>'],
  // An apostrophe within a word, as in “can't”, begins no quotation.
  [/(^|[^\w'])'(?:[^']|\b'\b)*'(?!\w)/g, '$1<text>'],
  [/[\w-]{8,}\.[\w-]{8,}\.[\w-]{4,}/g, '<token>'],
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '<token>'],
  [/\b(?=[a-z]*[A-Z])(?=[A-Z]*[a-z])[A-Za-z]{40,}\b/g, '<token>'],
  // With the separators that people put between the digits of a phone number.
  [/\+?\d(?:[\s().-]{0,2}\d){5,}/g, '<digits>'],
];

/** Names shorter than this would take letters out of every word. */
const SHORTEST_NAME = 2;

/**
 * The message without quoted text, addresses, queries, e-mail addresses, tokens, numbers of six digits or more, and
 * without these `names`, at most `length` characters.
 */
export function scrub(message: string, length: number, names: readonly string[] = []): string {
  // A cut must not leave the beginning of removed text, so a longer piece is cut before scrubbing.
  let text = withoutNames(message.slice(0, 4 * length), names);
  for (const [found, replacement] of REPLACEMENTS) text = text.replace(found, replacement);
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

function withoutNames(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter(({ length }) => length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return known.length === 0 ? text : text.replace(new RegExp(known.join('|'), 'gi'), '<name>');
}
