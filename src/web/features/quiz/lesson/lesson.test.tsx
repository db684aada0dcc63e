import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getLesson, type LessonAttributes } from '#contract/lesson.ts';
import { chooseLanguage } from '#web/language/language.ts';
import { one } from '#web/testing/records.ts';
import { noNetwork, reply } from '#web/testing/server.ts';
import { withVoices } from '#web/testing/voices.ts';
import {
  lessonFor,
  onCleanDevice,
  openQuiz,
  realLevel,
  serveLevel,
  wordsOf,
} from '../testing/quiz-for-tests.tsx';
import { LessonPicture } from './lesson-picture.tsx';

onCleanDevice();

const ADDRESS = '/quiz/playing?lvlid=11&src=single&topid=1';
const { questions, ...about } = realLevel(11);
const hasBlank = (question: (typeof questions)[number]) =>
  !('kind' in question) && question.questions.includes('____');
/** A question with a blank comes first, without a hint of its own. */
const [ofLevel, ...others] = questions.toSorted((a, b) => +hasBlank(b) - +hasBlank(a));
if (ofLevel === undefined) throw new Error('the level has no question');
const { hint: _own, ...first } = ofLevel;
const level = { ...about, questions: [first, ...others] };

beforeEach(() => {
  serveLevel(11, level);
  reply(getLesson, one(11, lessonFor(first)));
});

const button = (name: string) => screen.findByRole('button', { name });

async function askForHint() {
  const opened = openQuiz(ADDRESS);
  await opened.user.click(await button('Hint'));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Hint' }) };
}

/** From the hint to the steps. */
async function askHow() {
  const opened = await askForHint();
  await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Show me how' }));
  return opened;
}

it("Hint shows the line of the question's own skill, and nothing else of the lesson", async () => {
  const { dialog } = await askForHint();
  expect(within(dialog).getByText('Who or what is it?')).toBeDefined();
  expect(within(dialog).queryByText('The hint of another skill.')).toBeNull();
  expect(within(dialog).queryByText('A naming word names something.')).toBeNull();
});

it('a hint of its own stands in the place of that of its skill; the steps stay', async () => {
  const own = { ...first, hint: 'Which word could bark?' };
  serveLevel(11, { ...level, questions: [own, ...others] });
  const { user, dialog } = await askForHint();
  expect(within(dialog).getByText('Which word could bark?')).toBeDefined();
  expect(within(dialog).queryByText('Who or what is it?')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Show me how' }));
  within(dialog).getByRole('heading', { name: 'My aunt sings.' });
});

it('the steps are shown on another sentence, with the contrast to Hindi on request', async () => {
  const { user, dialog } = await askHow();
  const heading = within(dialog).getByRole('heading', { name: 'My aunt sings.' });
  expect(document.activeElement).toBe(heading);
  const steps = within(within(dialog).getByRole('list', { name: 'Steps' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ask: who sings?',
    '“Aunt” is the naming word.',
  ]);
  const contrast = 'हिंदी में इसे संज्ञा कहते हैं।';
  expect(within(dialog).queryByText(contrast)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'हिंदी में समझें' }));
  expect(within(dialog).getByText(contrast).lang).toBe('hi');
});

it('where Hindi is chosen the contrast is there at once', async () => {
  await chooseLanguage('hi');
  const { dialog } = await askHow();
  expect(within(dialog).getByText('हिंदी में इसे संज्ञा कहते हैं।')).toBeDefined();
  await chooseLanguage('en');
});

it('the whole lesson follows the steps', async () => {
  const { user, dialog } = await askHow();
  await user.click(within(dialog).getByRole('button', { name: 'Show the lesson' }));
  const whole = within(screen.getByRole('dialog', { name: 'Lesson' }));
  expect(document.activeElement).toBe(whole.getByRole('heading', { name: 'Naming words' }));
  expect(whole.getByText('A naming word names something.')).toBeDefined();
  expect(whole.getByText('aunt').tagName).toBe('MARK');
  expect(whole.getByText('one hat')).toBeDefined();
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain('Not this: Two kite flew.');
  expect(text).toContain('But this: Two kites flew.');
  expect(text).toContain('Looks alike, but is different: We walk. “Walk” tells what we do.');
});

it.each([
  ['bell', 'Yes! “Bell” is a thing.'],
  ['loud', 'Not this one. The answer is “bell”. “Bell” is a thing.'],
])('the question to try answers “%s” with its reason', async (option, message) => {
  const { user, dialog } = await askHow();
  await user.click(within(dialog).getByRole('button', { name: 'Show the lesson' }));
  const tryIt = within(screen.getByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByText(option));
  await tryIt.findByText(message);
  expect(tryIt.getByRole('status').textContent).toBe(message);
});

it('a timeline, a changed sentence and a ladder say in words what they show', async () => {
  const pictures = [
    { kind: 'timeline', events: [{ from: 'past', to: 'now', label: 'I have lived here.' }] },
    { kind: 'change', from: ['Anu', 'sang'], to: ['It', 'was sung'], pairs: [[1, 1]] },
    { kind: 'ladder', steps: ['tall', 'taller'] },
  ] satisfies LessonAttributes['picture'][];
  const said = ['Past – Now: I have lived here.', 'Anu sang  becomes It was sung', 'talltaller'];
  for (const [index, picture] of pictures.entries()) {
    const { container, unmount } = render(<LessonPicture picture={picture} />);
    expect(container.textContent).toContain(said[index]);
    unmount();
  }
});

it('keys pressed in the dialog do not answer the question behind it', async () => {
  const { user, dialog } = await askHow();
  await user.click(within(dialog).getByRole('button', { name: 'Show the lesson' }));
  await user.keyboard('a1');
  expect(screen.getByText('Question 1')).toBeDefined();
});

it('a hint costs nothing and is noted beside its question', async () => {
  const { user, dialog } = await askForHint();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const options = within(screen.getByRole('region', { name: first.title }));
  await user.click(options.getByText(wordsOf(first)[first.answer] ?? '', { exact: true }));
  await user.click(await button('Next Question'));
  while (screen.queryByRole('button', { name: 'Skip' })) await user.click(await button('Skip'));
  await user.click(await button('Submit'));
  await screen.findByText('1 mark out of 10');
  expect(screen.getAllByText('with a hint')).toHaveLength(1);
});

it('a lesson that fails to load can be retried', async () => {
  noNetwork(getLesson);
  const { user } = openQuiz(ADDRESS);
  await user.click(await button('Hint'));
  await screen.findByText(/lesson could not be loaded/);
  reply(getLesson, one(11, lessonFor(first)));
  await user.click(await button('Try again'));
  expect(await screen.findByText('Who or what is it?')).toBeDefined();
});

it('reads the question and the reason aloud on request only', async () => {
  const spoken = withVoices('en-IN');
  const { user } = openQuiz(ADDRESS);
  const loudspeaker = await button('Read the questions aloud');
  expect(loudspeaker.getAttribute('aria-pressed')).toBe('false');
  expect(spoken.now()).toEqual([]);

  await user.click(loudspeaker);
  await waitFor(() => expect(spoken.now()[0]?.text).toContain(first.title));
  expect(spoken.now()[0]?.text).toContain('blank');
  const options = within(screen.getByRole('region', { name: first.title }));
  await user.click(options.getByText(wordsOf(first)[first.answer] ?? '', { exact: true }));
  await waitFor(() => expect(spoken.now()[0]?.text).toContain(first.why));

  await user.click(loudspeaker);
  expect(spoken.now()).toEqual([]);
});

it('the lesson itself is read aloud by a button', async () => {
  const spoken = withVoices('en-GB');
  const { user, dialog } = await askForHint();
  await user.click(within(dialog).getByRole('button', { name: 'Read aloud' }));
  expect(spoken.now()).toEqual([{ text: 'Who or what is it?', lang: 'en-GB' }]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(spoken.now()).toEqual([]);
});

it('without an English voice there is no loudspeaker', async () => {
  withVoices('hi-IN');
  const { dialog } = await askForHint();
  expect(within(dialog).queryByRole('button', { name: 'Read aloud' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Read the questions aloud' })).toBeNull();
});
