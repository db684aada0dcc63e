/** Whether a value from outside is a whole number between two others, both included. */
export function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
