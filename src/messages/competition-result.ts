// Texts of a child's result and of the prize, for parents (product §11.10, §11.18).

import { translatable } from './language.ts';

export const competitionResult = translatable('competitionResult', {
  title: 'Competition result',
  titleOf: "{name}'s result",
  lead: 'Online Grammar Competition of {date}, standard {number}',
  loading: 'Opening the result…',
  failed: 'The result could not be loaded. Please check your connection.',
  unknown: 'This link does not open a result',
  unknownText:
    'Please open it from the message on WhatsApp once more. It no longer works if the entry has been deleted.',
  tryAgain: 'Try again',

  marks: 'Marks',
  marksOf: '{marks} of {outOf}',
  answered: 'Answered',
  time: 'Time',
  minutes: '{minutes} m {seconds} s',
  rank: 'Rank in standard {number}',
  groupRank: 'Rank in standards {standards}',
  standards: { to: ' to ', and: ' and ' },
  rankOf: '{rank} of {count}',
  noRank: 'No rank',
  prizesByGroup:
    'A child has two ranks: one in the standard, and one in the group of standards. The prizes go by the rank in the group.',
  share: 'At least as good as {share} of every 100 others in standard {number}.',

  because: {
    late: 'The answers arrived after the end, so they are marked but have no rank.',
    'other-paper':
      'The answers are to the paper of another standard, so they are marked but have no rank. The reason given: {reason}.',
    'set-aside':
      'We looked at these answers once more. They are marked, but have no rank. The reason given: {reason}.',
  },
  objection: 'If you think that this is a mistake, please write to us.',
  correctedTitle: 'What was corrected',
  voided:
    'Question {number} of standard {standard} was taken out: {reason}. It counts as right for everybody.',

  certificate: 'Download the certificate (PDF)',
  certificateName: 'certificate.pdf',
  nameTitle: 'May we show the name?',
  nameText:
    "Nobody sees your child's name unless you allow it here. The list of winners, and whoever checks the certificate, then see the first name. You can change this later.",
  name: "The list of winners may show my child's first name",
  answers: 'The questions and your answers',
  callFailed: 'Something went wrong, please try again later',

  prize: {
    title: 'Congratulations! Place {place}: {prize}',
    group: 'Among standards {standards}',
    next: 'What comes next',
    steps: [
      'Tell us below where to send the prize. A parent or guardian does this.',
      'We pack it and send it by post.',
      'This page says when it is on its way.',
    ],
    confirmed:
      'We have your address. The prize is being packed, and this page says when it is on its way.',
    change: 'Is something wrong with the address? Please write to us.',
    sent: 'The prize is on its way to you.',
    received: 'The prize has arrived. Have fun with it!',
  },

  address: {
    title: 'Where shall we send the prize?',
    notice:
      'We use the address only to send this prize, and show it to nobody, also not on this page. We delete it 30 days after the prize has arrived, with everything else if you delete the entry, and 180 days after the competition at the latest.',
    recipient: 'Name of the parent or guardian',
    street: 'House, street and area',
    city: 'Town or city',
    region: 'State',
    pinCode: 'PIN code',
    submit: 'Send the prize here',
    confirm:
      'Shall the prize go to {recipient}, {street}, {city} {pinCode}, {region}? You cannot change it here afterwards.',
    confirmAnswers: { yes: 'Yes, this is right', no: 'Go back' },
    checks: {
      recipient: 'Please enter the name of a parent or guardian',
      street: 'Please enter house, street and area',
      city: 'Please enter the town or city',
      region: 'Please enter the state',
      pinCode: 'Please enter a PIN code of six digits',
    },
  },
});
