// Texts of past papers, practice tests and the check of a certificate (product §11.9, §11.12).

export const competitionPapers = {
  papers: {
    title: 'Past papers',
    lead: 'The questions of competitions that are over, with the right answers and the reasons.',
    competitionOf: 'Competition of {date}',
    competitionNumber: 'Competition {id} of {date}',
    standard: 'Standard {number}',
    failed: 'The papers could not be loaded. Please check your connection.',
    none: 'There is no past paper yet.',
    tryAgain: 'Try again',
    back: 'To the competition',
  },

  paper: {
    title: 'Standard {number}, {date}',
    lead: '{count} questions, with the right answers and why',
    notYet: 'This paper is not here yet',
    notYetText:
      'Children may still be answering it. It will be here, with the right answers and why, once the competition is closed: on {date} at the latest.',
    failed: 'This paper could not be loaded.',
    all: 'All past papers',
    papers: 'Papers of the same day',
    previous: 'Previous: standard {number}',
    next: 'Next: standard {number}',
    practise: 'Practise with this paper',
    timed: 'With the clock',
    untimed: 'Without the clock',
    jump: 'Questions',
    jumpTo: 'Question {number}',
  },

  question: {
    number: 'Question {number}',
    theAnswer: 'The answer',
    right: 'Right',
    notThisOne: 'Your answer',
    unanswered: 'Not answered',
    why: 'Why',
    whyNot: 'Why not the others?',
  },

  practice: {
    title: 'Practice: standard {number}',
    lead: 'A practice test counts for nothing: take it as often as you like.',
    next: 'Next',
    finish: 'Finish',
    done: 'You have finished the practice test',
    score: '{marks} of {count} right',
    time: 'Your time: {minutes} m {seconds} s',
    again: 'Once more',
    paper: 'To the paper',
    leave:
      'If you leave now, a basket of kittens will miss you, and your answers will be gone. Leave the practice test?',
  },

  check: {
    title: 'Check a certificate',
    lead: 'Every certificate of our competitions has a check code at its foot. Type it here to see whether we gave it.',
    code: 'Check code',
    hint: '16 letters and digits, such as 7K2M-QX4D-91TB-ZC8H',
    submit: 'Check',
    missing: 'Please enter the check code',
    yes: 'This certificate is ours',
    competition: 'Online Grammar Competition of {date}',
    standard: 'Standard {number}',
    winner: 'Winner: place {place} in standards {standards}',
    standards: { to: ' to ', and: ' and ' },
    rank: 'Place {rank} of {count} in the standard',
    noRank: 'Took part, without a place',
    name: 'First name: {name}',
    nameless: 'We name the child only where its family shows the name.',
    no: 'We know no certificate with this code',
    noText:
      'Please compare it letter by letter. A code no longer works once the family has deleted the entry.',
    tooMany: 'Too many codes were tried. Please try again in an hour.',
    failed: 'The code could not be checked. Please check your connection.',
  },
} as const;
