import type { Details } from './checks.ts';

export type SignUpValues = Details & { terms: boolean };

export const NO_DETAILS: Details = {
  username: '',
  childsName: '',
  standard: '',
  password: '',
  confirmPassword: '',
};
