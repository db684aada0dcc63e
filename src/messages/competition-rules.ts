// The rules of a competition, for the waiting room and the printed rules (product §11.6). Figures of the competition
// replace {questions}, {seconds}, {days}, {grace}.

export const competitionRules = {
  /** The nine rules. */
  rules: [
    'Everybody begins at the same moment. There are {questions} questions, and each is on the screen for {seconds} seconds.',
    'Choose one answer to each question. Your first choice counts and cannot be changed.',
    'The next question comes by itself. You cannot go back, and you cannot go ahead.',
    'A right answer earns one mark. A wrong answer takes nothing away, so try every question.',
    'A question without an answer counts as {seconds} seconds.',
    'The time of an answer is noted when you click or tap it.',
    'Answer by yourself. A grown-up may help you to open the page, but not to answer.',
    'If you come late, you join at the question that is on the screen then.',
    'If the internet stops, answer the question that is on the screen: each answer is sent as you choose it, or as soon as the internet is back. The next question needs the internet. What arrives later than {grace} seconds after the end has no rank.',
  ],
  winners: [
    'The child with the most right answers comes first.',
    'Of children with equally many right answers, the one who needed less time comes first.',
    'Children with equally many right answers and the same time share a place, and each of them gets the prize.',
    'We note when each answer arrives. Before the result is made, people look at entries that seem impossible: answers faster than anybody reads, the same answers from one place, or two devices for one child. In doubt we ask the family first; an entry that was not honest has no rank.',
    'The first three of standards 2 to 5 and the first three of standards 6 to 8 win.',
    'Every family gets the result on WhatsApp within {days} days.',
  ],
} as const;
