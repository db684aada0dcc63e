// What a registration holds besides the fields of an account, and what tells two children apart (product §11.4).

import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../account/name-length.ts';
import { VISIBLE_NAME } from '../account/visible-name.ts';

/** It is only ever rendered as text. */
export const schoolNameField = z
  .string({ error: 'school-missing' })
  .trim()
  .min(1, 'school-missing')
  .max(2 * MAX_NAME_LENGTH, 'school-too-long')
  .regex(VISIBLE_NAME, 'school-has-invisible-characters');

/** What tells the children of one phone and standard apart, without regard to case: `Meera Rao` → `Meera`. */
export function firstNameOf(childsName: string): string {
  return childsName.trim().split(' ')[0] ?? '';
}
