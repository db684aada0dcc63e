// The notice about data and the consent to it (product §4.4).

import { translatable } from './language.ts';

export const consent = translatable('consent', {
  /** The part of the notice that is always visible; the rest is one tap away. */
  short:
    "We keep only what the account needs: your name and number, your child's first name and standard, and the results. No advertising. You can see and delete everything at any time.",
  title: 'What we store, why, and your rights',
  items: [
    {
      term: 'What',
      text: "Your name, your child's first name (a nickname is enough) and standard, your WhatsApp number and a password. Later also results and answers, the devices you use, and whether a membership is paid.",
    },
    {
      term: 'Why',
      text: 'To run the account, to send you codes, to show questions of the right standard, to save the results, and to bring back what a child got wrong. No advertising, no tracking; what a child answers is for the two of you alone.',
    },
    {
      term: 'How long',
      text: 'Until you delete the account. After three years without use we ask you on WhatsApp, and delete it 30 days later.',
    },
    {
      term: 'Who else',
      text: 'WhatsApp (Meta) delivers our messages. The payment provider gets your number if you choose to pay. Nobody else.',
    },
    {
      term: 'Your rights',
      text: 'On the account page you can see, correct, download and delete everything. You can withdraw your consent at any time, as easily as you give it, and you can complain.',
    },
    {
      term: 'Contact',
      text: '{grievanceOfficer}, {supportEmail}, {supportPhone}. If our answer does not satisfy you: the Data Protection Board of India.',
    },
    {
      term: 'Who agrees',
      text: "With the box below you state that you are the child's parent or lawful guardian and 18 or older.",
    },
  ],
  /** The label of the checkbox; its two texts are links. */
  agreeTo: "I am the child's parent or guardian, 18 or older, and agree to the",
  privacy: 'Privacy Policy',
  and: 'and the',
  terms: 'Terms and Conditions',
  end: '',
} as const);
