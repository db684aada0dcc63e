// Accepted sentences as an author writes them: `[words]` may be left out, and of `{this|that}` either is right. The
// notation is not nested.

const CHOICE = /\[([^\]]*)\]|\{([^}]*)\}/;

/** All sentences that a pattern stands for, the fullest one first. */
export function sentencesOf(pattern: string): string[] {
  const found = CHOICE.exec(pattern);
  if (found === null) return [tidy(pattern)];
  const [whole, optional, either = ''] = found;
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + whole.length);
  const variants = optional === undefined ? either.split('|') : [optional, ''];
  return variants.flatMap((variant) => sentencesOf(before + variant + after));
}

/** Without the spaces around words that were left out, and with a capital where the first ones were. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!;:])/g, '$1')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
