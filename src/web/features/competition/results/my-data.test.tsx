// A parent deletes the data stored for a phone (product §11.14).

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteEntries, exportEntries, type OwnEntry } from '#contract/competition-own-data.ts';
import { reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  openCompetition,
  PARTICIPANT,
  registered,
  serveAt,
} from '../testing/open-competition.tsx';
import './my-data-page.tsx';

afterEach(closeCompetition);

const ANOTHER = '11111111-1111-4111-8111-111111111111';

async function deleteAll(deleted: readonly string[]) {
  registered();
  const waiting = { CompId: 7, id: PARTICIPANT, state: 'stuck', answers: [1], timeTaken: 30 };
  localStorage.setItem('competitionAnswers', JSON.stringify(waiting));
  serveAt(-100_000);
  reply(deleteEntries, { message: 'Deleted', deleted: [...deleted] });
  const { user } = openCompetition('/competition/my-data');
  await user.type(await screen.findByLabelText('WhatsApp number'), '9876543210');
  await user.type(screen.getByLabelText('OTP'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
}

const kept = () =>
  ['competitionUser', 'competitionAnswers'].map((name) => localStorage.getItem(name));

it("forgets this device's child with the phone that registered it", async () => {
  await deleteAll([ANOTHER, PARTICIPANT]);
  await waitFor(() => expect(kept()).toEqual([null, null]));
});

it('keeps the unsubmitted answers of a child with another phone', async () => {
  await deleteAll([ANOTHER]);
  expect(kept().join()).toContain('"state":"stuck"');
  expect(kept()).not.toContain(null);
});

const meera: OwnEntry = {
  competition: 7,
  startsAt: '2024-06-09T06:00:00.000Z',
  id: PARTICIPANT,
  phone: '9876543210',
  childsName: 'Meera Rao',
  standard: 'a-4th',
  schoolName: 'Riverside School',
  registeredAt: '2024-06-01T06:00:00.000Z',
  agreedVersion: '2024-05-01',
  agreedLanguage: 'en',
  isGuardian: true,
  isNameShown: false,
  answers: {
    chosen: [0, null, 2],
    secondsLeft: 61,
    receivedAt: '2024-06-09T06:20:05.000Z',
    isLate: false,
  },
  devices: [],
  picks: [],
  handIns: [],
  result: null,
  prize: null,
};

async function see(data: OwnEntry[]) {
  serveAt(-100_000);
  reply(exportEntries, { data });
  const { user } = openCompetition('/competition/my-data');
  await user.type(await screen.findByLabelText('WhatsApp number'), '9876543210');
  await user.type(screen.getByLabelText('OTP'), '123456');
  await user.click(screen.getByRole('button', { name: 'See everything' }));
  await screen.findByText('This is everything that we keep:');
}

it('shows everything in words, each child of the phone by itself', async () => {
  const dev = {
    ...meera,
    id: ANOTHER,
    childsName: 'Dev Rao',
    standard: 'a-2nd' as const,
    answers: null,
  };
  await see([meera, dev]);
  const of = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
  const meeras = of('Meera Rao, competition 7');
  for (const said of [
    '9 June 2024',
    'Riverside School',
    '2 of 3 questions',
    'a – c',
    'Time left, all answers together61 s',
    'Resultnot announced yet',
  ])
    expect(meeras).toContain(said);
  expect(of('Dev Rao, competition 7')).toContain('none handed in');
  expect(screen.getByRole('main').textContent).not.toMatch(/[{}"]|timeTaken|null/);
});

it('shows the rank once it is announced, and what becomes of the prize', async () => {
  const result = {
    standard: 'a-4th' as const,
    marks: 3,
    seconds: 30,
    rank: 1,
    groupRank: 2,
    announcedAt: '2024-06-10T06:00:00.000Z',
  };
  const address = {
    recipient: 'Sunita Rao',
    street: '14, Third Cross',
    city: 'Bengaluru',
    region: 'Karnataka',
    pinCode: '560003',
  };
  const times = { confirmedAt: null, sentAt: null, receivedAt: null };
  await see([{ ...meera, result, prize: { state: 'sent', address, ...times } }]);
  const text = screen.getByRole('region', { name: /Meera/ }).textContent;
  expect(text).toContain('3 marks, rank 1 in the standard');
  expect(text).toContain('Prizeon its way');
  expect(text).toContain('Sunita Rao, 14, Third Cross, Bengaluru 560003, Karnataka');
});
