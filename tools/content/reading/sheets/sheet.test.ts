import { expect, test } from 'vitest';
import { word } from '#content/testing/sample.ts';
import { selectEntries } from './sheet.ts';
import { wordSheet } from './words.ts';

const value = ['gentle', 'brave', 'juicy'].map((each) => word({ word: each }));
const sheet = wordSheet({ file: 'vocabulary/words.yaml', value, isWhole: true });
const idsOf = (...names: string[]) => selectEntries(sheet, names).entries.map(({ id }) => id);

test('a sheet is narrowed by labels or ids, in its own order and with its own labels', () => {
  expect(idsOf('juicy', '1', 'gentle')).toEqual(['gentle', 'juicy']);
  expect(selectEntries(sheet, ['juicy']).entries[0]?.label).toBe('3');
  expect(idsOf()).toHaveLength(3);
});

test('entries that are not there are named', () => {
  expect(() => idsOf('1', '4', 'brav')).toThrow('vocabulary/words.yaml has no entry “4”, “brav”.');
});
