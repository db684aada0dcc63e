// Produced questions on their page: played by taps and keys, checked, explained, reviewed.

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ProducedOnWire } from '#contract/quiz.ts';
import {
  editSample,
  listenSample,
  matchSample,
  orderSample,
  passageSample,
  rewriteSample,
  sortSample,
  typeSample,
} from '#web/question/testing/produced-samples.ts';
import { withVoices } from '#web/testing/voices.ts';
import { onCleanDevice, openQuiz, remember, serveLevel } from '../testing/quiz-for-tests.tsx';

onCleanDevice();

function open(...questions: ProducedOnWire[]) {
  serveLevel(11, { topic: 'Nouns', difficulty: 'easy', number: 1, questions });
  return openQuiz('/quiz/playing?lvlid=11&src=single&topid=1');
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: UserEvent, name: string | RegExp) => user.click(await button(name));
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

/** What a screen reader announces. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

async function tapTiles(user: UserEvent, ...tiles: string[]) {
  const words = within(await screen.findByRole('list', { name: 'The words' }));
  for (const tile of tiles) await user.click(words.getByRole('button', { name: tile }));
}

const sentence = () =>
  within(screen.getByRole('list', { name: 'Your sentence' }))
    .getAllByRole('button')
    .map((tile) => tile.textContent?.replace(/word \d of \d/, ''));

it('order: taps build the sentence and take words back; Check waits for all of them', async () => {
  const { user } = open(orderSample);
  await tapTiles(user, 'where', 'live', 'does');
  expect(sentence()).toEqual(['Where', 'live', 'does']);
  expect(isOff(await button('Check'))).toBe(true);
  expect(screen.getByText('1 to go')).toBeDefined();
  await press(user, /^live/);
  await tapTiles(user, 'Meena', 'live');
  expect(sentence()).toEqual(['Where', 'does', 'Meena', 'live']);
  await press(user, 'Check');
  expect(screen.getByText('Question 1, right')).toBeDefined();
  await waitFor(() => expect(announced()).toContain(orderSample.why));
});

it('order: by keyboard the arrow keys move a word, which keeps the focus', async () => {
  const { user } = open(orderSample);
  const words = within(await screen.findByRole('list', { name: 'The words' }));
  for (const word of ['where', 'Meena', 'does', 'live']) {
    words.getByRole('button', { name: word }).focus();
    await user.keyboard('{Enter}');
  }
  expect(document.activeElement?.textContent).toBe('Check');
  (await button(/^does/)).focus();
  await user.keyboard('{ArrowLeft}');
  expect(sentence()).toEqual(['Where', 'does', 'Meena', 'live']);
  expect(document.activeElement?.textContent).toContain('does');
});

it('order: a mistake that children make gets its own reason, and a right order is shown', async () => {
  const { user } = open(orderSample);
  await tapTiles(user, 'where', 'Meena', 'does', 'live');
  await press(user, 'Check');
  expect(screen.getByText(orderSample.wrong[0]?.why ?? '')).toBeDefined();
  expect(screen.getByText('A right order: “Where does Meena live?”')).toBeDefined();
  expect(screen.getByText('Question 1, not right')).toBeDefined();
});

it('sort: taps or box numbers move a word until Check', async () => {
  const { user } = open(sortSample);
  const loose = async () => within(await screen.findByRole('list', { name: 'The words to sort' }));
  for (const word of ['university', 'mango', 'umbrella', 'one-rupee coin']) {
    await user.click((await loose()).getByRole('button', { name: word }));
    await press(user, `Put “${word}” in “${word === 'umbrella' ? 'an' : 'a'}”`);
  }
  expect(isOff(await button('Check'))).toBe(true);
  (await loose()).getByRole('button', { name: 'hour' }).focus();
  await user.keyboard('1');
  await press(user, 'Check');
  expect(screen.getAllByText(/4 of 5 are right/)).not.toEqual([]);
  expect(
    within(screen.getByRole('region', { name: 'Box 1: a' })).getAllByText(/belongs in an$/),
  ).toHaveLength(1);
  await waitFor(() => expect(announced()).toContain('4 of 5 are right.'));
  expect(announced()).toContain(sortSample.boxes[1]?.why);
});

it('match: pairs are made from either side, separated by a tap, and marked one by one', async () => {
  const { user } = open(matchSample);
  const pair = async (one: string, other: string) => {
    await press(user, one);
    await press(user, other);
  };
  await pair('the hen', 'a chick');
  await press(user, 'the hen, paired with a chick');
  expect(screen.getByText('5 to go')).toBeDefined();
  await pair('a calf', 'the hen');
  await pair('the cow', 'a chick');
  await pair('the dog', 'a puppy');
  await pair('the sheep', 'a lamb');
  await pair('the lion', 'a cub');
  await press(user, 'Check');
  expect(screen.getAllByText(/3 of 5 are right/)).not.toEqual([]);
  expect(screen.getAllByText(new RegExp(matchSample.pairs[0]?.why ?? ''))).not.toEqual([]);
});

it('type: Enter checks; capitals and spaces are no mistake', async () => {
  const { user } = open(typeSample);
  await user.type(await screen.findByLabelText('Your answer'), '  Forgot {Enter}');
  expect(screen.getByText('Question 1, right')).toBeDefined();
});

it('type: a spelling slip differs from a mistake', async () => {
  const { user } = open(typeSample);
  await user.type(await screen.findByLabelText('Your answer'), 'forrgot{Enter}');
  expect(screen.getAllByText(/right word. Look at its spelling/)).not.toEqual([]);
});

it('type: a mistake that children make gets its own reason', async () => {
  const { user } = open(typeSample);
  await user.type(await screen.findByLabelText('Your answer'), 'forgetted{Enter}');
  expect(screen.getByText(typeSample.wrong[0]?.why ?? '')).toBeDefined();
  expect(screen.getByText('The answer: “forgot”')).toBeDefined();
});

const write = async (user: UserEvent, sentence: string) =>
  user.type(await screen.findByLabelText('Your whole sentence'), sentence);

it('rewrite: the words count, not capitals, punctuation or contractions', async () => {
  const { user } = open(rewriteSample);
  await write(user, 'every evening, the roses are watered{Enter}');
  expect(screen.getByText('Question 1, right')).toBeDefined();
});

it('rewrite: a mistake that children make gets its own reason, and the difference word by word', async () => {
  const { user } = open(rewriteSample);
  await write(user, 'The roses is watered by Anu every evening.{Enter}');
  expect(screen.getByText(rewriteSample.wrong[1]?.why ?? '')).toBeDefined();
  const compared = screen.getByText(/^Yours, word by word/);
  expect(compared.querySelector('del')?.textContent).toBe('not is');
  expect(compared.querySelector('ins')?.textContent).toBe('are');
});

it('rewrite: what nobody can compare is no answer: it says so, and waits for another', async () => {
  const { user } = open(rewriteSample);
  await write(user, 'I like mangoes');
  await press(user, 'Check');
  await waitFor(() => expect(announced()).toMatch(/A teacher would have to look at this one/));
  expect(screen.queryByText(/^Question 1, (not )?right$/)).toBeNull();
  await user.clear(screen.getByLabelText('Your whole sentence'));
  expect(screen.queryByText(/teacher would have/)).toBeNull();
  await write(user, 'The roses are watered every evening.');
  await press(user, 'Check');
  expect(screen.getByText('Question 1, right')).toBeDefined();
});

it('rewrite: is built from a bank of words that holds wrong ones, too', async () => {
  const { user } = open(rewriteSample);
  await press(user, 'Build it from words');
  expect(screen.getByText('Some of the words don’t belong.')).toBeDefined();
  for (const word of ['the roses', 'is', 'watered', 'by Anu', 'every evening']) {
    await press(user, word);
  }
  await press(user, /^is,? ?word 2 of 5/);
  await press(user, 'are');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await press(user, 'Check');
  expect(screen.getByText('Question 1, right')).toBeDefined();
});

it('listen: on a device without a voice the sentence is read, hidden and written', async () => {
  const { user } = open(listenSample);
  expect(await screen.findByText(listenSample.text)).toBeDefined();
  expect(screen.queryByLabelText('What you heard')).toBeNull();
  await press(user, 'Hide it and write');
  expect(screen.queryByText(listenSample.text)).toBeNull();
  await user.type(
    screen.getByLabelText('What you heard'),
    'two mice ran under the wooden bed{Enter}',
  );
  expect(screen.getByText('Question 1, right')).toBeDefined();
});

it('listen: the voice says it, slowly too; spelling is told apart from grammar', async () => {
  const voices = withVoices('en-IN');
  const { user } = open(listenSample, { ...listenSample, id: 'basic-nouns-e1-31' });
  await press(user, 'Listen');
  expect(voices.now()).toEqual([{ text: listenSample.text, lang: 'en-IN' }]);
  await press(user, 'Listen slowly');
  expect(voices.now()).toEqual([{ text: listenSample.text, lang: 'en-IN' }]);
  const [normal = 0, slow = 1] = voices.rates();
  expect(slow).toBeLessThan(normal);
  await user.type(
    screen.getByLabelText('What you heard'),
    'Two mice ran undder the woodden bed{Enter}',
  );
  expect(screen.getAllByText(/You heard every word. Look at the spelling/)).not.toEqual([]);
  await press(user, 'Next Question');
  await user.type(
    screen.getByLabelText('What you heard'),
    'Two mouses ran under the wooden bed{Enter}',
  );
  expect(screen.getByText(listenSample.wrong[0]?.why ?? '')).toBeDefined();
});

it('edit: a word is tapped and written anew; what was right already is said kindly', async () => {
  const { user } = open(editSample);
  const change = async (word: string, better: string) => {
    await press(user, word);
    const field = await screen.findByLabelText(`In place of “${word}”`);
    await user.clear(field);
    await user.type(field, better);
    await press(user, 'Change it');
  };
  expect(isOff(await button('Check'))).toBe(true);
  await change('childs', 'Children');
  await change('gooses', 'gooses');
  expect(screen.getByText('Changed: 1 of 3')).toBeDefined();
  await change('gooses', 'goose');
  await change('lake', 'river');
  await press(user, 'Check');
  expect(screen.getAllByText(/1 of 3 are right/)).not.toEqual([]);
  expect(screen.getByText('“gooses” → “geese” – The plural of goose is geese.')).toBeDefined();
  expect(screen.getByText('“lake” was right already.')).toBeDefined();
});

it('edit: the arrow keys go from word to word, and Enter opens and closes the field', async () => {
  const { user } = open(editSample);
  await button('Dear');
  (await button('Dear')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await screen.findByLabelText('In place of “childs”');
  await user.keyboard('children{Enter}');
  expect(await button('children, in place of childs')).toBe(document.activeElement);
});

it('passage: each choice appears in the text and opens the next undecided place', async () => {
  const { user } = open(passageSample);
  const choose = async (place: number, option: string) => {
    const panel = within(await screen.findByRole('region', { name: `Place ${place}` }));
    await user.click(panel.getByText(option));
  };
  await choose(1, 'no article');
  expect(await button('Place 1: no article')).toBeDefined();
  await choose(2, 'two bread');
  await choose(3, 'an');
  expect(isOff(await button('Check'))).toBe(true);
  await choose(4, 'No mistake');
  expect(await button('Place 4: the palace, No mistake')).toBeDefined();
  await press(user, 'Place 2: two bread');
  await choose(2, 'No mistake');
  await press(user, 'Check');
  expect(screen.getAllByText(/3 of 4 are right/)).not.toEqual([]);
  expect(screen.getByText('Place 2: Bread is counted in loaves.')).toBeDefined();
});

it("the result shows the child's answer and the right one", async () => {
  const { user } = open(sortSample, typeSample);
  await press(user, 'Skip');
  await user.type(await screen.findByLabelText('Your answer'), 'forgetted');
  await press(user, 'Check');
  await press(user, 'Submit');
  const review = within(await screen.findByRole('region', { name: 'Look again' }));
  expect(review.getByText('0 right · 1 not right · 1 skipped')).toBeDefined();
  expect(review.getByText('Your answer: “forgetted”')).toBeDefined();
  expect(review.getByText('Right answer: “forgot”')).toBeDefined();
  expect(review.getByText('one-rupee coin')).toBeDefined();
});

const manyQuestions = Array.from({ length: 8 }, (_, at) => ({
  ...typeSample,
  id: `basic-nouns-e1-${at + 10}`,
  title: `Title ${at}`,
}));
const written = manyQuestions.map(({ title }) => title);

/** Skips to the end and returns the titles in order. */
async function titlesInOrder(user: UserEvent) {
  const titles: string[] = [];
  for (const _ of manyQuestions) {
    titles.push((await screen.findByRole('heading', { name: /^Title/ })).textContent ?? '');
    if (titles.length < manyQuestions.length) await press(user, 'Skip');
  }
  return titles;
}

it('a level is asked in its written order the first time', async () => {
  const { user } = open(...manyQuestions);
  expect(await titlesInOrder(user)).toEqual(written);
});

it('a level with a result is asked in another order, which survives a reload', async () => {
  remember({ quizzes: { of: null, kept: [{ levelId: 11, score: 1, length: 8 }] } });
  const { user, unmount } = open(...manyQuestions);
  const titles = await titlesInOrder(user);
  expect(titles).not.toEqual(written);
  expect(titles.toSorted()).toEqual(written);
  unmount();
  open(...manyQuestions);
  expect(await screen.findByRole('heading', { name: titles.at(-1) ?? '' })).toBeDefined();
});
