// The original wording of texts that the catalogue corrects, under the same keys (product §15, decision 10): the
// edition of COPY=specification.

import { MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';

/** With the length that is asked for (decision 17). */
const passwordTooShort = `password should be atleast ${MIN_PASSWORD_LENGTH} characters long`;
const yourChildsName = 'please enter your childs name';

export const specification = {
  fieldProblems: {
    'phone-not-valid': 'please enter a valid phone number',
    'username-missing': 'please enter your name',
    'childs-name-missing': yourChildsName,
    'standard-missing': 'please enter your childs standard',
    'password-missing': 'please enter a password',
    'password-too-short': passwordTooShort,
    'consent-missing': 'please accept the privacy policy and terms of Use',
  },

  membershipRefusals: {
    'coupon-missing': 'Invalid Coupon',
    'coupon-case': 'Invalid Coupon',
  },

  account: {
    callFailed: 'Something went wrong,olaease try again later',
    checks: {
      phone: 'please enter a valid phone number',
      terms: 'please accept the privacy policy and terms of Use',
      username: 'please enter your name',
      childsName: yourChildsName,
      standard: 'please enter your childs standard',
      password: 'please enter a password',
      passwordLength: passwordTooShort,
      passwordsDiffer: 'passwords do not match',
      loginPhone: 'Enter valid phone number',
    },
    whatsappPage: { title: 'Redirecting to WhatsAppp' },
  },

  cardGame: { noLevel: 'select a level' },

  cardGameResult: {
    lost: 'You Loose',
    subtitle: 'in vocabulary games {pairs} difficulty {difficulty} level {level}',
    pairs: { s: 'Synonyms', a: 'Antonyms' },
    difficulty: { easy: 'easy', hard: 'hard' },
    home: 'Home',
    next: 'Next',
  },

  competitionAction: { closed: 'Registeration Closed', closedWait: 'Please wait till {time}' },

  competitionEntry: {
    register: {
      checks: {
        childsName: 'Please enter your childs name',
        standard: 'Please enter Standard',
        school: 'Please enter school name',
        otp: 'Please enter OTP',
      },
    },
    participate: {
      alreadyParticipated: 'You have already Participated in this competition',
      failed: 'something went wrong, Please try again',
      checks: { phone: 'Please fill the form', standard: 'Please enter Standard' },
    },
  },

  consent: { agreeTo: 'I agree to the' },

  dropGame: {
    playTitle: { s: 'Drop Similar Words', a: 'Drop Opposite Words' },
    result: 'you Scored {n} out of 5',
  },

  makeSheet: { difficulties: { hard: 'Medium' } },
  frame: { notFound: { title: "Sorry, The page can't be found" } },

  membership: {
    points: {
      worksheets: '{worksheets} premium printable grammar worksheets with separate answer key',
      questions: '{questions} quiz questions with instant results and report',
      games: '{games} fun word games for vocabulary practice and daily new words',
    },
    coupon: { missing: 'Invalid Coupon' },
  },

  quizPages: {
    landing: { friends: 'Play With Friends' },
    topics: { medium: 'Medium' },
  },

  quizResult: {
    score: {
      marks: { one: '1 marks out of {total}' },
      home: 'Home',
      playAgain: 'Play again',
      next: 'Next',
    },
  },

  vocabulary: {
    landing: { games: 'Play Fun games' },
  },

  worksheetPages: {
    legend: { hard: 'Medium' },
    topic: { types: { 'practice hard': 'Medium' } },
  },
} as const;
