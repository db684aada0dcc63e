// A parent deletes the data stored for a phone (product §11.14).

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteEntries } from '#contract/competition.ts';
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
