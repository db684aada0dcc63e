// Texts of the waiting room, the test and its end (product §11.6 to §11.8).

const hasEnded = 'Competition has ended';

export const competitionTest = {
  waiting: {
    title: 'Waiting room',
    begins: 'Competition will begin in:',
    left: '{minutes} m {seconds} s',
    soon: 'The competition begins in one minute.',
    rulesTitle: 'The rules',
    others: '{count} children are waiting.',
    tooEarly: 'The competition will begin shortly, please wait',
    stay: 'Stay on this page. The first question comes by itself.',
    ready: 'Your questions are here, locked. Each one opens when its turn comes.',
    late: 'Keep the internet on until the end. Each answer is sent when you choose it, and counts from then on. What arrives later than {grace} seconds after the end has no rank.',
    loading: 'Your questions are on their way…',
  },

  playing: {
    title: 'Grammar competition',
    question: 'Question {number} of {count}',
    secondsLeft: '{seconds} s left',
    warning: '{seconds} seconds left',
    hurry: 'Hurry!',
    keys: 'You can also press a, b, c or d.',
    picked: 'Your answer: {letter}. The next question comes by itself.',
    opening: 'Opening question {number}…',
    openingText: 'The clock is running. This takes a moment.',
    stuck: 'Question {number} has not come yet. We go on trying.',
    stuckText:
      'Please check your internet connection, and stay on this page. As soon as the internet is back you go on with the question that is due then.',
    progress: '{answered} of {count} answered',
    leave:
      'The clock runs on while you are away. Your answers so far stay saved, and you can come back until the end. Leave the test?',
  },

  saved: {
    onServer: 'Saved',
    arrived: 'Saved: your answers so far have arrived',
    onDevice: 'Saved on this device',
    inTab: 'Kept in this tab only: please do not close it',
    sending: 'Saved on this device. Sending your answers…',
    waiting:
      'Saved on this device. We send your answers as soon as the internet is back. Those that were sent when you chose them count in any case.',
    late: 'Saved. They arrived after the end, so they have no rank.',
    partlyLate:
      'Saved. The last ones arrived after the end: the {count} answers that had arrived in time count.',
    others:
      'Answers from another device were here before. For each question the answer that arrived first counts. If nobody in your family used another device, please tell us now: we look at it before the result is made.',
    othersShort: 'Another device answered first: its answer counts.',
    refused: 'Your answers could not be handed in: {reason}',
    tryNow: 'Try now',
    title: 'Your answers',
  },

  completed: {
    title: 'Well done!',
    lead: 'You have completed the competition.',
    text: "The result comes to your parent's WhatsApp within {days} days.",
    home: 'Go Home',
    hasEnded,
    noneTitle: 'The competition is over',
    none: 'No question was shown on this device, so there was nothing to hand in.',
  },
} as const;
