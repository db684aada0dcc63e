/** Latin and Devanagari letters, with what stands between them. */
const PRINTABLE =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Inherited}\p{Nd}\p{Zs}.,'’‘()/&-]+$/u;

/** Whether our fonts have every letter of a person's name. */
export function isPrintable(name: string): boolean {
  return PRINTABLE.test(name);
}
