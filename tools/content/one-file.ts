// The items of one content file, however the reader names the file: from the project, from here or from
// the content folder.

import path from 'node:path';
import { type Item, itemsOfPaper, itemsOfTopic } from './bank.ts';
import { readBank } from './read-bank.ts';

export const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

/** The path below the content folder and the items; throws when there is no such file of questions. */
export async function questionsIn(name: string): Promise<{ file: string; items: Item[] }> {
  const { bank } = await readBank(CONTENT_DIR);
  const wanted = [path.resolve(name), path.resolve(CONTENT_DIR, name)];
  const isWanted = ({ file }: { file: string }) => wanted.includes(path.join(CONTENT_DIR, file));
  const topic = bank.topics.find(isWanted);
  if (topic !== undefined) return { file: topic.file, items: itemsOfTopic(topic) };
  const paper = bank.papers.find(isWanted);
  if (paper !== undefined) return { file: paper.file, items: itemsOfPaper(paper) };
  throw new Error(
    `No topic or competition paper can be read at ${name}. Try npm run content:check.`,
  );
}
