/** The message of the root cause. Errors that wrap it may quote the parameters of a query: personal data. */
export function rootCauseOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root instanceof Error ? root.message : 'unknown';
}
