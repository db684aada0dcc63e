// A phone number as it is stored: ten digits, +91 implied (product §4.2).
// Every spelling of a number is reduced to the same digits before anything is counted, limited or looked up.

/** The first digit is not 0, so the number is between 1000000000 and 9999999999 (product §4.2). */
const TEN_DIGITS = /^[1-9][0-9]{9}$/;
/** Spaces, dashes, the minus sign (no dash to Unicode), and invisible characters copied along (direction marks). */
const SEPARATORS = /[\s\p{Zs}\p{Pd}\p{Cf}\u2212().]/gu;
const FULL_WIDTH_PLUS = /^\uff0b/;
const COUNTRY_OR_TRUNK = /^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/;

/** `+91 98765-43210` → `9876543210`; null if it is no Indian phone number. Digits of other scripts are refused. */
export function normalisePhone(text: string): string | null {
  const digits = text
    .replace(SEPARATORS, '')
    .replace(FULL_WIDTH_PLUS, '+')
    .replace(COUNTRY_OR_TRUNK, '');
  return TEN_DIGITS.test(digits) ? digits : null;
}
