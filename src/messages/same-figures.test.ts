// Every page names the same price, times and figures.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { membershipFile } from '#domain/membership/offer.ts';
import { PRICE } from '#domain/membership/promise.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');

it('the price in the texts is the one that is charged', () => {
  expect(membershipFile.parse(parse(read('membership.yaml'))).price).toBe(PRICE);
});

it('the terms take price and times from the code', () => {
  const terms = read('pages/terms.yaml');
  expect(terms).toContain('{price} rupees');
  expect(terms).toContain('within {cancellableDays} days');
  expect(terms).toContain('after {processedAfterDays} days');
  expect(terms).not.toContain(`${PRICE} rupees`);
});
