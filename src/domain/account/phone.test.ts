import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

it.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '91 9876543210',
  '0091 9876543210',
  '09876543210',
  ' (98765) 43210 ',
  '98765.43210',
  '\u00a09876543210',
  // As copied from phones, chats and web pages: direction marks, zero-width and thin spaces, typographic dashes.
  '\u202a+91 98765 43210\u202c',
  '\u20669876543210\u2069',
  '+91\u200b98765\u200b43210',
  '\ufeff9876543210',
  '98765\u00ad43210',
  '98765\u201143210',
  '+91\u201098765\u201343210',
  '98765\u201443210',
  '98765\u221243210',
  '+91\u202f98765\u200943210',
  '98765\u300043210',
  '\uff0b91 98765 43210',
])('%j is 9876543210', (text) => {
  expect(normalisePhone(text)).toBe('9876543210');
});

it.each([
  '',
  '987654321',
  '98765432101',
  '0123456789',
  '+1 9876543210',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
  '98765a3210',
  '9876543210\u0000',
  '9876543210 or 1=1',
  '9.87654321e9',
])('%j is no phone number', (text) => {
  expect(normalisePhone(text)).toBeNull();
});

it('normalising is idempotent, and returns ten digits or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const phone = normalisePhone(text);
      if (phone === null) return;
      expect(phone).toMatch(/^[1-9][0-9]{9}$/);
      expect(normalisePhone(phone)).toBe(phone);
    }),
  );
});

it('a number that begins like a country code stays itself', () => {
  expect(normalisePhone('9198765432')).toBe('9198765432');
});
