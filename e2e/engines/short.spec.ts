// The journeys that npm test plays in every engine.

import { family } from './family.ts';
import { playLevel, readLevel } from './level.ts';
import { button, heading, label, link, PHONE, role, text, within } from './person.ts';
import { test } from './test.ts';

test.describe('@short', () => {
  test('a first visit: the landing page, the menu, the first question', async ({
    person,
    capture,
  }) => {
    await person.resize(PHONE);
    await person.open('/');
    await person.sees(heading('Good English grows in small steps'));
    await capture(person, 'landing on a phone');
    await person.press(button('Open the menu'));
    await person.press(within(role('dialog'), link('Vocabulary')));
    await person.isAt('/vocabulary');
    await person.doesNotSee(role('dialog'));
    await person.press(link(/^Grammar Gully/));
    await person.press(link('Play the first question'));
    await person.isAt(/^\/quiz\/playing/);
    await person.sees(role('list', 'Questions'));
    await capture(person, 'first question on a phone');
  });

  test('a level, by mouse', async ({ person, request, capture }) => {
    const level = await readLevel(request, 0);
    await person.open('/quiz');
    await person.press(link(/Single Player/));
    await person.press(link('Basic'));
    await person.press(button(`Play Now: ${level.topic}`));
    await person.press(link(`${level.topic}, Easy, level 1`));
    await playLevel(person, level);
    await person.sees(heading('You Scored'));
    await person.sees(text(`${level.questions.length} marks out of ${level.questions.length}`));
    await capture(person, 'result of a level');
  });

  test('sign-up, to the end', async ({ person, request, capture }) => {
    await person.resize(PHONE);
    const { childsName } = await family(request).signUp(person);
    await person.isAt('/');
    await person.sees(button(`Log out ${childsName}`));
    await capture(person, 'signed up');
    await person.open('/account');
    await person.sees(heading('Your account'));
    await person.sees(label("Child's name"));
  });
});
