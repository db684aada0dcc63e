// The common passwords that zxcvbn knows. Loaded when a password is first set: the list takes a tenth of a second.

import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords = new Set(dictionary['passwords-common']);

/** Expects lower case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password);
}
