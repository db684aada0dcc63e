import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  accountRefusals,
  competitionRefusals,
  limitRefusals,
  membershipRefusals,
} from '#contract/refusals.ts';
import { passwordField, phoneField, standardField } from '#domain/account/account.ts';
import { replyText } from './reply-text.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(
  Object.keys({
    ...accountRefusals,
    ...membershipRefusals,
    ...competitionRefusals,
    ...limitRefusals,
  }),
)('the refusal %s has a text', (reason) => {
  expect(replyText(reason)).toMatch(/^[A-Z][^.]+$/);
});

describe('what is wrong with a field', () => {
  it.each([
    [phoneField, '1', 'Please enter a valid phone number', 'please enter a valid phone number'],
    [
      passwordField,
      '12345',
      'Password should be at least 8 characters long',
      'password should be atleast 8 characters long',
    ],
    [
      standardField,
      'a-9th',
      "Please enter your child's standard",
      'please enter your childs standard',
    ],
  ])('has a text in both editions (%#)', async (field, typed, corrected, specified) => {
    const code = field.safeParse(typed).error?.issues[0]?.message ?? '';
    expect(replyText(code)).toBe(corrected);
    vi.stubEnv('COPY', 'specification');
    vi.resetModules();
    const specification = await import('./reply-text.ts');
    expect(specification.replyText(code)).toBe(specified);
  });
});

it.each(['Expected a string', 'constructor', ''])('%j is no code', (text) => {
  expect(replyText(text)).toBeUndefined();
});
