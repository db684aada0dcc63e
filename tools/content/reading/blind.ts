// `npm run content:blind -- <content file> [--only <entry>]…`: the sheet for a second reader, without the keys: the
// questions of a topic or a paper, the lessons of a topic, the words of the day, or the levels of a word game.

import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import { sheetAt } from './one-file.ts';
import { type Sheet, selectEntries } from './sheets/sheet.ts';

/** The entries of a sheet and how to answer them. */
export function blindText({ howToAnswer, entries, isJudged = false }: Sheet): string {
  const form = isJudged ? '{id: …, verdict: …}' : '{id: …, answer: …}';
  const heading = [
    `Answer with a YAML list, a line for each entry: - ${form}. The id is what heads the entry.`,
    ...howToAnswer,
  ].map((line) => `# ${line}`);
  return [heading, ...entries.map(({ label, lines }) => [label, ...lines])]
    .map((block) => block.join('\n'))
    .join('\n\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true, default: [] } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    throw new Error(
      'Say which file: npm run content:blind -- quiz/basic/01-nouns.yaml [--only basic-nouns-e1-01]…',
    );
  }
  console.log(blindText(selectEntries(await sheetAt(name), values.only)));
}

if (import.meta.main) await runCommand(main);
