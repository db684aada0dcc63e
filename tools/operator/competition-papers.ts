// Papers for a created competition pass the same checks as those of the content folder, together with all of its
// content: a question that children know from the quiz is refused too.

import { checkContent } from '#content/check/check-content.ts';
import { collections } from '#content/collections.ts';
import { parseSources } from '#content/content.ts';
import { sourcesOf, yamlFilesIn } from '#content/read/sources.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { OperatorError } from './command.ts';

/** Throws OperatorError, naming every error. */
export async function readPapers(
  contentDir: string,
  competitionId: number,
  folder: string,
): Promise<PaperFile[]> {
  const place = `competition/${competitionId}/`;
  const brought = (await yamlFilesIn(folder)).map(({ file, text }) => ({
    file: place + file,
    text,
  }));
  const others = (await yamlFilesIn(contentDir)).filter(({ file }) => !file.startsWith(place));
  const content = parseSources(sourcesOf([...others, ...brought]));
  const problems = (await checkContent(content)).filter(
    ({ file, severity }) => file.startsWith(place) && severity === 'error',
  );
  if (problems.length > 0) {
    const lines = problems.map(({ file, id, message }) => `  ${file}: ${id}: ${message}`);
    throw new OperatorError(
      `The papers can't be accepted; nothing was changed.\n${lines.join('\n')}`,
    );
  }
  const papers = content
    .filesOf(collections.papers)
    .filter(({ file }) => file.startsWith(place))
    .map(({ value }) => value);
  if (papers.length === 0) throw new OperatorError(`There are no papers in ${folder}`);
  return papers;
}
