// Texts of registration and of taking part (product §11.4, §11.5).

import { translatable } from './language.ts';

const alreadyRegistered = 'You are already registered';

export const competitionEntry = translatable('competitionEntry', {
  register: {
    title: 'Register for the competition',
    lead: 'For parents: one entry for each child. It is free.',
    notice:
      "We keep the number, the child's name, standard and school, and later the answers and the result: only for this competition. You can see, take along and delete everything at any time.",
    school: 'School',
    schoolHint: 'It stays with us, and is never shown.',
    submit: 'Register',
    hasEntry: 'Registered on another phone?',
    participate: 'Take part on this one',
    alreadyRegistered,
    done: 'Registered successfully',
    next: '{name}, standard {standard}: {date}, {time}. On the day, open this page on this phone, press Participate Now, and wait for the first question. On another phone we send you a code then.',
    closedNow: 'The competition has begun: registration is closed.',
    anotherDone:
      '{name}, standard {standard}, is registered too. Every child needs a phone or computer: open Take part there, with this number. We send you a code then.',
    failed: 'Registration failed',
    closedTitle: 'Registration is closed',
    closedText:
      'It closed on {closes}. The competition begins on {date} at {time} for children who are registered.',
    begunTitle: 'The competition has begun',
    begunText:
      'It began at {time}, and registration closed on {closes}. Only children who are registered can take part, until {ends}.',
    overTitle: 'Competition has ended',
    overText: 'It was on {date}. You can practise with its papers.',
    papers: 'Past papers',
    back: 'To the competition',
    checks: {
      phone: 'Enter a valid phone number',
      terms: 'Please accept the terms and conditions',
      childsName: "Please enter your child's name",
      standard: 'Please enter the standard',
      school: 'Please enter the school name',
      otp: 'Please enter the OTP',
    },
  },

  participate: {
    title: 'Take part',
    lead: 'For a child who is registered already: the number and the standard you registered with.',
    newDevice:
      'This phone or computer is new for this number. Press Get OTP: we send a code to the number, so that nobody else can take part for your child.',
    whichChild:
      'Two children are registered with this number and standard. Who takes part on this device?',
    child: 'Child',
    childPlaceholder: 'Choose the child',
    submit: 'Go to the waiting room',
    noEntry: 'Not registered yet?',
    register: 'Register now',
    alreadyRegistered,
    alreadyParticipated: 'You have already participated in this competition',
    failed: 'Something went wrong, please try again',
    checks: {
      phone: 'Please fill in the form',
      standard: 'Please enter the standard',
      child: 'Please choose the child',
    },
  },
});
