/** The letter of an option, by its index from 0. */
export function optionLetter(index: number): string {
  return 'abcdefghi'.charAt(index);
}
