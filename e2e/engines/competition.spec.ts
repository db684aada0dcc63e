// A competition from registration to the last question, on a separate server.

import { competitionAction } from '#messages/competition-action.ts';
import { competitionEntry as entry } from '#messages/competition-entry.ts';
import { competitionTest as say } from '#messages/competition-test.ts';
import { newPhone } from '../support/family.ts';
import { ownServerFor } from '../support/own-server.ts';
import { closeAlert, family } from './family.ts';
import { button, heading, label, nth, role, text, within } from './person.ts';
import { test } from './test.ts';

const QUESTIONS = 2;
/** Enough time to register on a busy machine. */
const STARTS_IN_S = 90;

const server = ownServerFor(test);

test('a child registers, waits and plays', async ({ visit, request, capture }) => {
  const person = await visit(server.baseUrl);
  const { codeFor } = family(request, server.baseUrl);
  const size = ['--questions', String(QUESTIONS), '--seconds-per-question', '10'];
  const create = [
    'create',
    '--like',
    '7',
    '--id',
    '1000',
    '--starts-in',
    `${STARTS_IN_S}s`,
    ...size,
  ];
  await server.operate('competition', ...create);
  await person.open('/competition');
  await person.press(button(competitionAction.register));
  await person.press(role('checkbox'));
  const phone = newPhone();
  await person.write(label('WhatsApp number'), phone);
  await person.write(label("Child's name"), 'Ravi');
  await person.choose(label('Standard'), 'Standard 4');
  await person.write(label(entry.register.school), 'Sunrise School');
  await person.press(button('Get OTP'));
  await closeAlert(person, 'OTP sent on WhatsApp successfully');
  await person.write(label('OTP'), await codeFor(phone));
  await capture(person, 'registration');
  await person.press(button(entry.register.submit));
  await closeAlert(person, entry.register.done);
  // The rules have opened in a new tab.
  await person.isAt('/competition');
  await person.tab.toFront();
  await person.sees(button(competitionAction.participate), STARTS_IN_S * 1_000);
  await person.press(button(competitionAction.participate));
  await person.sees(heading(say.waiting.begins));
  await capture(person, 'waiting room');
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await person.sees(heading(`Question ${number} of ${QUESTIONS}`), STARTS_IN_S * 1_000);
    await person.press(nth(0, within(role('main'), button(/^[ab] /))));
    await capture(person, `competition question ${number}`);
  }
  await person.sees(heading(say.completed.title));
  await person.sees(text(say.saved.onServer));
});
