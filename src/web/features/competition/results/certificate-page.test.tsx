// Anybody checks a certificate by its code (product §11.12).

import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checkCertificate } from '#contract/competition-results.ts';
import { calls, noNetwork, refuse, reply } from '#web/testing/server.ts';
import { closeCompetition, openCompetition, serveAt } from '../testing/open-competition.tsx';
import './certificate-page.tsx';

afterEach(closeCompetition);

const certificate = {
  competition: 7,
  date: '20240609',
  standard: 'a-4th' as const,
  rank: 2,
  rankedOf: 40,
  groupStandards: [2, 3, 4, 5],
  winnersPlace: null,
  childsName: null,
};

async function check(code = '7k2m qx4d') {
  serveAt(-100_000);
  const { user } = openCompetition('/competition/certificate');
  const field = await screen.findByLabelText('Check code');
  if (code !== '') await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

it('a certificate of ours says the competition, the standard and the place, and names nobody', async () => {
  reply(checkCertificate, { data: certificate });
  await check();
  const status = await screen.findByText('This certificate is ours');
  const text = status.closest('[role="status"]')?.textContent;
  expect(text).toContain('9 June 2024');
  expect(text).toContain('Standard 4');
  expect(text).toContain('Place 2 of 40 in the standard');
  expect(text).toContain('We name the child only where its family shows the name.');
  expect(calls.find(({ path }) => path === '/api/comp/certificate')?.body).toEqual({
    code: '7k2m qx4d',
  });
});

it("a winner's certificate says both places, and the name that the family shows", async () => {
  reply(checkCertificate, { data: { ...certificate, winnersPlace: 1, childsName: 'Ravi' } });
  await check();
  expect(await screen.findByText('Winner: place 1 in standards 2 to 5')).toBeDefined();
  expect(screen.getByText('Place 2 of 40 in the standard')).toBeDefined();
  expect(screen.getByText('First name: Ravi')).toBeDefined();
});

it('any other code is unknown', async () => {
  refuse(checkCertificate, 'certificate-unknown');
  await check();
  expect(await screen.findByText('We know no certificate with this code')).toBeDefined();
});

it('an empty code is told at the field', async () => {
  await check('');
  expect(await screen.findByText('Please enter the check code')).toBeDefined();
});

it('too many tries and a missing network are told apart', async () => {
  refuse(checkCertificate, 'RateLimitError');
  await check();
  expect(await screen.findByText(/Too many codes were tried/)).toBeDefined();
  closeCompetition();
  noNetwork(checkCertificate);
  await check();
  expect(await screen.findByText(/could not be checked/)).toBeDefined();
});
