/** Latin and Devanagari letters, digits, and the punctuation of names. */
const PRINTABLE =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Inherited}\p{Nd}\p{Zs}.,'’‘()/&-]+$/u;

/** Returns whether our fonts have every letter of a person's name. */
export function isPrintable(name: string): boolean {
  return PRINTABLE.test(name);
}
