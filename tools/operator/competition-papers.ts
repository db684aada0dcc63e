// Papers for a created competition pass the same checks as those of the content folder, together with all of its
// content: a question that children know from the quiz is refused too.

import { checkContent } from '#content/check/check-content.ts';
import { collections } from '#content/collections.ts';
import { parseSources } from '#content/content.ts';
import { sourcesOf, yamlFilesIn } from '#content/read/sources.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { OperatorError } from './command.ts';
import { insistOnContent } from './content-folder.ts';

/** Of errors that are named. */
const MOST_LINES = 40;

/** The files of papers in a folder. Throws OperatorError if there are none, or others beside them. */
async function papersIn(folder: string) {
  const found = await yamlFilesIn(folder);
  if (found.length === 0) throw new OperatorError(`There are no papers in ${folder}`);
  const other = found.find(({ file }) => !/^standard-[2-8]\.yaml$/.test(file));
  if (other === undefined) return found;
  throw new OperatorError(
    `${folder} is no folder of papers: it has ${other.file}, and should have standard-2.yaml to standard-8.yaml only`,
  );
}

/** Throws OperatorError, naming the errors. */
export async function readPapers(
  contentDir: string,
  competitionId: number,
  folder: string,
): Promise<PaperFile[]> {
  const place = `competition/${competitionId}/`;
  const brought = (await papersIn(folder)).map(({ file, text }) => ({ file: place + file, text }));
  await insistOnContent(contentDir);
  const others = (await yamlFilesIn(contentDir)).filter(({ file }) => !file.startsWith(place));
  const content = parseSources(sourcesOf([...others, ...brought]));
  const problems = (await checkContent(content)).filter(
    ({ file, severity }) => file.startsWith(place) && severity === 'error',
  );
  if (problems.length > 0) {
    const lines = problems.map(({ file, id, message }) => `  ${file}: ${id}: ${message}`);
    const more = lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more.`] : [];
    const shown = [...lines.slice(0, MOST_LINES), ...more].join('\n');
    throw new OperatorError(`The papers can't be accepted; nothing was changed.\n${shown}`);
  }
  const papers = content
    .filesOf(collections.papers)
    .filter(({ file }) => file.startsWith(place))
    .map(({ value }) => value);
  if (papers.length === 0) throw new OperatorError(`There are no papers in ${folder}`);
  return papers;
}
