import type { Problem } from '#content/problem.ts';

/** The content has errors, so nothing of it was imported; the message names each. */
export class ContentError extends Error {
  readonly errors: readonly Problem[];

  constructor(errors: readonly Problem[]) {
    const lines = errors.map(({ file, id, message }) => `  ${file}: ${id}: ${message}`);
    super(`The content can't be imported; nothing was changed.\n${lines.join('\n')}`);
    this.errors = errors;
  }
}
