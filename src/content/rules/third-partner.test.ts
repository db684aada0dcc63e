import { expect, test } from 'vitest';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { thirdPartner } from './third-partner.ts';

const found = (pairs: 'similar' | 'opposite', ...words: [string, string][]) =>
  findings(thirdPartner, bankOf({ dropIt: [pairLevel({ pairs, words })] }));

test('pairs that keep to themselves pass', async () => {
  expect(await found('similar', ['big', 'large'], ['begin', 'start'])).toEqual([]);
});

test('a third word that would also pair is found', async () => {
  expect((await found('similar', ['begin', 'start'], ['commence', 'open']))[0]).toContain(
    'commence',
  );
  expect(await found('opposite', ['hot', 'freezing'], ['boiling', 'cold'])).toHaveLength(1);
});
