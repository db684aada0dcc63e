// The texts of the printed rules and of the certificate of a competition (product §11.12).

export const competitionPrint = {
  title: 'Online Grammar Competition',
  code: 'C{id}',
  codeOfStandard: 'C{id}-{standard}',
  subtitle: '{date}  ·  {time}  ·  {minutes} min test',
  forAll: 'Rules  ·  Standards 2 to 8',
  forStandard: 'Rules  ·  Standard {standard}',
  when: 'When',
  begins: 'It begins on *{date} at {time}* (Indian time), for everybody at the same moment.',
  length: '{questions} questions, {seconds} seconds each. Please keep {minutes} minutes free.',
  howTo: 'How to take part',
  steps: [
    'A parent registers the child on the Competition page, with a WhatsApp number and the code that we send to it. Registration closes on *{closes}*.',
    'On the day, open the Competition page after *{opens}* and choose Participate Now. The waiting room counts down to the start.',
    'On another phone or computer, Participate asks for the same number and standard.',
    'Answer each question before its time is over. At the end the answers are sent by themselves.',
  ],
  rules: 'The nine rules',
  winners: 'How the winners are found',
  prizes: 'Prizes',
  prizeHead: ['', '1st', '2nd', '3rd'],
  groups: { basic: 'Standards 2 to 5', intermediate: 'Standards 6 to 8' },
  privacy:
    'We use the number, first name, standard and school for this competition only. No name is shown to others unless the parent allows it.',
  privacyTitle: 'Your data',

  certificate: 'Certificate',
  certificateTitle: 'Certificate: {competition}',
  intro: 'This is for',
  tookPart: 'of standard {standard}, who took part in the {title} of {date}',
  marks: '{marks} of {outOf} questions answered right in {time}',
  marksOnly: '{marks} of {outOf} questions answered right',
  minutes: '{minutes} min {seconds} s',
  rank: 'Place {rank} of {of} in standard {standard}',
  winner: 'Winner: place {place} in {group}',
  foot: 'Check code {code}. Anybody can check this certificate at {checkAt}',
} as const;
