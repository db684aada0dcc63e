// Which standards a group has, in words.

interface Joiners {
  /** Between the ends of a range, with spaces. */
  readonly to: string;
  /** Before the last of a list, with spaces. */
  readonly and: string;
}

/** Ascending numbers: `2 to 5`; without a gap in between only. Otherwise `2, 4 and 5`. */
export function standardsText(numbers: readonly number[], { to, and }: Joiners): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}${to}${last}`;
  return [numbers.slice(0, -1).join(', '), String(last)].filter((part) => part !== '').join(and);
}
