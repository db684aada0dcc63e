const counts = new Intl.NumberFormat('en-IN');

/** `1,680`. */
export function showCount(count: number): string {
  return counts.format(count);
}
