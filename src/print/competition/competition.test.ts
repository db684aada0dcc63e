import { expect, it } from 'vitest';
import { maker } from '../maker.ts';
import { isA4, readPdf } from '../testing/read-pdf.ts';
import { textOf } from '../testing/text-of.ts';
import { type CertificateOf, renderCertificate } from './certificate.ts';
import { renderRules } from './rules.ts';

const read = async (pdf: Uint8Array) => textOf(await readPdf(pdf));

const competition = {
  id: 12,
  startsAt: new Date('2027-01-10T16:00:00+05:30'),
  promotedUntil: new Date('2027-01-10T16:10:00+05:30'),
  questionCount: 25,
  secondsPerQuestion: 30,
  registrationClosesS: 7_200,
  waitingRoomOpensS: 900,
  testMinutes: 20,
  resultsWithinDays: 14,
  groups: { basic: [2, 3, 4], intermediate: [6, 7, 8] },
  prizes: {
    basic: ['a kite', 'a top', 'a ball'],
    intermediate: ['an atlas', 'a compass', 'a lamp'],
  },
  rules: {
    test: Array.from({ length: 9 }, (_, index) => ({
      en: `Rule ${index + 1} of {questions} questions.`,
      hi: 'नियम',
    })),
    winners: [{ en: 'Every family hears within {days} days.', hi: '{days} दिन' }],
    fairness: [{ en: 'Late is {grace} seconds after the end.', hi: '{grace} सेकंड' }],
  },
};

it('the rules tell what this competition is: its day, its figures and its prizes', async () => {
  const text = await read(await renderRules({ competition, standard: null }));
  expect(text).toContain('10 January 2027 at 4:00 pm');
  expect(text).toContain('10 January 2027, 2:00 pm');
  expect(text).toContain('after 3:45 pm');
  expect(text).toContain('25 questions, 30 seconds each');
  expect(text).toContain('within 14 days');
  expect(text).toContain('Late is 20 seconds after the end.');
  expect(text).toMatch(new RegExp(`${maker}.*Page 1 of 1`));
  expect(text.match(/^\s*9\.\s/m)).not.toBeNull();
  expect(text).toMatch(/Standards 2 to 4\s+a kite\s+a top\s+a ball/);
  expect(text).toMatch(/Standards 6 to 8\s+an atlas\s+a compass\s+a lamp/);
  expect(text).not.toMatch(/[{}*]/);
});

it('the rules of a standard have the prizes of its group alone, and fit on one tagged A4 page', async () => {
  const pdf = await renderRules({ competition, standard: 'a-7th' });
  const text = await read(pdf);
  expect(text).toContain('Standard 7');
  expect(text).toContain('an atlas');
  expect(text).not.toContain('a kite');
  const { pages, isTagged } = await readPdf(pdf);
  expect(pages.map(isA4)).toEqual([true]);
  expect(isTagged).toBe(true);
});

const taken: CertificateOf = {
  competitionId: 12,
  startsAt: competition.startsAt,
  childsName: 'Zoë D’Souza-Iyer',
  standard: 'a-4th',
  marks: 21,
  outOf: 25,
  seconds: 605,
  rank: 3,
  rankedOf: 40,
  groupStandards: [2, 3, 4, 5],
  winnersPlace: null,
  checkCode: '7K2M-QX4D-91TB-ZC8H',
  checkAt: 'gully.example/competition/certificate',
};

it('a certificate has the name, the marks, the time and the place', async () => {
  const pdf = await renderCertificate(taken);
  const text = await read(pdf);
  expect(text).toContain(maker);
  expect(text).toContain('Zoë D’Souza-Iyer');
  expect(text).toContain('of standard 4');
  expect(text).toContain('21 of 25 questions answered right in 10 min 5 s');
  expect(text).toContain('Place 3 of 40 in standard 4');
  expect((await readPdf(pdf)).pages).toHaveLength(1);
});

it('a certificate says how to check it', async () => {
  const text = await read(await renderCertificate(taken));
  expect(text).toContain('Check code 7K2M-QX4D-91TB-ZC8H');
  expect(text).toContain('gully.example/competition/certificate');
});

it("a winner's certificate has both places: in the group, and in the standard", async () => {
  const text = await read(await renderCertificate({ ...taken, winnersPlace: 2 }));
  expect(text).toContain('Winner: place 2 in standards 2 to 5');
  expect(text).toContain('Place 3 of 40 in standard 4');
});

it('a late entry has marks and no place', async () => {
  const text = await read(await renderCertificate({ ...taken, rank: null }));
  expect(text).toContain('21 of 25 questions answered right');
  expect(text).not.toMatch(/Place|min/);
});

it.each([
  ['Hindi letters', 'आराव शर्मा', true],
  ['eighty letters', 'W'.repeat(80), true],
  ['Tamil letters', 'தமிழ்', false],
  ['an emoji', 'Aarav 🎉', false],
  ['what looks like code', '#[1 + 1] $x$ \\"', false],
])('a name of %s makes one whole page', async (_, childsName, isPrinted) => {
  const pdf = await renderCertificate({ ...taken, childsName });
  const { pages, fonts } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  expect(fonts.some(({ name }) => name.includes('Devanagari'))).toBe(childsName.includes('आ'));
  const text = await read(pdf);
  expect(text).toContain('21 of 25');
  if (!isPrinted) expect(text).not.toContain(childsName.slice(0, 3));
});
