import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  findings,
  findingsIn,
  level,
  spot,
  topic,
  word,
} from '../testing/sample.ts';
import { spelling } from './spelling.ts';

const found = (changes: Parameters<typeof choice>[0] = {}) => findingsIn(spelling, choice(changes));

test('good spelling, names and words of ours pass', async () => {
  expect(await found({ text: "Gurpreet's aunt brought ____ and paneer from Shillong." })).toEqual(
    [],
  );
});

test.each(['title', 'text', 'why', 'skill'] as const)(
  'a misspelling in %s is found',
  async (field) => {
    const messages = await found({ [field]: 'The beautifull puppy.' });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('“beautifull”');
  },
);

test('the key must be spelt well, wrong options may be wrong on purpose', async () => {
  const options = ['furnitures', 'furniture', 'furnitureses'];
  expect(await found({ options, answer: 1 })).toEqual([]);
  expect(await found({ options, answer: 0 })).toHaveLength(1);
});

test('the faulty part may be wrong, the other parts may not', async () => {
  const mistake = { text: 'Meena goed to the shelf.', options: ['Meena', 'goed', 'to the shelf'] };
  expect(await findingsIn(spelling, spot(mistake))).toEqual([]);
  expect(await findingsIn(spelling, spot({ ...mistake, answer: 0 }))).toHaveLength(1);
});

test('a reason may quote a wrong form, not use it', async () => {
  expect(await found({ why: 'There is no word “goed”.' })).toEqual([]);
  expect(await found({ why: 'There is no word goed.' })).toHaveLength(1);
});

test('endings, letters and words with a blank are not judged', async () => {
  expect(await found({ text: 'After x the -ies or un- of fr____nd, the 5th.' })).toEqual([]);
});

test('an answer in the item allows the forms that it names, and no others', async () => {
  const text = 'Diwali and eid are festivlas.';
  const answered = { spelling: 'The child must give eid its capital.' };
  const messages = await found({ text, answered });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('“festivlas”');
});

test('an answer that allows nothing is stale', async () => {
  expect((await found({ answered: { spelling: 'eid wants a capital' } }))[0]).toContain(
    'take it out',
  );
});

test('the plan’s skills are judged, its errors are not', async () => {
  const plan = { skills: ['irregluar plurals'], errors: ['childs', 'sheeps'] };
  const messages = await findings(spelling, bankOf({ topics: [topic([level([], { plan })])] }));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('irregluar');
});

test('words of the day are judged', async () => {
  expect(
    await findings(spelling, bankOf({ words: [word({ meaning: 'hapy to give' })] })),
  ).toHaveLength(1);
});
