import { describe, expect, it } from 'vitest';
import { childsNameField, passwordField, phoneField } from './account.ts';

/** Names that show nothing, or turn what stands around them. */
const INVISIBLE = ['\u200b', '\u200d', '\u2060', '\u3164', '\u2800', 'Asha\u202eareeM', 'A\u2066b'];

describe('fields', () => {
  it('a phone becomes its ten digits', () => {
    expect(phoneField.parse('+91 98765 43210')).toBe('9876543210');
  });

  it('a name keeps what people write and loses the space around it', () => {
    expect(childsNameField.parse('  Zoë O’Neil <3 ')).toBe('Zoë O’Neil <3');
    expect(childsNameField.parse('क्\u200dष')).toBe('क्\u200dष');
    expect(childsNameField.parse('Tara ❤️')).toBe('Tara ❤️');
    expect(childsNameField.parse("Robert'); DROP TABLE account;--")).toContain('DROP TABLE');
  });

  it.each(['', '   ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(81), 7, null, ...INVISIBLE])(
    '%j is no name',
    (value) => {
      expect(childsNameField.safeParse(value).success).toBe(false);
    },
  );

  it.each([
    ['', 'password-missing'],
    ['\u00a0 \t\u200b  ', 'password-missing'],
    ['12345', 'password-too-short'],
  ])('password %j: %s', (value, message) => {
    expect(passwordField.safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});
