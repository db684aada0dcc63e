import { describe, expect, it } from 'vitest';
import { findWeakness } from './password-choice.ts';

const owner = { phone: '9876543210', username: 'Priyanka Rao', childsName: 'Zoë D’Souza' };
const isCommon = (password: string) => ['iloveyou', 'password123'].includes(password);
const guessable = { isCommon, siteName: 'Grammar Gully' };
const weaknessOf = (password: string) => findWeakness(password, owner, guessable);

describe('a new password', () => {
  it.each([
    '9876543210',
    '+91 98765-43210',
    '0091 9876543210',
    '098765.43210',
    '(91) 98765 43210',
    '９８７６５４３２１０',
    '543210',
    'mango 987-654',
  ])('is not the own phone, nor much of it: %s', (password) => {
    expect(weaknessOf(password)).toBe('password-is-phone');
  });

  it.each([
    'priyanka',
    'PRIYANKA RAO',
    'Priyanka_Rao!',
    'zoe dsouza',
    'ＤＳｏｕｚａ',
    'ZoëDSouzaPriyankaRao',
    'priyanka123',
    'Zoe-2026',
    '2017 zoe dsouza',
  ])('is not a name of the family, with digits or without: %s', (password) => {
    expect(weaknessOf(password)).toBe('password-is-name');
  });

  it('is not a name in another script', () => {
    const family = { ...owner, childsName: 'मीरा शर्मा' };
    expect(findWeakness('मीरा-शर्मा', family, guessable)).toBe('password-is-name');
    expect(findWeakness('मीरा के आम', family, guessable)).toBeNull();
  });

  it.each(['iloveyou', 'ILoveYou', 'i love you', 'Password@123', 'ｐａｓｓｗｏｒｄ１２３'])(
    'is not a common one, however it is written: %s',
    (password) => {
      expect(weaknessOf(password)).toBe('password-common');
    },
  );

  it.each(['grammargully', 'Grammar-Gully-2026', 'gully123'])(
    'is not the name of the site, with digits or without: %s',
    (password) => {
      expect(weaknessOf(password)).toBe('password-common');
    },
  );

  it.each(['aaaaaa', 'AAaaAA', '!!!!!!!', 'abcdefgh', 'zyxwvuts'])(
    'is not a run: %s',
    (password) => {
      expect(weaknessOf(password)).toBe('password-common');
    },
  );

  it.each(['mango tree', 'Priyanka eats mangoes', '98760 mangoes', 'aaaaab', '!?!?!?', 'आम का पेड़'])(
    'may be anything else: %s',
    (password) => {
      expect(weaknessOf(password)).toBeNull();
    },
  );
});
