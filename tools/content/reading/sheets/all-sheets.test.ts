import { expect, test } from 'vitest';
import { isChoiceItem, itemsOf } from '#content/bank/bank.ts';
import { readContent } from '#content/content.ts';
import { mentions } from '#content/language/inflection.ts';
import { CONTENT_DIR } from '../one-file.ts';
import { sheetsOf } from './all-sheets.ts';

const { bank } = await readContent(CONTENT_DIR);
const sheets = sheetsOf(bank);

test('every file that readers answer or judge has a sheet, and every entry a label of its own', () => {
  expect(sheets.map(({ file }) => file)).toEqual([
    ...bank.topics.map(({ file }) => file),
    ...bank.lessons.map(({ file }) => file),
    ...bank.papers.map(({ file }) => file),
    'vocabulary/words.yaml',
    'games/word-cards.yaml',
    'games/drop-it.yaml',
    ...bank.practiceSheets.map(({ file }) => file),
  ]);
  for (const { file, entries } of sheets) {
    expect(entries.length, file).toBeGreaterThan(0);
    expect(new Set(entries.map(({ label }) => label)).size, file).toBe(entries.length);
  }
});

test('no question shows its reasons or its correction', () => {
  const entries = new Map(sheets.flatMap((sheet) => sheet.entries.map((each) => [each.id, each])));
  const leaking = itemsOf(bank).filter((item) => {
    // A correction may occur literally in the text: “The Kavya is here.”
    const beside = entries.get(item.id)?.lines.filter((line) => line !== item.text) ?? [item.text];
    const correction = isChoiceItem(item) ? item.correction : undefined;
    const secrets = [...item.reasons, ...(correction === undefined ? [] : [correction])];
    return secrets.some((secret) => beside.join('\n').includes(secret));
  });
  expect(leaking.map(({ id }) => id)).toEqual([]);
});

test('no entry of a word of the day contains any form of the word', () => {
  const entries = sheets.find(({ file }) => file === bank.words?.file)?.entries ?? [];
  const leaking = entries.filter(({ label, lines, key }) =>
    mentions([label, ...lines].join('\n'), key),
  );
  expect(leaking.map(({ id }) => id)).toEqual([]);
  expect(entries.filter(({ lines }) => !lines.join('\n').includes('____'))).toEqual([]);
});

test('the words of a level are not in the order of the key', () => {
  const games = sheets.filter(({ file }) => file.startsWith('games/'));
  const leaking = games.flatMap(({ entries }) =>
    entries.filter(({ lines, key }) => lines.join('\n').includes(key.replaceAll(' – ', ', '))),
  );
  expect(leaking.map(({ id }) => id)).toEqual([]);
});

test('every key is the right answer to its own entry', () => {
  const others = sheets.filter(({ file }) => !/^(quiz|lessons|competition)/.test(file));
  for (const { file, entries } of others) {
    for (const { id, key, parse } of entries) {
      for (const answer of key.split(' | ')) {
        expect(parse(answer), `${file}, ${id}`).toMatchObject({ ok: true, isKey: true });
      }
    }
  }
});
