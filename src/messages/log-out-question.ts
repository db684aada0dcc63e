// The question before logging out (product §2.3).

export const logOutQuestion = {
  title: 'Log out {name}?',
  text: 'Anything unfinished on this page will be lost. You can log in again at any time.',
  now: 'Log out',
  stay: 'Stay logged in',
} as const;
