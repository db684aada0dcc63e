// Every kind of question by mouse, by finger and by keyboard. Wrong answers become due.

import { type Level, playLevel, readEveryKind, readLevel } from './level.ts';
import { button, link, nth, type Person, PHONE, role, text, within } from './person.ts';
import { expect, test } from './test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('every kind of question, by mouse', async ({ person, request, capture }) => {
  for (const level of await readEveryKind(request)) await playAll(person, level, 'taps');
  await capture(person, 'result by mouse');
});

test('every kind of question, by finger on a phone', async ({ person, request, capture }) => {
  await person.resize(PHONE);
  person.touch();
  for (const level of await readEveryKind(request)) await playAll(person, level, 'taps');
  await capture(person, 'result on a phone');
});

test('every kind of question, by keyboard alone', async ({ person, request, capture }) => {
  for (const level of await readEveryKind(request)) await playAll(person, level, 'keys');
  await capture(person, 'result by keyboard');
});

async function playAll(person: Person, level: Level, how: 'taps' | 'keys'): Promise<void> {
  await person.open(level.path);
  // A finger reaches a page of Firefox once it is painted.
  await person.waitsUntilStill();
  await playLevel(person, level, { how });
  await person.sees(text(`${level.questions.length} marks out of ${level.questions.length}`));
}

test('a level with every answer wrong says why', async ({ person, request, capture }) => {
  const level = await readLevel(request, 3);
  await person.open(level.path);
  await playLevel(person, level, { isRight: false });
  await person.sees(text(`0 right · ${level.questions.length} not right · 0 skipped`));
  await capture(person, 'result of a level, all wrong');
});

test('wrong answers are practised', async ({ person, request, capture }) => {
  const { questions } = await readLevel(request, 0);
  const question = questions.find((one) => !('kind' in one) && !one.type);
  if (question === undefined || 'kind' in question) throw new Error('no question has options');
  await person.resize(PHONE);
  await person.open('/quiz');
  // Backdates the answers by three days.
  await person.inPage(
    (item, answer, at) => {
      const kept = { id: crypto.randomUUID(), item, answer, at, hint: false, tookMs: 20_000 };
      localStorage.setItem(`answers//${at}/${kept.id}`, JSON.stringify(kept));
    },
    question.id,
    Number(question.answer === 0),
    Date.now() - 3 * DAY_MS,
  );
  await person.tab.reload();
  await person.press(link('Practise my mistakes'));
  await person.isAt('/quiz/review');
  const board = role('region', question.title);
  const right = question.options[question.answer] ?? '';
  const options = within(board, role('button'));
  await person.sees(nth(0, options));
  const names: string[] = [];
  for (let at = 0; at < question.options.length; at += 1) {
    names.push(await person.sees(nth(at, options)));
  }
  const place = names.findIndex((name) => name.endsWith(right));
  expect(place, names.join(', ')).toBeGreaterThanOrEqual(0);
  await person.press(nth(place, options));
  await person.press(button('Submit'));
  await person.sees(text('1 of 1 right'));
  await capture(person, 'practice');
});
