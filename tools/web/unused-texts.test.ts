import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedTexts } from './unused-texts.ts';

/**
 * Texts that no page reads by name: the server's replies, texts that are also printed, the parts of sentences, texts of
 * the document itself, and translations, which follow the English.
 */
const SHOWN_ELSEWHERE =
  /(-replies|competition-calendar|report-sentences|document|language)\.ts:|\/hindi\//;

const root = join(import.meta.dirname, '../..');

it('every text of the catalogue is shown somewhere', () => {
  const unused = unusedTexts(join(root, 'tsconfig.web.json'));
  expect(unused.filter((place) => !SHOWN_ELSEWHERE.test(place))).toEqual([]);
}, 180_000);

it('finds one that is not, also where another of its name is', async () => {
  const house = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    await mkdir(join(house, 'src/messages'), { recursive: true });
    const config = {
      compilerOptions: { strict: true, noEmit: true, module: 'preserve' },
      include: ['src'],
    };
    await writeFile(join(house, 'tsconfig.json'), JSON.stringify(config));
    const texts = `export const quiz = {
      one: { title: 'One', lead: 'Lead' },
      two: { title: 'Two' },
      three: { a: 'A', b: 'B' },
      four: { c: 'C' },
    } as const;`;
    await writeFile(join(house, 'src/messages/quiz.ts'), texts);
    const page = `import { quiz } from './messages/quiz';
      const { title } = quiz.one;
      declare const name: 'a' | 'b';
      declare function show(text: unknown): void;
      show([title, quiz.three[name]]);
      show(quiz.four);`;
    await writeFile(join(house, 'src/page.ts'), page);
    expect(unusedTexts(join(house, 'tsconfig.json'))).toEqual([
      'src/messages/quiz.ts:2 lead',
      'src/messages/quiz.ts:3 title',
    ]);
  } finally {
    await rm(house, { recursive: true, force: true });
  }
}, 60_000);
