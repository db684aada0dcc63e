// What a winner's family sees on the page of the result (product §11.18).

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { confirmAddress, getResult } from '#contract/competition-results.ts';
import { calls, refuse, reply } from '#web/testing/server.ts';
import { closeCompetition, openCompetition, serveAt } from '../testing/open-competition.tsx';
import './result-page.tsx';

afterEach(() => {
  closeCompetition();
  history.replaceState(null, '', '/');
});

const TOKEN = 'abcdefghijklmnopqrstuv';
const prize = { name: 'telescope', place: 1, state: 'to-do' as const, isAddressConfirmed: false };
const result = {
  competition: 7,
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  date: '20240609',
  marks: 3,
  outOf: 3,
  seconds: 90,
  answered: 3,
  rank: 1,
  rankedOf: 40,
  groupStandards: [2, 3, 4, 5],
  groupRank: 1,
  groupRankedOf: 130,
  noRank: null,
  voided: [],
  prize,
  isNameShown: false,
  questions: [],
};

async function openWinner(change: object = {}) {
  history.replaceState(null, '', `/competition/result#${TOKEN}`);
  serveAt(-100_000);
  reply(getResult, { data: { ...result, prize: { ...prize, ...change } } });
  const opened = openCompetition(`/competition/result#${TOKEN}`);
  await screen.findByText('Congratulations! Place 1: telescope');
  return opened;
}

const address = {
  recipient: 'Sunita Rao',
  street: '14, Third Cross',
  city: 'Bengaluru',
  region: 'Karnataka',
  pinCode: '560003',
};

async function fillIn(user: Awaited<ReturnType<typeof openWinner>>['user'], pinCode = '560 003') {
  await user.type(screen.getByLabelText('Name of the parent or guardian'), ' Sunita Rao ');
  await user.type(screen.getByLabelText('House, street and area'), '14, Third Cross');
  await user.type(screen.getByLabelText('Town or city'), 'Bengaluru');
  await user.type(screen.getByLabelText('State'), 'Karnataka');
  await user.type(screen.getByLabelText('PIN code'), pinCode);
  await user.click(screen.getByRole('button', { name: 'Send the prize here' }));
}

const sent = () => calls.filter(({ path }) => path === '/api/comp/result/address');

it('a family says where to send the prize, once it has read the address again', async () => {
  reply(confirmAddress, { message: 'Thank you' });
  const { user } = await openWinner();
  await fillIn(user);
  await screen.findByText(/Sunita Rao, 14, Third Cross, Bengaluru 560003, Karnataka/);
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, this is right' }));
  await screen.findByText(/We have your address/);
  expect(sent()[0]?.body).toEqual({ token: TOKEN, address });
  expect(screen.queryByLabelText('PIN code')).toBeNull();
});

it('going back changes nothing, and keeps what was typed', async () => {
  const { user } = await openWinner();
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect((screen.getByLabelText('Town or city') as HTMLInputElement).value).toBe('Bengaluru');
});

it('a wrong PIN code is told at its field', async () => {
  const { user } = await openWinner();
  await fillIn(user, '56003');
  expect(await screen.findByText('Please enter a PIN code of six digits')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('PIN code'));
});

it('an address that somebody has confirmed before is told, in the words of the server', async () => {
  refuse(confirmAddress, 'address-confirmed');
  const { user } = await openWinner();
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Yes, this is right' }));
  expect(await screen.findByText(/An address has been confirmed already/)).toBeDefined();
});

it.each([
  [{ isAddressConfirmed: true }, 'The prize is being packed'],
  [{ state: 'sent' }, 'The prize is on its way to you'],
  [{ state: 'received' }, 'The prize has arrived'],
])('a prize that is %j is not asked about again', async (change, text) => {
  await openWinner(change);
  expect(await screen.findByText(new RegExp(text))).toBeDefined();
  expect(screen.queryByLabelText('PIN code')).toBeNull();
});
