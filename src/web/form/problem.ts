// What is wrong with a form: one problem, at the field it concerns.

import { normalisePhone } from '#domain/account/phone.ts';

/** Field names, in the forms and on the wire. */
const fieldNames = [
  'phone',
  'otp',
  'terms',
  'username',
  'childsName',
  'standard',
  'schoolName',
  'oldPassword',
  'password',
  'confirmPassword',
  'category',
  'topicId',
  'difficulty',
  'kinds',
  'tasks',
  'name',
  'seed',
  'copies',
  'recipient',
  'street',
  'city',
  'region',
  'pinCode',
  'code',
] as const;
export type FieldName = (typeof fieldNames)[number];

export function isFieldName(name: unknown): name is FieldName {
  return fieldNames.includes(name as FieldName);
}

export interface Problem {
  /** Null if it concerns the whole form. */
  readonly field: FieldName | null;
  readonly message: string;
}

export type Check = readonly [isWrong: boolean, field: FieldName, message: string];

/** Only the first problem is reported. */
export function firstProblem(list: readonly Check[]): Problem | null {
  const wrong = list.find(([isWrong]) => isWrong);
  return wrong === undefined ? null : { field: wrong[1], message: wrong[2] };
}

/** A ten-digit Indian number; the field has already removed "+91" and spaces. */
export function isPhone(phone: string): boolean {
  return normalisePhone(phone) === phone;
}
