/** 0 → a */
export function letterOf(option: number): string {
  return 'abcd'[option] ?? '';
}
