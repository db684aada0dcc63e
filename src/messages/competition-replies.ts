// The server's replies to competition calls (product §11).

import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';

export const competitionReplies = {
  registered: 'Registered successfully',
  participating: 'Welcome back',
  answersReceived: 'Your answers have arrived',
  picksReceived: 'Your picks have arrived',
  nameShown: "The list of winners may show your child's first name",
  nameHidden: "The list of winners does not show your child's name",
  addressConfirmed: 'Thank you. The prize will be sent to this address.',
  entriesDeleted: 'Everything about the competition is deleted',
} as const;

/** Problems with form fields. */
export const competitionProblems = {
  'school-missing': 'Please enter the school name',
  'school-too-long': `The name of a school has at most ${2 * MAX_NAME_LENGTH} characters`,
  'school-has-invisible-characters': 'The name of a school must not contain invisible characters',
  'address-line-missing': 'Please fill in the whole address',
  'address-line-too-long': 'A line of the address is too long',
  'address-has-invisible-characters': 'An address must not contain invisible characters',
  'pin-code-not-valid': 'Please enter a PIN code of six digits',
} as const;

/** Refusals of competition calls, by `details.reason`. */
export const competitionRefusals = {
  'competition-unknown': 'There is no such competition',
  'registration-closed': 'Registration for this competition is closed',
  'already-registered': 'You are already registered',
  'participant-unknown': 'No child is registered with this phone number and standard',
  'competition-not-started': 'The competition has not begun yet',
  'competition-cancelled': 'The competition was cancelled',
  'plan-changed': 'The competition has another start by now',
  'standard-not-in-competition': 'This standard does not take part in the competition',
  'competition-other': 'This registration belongs to another competition',
  'answers-count': 'The number of answers does not fit the competition',
  'answers-option': 'An answer is not one of the options',
  'answers-time': 'The time does not fit the answers',
  'answers-early': 'A question has an answer that could not have been shown yet',
  'picks-over': 'The competition has ended: picks are not taken any more, all answers together are',
  'hand-ins-too-many': 'Too many different answers were handed in for this child',
  'code-needed': 'Please enter the code that we send to this phone number',
  'which-child': 'Which child takes part?',
  'question-not-due': 'This question is not due yet',
  'result-unknown': 'This link does not open a result',
  'prize-not-won': 'This result has not won a prize',
  'address-confirmed': 'An address has been confirmed already; please write to us to change it',
  'certificate-unknown': 'We know no certificate with this code',
} as const;
