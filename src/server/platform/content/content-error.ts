import type { Problem } from '#content/problem.ts';

/** The content has errors, so nothing of it was imported; the message names each. */
export class ContentError extends Error {
  readonly errors: readonly Problem[];

  constructor(errors: readonly Problem[]) {
    super(`The content can't be imported; nothing was changed.\n${linesOf(errors)}`);
    this.errors = errors;
  }
}

/** Names each change that an import left out. */
export function refusedText(refused: readonly Problem[]): string {
  return `These changes were not imported; everything else was.\n${linesOf(refused)}`;
}

function linesOf(problems: readonly Problem[]): string {
  return problems.map(({ file, id, message }) => `  ${file}: ${id}: ${message}`).join('\n');
}
