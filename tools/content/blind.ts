// `npm run content:blind -- quiz/basic/01-nouns.yaml`: the items of a file without key and reasons, for
// a reader who answers them blind. Tiles are numbered from 0, as an answer counts.

import { parseArgs } from 'node:util';
import type { Item } from './bank.ts';
import { runCommand } from './command.ts';
import { questionsIn } from './one-file.ts';

const LETTERS = 'ABCDEFGHIJ';

export function blindText(items: Item[]): string {
  return items.map(blindItem).join('\n\n');
}

function blindItem({ id, kind, title, text, choices }: Item): string {
  const lines = kind === 'drag' ? tileLine(choices) : choices.map(optionLine);
  return [id, title, text, ...lines].filter((line) => line !== '').join('\n');
}

function tileLine(tiles: string[]): string[] {
  return [`  ${tiles.map((tile, index) => `[${index}] ${tile}`).join('  ')}`];
}

function optionLine(option: string, index: number): string {
  return `  ${LETTERS[index]}  ${option}`;
}

async function main(): Promise<void> {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (name === undefined) {
    throw new Error('Say which file: npm run content:blind -- quiz/basic/01-nouns.yaml');
  }
  const { items } = await questionsIn(name);
  console.log(
    [
      '# Answer with a YAML list, one entry an item: {id: …, answer: B} (the option; of a drag question the',
      '# number of the tile), or answer: null if none can be right. Add doubt: "…" if another answer could',
      '# be defended, or if anything is unclear or unfair.',
      '',
      blindText(items),
    ].join('\n'),
  );
}

if (import.meta.main) await runCommand(main);
