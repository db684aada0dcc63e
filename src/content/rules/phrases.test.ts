import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { phrases } from './phrases.ts';

const found = (why: string) => findingsIn(phrases, choice({ why }));

test.each([
  'It names nothing.',
  '“Quickly” names nobody.',
  'It is no animal.',
  'After “did” we use the plain verb.',
  'The bare verb follows “can”.',
  '“Does” goes with one person.',
  'Prepositions join words.',
  'It asks for leave.',
  'Both letters s are kept.',
  '“Farida” names the subject.',
  'English does not join “today” and “morning”.',
  '“All” speaks of many.',
  'There stands there a full stop.',
  'Describing words tell how something is.',
  'Unless means “if not”.',
  '“Unless” means if not.',
  '“Under” usually means below the thing.',
])('refused: %s', async (why) => {
  expect(await found(why)).toHaveLength(1);
});

test.each([
  'It is not a naming word.',
  'After “did” we use the base form.',
  '“Does” goes with “he”, “she” and “it”.',
  'Conjunctions join words. A preposition goes with a noun.',
  'The leaves leave a mark. He asks for permission to leave.',
  '“Names nothing” is not what we say.',
  '“Unless” means “if … not”.',
  'It means more than one. This means many.',
  '“Stars” means more than one, “sun” means one thing, “both” means two.',
  '“Used to” means that it is over.',
  'What does “grew” mean here? “We” stands for the speaker and others.',
  'Nani means the door that we have just used.',
  'Some describing words tell how many.',
  '“That” goes with one thing.',
  'There is no animal in the sentence.',
])('fine: %s', async (why) => {
  expect(await found(why)).toEqual([]);
});

test('the reasons of wrong choices are read too', async () => {
  const whyNot = ['It names nothing.', 'It describes.', 'It is an action word.'];
  expect(await findingsIn(phrases, choice({ whyNot }))).toHaveLength(1);
});
