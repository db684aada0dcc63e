import { expect, it } from 'vitest';
import * as english from '../catalogue.ts';
import { texts as hindi } from './translation.ts';

type Leaf = readonly [key: string, text: string];

function leavesOf(texts: object, at: string): Leaf[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${at}.${key}`, value] as const]
      : leavesOf(value, `${at}.${key}`),
  );
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

const concepts = Object.keys(hindi) as (keyof typeof hindi)[];
const texts = { ...english };
const inEnglish = new Map(concepts.flatMap((name) => leavesOf(texts[name], name)));
const inHindi = concepts.flatMap((name) => leavesOf(hindi[name], name));

/** Examples of the English that children learn, and file names. */
const SAME = [
  'accountPage.membership.receiptFile',
  'accountPage.data.fileName',
  'competitionData.fileName',
  'competitionResult.certificateName',
  'reportPage.fileName',
  'account.fields.otp',
  'membership.sample.question',
  'membership.sample.chosen',
  'membership.sample.whyNot',
  'membership.sample.answer',
  'membership.sample.why',
  // In English, for a parent who has just switched to it.
  'shell.otherLanguage',
];

it('has every text, and no more', () => {
  expect(inHindi.map(([key]) => key).sort()).toEqual([...inEnglish.keys()].sort());
});

it.each(inHindi)('%s has the places of the English text', (key, text) => {
  expect(placesOf(text)).toEqual(placesOf(inEnglish.get(key) ?? ''));
});

it('is written in Devanagari, but for what stays as it is', () => {
  const isLatin = (text: string) =>
    /[a-z]/i.test(text.replace(/\{\w+\}/g, '')) && !/\p{Script=Devanagari}/u.test(text);
  const latin = inHindi.filter(([, text]) => isLatin(text));
  expect(latin.map(([key]) => key).filter((key) => !SAME.includes(key))).toEqual([]);
});
